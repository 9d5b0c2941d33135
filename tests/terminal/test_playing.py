"""A game is played in the terminal."""

import re
from typing import cast

import pytest
from rich.cells import cell_len
from shared.terminal import Chooser, Pub, kept_files, sit

from taphouse.core.errors import TaphouseError
from taphouse.core.moves import HOUSE
from taphouse.core.record import load_record, verify
from taphouse.core.rng import seed_from
from taphouse.terminal.evening import (
    Setting,
    choose_game,
    choose_seats,
    lay_table,
    play_to_end,
    usual_seats,
)
from taphouse.testing.coasters.game import GAME, Coasters
from taphouse.testing.coasters.rules import State
from taphouse.testing.coasters.timed import Timed
from taphouse.words.at_table import view_in_words


def test_a_whole_game_is_played_to_its_outcome_and_checks(at: Pub) -> None:
    talk = Chooser()
    talk.sitting = sit(talk)

    assert play_to_end(talk.sitting)

    said = at.said()
    record = talk.sitting.table.record
    verify(GAME, record)
    assert record.outcome is not None
    assert [(row.name, bool(row.bot)) for row in record.seats] == [("Anna", False), ("Sarah", True), ("Mike", True)]
    outcome = view_in_words(talk.sitting.table, talk.sitting.seat).outcome
    assert outcome is not None
    assert outcome.label in " ".join(said.split())
    assert f"Seed hash {record.seed_hash}" in said
    assert f"Checked: the deal was sealed, and {len(record.moves)} moves lead to this outcome." in said
    winner = record.outcome.places.index(1)
    assert f"1. {['You', 'Sarah', 'Mike'][winner]} {max(record.outcome.scores)}" in said
    assert kept_files() == []


def test_the_house_moves_at_once_where_it_alone_is_awaited_and_no_clock_hurries_anybody(at: Pub) -> None:
    talk = Chooser()
    talk.sitting = lay_table(Setting(Timed(0.0), 3, {}, "Anna"), seed_from("1"), talk)

    assert play_to_end(talk.sitting)

    moves = talk.sitting.table.record.moves
    assert [row.seat == HOUSE for row in moves] == [False, False, False, True] * (len(moves) // 4)
    assert "The house called time." in at.said()


def test_no_screen_is_wider_than_80_or_higher_than_24(at: Pub) -> None:
    talk = Chooser()
    talk.sitting = sit(talk, seats=4)

    play_to_end(talk.sitting)

    screens = re.split(r"^ Coasters$", at.said(), flags=re.MULTILINE)[1:]
    assert len(screens) > 6
    for text in screens:
        lines = text.splitlines()
        assert len(lines) <= 24
        assert max(map(cell_len, lines)) <= 80


def test_moves_can_be_typed_as_number_notation_or_words(at: Pub) -> None:
    """Seed 1 deals 3, 8 and 15 to seat 0; the numbers are those of the coasters."""
    sitting = sit(at.types("15", "", "choose 8", "", "Choose 3", "", ""))

    assert not play_to_end(sitting)

    assert [row.text for row in sitting.table.record.moves if row.seat == 0] == ["choose 15", "choose 8", "choose 3"]


def test_wrong_input_gets_a_sentence_and_another_try(at: Pub) -> None:
    sitting = sit(at.types("99", "dance", "", "take back", "choose 4", "ch", "3x", "15"))

    play_to_end(sitting)

    said = at.said()
    assert "There is no move 99. Type a number (3, 8, 15), or ? for help." in said
    assert "'dance' is none of your moves. Type a number (3, 8, 15), or ? for help." in said
    assert "You have not chosen yet, so there is nothing to take back. (CO-003)" in said
    assert "You do not hold coaster 4. (CO-002)" in said
    assert "'ch' could be 3, 8, 15. Type the number." in said
    assert "There is no '3x'. Type 3." in said
    assert [row.text for row in sitting.table.record.moves] == ["choose 15"]


def test_a_move_that_nobody_learned_from_can_be_taken_back(at: Pub) -> None:
    """After choosing, the bots wait for Enter, so that there is time to think again."""
    sitting = sit(at.types("3", "u", "15", ""))

    play_to_end(sitting)

    said = at.said()
    assert "Enter to go on, u to take your move back" in said
    assert "Taken back." in said
    assert [row.text for row in sitting.table.record.moves if row.seat == 0] == ["choose 15"]
    assert len(sitting.table.record.moves) == 3


def test_a_hint_names_the_move_and_the_reason_and_stands_in_the_record(at: Pub) -> None:
    sitting = sit(at.types("hint", "15", ""))

    play_to_end(sitting)

    said = at.said()
    (hint,) = sitting.table.record.hints
    assert "A good player would choose" in said
    assert (hint.seat, hint.moves) == (0, 0)
    assert hint.text.startswith("choose ")


def test_a_move_without_an_alternative_needs_no_second_thought(at: Pub) -> None:
    """With one coaster left there is nothing to think again about."""
    sitting = sit(at.types("15", ""))
    state = cast("State", sitting.table.state)
    state.hands = [[15], [7], [9]]

    play_to_end(sitting)

    assert "u to take your move back" not in at.said()


def test_an_undo_too_late_is_refused_in_a_sentence(at: Pub) -> None:
    sitting = sit(at.types("3", "", "u"))

    play_to_end(sitting)

    assert "This move cannot be taken back" in at.said()
    assert len(sitting.table.record.moves) == 3


def test_an_optional_move_is_offered_and_can_be_made(at: Pub) -> None:
    sitting = sit(at.types("3", "1", "8"))

    play_to_end(sitting)

    assert [row.text for row in sitting.table.record.moves] == ["choose 3", "take back", "choose 8"]


def test_an_optional_move_that_was_let_pass_is_not_offered_after_every_move(at: Pub) -> None:
    """Four at the table: after Anna's choice three bots choose, and she is asked once."""
    sitting = sit(at.types("3", "", ""), seats=4)

    play_to_end(sitting)

    assert at.said().count("Enter to go on") == 1
    assert len(sitting.table.record.moves) == 4


def test_help_rules_story_and_moves_are_there_at_any_time(at: Pub) -> None:
    sitting = sit(at.types("?", "? CO-004", "? 4", "? secret", "? zebra", "? rules", "h", "m", "i"))

    play_to_end(sitting)

    said = at.said()
    assert "take your latest move back, while nobody has learned from it" in said
    assert said.count("CO-004 When all have chosen") == 3
    assert said.count("CO-002 All choose one") == 2
    assert "No rule of Coasters speaks of 'zebra'." in said
    assert f"Seed hash: {sitting.table.record.seed_hash}" in said
    assert "House: hand=3, target=3" in said
    assert "  15  Choose 15   (choose 15)" in said
    assert "Your hand\n  3                        Coaster 3\n" in said
    assert sitting.table.record.moves == []


def test_the_end_of_input_ends_politely_and_nothing_is_lost(at: Pub) -> None:
    sitting = sit(at.types("3"))

    assert not play_to_end(sitting)

    assert sitting.kept is not None
    assert f"The game is kept in {sitting.kept}.\nCome back with: taphouse play --load" in at.said()
    assert [row.text for row in load_record(sitting.kept).moves] == ["choose 3"]


def test_an_interruption_says_where_the_game_is_and_goes_on_up(at: Pub, monkeypatch: pytest.MonkeyPatch) -> None:
    talk = at.types()
    sitting = sit(talk)

    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(talk, "ask", interrupt)
    with pytest.raises(KeyboardInterrupt):
        play_to_end(sitting)

    assert f"The game is kept in {sitting.kept}." in at.said()


def test_one_can_sit_on_another_seat(at: Pub) -> None:
    sitting = sit(at.types(), seat=2, bots=("random", "house"))

    assert [(row.name, row.bot) for row in sitting.table.record.seats] == [
        ("Sarah", "random"),
        ("Mike", "house"),
        ("Anna", ""),
    ]
    assert sitting.seat == 2


def test_a_seat_that_is_not_there_is_refused(at: Pub) -> None:
    with pytest.raises(TaphouseError, match=r"There is no seat 4; the seats are 1 to 3\."):
        sit(at.types(), seat=3)


def test_yes_and_no_are_asked_for_until_one_comes(at: Pub) -> None:
    assert at.types("perhaps", "YES").agrees("Again?", default=False)
    assert at.said() == "Again? (y/N) perhaps\nPlease type y or n: YES\n"
    assert not at.types("").agrees("Again?", default=False)
    assert at.types("").agrees("Again?", default=True)


def test_the_menu_takes_a_number_or_the_beginning_of_a_title(at: Pub) -> None:
    assert choose_game(at.types("7", "", "zz", "1")) is GAME
    assert at.said().count("Type a number from 1 to 1, or how a title begins.") == 3
    assert choose_game(at.types("coa")) is GAME
    assert "1  Coasters, 2 to 4 seats" in at.said()


def test_the_menu_asks_for_seats_until_there_can_be_such_a_table(at: Pub) -> None:
    assert choose_seats(GAME, {}, at.types("many", "9", "4")) == 4
    said = at.said()
    assert "Type a number." in said
    assert "Coasters takes 2 to 4 seats, not 9." in said
    assert choose_seats(GAME, {}, at.types("")) == 3


def test_the_usual_number_of_seats_is_one_that_the_house_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_two(_: Coasters, seats: int, __: object) -> None:
        if seats != 2:
            raise TaphouseError("Two only.")

    assert usual_seats(GAME, {}) == 3
    monkeypatch.setattr(Coasters, "check_table", only_two)
    assert usual_seats(GAME, {}) == 2
