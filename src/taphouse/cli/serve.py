"""``taphouse serve``."""

from pathlib import Path
from typing import Annotated

import typer

from taphouse.server.messages import PACES


def serve(
    *,
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets phones in the same network in.")] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="Port to listen on, usually 8000 or the next free; 0 takes any free one."),
    ] = None,
    db: Annotated[
        str, typer.Option(help="Database, as postgresql://user@host/name or sqlite:///path; usually SQLite in --data.")
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one needs PostgreSQL.")] = 1,
    data: Annotated[Path | None, typer.Option(help="Folder for the database and the secret key.")] = None,
    public_url: Annotated[str, typer.Option(help="Address that friends use, if it is another one.")] = "",
    proxies: Annotated[str, typer.Option(help="Reverse proxies to believe, as addresses with commas.")] = "127.0.0.1",
    pace: Annotated[str, typer.Option(help=f"How quickly bots move: {', '.join(PACES)}.")] = "human",
    log_level: Annotated[str, typer.Option(help="What is logged: debug, info, warning, error.")] = "info",
) -> None:
    """Open the house: tables in the browser, for everybody who can reach this machine."""
    from taphouse.server.serve import serve as serve_house  # noqa: PLC0415  no other command should wait for it

    serve_house(
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
