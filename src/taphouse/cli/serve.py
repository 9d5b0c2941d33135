"""``taphouse serve``."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from taphouse.cli.options import WrongUsage
from taphouse.core.facts import plain
from taphouse.terminal.language import language

EXAMPLES = (
    "taphouse serve",
    "taphouse serve --host 0.0.0.0",
    "taphouse serve --public-url https://games.example.org --proxies 10.0.0.7",
    "taphouse serve --db postgresql://taphouse@localhost/taphouse --workers 2",
)


def serve(
    *,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="about-host")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, metavar="N", help="about-port"),
    ] = None,
    db: Annotated[
        str,
        typer.Option(metavar="URL", help="about-db"),
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, metavar="N", help="about-workers")] = 1,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="about-data")] = None,
    public_url: Annotated[str, typer.Option(metavar="URL", help="about-public-url")] = "",
    proxies: Annotated[
        str,
        typer.Option(metavar="ADDRESSES", help="about-proxies"),
    ] = "127.0.0.1",
    pace: Annotated[
        Literal["calm", "human", "quick", "instant"],
        typer.Option(metavar="PACE", help="about-bot-pace"),
    ] = "human",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        typer.Option(metavar="LEVEL", help="about-log-level"),
    ] = "info",
) -> None:
    """Open the house: tables in the browser, for friends nearby."""
    from taphouse.server.process.arguments import BadAsked  # noqa: PLC0415  no other command should wait for the server
    from taphouse.server.process.serve import serve as serve_until_stopped  # noqa: PLC0415

    try:
        serve_until_stopped(
            host,
            port,
            db=db,
            workers=workers,
            data=data,
            public_url=public_url,
            proxies=proxies,
            pace=pace,
            log_level=log_level,
            language=language(),
        )
    except BadAsked as error:
        raise WrongUsage(plain(str(error))) from error
