"""Responses: problems, and pages with their headers."""

from http import HTTPStatus
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, SerializationException, ValidationException

from taphouse.core.errors import BadHouse, BrokenGame, TaphouseError, UnknownGame
from taphouse.core.facts import Fact
from taphouse.server.http.pages import Site
from taphouse.server.protocol.bodies import Problem
from taphouse.server.protocol.decode_errors import NO_JSON, TOO_DEEP, what_is_wrong
from taphouse.server.protocol.problems import SERVER, Refusal, problem
from taphouse.server.store import StoreFailure
from taphouse.server.words import said

logger = structlog.get_logger()
Asked = Request[Any, Any, Any]

STATUS = {
    "malformed": 400,
    "not_yours": 403,
    "unknown": 404,
    "not_now": 409,
    "rule": 409,
    "stale": 409,
    "too_large": 413,
    "too_fast": 429,
    "failed": 503,
}
FACTS = {
    HTTPStatus.NOT_FOUND: ("unknown", said.nothing_at_address()),
    HTTPStatus.METHOD_NOT_ALLOWED: ("malformed", said.other_method()),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: ("too_large", said.request_too_long()),
}
NO_BODY = ("'data'", "data")
"""What the framework says about a body that is missing."""
MOST_TOLD = 5
"""So many mistakes of one request are told."""
RETRY_AFTER = "5"
"""Seconds."""
SHELL = ("", "tables", "games", "make", "learn")
"""First parts of the addresses that the browser's part knows."""


class Body(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:  # noqa: ANN401  whatever came
        """Read the body as JSON, or say why it is none."""
        try:
            return await super().json()
        except (UnicodeDecodeError, SerializationException) as error:
            raise ValidationException(extra=[{"message": NO_JSON}]) from error
        except RecursionError as error:
            raise ValidationException(extra=[{"message": TOO_DEEP}]) from error


def refusal_answer(status: int, code: str, why: Fact, package: str = SERVER) -> Response[Problem]:
    """Answer with a problem; where it is worth asking again, say so."""
    come_back = code in ("too_fast", "failed")
    headers = {"retry-after": RETRY_AFTER} if come_back else {}
    body = problem(code, why, come_back=come_back, package=package)
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def on_refusal(_: Asked, error: TaphouseError) -> Response[Problem]:
    """Turn a refusal into an answer."""
    if isinstance(error, Refusal):
        return refusal_answer(STATUS.get(error.code, 400), error.code, error.fact, error.package)
    if isinstance(error, StoreFailure):
        logger.warning("storage in trouble", error=str(error), cause=str(error.__cause__))
        return refusal_answer(503, "failed", said.trouble())
    if isinstance(error, UnknownGame | BrokenGame):
        return refusal_answer(404, "unknown", error.fact, error.package)
    return refusal_answer(409 if isinstance(error, BadHouse) else 400, "rule", error.fact, error.package)


def on_wrong_request(_: Asked, error: HTTPException) -> Response[Problem]:
    """Say in a sentence what is wrong with a request."""
    if isinstance(error, ValidationException):
        parts = [part for part in error.extra or [] if isinstance(part, dict)]
        found = [(part["message"], part.get("key", "")) for part in parts]
        what = [said.bad_nothing()] if found == [NO_BODY] else [what_is_wrong(*part) for part in found[:MOST_TOLD]]
        return refusal_answer(400, "malformed", said.request_unread_for(what=what))
    code, why = FACTS.get(HTTPStatus(error.status_code), ("malformed", said.request_unread()))
    # The framework blames itself for a field that is called like one of our dependencies: the request is wrong.
    status = 400 if isinstance(error, InternalServerException) else error.status_code
    answer = refusal_answer(status, code, why)
    answer.headers.update(error.headers or {})
    return answer


def on_failure(request: Asked, error: Exception) -> Response[Problem]:
    """Admit a mistake of ours: the log has it all, the answer nothing of it."""
    logger.error("request failed", path=request.url.path, error=type(error).__name__, exc_info=error)
    return refusal_answer(500, "failed", said.mistake_of_ours())


def page_answer(request: Asked, site: Site, path: str) -> Response[bytes]:
    """Answer with a file, or with the page that finds its way by itself."""
    found = site.find(path)
    known = found is not None or path.strip("/").split("/")[0] in SHELL
    if not known and "text/html" not in request.headers.get("accept", ""):
        raise HTTPException(status_code=404)
    shown = found or site.index
    headers = shown.headers()
    if request.headers.get("if-none-match") == shown.etag and known:
        return Response(b"", status_code=304, headers=headers, media_type=shown.kind)
    body, packing = shown.best(request.headers.get("accept-encoding", ""))
    if packing:
        headers["content-encoding"] = packing
    return Response(body, status_code=200 if known else 404, headers=headers)
