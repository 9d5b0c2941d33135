"""``taphouse`` and ``python -m taphouse``: the command line, or a sentence about what it still needs."""

import os
import sys

from taphouse.core.facts import typed
from taphouse.terminal.language import asked_language, speak, tell
from taphouse.terminal.words import said

SERVER = {
    "alembic", "asyncpg", "httpx", "itsdangerous", "litestar", "markdown_it", "prometheus_client", "segno",
    "sqlalchemy", "structlog", "uvicorn", "uvloop", "websockets",
}  # fmt: skip
"""The modules that only the server imports."""
EXTRAS = {"terminal": {"click", "platformdirs", "rich", "typer"}, "server": SERVER}


def extra_with(module: str) -> str:
    """Name the extra that brings a module; empty if none does."""
    top = module.partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if top in modules), "")


def main() -> None:
    """Run the command line; where one of its packages is not installed, say which extra brings it."""
    try:
        from taphouse.cli import main as run  # noqa: PLC0415  it may not be there

        run()
    except ModuleNotFoundError as error:
        extra = extra_with(error.name or "")
        if not extra:
            raise
        speak(asked_language(sys.argv[1:], os.environ)[0])
        sys.exit(tell(said.needs_package(name=typed(error.name or ""), extra=typed(extra))))


if __name__ == "__main__":
    main()
