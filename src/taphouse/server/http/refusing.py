"""With which statuses a request may be refused, for the description of the HTTP part."""

from litestar.openapi.datastructures import ResponseSpec

from taphouse.server.protocol.bodies import Problem

REFUSALS = {
    400: ResponseSpec(
        Problem, description="The request cannot be read, or asks for a house of another name.", generate_examples=False
    ),
    403: ResponseSpec(Problem, description="Not yours to do, or not from that page.", generate_examples=False),
    404: ResponseSpec(Problem, description="There is no such thing.", generate_examples=False),
    409: ResponseSpec(Problem, description="Not now, or not by the rules.", generate_examples=False),
    413: ResponseSpec(Problem, description="The request is too long.", generate_examples=False),
    429: ResponseSpec(Problem, description="Too many at once: come back in a moment.", generate_examples=False),
    503: ResponseSpec(
        Problem, description="Trouble of the server's own: come back in a moment.", generate_examples=False
    ),
}
"""What a request may be refused with; each answer has a code, a sentence and a fact."""
ANYWHERE = (400, 429, 503)


def refusing(*statuses: int) -> dict[int, ResponseSpec]:
    """Tell with which statuses a request may be refused, beside those with which any may."""
    return {status: REFUSALS[status] for status in sorted({*ANYWHERE, *statuses})}
