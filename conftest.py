"""What the house's browser tests and the games' share: one house and one browser."""

from pathlib import Path

import pytest


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> None:
    """Bring the fixtures along with any folder of browser tests; whoever runs none of them needs no browser."""
    if path.name == "browser":
        parent.config.pluginmanager.import_plugin("browser.fixtures")
