"""Logs: words for a person at a terminal, JSON for machines; never a secret.

What people send and see is not logged at all. As a second bolt, fields whose names promise a
secret are blanked before anything is written.
"""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

SECRET = ("cookie", "token", "seed", "key", "hand", "view", "position", "authorization", "secret", "text", "data")
Fields = MutableMapping[str, Any]


def blank_secrets(_logger: object, _method: str, fields: Fields) -> Fields:
    """Blank every field whose name promises a secret."""
    for name in fields:
        if any(word in name.lower() for word in SECRET):
            fields[name] = "(kept back)"
    return fields


def set_up_logs(level: str = "info", out: TextIO | None = None) -> None:
    """Send our own and the libraries' logs to one place, in one form."""
    out = out or sys.stderr
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        blank_secrets,
    ]
    # Pretty tracebacks show the values of variables: hands and seeds. Plain ones do not.
    render: list[structlog.typing.Processor] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if out.isatty()
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *render]
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for library in ("uvicorn", "websockets", "alembic"):
        logging.getLogger(library).setLevel("WARNING")
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
