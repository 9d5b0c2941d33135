"""Every installed game at the terminal: each decision fits the screen, and each move can be typed."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from rich.cells import cell_len

from taphouse.core.errors import TaphouseError
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.moves import Seat
from taphouse.core.record import SeatRow, verify
from taphouse.core.registry import find_game, list_games
from taphouse.core.rng import seed_from
from taphouse.core.table import Table
from taphouse.core.view import View
from taphouse.lab.names import friendly_names
from taphouse.lab.seating import seat_bots
from taphouse.terminal.choices import numbered, read_choice
from taphouse.terminal.evening import Setting, lay_table, play_to_end, usual_seats
from taphouse.terminal.frame import Frame
from taphouse.terminal.reel import Reel
from taphouse.terminal.rulebook import entries, look_up
from taphouse.terminal.screen import screen
from taphouse.terminal.sitting import Sitting
from taphouse.terminal.talk import Talk
from taphouse.testing.coasters.game import GAME as COASTERS
from taphouse.testing.driver import quick
from taphouse.testing.houses import random_house
from taphouse.words.at_table import view_in_words

GAMES = [meta.id for meta in list_games()]
LOOKED_AT = 12
"""Of so many decisions one is drawn, of long games fewer: the rest differ little, and drawing takes its time."""
DRAWN = 50
"""So many decisions of a game are enough."""


def tables(game: Game) -> list[tuple[int, Mapping[str, Value]]]:
    """The smallest, the usual and the largest table as the game comes, and one with options by chance."""
    allowed = []
    for seats in range(game.meta.seats_min, game.meta.seats_max + 1):
        try:
            game.house(seats)
        except ValueError:
            continue
        allowed.append(seats)
    sizes = sorted({allowed[0], usual_seats(game, {}), allowed[-1]})
    most = game.meta.seats_max
    return [*((seats, {}) for seats in sizes), (most, random_house(game, most, quick("screens")))]


def check_screen(view: View, frame: Frame) -> None:
    lines = screen(view, frame, numbered(view), "A sentence about the last thing that was typed.", fill=True)
    assert len(lines) == 23
    assert max(line.cell_len for line in lines) <= 80
    assert not [line.plain for line in lines if "…" in line.plain], "something was cut"


def check_choices(view: View) -> None:
    """Every move has a key of its own, and key and notation find it again."""
    choices = numbered(view)
    keys = {f"{c.number}{key}": move for c in choices for key, move in [("", c.move), *c.extras.items()]}
    assert sorted(move.move for move in keys.values()) == sorted(move.move for move in view.moves)
    for key, move in keys.items():
        assert read_choice(choices, key) == move
        assert read_choice(choices, move.text) == move


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_fits_the_screen_and_every_move_can_be_typed(name: str) -> None:
    """Random bots get into every corner of a game; sensible ones follow below."""
    game = find_game(name)
    for seats, house in tables(game):
        rows = [SeatRow(name, "random") for name in friendly_names(seats)]
        table = Table(game, rows, house, seed_from(f"{seats} seats"))
        company = seat_bots(game, dict.fromkeys(range(seats), "random"), b"seed")
        frame = Frame(game.meta.title, table.names)
        every = max(LOOKED_AT, game.longest // DRAWN)
        for number in range(game.longest):
            if number % every == 0:
                for seat in {*table.state.to_act(), Seat(number % seats)}:
                    view = view_in_words(table, seat)
                    check_screen(view, frame)
                    check_choices(view)
            if company.play(table, 1) == 0:
                break

        check_screen(view_in_words(table, Seat(0)), frame)
        assert len(table.record.moves) > 10


class FirstMove(Talk):
    """Somebody who takes the first move on offer, lets everything pass that may be, and saves the record."""

    def __init__(self) -> None:
        super().__init__()
        self.sitting: Sitting | None = None

    def ask(self, prompt: str = "> ") -> str:
        if prompt.startswith("Your move"):
            assert self.sitting is not None
            return self.sitting.table.view(self.sitting.seat).moves[0].text
        return "y" if prompt.startswith("Save the record") else ""


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_against_the_house_bots(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    game = find_game(name)
    talk = FirstMove()
    talk.sitting = lay_table(Setting(game, usual_seats(game, {}), {}), seed_from("evening"), talk)

    assert play_to_end(talk.sitting)

    record = talk.sitting.table.record
    verify(game, record)
    assert record.outcome is not None
    said = capsys.readouterr().out
    assert "Checked: the deal was sealed" in said
    assert max(map(cell_len, said.splitlines())) <= 80
    assert talk.sitting.file.exists()
    reel = Reel(game, record)
    frame = Frame(game.meta.title, reel.table.names)
    for at in range(0, reel.last, 25):
        for eyes in (Seat(1), "spectator"):
            assert len(screen(reel.view(at, eyes), frame)) <= 23


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_can_be_looked_up(name: str) -> None:
    game = find_game(name)
    rules = entries(game.rules_text())

    assert len(rules) > 20
    for rule in rules:
        assert look_up(game, rule) == rules[rule]
        assert re.fullmatch(rf"{game.meta.rule_prefix}-\d\d\d[a-z]?|R\d+[a-z]?", rule)


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_can_be_looked_up(name: str) -> None:
    game = find_game(name)
    rules = entries(game.rules_text())
    rulings = [rule for rule in rules if rule.startswith("R")]

    assert len(rulings) > 10
    for asked in ("R12", "r12", "R-12", "r-012"):
        assert look_up(game, asked) == rules["R12"]
    assert look_up(game, "R12").startswith("- **R12** ")
    assert look_up(game, "12") == rules[f"{game.meta.rule_prefix}-012"], "a bare number is a rule"
    last = rulings[-1]
    with pytest.raises(TaphouseError, match=rf"has no ruling R999; its rulings are R1 to {last}\.$"):
        look_up(game, "R999")


def test_a_game_without_rulings_says_so() -> None:
    with pytest.raises(TaphouseError, match=r"^Coasters has no ruling R1, nor any other\.$"):
        look_up(COASTERS, "R1")
