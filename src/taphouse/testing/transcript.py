"""Golden transcripts: a whole game in print, through every pair of eyes, to be reviewed as a diff.

A transcript begins with all that is needed to play it again::

    game: coasters
    rules: 1
    seats: 3
    house: hand=3 target=3
    generator: quick
    seed: a quiet evening
    played by: chance
    moves: the whole game

``played by`` is ``chance``, ``bots NAME NAME ...`` (one for each seat), or ``hand``: then the moves
are those that stand in the file. ``moves`` may be a number, to stop early. Then come the decisions.
Each line of a view is printed when it changes, after the letters of those who see it so: seats by
number, ``*`` for a spectator, ``all`` for everybody. ``>`` is a move, ``"`` a line of the story::

    [2] waits for 1 2
      0    | moves: take back
      12*  | moves: none
    > 1: choose 7
      1    " You chose 7.
      02*  " Ben chose.

A game keeps its transcripts in ``tests/transcripts/*.txt`` and tests them with ``check_transcripts``.

    python -m taphouse.testing.transcript GAME --seats 3 --seed "a quiet evening" > FILE
    python -m taphouse.testing.transcript --update FILE ...
"""

import argparse
import difflib
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from taphouse.core.errors import BadRecord, TaphouseError
from taphouse.core.game import Game
from taphouse.core.house import Value, in_words
from taphouse.core.moves import Seat
from taphouse.core.record import SeatRow
from taphouse.core.registry import list_games
from taphouse.core.rng import seed_from
from taphouse.core.story import told
from taphouse.core.table import Table
from taphouse.testing.driver import Turn, names_for, quick, random_turn, seat_bots, seat_company
from taphouse.testing.finding import find
from taphouse.testing.lines import lines_of
from taphouse.words.at_table import lines, words_at
from taphouse.words.speaking import spoken

WHOLE = "the whole game"
LARGE = 60_000
"""Larger files than this are not read by anybody."""


class Heading(Struct, kw_only=True):
    """The first lines of a transcript: how the game came about."""

    game: str
    rules: int
    seats: int
    house: dict[str, Value]
    generator: str = "quick"
    seed: str
    played_by: str = "chance"
    most: int | None = None

    def lines(self) -> list[str]:
        """Print it."""
        house = " ".join(f"{name}={in_words(value)}" for name, value in self.house.items())
        return [
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"seats: {self.seats}",
            f"house: {house}",
            f"generator: {self.generator}",
            f"seed: {self.seed}",
            f"played by: {self.played_by}",
            f"moves: {WHOLE if self.most is None else self.most}",
        ]


def read_heading(text: str) -> Heading:
    """Read the first lines of a transcript."""
    pairs = dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines() if ": " in line)
    try:
        return Heading(
            game=pairs["game"],
            rules=int(pairs["rules"]),
            seats=int(pairs["seats"]),
            house=read_house(pairs.get("house", "").split()),
            generator=pairs["generator"],
            seed=pairs["seed"],
            played_by=pairs["played by"],
            most=None if pairs["moves"] == WHOLE else int(pairs["moves"]),
        )
    except (KeyError, ValueError) as error:
        raise BadRecord(f"This is not a transcript: its first lines do not say {error}.") from error


def read_house(words: Iterable[str]) -> dict[str, Value]:
    """Read options written as ``name=value``."""
    pairs = [word.partition("=") for word in words]
    return {name: value for name, _, value in pairs}


def write_transcript(
    game: Game,
    seats: int,
    house: Mapping[str, Value],
    seed_text: str,
    *,
    moves: Sequence[tuple[int, str]] | None = None,
    bots: Sequence[str] | None = None,
    most: int | None = None,
    generator: str = "quick",
) -> str:
    """Play a game and print it: by chance, by the bots of these names, or by these moves (seat and notation)."""
    heading = Heading(
        game=game.meta.id,
        rules=game.meta.rules_version,
        seats=seats,
        house=game.house(seats, house),
        generator=generator,
        seed=seed_text,
        played_by="hand" if moves is not None else "chance" if bots is None else f"bots {' '.join(bots)}",
        most=most,
    )
    return _print(game, heading, moves or ())


def rewrite(game: Game, text: str) -> str:
    """Play a transcript again and print it as it is now."""
    heading = read_heading(text)
    heading.house = game.house(heading.seats, heading.house)
    heading.rules = game.meta.rules_version
    by_hand = [line[2:].split(": ", 1) for line in text.splitlines() if line.startswith("> ")]
    return _print(game, heading, [(int(seat), move) for seat, move in by_hand])


def check_transcripts(game: Game, folder: Path) -> list[str]:
    """Play all transcripts of a folder again; an AssertionError shows what differs. Gives their names."""
    files = sorted(folder.glob("*.txt"))
    for file in files:
        stored = file.read_text(encoding="utf-8")
        now = rewrite(game, stored)
        diff = difflib.unified_diff(stored.splitlines(), now.splitlines(), "stored", "now", lineterm="")
        assert now == stored, "\n".join(
            [f"{file.name} plays differently now. If that is meant: {_how_to_update(game, file)}", *list(diff)[:80]]
        )
        assert len(now.encode()) <= LARGE, f"{file.name} is too large to be reviewed; stop it early with --most."
    return [file.name for file in files]


def _how_to_update(game: Game, file: Path) -> str:
    installed = any(meta.id == game.meta.id for meta in list_games())
    return f"python -m taphouse.testing.transcript {'' if installed else f'{game.package} '}--update {file}"


def _print(game: Game, heading: Heading, by_hand: Sequence[tuple[int, str]]) -> str:
    names = names_for(heading.seats)
    table = Table(game, [SeatRow(name) for name in names], heading.house, seed_from(heading.seed), heading.generator)
    player = _Player(table, heading, by_hand)
    eyes: list[Seat | None] = [*(Seat(seat) for seat in range(heading.seats)), None]
    out = [*heading.lines(), "", "deal", *_told(table, eyes, 0)]
    before: list[dict[str, str]] = [{} for _ in eyes]
    while True:
        now = [lines_of(spoken(game.view(table.state, eye, names), words_at(table, eye))) for eye in eyes]
        awaited = " ".join(str(seat) for seat in table.state.to_act())
        number = len(table.record.moves)
        out += ["", f"[{number}] waits for {awaited or 'nobody'}", *_changes(before, now)]
        before = now
        turn = player.turn()
        if turn is None:
            return "\n".join(out) + "\n"
        table.apply(*turn)
        out += [f"> {turn[0]}: {game.write_move(turn[1])}", *_told(table, eyes, table.told[number])]


class _Player:
    """Finds the next move of a transcript, until it ends."""

    def __init__(self, table: Table, heading: Heading, by_hand: Sequence[tuple[int, str]]) -> None:
        self.table = table
        self.by_hand = list(by_hand)
        self.rng = quick(f"{heading.seed} / moves")
        self.how, *names = heading.played_by.split()
        self.company = seat_company(seat_bots(table.game, names, heading.seed), heading.seed)
        self.most = 20 * table.game.longest if heading.most is None else heading.most

    def turn(self) -> Turn | None:
        made = len(self.table.record.moves)
        state = self.table.state
        if made == self.most or not state.to_act():
            return None
        if self.how == "chance":
            return random_turn(state, self.rng)
        if self.how == "bots":
            return self.company.next_move(self.table)
        if made == len(self.by_hand):
            return None
        seat, text = self.by_hand[made]
        return Seat(seat), self.table.game.read_move(text)


def _changes(before: list[dict[str, str]], now: list[dict[str, str]]) -> list[str]:
    """Print the lines of views that are new to anybody, each once, with those who see it so."""
    names = dict.fromkeys(name for lines in (*now, *before) for name in lines)
    printed: list[str] = []
    for name in names:
        seen = [lines.get(name, "none") for lines in now]
        new = [line != lines.get(name, "none") for line, lines in zip(seen, before, strict=True)]
        for line in dict.fromkeys(line for line, is_new in zip(seen, new, strict=True) if is_new):
            who = [line == other and is_new for other, is_new in zip(seen, new, strict=True)]
            printed.append(f"  {_letters(who)} | {name}: {line}")
    return printed


def _told(table: Table, eyes: Sequence[Seat | None], since: int) -> list[str]:
    """Print what happened after the first so many events, one by one, with those who were told so."""
    printed: list[str] = []
    for event in table.events[since:]:
        heard = ["".join(lines(told(table.game, [event], eye, table.names), words_at(table, eye))) for eye in eyes]
        for line in dict.fromkeys(line for line in heard if line):
            printed.append(f'  {_letters([line == other for other in heard])} " {line}')
    return printed


def _letters(who: list[bool]) -> str:
    if all(who):
        return "all".ljust(len(who))
    signs = [*(str(seat) for seat in range(len(who) - 1)), "*"]
    return "".join(sign for sign, sees in zip(signs, who, strict=True) if sees).ljust(max(3, len(who)))


def main(words: Sequence[str] | None = None) -> None:
    """Write a transcript, or play stored ones again."""
    parser = argparse.ArgumentParser(prog="python -m taphouse.testing.transcript", description=main.__doc__)
    parser.add_argument("game", nargs="?", help="id of an installed game, or the package of another")
    parser.add_argument("--seats", type=int, help="how many play (default: the best number)")
    parser.add_argument("--house", nargs="*", default=[], metavar="NAME=VALUE", help="options of the table")
    parser.add_argument("--seed", default="a quiet evening", help="any text")
    parser.add_argument("--generator", default="quick", choices=["quick", "sealed"])
    parser.add_argument("--bots", nargs="+", help="a bot for each seat, or one for all")
    parser.add_argument("--most", type=int, help="stop after so many moves")
    parser.add_argument("--update", nargs="+", type=Path, default=[], metavar="FILE", help="play these again")
    asked = parser.parse_args(words)
    try:
        for file in asked.update:
            text = file.read_text(encoding="utf-8")
            file.write_text(rewrite(find(asked.game or read_heading(text).game), text), encoding="utf-8")
        if not asked.update:
            sys.stdout.write(_asked_for(asked, parser))
    except TaphouseError as error:
        parser.error(str(error))


def _asked_for(asked: argparse.Namespace, parser: argparse.ArgumentParser) -> str:
    if asked.game is None:
        parser.error("Name a game, or --update files.")
    game = find(asked.game)
    seats = asked.seats or game.meta.seats_best
    bots = asked.bots * seats if asked.bots and len(asked.bots) == 1 else asked.bots
    house = read_house(asked.house)
    return write_transcript(game, seats, house, asked.seed, bots=bots, most=asked.most, generator=asked.generator)


if __name__ == "__main__":
    main()
