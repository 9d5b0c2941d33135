"""Sitting down: which game, how many seats, who else; and one more game afterwards."""

import secrets
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from taphouse.bots.by_name import is_installed, name_of
from taphouse.core.errors import BadRecord, TaphouseError, UnknownGame, quoted
from taphouse.core.facts import plain, typed
from taphouse.core.game import Game
from taphouse.core.house import Value, whole
from taphouse.core.moves import Seat
from taphouse.core.record import Record, SeatRow, load_record
from taphouse.core.registry import find_game, list_games
from taphouse.core.rng import SEED_BYTES
from taphouse.core.table import Table
from taphouse.lab.names import friendly_names
from taphouse.lab.seating import deal_names, seat_bots
from taphouse.terminal.language import language, refused, tell, told
from taphouse.terminal.saves import autosaves, file_named, save_as
from taphouse.terminal.sitting import LeaveTable, Sitting
from taphouse.terminal.talk import Talk
from taphouse.terminal.text import wrapped
from taphouse.terminal.words import said
from taphouse.words.about_game import advice, pitch


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
    while play_to_end(lay_table(setting, seed, talk)) and talk.agrees(tell(said.ask_again()), default=False):
        seed = secrets.token_bytes(SEED_BYTES)


def lay_table(setting: Setting, seed: bytes, talk: Talk) -> Sitting:
    """Seat the person and the bots, and deal."""
    house = setting.game.house(setting.seats, setting.house)
    if not 0 <= setting.seat < setting.seats:
        raise refused(said.no_seat(number=setting.seat + 1, last=setting.seats))
    bots = deal_names(setting.game, setting.bots, setting.seats - 1)
    names = friendly_names(setting.seats - 1, [setting.name])
    rows = [SeatRow(name, name_of(bot)) for name, bot in zip(names, bots, strict=True)]
    rows.insert(setting.seat, SeatRow(setting.name))
    sitting = _sit(Table(setting.game, rows, house, seed), talk)
    sitting.notice = "\n".join(filter(None, [advice(setting.game, setting.seats, house, language()), sitting.notice]))
    return sitting


def _sit(table: Table, talk: Talk, file: Path | None = None) -> Sitting:
    seats = table.record.seats
    persons = [seat for seat, row in enumerate(seats) if not row.bot]
    if len(persons) != 1:
        raise refused(said.several_people(number=len(persons)), BadRecord)
    company = seat_bots(table.game, {seat: row.bot for seat, row in enumerate(seats) if row.bot}, table.seed)
    return Sitting(table, company, Seat(persons[0]), talk, file)


def sit_again(path: Path, talk: Talk) -> Sitting:
    """Go on with a saved game."""
    record = load_record(path)
    if record.outcome is not None or record.ended:
        raise refused(said.saved_is_over(path=typed(str(path))), BadRecord)
    try:
        game = find_game(record.game)
    except UnknownGame as error:
        raise refused(said.not_gone_on(path=typed(str(path)), error=told(error)), BadRecord) from error
    for row in record.seats:
        if row.bot and ":" in row.bot and not is_installed(game, row.bot):
            # A file that somebody sent must not choose which code is run here.
            raise refused(said.bot_of_a_file(path=typed(str(path)), bot=quoted(row.bot)), BadRecord)
    return _sit(Table.resume(game, replace(record, marks=[], ended="")), talk, path)


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
        sitting.talk.say(tell(said.kept_in(path=typed(str(sitting.kept)))))
        if sitting.table.record.outcome is None:
            sitting.talk.say(tell(said.come_back()))
    elif sitting.unkept and sitting.is_lost():
        sitting.talk.say(tell(said.game_not_kept(error=plain(sitting.unkept))))


def offer_record(sitting: Sitting) -> None:
    """Ask whether to save the record of a game that is over; then its autosave is not needed any more."""
    talk = sitting.talk
    answer = talk.ask(f"{tell(said.ask_save_record(path=typed(str(sitting.file))))} ")
    while answer.lower() not in ("", "n", "no"):
        try:
            path = sitting.file if answer.lower() in ("y", "yes") else file_named(answer)
            save_as(sitting.table, path, sitting.own)
        except TaphouseError as error:
            answer = talk.ask(f"{tell(said.ask_save_else(error=told(error)))} ")
            continue
        talk.say(tell(said.record_saved(path=typed(str(path)))))
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
            why = str(error)
            talk.say(why if str(path) in why else tell(said.not_gone_on(path=typed(str(path)), error=plain(why))))
            continue
        game, moves = sitting.table.game, len(record.moves)
        question = said.ask_go_on(title=typed(game.meta.title), seats=len(record.seats), moves=moves)
        return sitting if talk.agrees(tell(question), default=True) else None
    raise refused(said.none_unfinished())


def choose_game(talk: Talk) -> Game:
    """Ask which game."""
    games = list_games()
    for number, meta in enumerate(games, start=1):
        seats = said.game_and_seats(title=typed(meta.title), least=meta.seats_min, most=meta.seats_max)
        talk.say(f"{number:>2}  {tell(seats)}")
        about = wrapped(pitch(find_game(meta.id), language()), talk.width - 4)
        talk.say(*(Text.assemble("    ", line) for line in about))
    while True:
        asked = talk.ask(f"{tell(said.ask_game())} ").lower()
        chosen = whole(asked)
        if chosen is not None and 1 <= chosen <= len(games):
            return find_game(games[chosen - 1].id)
        fitting = [
            meta for meta in games if asked and (meta.title.lower().startswith(asked) or meta.id.startswith(asked))
        ]
        if len(fitting) == 1:
            return find_game(fitting[0].id)
        talk.say(tell(said.type_a_game(last=len(games))))


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
        asked = talk.ask(f"{tell(said.ask_seats(number=usual))} ")
        if not asked:
            return usual
        seats = whole(asked)
        try:
            if seats is None:
                raise refused(said.type_a_number())
            game.house(seats, house)
        except TaphouseError as error:
            talk.say(str(error))
            continue
        return seats
