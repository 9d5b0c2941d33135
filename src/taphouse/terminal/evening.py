"""Sitting down: which game, how many seats, who else; and one more game afterwards."""

import secrets
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from taphouse.core.errors import BadRecord, TaphouseError, UnknownGame
from taphouse.core.game import Game
from taphouse.core.house import Value, whole
from taphouse.core.moves import Seat
from taphouse.core.record import Record, SeatRow, load_record
from taphouse.core.registry import find_game, list_games
from taphouse.core.rng import SEED_BYTES
from taphouse.core.table import Table
from taphouse.lab.names import friendly_names
from taphouse.lab.seating import deal_names, seat_bots
from taphouse.terminal.saves import autosaves, file_named, save_as
from taphouse.terminal.sitting import LeaveTable, Sitting
from taphouse.terminal.talk import Talk
from taphouse.terminal.text import counted, wrapped
from taphouse.words.about_game import advice


class Setting(Struct):
    """What a person asked for: enough to lay the same table again."""

    game: Game
    seats: int
    house: Mapping[str, Value]
    name: str = "Guest"
    seat: int = 0
    bots: tuple[str, ...] = ("house",)


def play_evening(setting: Setting, seed: bytes, talk: Talk) -> None:
    """Play a game, and more of them as long as the person likes."""
    while play_to_end(lay_table(setting, seed, talk)) and talk.agrees("Play again?", default=False):
        seed = secrets.token_bytes(SEED_BYTES)


def lay_table(setting: Setting, seed: bytes, talk: Talk) -> Sitting:
    """Seat the person and the bots, and deal."""
    house = setting.game.house(setting.seats, setting.house)
    if not 0 <= setting.seat < setting.seats:
        raise TaphouseError(f"There is no seat {setting.seat + 1}; the seats are 1 to {setting.seats}.")
    bots = deal_names(setting.game, setting.bots, setting.seats - 1)
    names = friendly_names(setting.seats - 1, [setting.name])
    rows = [SeatRow(name, bot) for name, bot in zip(names, bots, strict=True)]
    rows.insert(setting.seat, SeatRow(setting.name))
    sitting = _sit(Table(setting.game, rows, house, seed), talk)
    sitting.notice = "\n".join(filter(None, [advice(setting.game, setting.seats, house), sitting.notice]))
    return sitting


def _sit(table: Table, talk: Talk, file: Path | None = None) -> Sitting:
    seats = table.record.seats
    persons = [seat for seat, row in enumerate(seats) if not row.bot]
    if len(persons) != 1:
        raise BadRecord(f"{len(persons)} people sit at this table; a game can be gone on with if it is one.")
    company = seat_bots(table.game, {seat: row.bot for seat, row in enumerate(seats) if row.bot}, table.seed)
    return Sitting(table, company, Seat(persons[0]), talk, file)


def sit_again(path: Path, talk: Talk) -> Sitting:
    """Go on with a saved game: replay it before the eyes of the bots."""
    record = load_record(path)
    if record.outcome is not None or record.ended:
        raise BadRecord(f"The game in {path} is over. Look at it with: taphouse replay {path}")
    try:
        game = find_game(record.game)
    except UnknownGame as error:
        raise BadRecord(f"The game in {path} cannot be gone on with. {error}") from error
    rows = record.moves
    table = Table.resume(game, replace(record, moves=[], marks=[], ended=""))
    sitting = _sit(table, talk, path)
    sitting.company.watch(table)
    table.play_back(rows, lambda: sitting.company.watch(table))
    return sitting


def setting_of(record: Record) -> Setting:
    """Tell from a record what was asked for."""
    seat = next(seat for seat, row in enumerate(record.seats) if not row.bot)
    return Setting(
        game=find_game(record.game),
        seats=len(record.seats),
        house=record.house,
        name=record.seats[seat].name,
        seat=seat,
        bots=tuple(row.bot for row in record.seats if row.bot),
    )


def play_to_end(sitting: Sitting) -> bool:
    """Play one game; whether it came to its end. Whatever happens, the person learns where the game is kept."""
    try:
        sitting.play()
        sitting.show_outcome()
        offer_record(sitting)
    except LeaveTable:
        say_where(sitting)
        return False
    except (EOFError, KeyboardInterrupt) as end:
        sitting.talk.say("")
        say_where(sitting)
        if isinstance(end, KeyboardInterrupt):
            raise
        return False
    return True


def say_where(sitting: Sitting) -> None:
    """Say how to come back, or that there is no way back."""
    if sitting.kept:
        sitting.talk.say(f"The game is kept in {sitting.kept}.")
        if sitting.table.record.outcome is None:
            sitting.talk.say("Come back with: taphouse play --load")
    elif sitting.unkept and sitting.is_lost():
        sitting.talk.say(f"The game is not kept. {sitting.unkept}")


def offer_record(sitting: Sitting) -> None:
    """Ask whether to save the record of a game that is over; then its autosave is not needed any more."""
    talk = sitting.talk
    answer = talk.ask(f"Save the record as {sitting.file}? (y, n, or another name) ")
    while answer.lower() not in ("", "n", "no"):
        try:
            path = sitting.file if answer.lower() in ("y", "yes") else file_named(answer)
            save_as(sitting.table, path, sitting.own)
        except TaphouseError as error:
            answer = talk.ask(f"{error} Save it as? (Enter to leave it) ")
            continue
        talk.say(f"Saved. Look at it with: taphouse replay {path}")
        break
    if sitting.kept:
        sitting.kept.unlink(missing_ok=True)
        sitting.kept = None


def choose_latest(talk: Talk) -> Sitting | None:
    """Offer the latest game that was interrupted and can be gone on with; say which later ones cannot, and why."""
    for path in autosaves():
        try:
            record = load_record(path)
            if record.outcome is not None or record.ended:
                continue
            sitting = sit_again(path, talk)
        except TaphouseError as error:
            said = str(error)
            talk.say(said if str(path) in said else f"The game in {path} cannot be gone on with. {said}")
            continue
        game, moves = sitting.table.game, len(record.moves)
        question = f"Go on with {game.meta.title}, {len(record.seats)} seats, after {counted(moves, 'move')}?"
        return sitting if talk.agrees(question, default=True) else None
    raise TaphouseError("There is no unfinished game to go on with. Begin one: taphouse play")


def choose_game(talk: Talk) -> Game:
    """Ask which game."""
    games = list_games()
    for number, meta in enumerate(games, start=1):
        talk.say(f"{number:>2}  {meta.title}, {meta.seats_min} to {meta.seats_max} seats")
        talk.say(*(Text.assemble("    ", line) for line in wrapped(meta.pitch, talk.width - 4)))
    while True:
        typed = talk.ask("Which game? ").lower()
        chosen = whole(typed)
        if chosen is not None and 1 <= chosen <= len(games):
            return find_game(games[chosen - 1].id)
        fitting = [
            meta for meta in games if typed and (meta.title.lower().startswith(typed) or meta.id.startswith(typed))
        ]
        if len(fitting) == 1:
            return find_game(fitting[0].id)
        talk.say(f"Type a number from 1 to {len(games)}, or how a title begins.")


def usual_seats(game: Game, house: Mapping[str, Value]) -> int:
    """How many seats are best, or the first number that this house allows."""
    best = game.meta.seats_best
    candidates: list[int] = [best, *range(game.meta.seats_min, game.meta.seats_max + 1)]
    for seats in candidates:
        try:
            game.house(seats, house)
        except TaphouseError:
            continue
        return seats
    return best


def choose_seats(game: Game, house: Mapping[str, Value], talk: Talk) -> int:
    """Ask how many sit at the table."""
    usual = usual_seats(game, house)
    while True:
        typed = talk.ask(f"How many seats, yours included? (Enter for {usual}) ")
        if not typed:
            return usual
        seats = whole(typed)
        try:
            if seats is None:
                raise TaphouseError("Type a number.")  # noqa: TRY301  one way to say it and ask again
            game.house(seats, house)
        except TaphouseError as error:
            talk.say(str(error))
            continue
        return seats
