"""``taphouse replay``, ``taphouse verify`` and ``taphouse position``."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, cast

import typer

from taphouse.cli.files import STANDARD, name_of, print_data, read_bytes, read_record_file
from taphouse.cli.options import EyesOption, FileArgument, JsonOption
from taphouse.core.errors import BadPosition, BadRecord
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.moves import HOUSE, Seat
from taphouse.core.reading import NotJson, read_json
from taphouse.core.record import Record, record_from
from taphouse.core.record import verify as prove
from taphouse.core.registry import find_game
from taphouse.core.state import State
from taphouse.core.telling import listed
from taphouse.core.visible import visible
from taphouse.terminal.frame import Frame
from taphouse.terminal.reel import ALL, SPECTATOR, Eyes, Reel, look, read_eyes, seat_of
from taphouse.terminal.replay import Replay
from taphouse.terminal.screen import screen
from taphouse.terminal.talk import Talk
from taphouse.words.languages import words_of
from taphouse.words.speaking import spoken

AtOption = Annotated[int | None, typer.Option("--at", min=0, metavar="N", help="The table after N moves.")]

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
    step: Annotated[int, typer.Option("--step", min=1, metavar="N", help="Go N moves at a time.")] = 1,
    *,
    plain: Annotated[bool, typer.Option("--plain", help="Print the story; ask nothing, colour nothing.")] = False,
    json: JsonOption = False,
) -> None:
    """Step through a record from any seat's eyes, or print its story.

    The story is printed with --plain, and wherever there is no terminal.
    """
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
                "practice": record.practice,
                "format": record.format,
                "proof": record.proof,
            }
        )
        return
    typer.echo(f"{name_of(file)} checks.")
    typer.echo(f"  game          {game.meta.title}, {len(record.seats)} seats, rules version {record.rules}")
    typer.echo(f"  seed          belongs to the hash {record.seed_hash[:16]}... shown before the deal")
    typer.echo(f"  shares        {_shares_in_words(record)}")
    typer.echo(f"  moves         all {len(record.moves)} are legal")
    typer.echo(f"  fingerprints  {f'all {len(record.marks)} agree' if record.marks else 'none so early in a game'}")
    typer.echo(f"  outcome       {_ending_in_words(record)}")
    if record.taken_back:
        typer.echo(f"  taken back    {_times(len(record.taken_back))}, with the consent that stands in the record")
    if record.practice:
        typer.echo("  practice      moves were taken back that only bots could agree to")
    typer.echo(f"  format        {_coverage_in_words(record)}")
    if record.proof:
        typer.echo(f"  proof         {record.proof}")


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def _ending_in_words(record: Record) -> str:
    outcome = record.outcome
    if outcome is not None:
        return f"as recorded: {outcome.reason}, scores {outcome.scores}"
    return f"none: the game ended early ({visible(record.ended)})" if record.ended else "none yet, the game is not over"


def _shares_in_words(record: Record) -> str:
    """Who added to the chance, and who promised to and did not."""
    if not record.shares:
        return "nobody added to the chance: the house's seed alone decided the deal"
    opened = [visible(record.seats[row.seat].name) for row in record.shares if row.share]
    withheld = [visible(record.seats[row.seat].name) for row in record.shares if not row.share]
    parts = [f"of {listed(opened)} went into the deal, each as promised" if opened else "none went into the deal"]
    return "; ".join([*parts, f"withheld by {listed(withheld)}"] if withheld else parts)


def _coverage_in_words(record: Record) -> str:
    if record.format == 1:
        return "1: moves and outcome are proved; times, names and who decided are not covered"
    return "2: the proof covers everything in it; compare it with the one that the table showed at the end"


def position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position, or a record; - is standard input.")],
    eyes: EyesOption = ALL,
    at: AtOption = None,
    *,
    json: JsonOption = False,
) -> None:
    """Show a position, or a record after N moves, and what is open.

    The table is drawn, and below it stand the moves of whoever is awaited. As data it is a position
    that can be read again. Through the eyes of a seat or a spectator only what they may know is shown, as
    data, too.
    """
    game, state, names = _load_state(file, at)
    whose = read_eyes(eyes, state.seats)
    if json:
        print_data(game.position(state) if whose == ALL else look(game, state, names, whose))
        return
    talk = Talk(plain=False)
    talk.is_live = False
    frame = Frame(game.meta.title, names, talk.width, height=200)
    words = words_of(game, seat_of(whose), names, catalogue=_catalogue(game, state))
    view = spoken(look(game, state, names, whose), words)
    view.prompt = ""
    talk.say(*screen(view, frame))
    awaited = [row.seat for row in view.seats if row.awaited]
    for seat in awaited if whose == ALL else [whose] if not isinstance(whose, str) and view.moves else []:
        talk.say("", f"{names[seat]} may:")
        for move in spoken(game.view(state, Seat(seat), names), words).moves:
            talk.say(f"  {move.text:<24} {move.label}")
    if awaited and whose != ALL:
        talk.say("", f"The table waits for {listed([names[seat] for seat in awaited])}.")
    if not state.to_act():
        talk.say("", "The game is over.")
    if state.next_to_act() == HOUSE:
        talk.say("", "The house moves next.")


def _catalogue(game: Game, state: State) -> Mapping[str, Mapping[str, object]]:
    return game.catalogue(cast("dict[str, Value]", state.position()["house"]))


def _load_state(file: Path, at: int | None) -> tuple[Game, State, list[str]]:
    """Read a position, or a record up to a move."""
    data, said = read_bytes(file), "Standard input" if file == STANDARD else str(file)
    try:
        content = read_json(data)
    except NotJson as error:
        raise BadPosition(f"{said} is neither a position nor a record: {error}.") from error
    if not isinstance(content, dict) or not isinstance(content.get("game"), str):
        raise BadPosition(f"{said} is neither a position nor a record: it names no game.")
    game = find_game(content["game"])
    if "seed_hash" in content:
        reel = Reel(game, record_from(content))
        return game, reel.state(reel.last if at is None else at), reel.table.names
    if at is not None:
        raise BadRecord(f"{said} is a position, not a record; leave --at away.")
    state = game.from_position(content)
    return game, state, [f"Seat {seat + 1}" for seat in range(state.seats)]
