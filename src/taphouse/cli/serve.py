"""``taphouse serve``."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from taphouse.cli.options import WrongUsage

EXAMPLES = (
    "taphouse serve",
    "taphouse serve --host 0.0.0.0",
    "taphouse serve --public-url https://games.example.org --proxies 10.0.0.7",
    "taphouse serve --db postgresql://taphouse@localhost/taphouse --workers 2",
)


def serve(
    *,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets phones in the same network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, metavar="N", help="Port to listen on, usually 8000 or the next free; 0 takes any."
        ),
    ] = None,
    db: Annotated[
        str,
        typer.Option(
            metavar="URL", help="Database, as postgresql://user@host/name or sqlite:///path; usually SQLite in --data."
        ),
    ] = "",
    workers: Annotated[
        int, typer.Option(min=1, max=64, metavar="N", help="Processes; more than one needs PostgreSQL.")
    ] = 1,
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Folder for the database and the secret key.")
    ] = None,
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="Address that friends use, if it is another one.")
    ] = "",
    proxies: Annotated[
        str,
        typer.Option(metavar="ADDRESSES", help="Reverse proxies to believe: addresses or networks joined by commas."),
    ] = "127.0.0.1",
    pace: Annotated[
        Literal["calm", "human", "quick", "instant"],
        typer.Option(metavar="PACE", help="How quickly bots move: calm, human, quick, instant."),
    ] = "human",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        typer.Option(metavar="LEVEL", help="What is logged, and all that is worse: debug, info, warning, error."),
    ] = "info",
) -> None:
    """Open the house: tables in the browser, for friends nearby.

    Everybody who can reach this machine may come in. Stop with Ctrl+C; every table is kept.
    """
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
        )
    except BadAsked as error:
        raise WrongUsage(str(error)) from error
