"""A house in a process of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from shared.serving import Served


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path)
    yield server
    if server.process.poll() is None:
        server.process.kill()
    server.process.communicate()
