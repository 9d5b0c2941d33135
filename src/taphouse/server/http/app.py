"""The application: everything that is served, put together."""

from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath

from taphouse.core.errors import TaphouseError
from taphouse.server.bar.tables import Bar
from taphouse.server.http.admission import DoorRules
from taphouse.server.http.api import API, Description
from taphouse.server.http.context import Door, TheDoor
from taphouse.server.http.metrics import CONTENT_TYPE
from taphouse.server.http.middleware import Doorkeeper
from taphouse.server.http.pages import Site
from taphouse.server.http.responses import Body, on_failure, on_refusal, on_wrong_request, page_answer
from taphouse.server.http.table_socket import table_socket
from taphouse.server.http.tokens import Signer

Asked = Request[Any, Any, Any]


@get("/healthz", include_in_schema=False)
async def healthz(request: Asked, entrance: TheDoor) -> Response[bytes]:
    """Say how the server is: in a word, or with ``?verbose`` in numbers."""
    health = await entrance.physician.examine()
    status = 200 if health.ok else 503
    if "verbose" in request.query_params:
        return Response(msgspec.json.encode(health), status_code=status, media_type="application/json")
    return Response(f"{health.why or 'ok'}\n".encode(), status_code=status, media_type="text/plain")


@get("/metrics", include_in_schema=False)
async def metrics(entrance: TheDoor) -> Response[bytes]:
    """Give the numbers of the server."""
    entrance.count()
    return Response(entrance.metrics.text(), headers={"content-type": CONTENT_TYPE})


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asked, entrance: TheDoor, path: FromPath[str] = "") -> Response[bytes]:
    """Give a file of the browser's part, or the page that finds its way by itself."""
    return page_answer(request, entrance.site, path)


def make_app(bar: Bar, signer: Signer, rules: DoorRules | None = None, site: Site | None = None) -> Doorkeeper:
    """Put everything together around a bar that is open."""
    door = Door(bar, rules or DoorRules(), signer, site or Site(None))
    inner = Litestar(
        [*API, table_socket, healthz, metrics, page],
        dependencies={"entrance": Provide(lambda: door, sync_to_thread=False)},
        state=State({"door": door}),
        exception_handlers={Exception: on_failure, HTTPException: on_wrong_request, TaphouseError: on_refusal},
        request_class=Body,
        request_max_body_size=door.rules.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Taphouse",
            version=version("taphouse"),
            path="/schema",
            render_plugins=[Description()],
        ),
        logging_config=None,
    )
    return Doorkeeper(inner, door)
