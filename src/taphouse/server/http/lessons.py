"""Lessons over HTTP. Nothing is kept here: whoever learns says what they answered so far."""

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from taphouse.core.errors import BadLesson, BadNotation, IllegalMove, TaphouseError
from taphouse.core.facts import Fact
from taphouse.core.game import Game
from taphouse.core.lesson import Lesson, find_lesson, lessons_of
from taphouse.core.pupil import Pupil, pupil_at
from taphouse.server.http.context import TheDoor
from taphouse.server.http.refusing import refusing
from taphouse.server.parts.sheet import BOT, PERSON, RUNNING
from taphouse.server.protocol.bodies import LessonAnswers, LessonCard, LessonFrame, LessonPage
from taphouse.server.protocol.messages import SeatInfo, TableInfo
from taphouse.server.protocol.problems import Refusal
from taphouse.server.shown.catalogue import catalogue

JSON = "application/json"


@get("/api/games/{game:str}/lessons", responses=refusing(404))
async def lessons(game: FromPath[str], entrance: TheDoor) -> list[LessonCard]:
    """List the lessons of a game, the first one first."""
    known = lessons_of(entrance.bar.game(game))
    return [LessonCard(one.id, one.title, one.minutes, len(one.steps)) for one in known]


@get(
    "/api/games/{game:str}/catalogue",
    responses={200: ResponseSpec(dict[str, Any], description="Every piece by its notation")} | refusing(404),
)
async def usual_catalogue(game: FromPath[str], entrance: TheDoor) -> Response[bytes]:
    """Give what never changes about the pieces of a game as it is usually played, for pictures without a table."""
    found = entrance.bar.game(game)
    _, data = catalogue(found, found.house(found.meta.seats_best))
    return Response(data, media_type=JSON, headers={"cache-control": "no-cache"})


@post(
    "/api/games/{game:str}/lessons/{lesson:str}",
    status_code=200,
    responses={200: ResponseSpec(LessonPage, description="The step and its table")} | refusing(403, 404, 409, 413),
)
async def lesson_step(
    game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonAnswers], entrance: TheDoor
) -> Response[bytes]:
    """Take a step of a lesson, or look where one is; a poor answer changes nothing and is explained."""
    found = entrance.bar.game(game)
    page = page_of(found, _lesson(found, lesson), data)
    return Response(msgspec.json.encode(page), media_type=JSON)


def _lesson(game: Game, name: str) -> Lesson:
    try:
        return find_lesson(game, name)
    except TaphouseError as error:
        raise Refusal("unknown", error.fact) from error


def page_of(game: Game, lesson: Lesson, data: LessonAnswers) -> LessonPage:
    """Write the page of the step at which somebody is after their answers."""
    poor: Fact | None = None
    try:
        pupil = pupil_at(game, lesson, data.answers)
        if data.answer is not None:
            answered = pupil.answer(data.answer)
            poor = None if answered is None else lesson.fact(answered)
    except (IllegalMove, BadNotation) as error:
        refusal = Refusal("rule", error.fact)
        refusal.package = game.package
        raise refusal from error
    except BadLesson as error:
        raise Refusal("not_now", error.fact) from error
    name, _ = catalogue(game, pupil.house)
    step = pupil.step
    return LessonPage(
        step=pupil.at,
        steps=len(lesson.steps),
        minutes=lesson.minutes,
        title=lesson.title,
        say=None if step is None else lesson.fact(step),
        wants=step is not None and bool(step.want),
        point=[] if step is None else step.point,
        good=pupil.good_moves(),
        poor=poor,
        info=_info(pupil, name),
        frames=[LessonFrame(seen.view, seen.story) for seen in pupil.seen],
        pieces=None if data.catalogue == name else _pieces(pupil),
    )


def _pieces(pupil: Pupil) -> dict[str, dict[str, Any]]:
    pieces: Mapping[str, Mapping[str, Any]] = pupil.game.catalogue(pupil.house)
    return {notation: dict(piece) for notation, piece in pieces.items()}


def _info(pupil: Pupil, name: str) -> TableInfo:
    """The card of the table at which a lesson is taken."""
    seats = [
        SeatInfo(seat=seat, kind=PERSON if seat == pupil.seat else BOT, name=who, online=True)
        for seat, who in enumerate(pupil.names)
    ]
    meta = pupil.game.meta
    return TableInfo(
        id="",
        game=meta.id,
        title=meta.title,
        status=RUNNING,
        house=pupil.house,
        seats=seats,
        catalogue=name,
        your_seat=int(pupil.seat),
    )


LESSONS: list[ControllerRouterHandler] = [lessons, usual_catalogue, lesson_step]
