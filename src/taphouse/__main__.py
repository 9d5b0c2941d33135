"""``taphouse`` and ``python -m taphouse``: the command line, or a sentence about what it still needs."""

import sys

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
        sys.exit(f"This needs the package {error.name}, which is not installed. Try: pip install 'taphouse[{extra}]'")


if __name__ == "__main__":
    main()
