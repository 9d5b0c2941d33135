"""The HTTP part: names, games, the lobby, tables, replays."""

from typing import Any

from litestar import Request, Response, Router, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec.structs import replace

from taphouse.bots.by_name import RANDOM, bots_of
from taphouse.core.errors import BadHouse
from taphouse.core.game import Game
from taphouse.core.house import Option
from taphouse.core.levels import USUAL
from taphouse.core.measured import Measures, ladder_of, measures_of
from taphouse.core.record import Record
from taphouse.server.bar.standings import cards_with_standings
from taphouse.server.bar.tables import PAGE
from taphouse.server.http.context import Door, TheDoor
from taphouse.server.http.lessons import LESSONS
from taphouse.server.http.qr_code import qr_svg
from taphouse.server.http.refusing import refusing
from taphouse.server.http.rulebook import rules_html
from taphouse.server.protocol.bodies import (
    BotToken,
    CheckHouse,
    Frame,
    GameCard,
    HouseAnswer,
    LessonAnswers,
    LevelCard,
    Made,
    MakeTable,
    Me,
    OptionCard,
    PlayNow,
    SetName,
    Standing,
    TablePage,
)
from taphouse.server.protocol.messages import TableInfo
from taphouse.server.protocol.problems import Elsewhere, Refusal, UnknownTable
from taphouse.server.shown.catalogue import catalogue
from taphouse.server.sockets.relay import is_relayed, no_answer
from taphouse.server.words import said
from taphouse.words.about_game import age_note, game_credits, option_about, pitch, preset_about
from taphouse.words.languages import ENGLISH, spoken_language

Asked = Request[Any, Any, Any]
JSON = "application/json"
MOST = 100
"""Tables on one page of the list."""


@get("/api/me", responses=refusing())
async def me(request: Asked, entrance: TheDoor, words: FromQuery[str] = "") -> Response[Me]:
    """Tell who is asking, at which unfinished tables they sit, and how these stand; ``words=en`` adds sentences."""
    person = await entrance.identity.person(request)
    if person is None:
        return Response(Me())
    cards = await cards_with_standings(entrance.bar, person.id, spoken_language(words))
    return Response(Me(name=person.name, known=True, tables=cards), cookies=entrance.identity.renewed(request, person))


@post("/api/me", status_code=200, responses=refusing(403, 413))
async def name_me(request: Asked, data: JSONBody[SetName], entrance: TheDoor) -> Response[Me]:
    """Give oneself a name; a newcomer is remembered from now on."""
    entrance.admission.take_wish(request, await entrance.identity.person_id(request))
    guest = await entrance.identity.register(request, data.name)
    return Response(
        Me(name=guest.person.name, known=True, tables=entrance.bar.tables_of(guest.person.id)), cookies=guest.cookies
    )


@delete("/api/me", status_code=200, responses=refusing(403))
async def forget_me(request: Asked, entrance: TheDoor) -> Response[Me]:
    """Leave for good: the name is gone everywhere, seats are free, and a bot plays on for you."""
    person = await entrance.identity.person(request)
    entrance.admission.take_wish(request, person.id if person else None)
    if person is not None:
        await entrance.bar.leaving.forget(person.id)
    return Response(Me(), cookies=[entrance.identity.cookie(request, None)])


@post("/api/me/devices", status_code=200, responses=refusing(403))
async def only_this_device(request: Asked, entrance: TheDoor) -> Response[Me]:
    """End the access of all other devices that know you; this one stays."""
    person = await entrance.identity.person(request)
    if person is None:
        raise Refusal("not_yours", said.nobody_known())
    entrance.admission.take_wish(request, person.id)
    newer = await entrance.bar.leaving.end_others(person)
    known = Me(name=newer.name, known=True, tables=entrance.bar.tables_of(newer.id))
    return Response(known, cookies=[entrance.identity.cookie(request, newer)])


@get("/api/games", responses=refusing())
async def games(entrance: TheDoor, words: FromQuery[str] = "") -> list[GameCard]:
    """List the games with everything a form needs to set a table; ``words`` names a language other than English."""
    return [card_of(game, spoken_language(words) or ENGLISH) for game in entrance.bar.games()]


@get("/api/games/{game:str}/rules", media_type="text/html", responses=refusing(404))
async def rules(game: FromPath[str], entrance: TheDoor) -> Response[str]:
    """Give a rulebook as HTML; a rule is found by its number: ``#WF-052``."""
    html = rules_html(entrance.bar.game(game).rules_text())
    return Response(html, media_type="text/html", headers={"cache-control": "no-cache"})


@get("/api/games/{game:str}/measures", responses=refusing(404))
async def measures(game: FromPath[str], entrance: TheDoor) -> Measures:
    """Give what each option of a game changes, as bots have measured it; nothing where nobody has."""
    return measures_of(entrance.bar.game(game)) or Measures()


@post("/api/house", status_code=200, responses=refusing(403, 404, 413))
async def check_house(data: JSONBody[CheckHouse], entrance: TheDoor) -> HouseAnswer:
    """Tell whether there could be such a table, and what its options are then."""
    try:
        return HouseAnswer(ok=True, house=entrance.bar.game(data.game).house(data.seats, data.house))
    except BadHouse as refusal:
        return HouseAnswer(ok=False, why=str(refusal), fact=refusal.fact)


@get("/api/tables", responses=refusing())
async def tables(entrance: TheDoor, limit: FromQuery[int] = PAGE, after: FromQuery[str] = "") -> TablePage:
    """List the tables that anybody may find: a page of ``limit``, at most a hundred, after the page before."""
    return entrance.bar.cards(min(max(limit, 1), MOST), after)


@post("/api/tables", responses=refusing(403, 404, 409, 413))
async def make_table(request: Asked, data: JSONBody[MakeTable], entrance: TheDoor) -> Response[Made]:
    """Make a table; the one who asks is its host."""
    entrance.admission.take_wish(request, await entrance.identity.person_id(request))
    guest = await entrance.identity.welcome(request)
    return Response(Made(await entrance.bar.make_table(guest.person, data)), cookies=guest.cookies)


@post("/api/play-now", responses=refusing(403, 404, 409, 413))
async def play_now(request: Asked, data: JSONBody[PlayNow], entrance: TheDoor) -> Response[Made]:
    """Sit down against bots; the deal is done when the answer comes."""
    entrance.admission.take_wish(request, await entrance.identity.person_id(request))
    guest = await entrance.identity.welcome(request)
    return Response(Made(await entrance.bar.play_now(guest.person, data)), cookies=guest.cookies)


@get("/", responses=refusing(404, 409))
async def table_info(request: Asked, table: FromPath[str], entrance: TheDoor, words: FromQuery[str] = "") -> TableInfo:
    """Tell all about a table except the game itself; ``words=en`` adds sentences to the facts."""
    found = await entrance.bar.table(table)
    return await found.queries.info(await entrance.identity.person_id(request), spoken_language(words))


@get("/standing", responses=refusing(403, 404, 409))
async def table_standing(
    request: Asked, table: FromPath[str], entrance: TheDoor, words: FromQuery[str] = ""
) -> Standing | None:
    """Tell how the game stands for you, who sit there; ``words=en`` adds sentences to the facts."""
    person = await entrance.identity.person_id(request)
    if person is None:
        raise Refusal("not_yours", said.nobody_known())
    found = await entrance.bar.table(table)
    return await found.queries.standing(person, spoken_language(words))


@get("/qr.svg", media_type="image/svg+xml", responses=refusing(404, 409))
async def table_qr(request: Asked, table: FromPath[str], entrance: TheDoor) -> Response[bytes]:
    """Draw the way to a table as a QR code."""
    found = await entrance.bar.table(table)
    return Response(qr_svg(f"{entrance.origin(request)}/tables/{found.id}"), media_type="image/svg+xml")


@get(
    "/record",
    responses={200: ResponseSpec(Record, description="The record, once the game is over")} | refusing(404, 409),
)
async def table_record(table: FromPath[str], entrance: TheDoor) -> Response[bytes]:
    """Give the record of a game that is over, as a file."""
    found = await entrance.bar.table(table)
    return Response(
        await found.queries.record_bytes(),
        media_type=JSON,
        headers={"content-disposition": f'attachment; filename="taphouse-{found.id}.json"'},
    )


@get(
    "/catalogue/{name:str}",
    responses={200: ResponseSpec(dict[str, Any], description="Every piece by its notation")} | refusing(404, 409),
)
async def table_catalogue(table: FromPath[str], name: FromPath[str], entrance: TheDoor) -> Response[bytes]:
    """Give what never changes about the pieces of a table; under the same name it is always the same."""
    found = await entrance.bar.table(table)
    known, data = catalogue(found.now.game, found.now.sheet.house)
    if name != known:
        raise Refusal("unknown", said.no_such_catalogue())
    return Response(data, media_type=JSON, headers={"cache-control": "public, max-age=31536000, immutable"})


@get(
    "/replay/{number:int}",
    responses={200: ResponseSpec(Frame, description="One step through one pair of eyes")} | refusing(403, 404, 409),
)
async def table_frame(
    request: Asked,
    table: FromPath[str],
    number: FromPath[int],
    entrance: TheDoor,
    *,
    eyes: FromQuery[int | None] = None,
    words: FromQuery[str] = "",
) -> Response[bytes]:
    """Show the table as it was after the first ``number`` moves; ``words=en`` adds sentences to the facts."""
    found = await entrance.bar.table(table)
    person = await entrance.identity.person_id(request)
    return Response(await found.queries.frame(person, eyes, number, spoken_language(words)), media_type=JSON)


@post("/seats/{seat:int}/token", status_code=200, responses=refusing(403, 404, 409))
async def seat_token(request: Asked, table: FromPath[str], seat: FromPath[int], entrance: TheDoor) -> BotToken:
    """Host: give the key to a seat away, for an outside bot."""
    person = await entrance.identity.person_id(request)
    if person is None:
        raise Refusal("not_yours", said.host_gives_tokens())
    entrance.admission.take_wish(request, person)
    found = await entrance.bar.table(table)
    return BotToken(entrance.signer.seat_pass(found.id, seat, await found.queries.seat_key(person, seat)))


async def send_next_door(request: Asked) -> Response[bytes] | None:
    """Let the process that owns the table answer, if it is not this one."""
    door: Door = request.app.state.door
    name = request.path_params["table"]
    door.admission.must_not_guess(request, name)
    try:
        await door.bar.table(name)
    except Elsewhere as elsewhere:
        if is_relayed(request):
            raise no_answer() from elsewhere
        return await door.next_door.ask(request, elsewhere.address)
    except UnknownTable:
        door.admission.missed(request)
        raise
    return None


ONE_TABLE = Router(
    "/api/tables/{table:str}",
    route_handlers=[table_info, table_standing, table_qr, table_record, table_catalogue, table_frame, seat_token],
    before_request=send_next_door,
)
API: list[ControllerRouterHandler] = [
    me,
    name_me,
    forget_me,
    only_this_device,
    tables,
    make_table,
    games,
    rules,
    measures,
    check_house,
    play_now,
    *LESSONS,
    ONE_TABLE,
]
STRICT = (SetName, MakeTable, PlayNow, CheckHouse, LessonAnswers)
"""Bodies that have no other fields than those that are told."""


class Description(JsonRenderPlugin):
    """The description of the HTTP part; it is written when somebody asks for it, for it takes some memory."""

    def render(self, request: Asked, openapi_schema: dict[str, Any]) -> bytes:
        """Write it, and say that unknown fields are refused."""
        schemas = openapi_schema["components"]["schemas"]
        for body in STRICT:
            schemas[body.__name__]["additionalProperties"] = False
        return super().render(request, openapi_schema)


def card_of(game: Game, language: str = ENGLISH) -> GameCard:
    """Write a game's card for the lobby."""
    meta = game.meta
    return GameCard(
        id=meta.id,
        title=meta.title,
        pitch=pitch(game, language),
        seats_min=meta.seats_min,
        seats_max=meta.seats_max,
        seats_best=meta.seats_best,
        minutes=meta.minutes,
        age_note=age_note(game, language),
        credits=game_credits(game, language),
        options=[option_card(game, option, language) for option in game.options],
        presets=[replace(preset, about=preset_about(game, preset, language)) for preset in game.presets],
        bots=list(bots_of(game)),
        levels=level_cards(game),
    )


def level_cards(game: Game) -> list[LevelCard]:
    """Write the levels for whoever chooses one, each with how it does against the one below it."""
    ladder = ladder_of(game)
    below = [RANDOM, *game.levels]
    cards = []
    for other, (name, strength) in zip(below, game.levels.items(), strict=False):
        share = ladder.share(name, other) if ladder else None
        cards.append(LevelCard(name, strength, name == USUAL, other if share else "", share))
    return cards


def option_card(game: Game, option: Option, language: str = ENGLISH) -> OptionCard:
    """Write an option for a form."""
    return OptionCard(
        id=option.id,
        about=option_about(game, option, language),
        default=option.default,
        choices=list(option.choices),
        span=option.span,
        per_seat=option.per_seat,
        some_seats=option.some_seats,
        rule=option.rule,
    )
