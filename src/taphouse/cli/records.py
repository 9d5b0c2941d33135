"""``taphouse replay``, ``taphouse verify`` and ``taphouse position``."""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, cast

import typer

from taphouse.cli.files import STANDARD, name_of, print_data, read_bytes, read_record_file
from taphouse.cli.options import EyesOption, FileArgument, JsonOption
from taphouse.core.errors import BadPosition, BadRecord
from taphouse.core.facts import Fact, typed
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.moves import HOUSE, Seat
from taphouse.core.reading import NotJson, read_json
from taphouse.core.record import Record, record_from
from taphouse.core.record import verify as prove
from taphouse.core.registry import find_game
from taphouse.core.state import State
from taphouse.core.visible import visible
from taphouse.terminal.frame import Frame
from taphouse.terminal.language import language, refused, seat_name, tell, told, word
from taphouse.terminal.reel import ALL, SPECTATOR, Eyes, Reel, look, read_eyes, seat_of
from taphouse.terminal.replay import Replay
from taphouse.terminal.screen import screen
from taphouse.terminal.seen import seen
from taphouse.terminal.talk import Talk
from taphouse.terminal.words import said
from taphouse.words.languages import words_of
from taphouse.words.speaking import reason_of, spoken

AtOption = Annotated[int | None, typer.Option("--at", min=0, metavar="N", help="about-at")]

REPLAY_EXAMPLES = (
    "taphouse replay game.json",
    "taphouse replay game.json --eyes 1 --at 12",
    "taphouse replay game.json --plain",
    "taphouse record last-call -o - | taphouse replay -",
)
VERIFY_EXAMPLES = ("taphouse verify game.json", "taphouse record last-call -o - | taphouse verify -")
POSITION_EXAMPLES = (
    "taphouse position game.json --at 12",
    "taphouse position game.json --at 12 --json > position.json",
    "taphouse position position.json --eyes 2",
)


def replay(
    file: FileArgument,
    eyes: EyesOption = SPECTATOR,
    at: AtOption = None,
    step: Annotated[int, typer.Option("--step", min=1, metavar="N", help="about-step")] = 1,
    *,
    plain: Annotated[bool, typer.Option("--plain", help="about-plain")] = False,
    json: JsonOption = False,
) -> None:
    """Step through a record from any seat's eyes, or print its story."""
    record = read_record_file(file)
    reel = Reel(find_game(record.game), record)
    if json:
        print_data(_story(reel, read_eyes(eyes, len(record.seats)), reel.last if at is None else at))
        return
    showing = Replay(reel, read_eyes(eyes, len(record.seats)), Talk(plain=plain), step)
    if showing.talk.is_live:
        reel.state(at or 0)
        showing.walk(at or 0)
    elif at is not None:
        showing.at = at
        showing.show()
    else:
        showing.tell()


def _story(reel: Reel, eyes: Eyes, at: int) -> dict[str, object]:
    """Tell a record up to a move as data; seats count from 0 there, as in the record."""
    reel.state(at)
    return {
        "game": reel.record.game,
        "seats": reel.record.seats,
        "eyes": eyes,
        "move": at,
        "moves": reel.last,
        "story": reel.story(at, eyes),
        "outcome": reel.table.record.outcome if at == reel.last else None,
    }


def verify(file: FileArgument, *, json: JsonOption = False) -> None:
    """Prove a record: seed, shares, every move, outcome, and that nothing was changed."""
    record = read_record_file(file)
    game = find_game(record.game)
    prove(game, record)
    if json:
        print_data(
            {
                "checks": True,
                "game": record.game,
                "rules_version": record.rules,
                "seats": record.seats,
                "seed_hash": record.seed_hash,
                "moves": len(record.moves),
                "marks": len(record.marks),
                "outcome": record.outcome,
                "ended": record.ended,
                "shares": record.shares,
                "taken_back": record.taken_back,
                "hints": record.hints,
                "practice": record.practice,
                "format": record.format,
                "proof": record.proof,
            }
        )
        return
    typer.echo(tell(said.file_checks(file=typed(name_of(file)))))
    for name, proved in _proved(game, record):
        typer.echo(f"  {name:<13} {proved}")


def _proved(game: Game, record: Record) -> Iterator[tuple[str, str]]:
    """Tell line by line what was proved: its name, and what is so."""
    title, seats = typed(game.meta.title), len(record.seats)
    yield _row("proved-game", said.proved_game(title=title, seats=seats, rules=record.rules))
    yield _row("proved-seed", said.proved_seed(hash=typed(record.seed_hash[:16])))
    yield _row("proved-shares", _shares(record))
    yield _row("proved-moves", said.proved_moves(number=len(record.moves)))
    marks = said.proved_marks(number=len(record.marks)) if record.marks else said.proved_no_marks()
    yield _row("proved-marks", marks)
    yield _row("proved-outcome", _ending(game, record))
    if record.taken_back:
        yield _row("proved-taken-back", said.proved_taken_back(number=len(record.taken_back)))
    if record.hints:
        yield _row("proved-hints", _hints(record))
    if record.practice:
        yield _row("proved-practice", said.proved_practice())
    yield _row("proved-format-1", said.proved_format_1() if record.format == 1 else said.proved_format_2())
    if record.proof:
        yield word("proved-proof"), record.proof


def _hints(record: Record) -> Fact:
    """Tell who asked how often what a good player would do."""
    times = Counter(hint.seat for hint in record.hints)
    asked = [said.asked_for_hints(who=typed(record.seats[seat].name), number=times[seat]) for seat in sorted(times)]
    return said.proved_hints(number=len(record.hints), asked=asked)


def _row(key: str, fact: Fact) -> tuple[str, str]:
    return word(key, "name"), tell(fact)


def _ending(game: Game, record: Record) -> Fact:
    outcome = record.outcome
    if outcome is not None:
        reason = reason_of(outcome.reason, words_of(game, language=language()))
        return said.proved_outcome(reason=typed(reason), scores=typed(str(outcome.scores)))
    return said.proved_ended(reason=typed(visible(record.ended))) if record.ended else said.proved_unfinished()


def _shares(record: Record) -> Fact:
    """Who added to the chance, and who promised to and did not."""
    if not record.shares:
        return said.proved_house_alone()
    opened = [typed(visible(record.seats[row.seat].name)) for row in record.shares if row.share]
    withheld = [typed(visible(record.seats[row.seat].name)) for row in record.shares if not row.share]
    if not opened:
        return said.proved_no_shares(withheld=withheld)
    return said.proved_shares(opened=opened, withheld=withheld)


def position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="about-position")],
    eyes: EyesOption = ALL,
    at: AtOption = None,
    *,
    json: JsonOption = False,
) -> None:
    """Show a position, or a record after N moves, and what is open."""
    game, state, names = _load_state(file, at)
    whose = read_eyes(eyes, state.seats)
    if json:
        print_data(game.position(state) if whose == ALL else look(game, state, names, whose))
        return
    talk = Talk(plain=False)
    talk.is_live = False
    frame = Frame(game.meta.title, names, talk.width, height=200)
    words = words_of(game, seat_of(whose), names, language=language(), catalogue=_catalogue(game, state))
    view = seen(look(game, state, names, whose), words)
    view.prompt = ""
    talk.say(*screen(view, frame))
    awaited = [row.seat for row in view.seats if row.awaited]
    for seat in awaited if whose == ALL else [whose] if not isinstance(whose, str) and view.moves else []:
        talk.say("", tell(said.may_do(who=typed(names[seat]))))
        for move in spoken(game.view(state, Seat(seat), names), words).moves:
            talk.say(f"  {move.text:<24} {move.label}")
    if awaited and whose != ALL:
        talk.say("", tell(said.waits_for(who=[typed(names[seat]) for seat in awaited])))
    if not state.to_act():
        talk.say("", tell(said.over_now()))
    if state.next_to_act() == HOUSE:
        talk.say("", tell(said.house_next()))


def _catalogue(game: Game, state: State) -> Mapping[str, Mapping[str, object]]:
    return game.catalogue(cast("dict[str, Value]", state.position()["house"]))


def _load_state(file: Path, at: int | None) -> tuple[Game, State, list[str]]:
    """Read a position, or a record up to a move."""
    data = read_bytes(file)
    name = typed(word("standard-input") if file == STANDARD else str(file))
    try:
        content = read_json(data)
    except NotJson as error:
        raise refused(said.no_position(file=name, error=told(error)), BadPosition) from error
    if not isinstance(content, dict) or not isinstance(content.get("game"), str):
        raise refused(said.no_game_in_it(file=name), BadPosition)
    game = find_game(content["game"])
    if "seed_hash" in content:
        reel = Reel(game, record_from(content))
        return game, reel.state(reel.last if at is None else at), reel.table.names
    if at is not None:
        raise refused(said.not_a_record_here(file=name), BadRecord)
    state = game.from_position(content)
    return game, state, [seat_name(seat, None, ()) for seat in range(state.seats)]
