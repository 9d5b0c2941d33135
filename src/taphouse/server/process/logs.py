"""Logs: words for a person at a terminal, JSON for machines; never a secret.

What people send and see is not logged at all. As a second bolt, fields whose names promise a
secret are blanked before anything is written.
"""

import logging
import sys
from collections.abc import Callable, MutableMapping
from time import monotonic
from typing import Any, TextIO

import structlog

LIBRARIES = ("uvicorn", "websockets", "alembic")
QUIET = 60.0
"""Seconds between two lines about the same thing that strangers did wrong."""
SECRET = ("cookie", "token", "seed", "key", "hand", "view", "position", "authorization", "secret", "text", "data")
Fields = MutableMapping[str, Any]


def blank_secrets(_logger: object, _method: str, fields: Fields) -> Fields:
    """Blank every field whose name promises a secret."""
    for name in fields:
        if any(word in name.lower() for word in SECRET):
            fields[name] = "(kept back)"
    return fields


class Brake(logging.Filter):
    """Lets a library warn of the same thing once in a while: people who send garbage do not fill our log."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._quiet_until: dict[str, float] = {}
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a line is written; it then tells how many like it were not."""
        if record.levelno != logging.WARNING or not record.name.startswith(LIBRARIES):
            return True
        words = str(record.msg)
        if self._clock() < self._quiet_until.get(words, 0.0):
            self._left_out[words] = self._left_out.get(words, 0) + 1
            return False
        self._quiet_until[words] = self._clock() + QUIET
        left_out = self._left_out.pop(words, 0)
        if left_out:
            record.msg = f"{words} ({left_out} more of these since the last line)"
        return True


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
    handler.addFilter(Brake())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for library in LIBRARIES:
        logging.getLogger(library).setLevel("WARNING")
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
