"""FWB-139: a choice in several steps is a draft, which nobody else sees until its last step."""

from typing import Any, NamedTuple

import msgspec
import pytest

from taphouse.core.moves import Seat
from taphouse.core.record import SeatRow
from taphouse.core.rng import Quick, seed_from
from taphouse.core.state import State
from taphouse.core.table import Table
from taphouse.games.friends_with_beverages.game import GAME
from taphouse.testing.driver import quick
from taphouse.testing.houses import random_house

OTHERS = (1, 2, None)
SWAP = {"guests": ["G01 G02 G03"], "guest_market": "G04 G05 G06 G07", "guest_deck": "G08 G09", "decision": "swap"}
SHED = {"sheds": ["JUG STR JAR FUN"], "decision": "equipment"}
SHOW = {"discard": "JUG STI", "sheds": ["FUN BAR"]}
SERVE = {"sheds": ["JUG STR JAR"], "guests": ["G01 G02 G03"], "decision": "complete"}
SUPPLY = {"sheds": ["JUG"], "guests": ["G01 G02 G03"], "decision": "complete", "house": {"shed_capacity": 2}}
RUSH = {"sheds": ["JUG STR JAR"], "guests": ["G01 G02 G03"], "deck": "festival_rush NUT NUT NUT"}
SECOND_HAND = {"second_hand_market": True}
TRADE = {"decision": "trade_offer", "house": {"trading": True}}


class Draft(NamedTuple):
    """A hand and what else lies there, what is played before, the steps, what each of them leads to."""

    hand: str
    said: dict[str, Any]
    before: list[str]
    steps: list[str]
    asked: list[str]
    quiet: bool = True
    """Whether the steps can be taken back."""

    def begin(self, scene: Any) -> Any:
        t = scene([self.hand, "NUT", "CRM"], **self.said)
        t.play(0, *self.before)
        return t


DRAFTS = [
    Draft("SUG SUG CIT", SWAP, [], ["pay SUG", "swap 2"], ["swap_source", "swap_slot"]),
    Draft("TUN STI", SHED, [], ["install TUN"], ["make_room"]),
    Draft("TUN STI", {**SHED, "house": SECOND_HAND}, [], ["install TUN"], ["make_room"], quiet=False),
    Draft(
        "equipment_exhibition STR STR",
        SHOW,
        ["play equipment_exhibition"],
        ["show hand STR", "show shed FUN"],
        ["exhibition_second", "exhibition_take"],
    ),
    Draft(
        "equipment_exhibition STR STR",
        {**SHOW, "discard": "JUG"},
        ["play equipment_exhibition"],
        ["show hand STR"],
        ["exhibition_second"],
        quiet=False,
    ),
    Draft("SPI SUG CIT CIT abundance", SERVE, [], ["serve 1"], ["pay_choice"], quiet=False),
    Draft(
        "SPI SUG CIT CIT abundance abundance",
        SERVE,
        [],
        ["serve 1", "abundance for SPI"],
        ["pay_choice", "pay_choice"],
        quiet=False,
    ),
    Draft(
        "SPI SUG CIT CIT abundance abundance STR JAR",
        SUPPLY,
        [],
        ["serve 1", "supply STR"],
        ["supply_choice", "pay_choice"],
        quiet=False,
    ),
    Draft(
        "SPI SUG CIT CIT abundance",
        RUSH,
        ["draw"],
        ["rush 1", "omit CIT"],
        ["rush_omit", "pay_choice"],
        quiet=False,
    ),
    Draft("SPI SUG", TRADE, [], ["offer SPI", "want CIT"], ["trade_want", "trade_partner"]),
]
every_draft = pytest.mark.parametrize("draft", DRAFTS, ids=lambda draft: " ".join(draft.asked))


def eyes_on(t: Any) -> list[bytes]:
    return [msgspec.json.encode(t.view(eyes)) for eyes in OTHERS]


@every_draft
def test_fwb_139_nobody_else_sees_a_step(scene: Any, draft: Draft) -> None:
    t = draft.begin(scene)
    seen, told, learned = eyes_on(t), [t.story(eyes) for eyes in OTHERS], t.state.learned

    for step, decision in zip(draft.steps, draft.asked, strict=True):
        t.play(0, step)
        assert t.decision == decision
        assert eyes_on(t) == seen
        assert [t.story(eyes) for eyes in OTHERS] == told

    assert (t.state.learned == learned) is draft.quiet


@every_draft
def test_fwb_139_a_twin_for_others_stands_where_the_choice_began(scene: Any, draft: Draft) -> None:
    t = draft.begin(scene)
    began = t.decision
    t.play(0, *draft.steps)

    for seed in range(8):
        twin = type(t)(t.state.resample(Seat(1), Quick(seed)), t.state.rng)
        assert twin.decision == began
        assert msgspec.json.encode(twin.view(1)) == msgspec.json.encode(t.view(1))
        twin.play(0, twin.moves(0)[0])
        own = type(t)(t.state.resample(Seat(0), Quick(seed)), t.state.rng)
        assert own.moves(0) == t.moves(0)


@every_draft
def test_fwb_139_a_draft_is_resumed_from_its_position(scene: Any, draft: Draft) -> None:
    t = draft.begin(scene)
    t.play(0, *draft.steps)

    again = type(t)(GAME.from_position(GAME.position(t.state)), t.state.rng)

    assert again.moves(0) == t.moves(0)
    move = t.moves(0)[0]
    t.play(0, move)
    again.play(0, move)
    assert GAME.position(again.state) == GAME.position(t.state)


def test_fwb_139_a_payment_can_be_taken_back_until_a_guest_is_turned_up() -> None:
    """At a real table: pay, choose, take both steps back, and do something else."""
    table = at_a_swap()
    seat = table.state.to_act()[0]
    before = GAME.position(table.state)
    pays = [move for move in table.state.legal_moves(seat) if GAME.write_move(move).startswith("pay")]

    table.apply(seat, pays[0])
    table.apply(seat, GAME.read_move("swap 1"))
    assert table.may_undo(seat)
    table.undo(seat)
    table.undo(seat)
    assert GAME.position(table.state) == before

    table.apply(seat, pays[0])
    table.apply(seat, GAME.read_move("swap deck"))
    assert not table.may_undo(seat)


def at_a_swap() -> Table:
    """A dealt table, played by chance until somebody can swap."""
    table = Table(GAME, [SeatRow("Ann"), SeatRow("Ben")], {"first_player": "random"}, seed_from("a swap"))
    while True:
        seat = table.state.to_act()[0]
        if asked_of(table.state, seat) == "swap":
            return table
        table.apply(seat, table.state.legal_moves(seat)[0])


def asked_of(state: State, seat: Seat) -> str:
    return GAME.view(state, seat).task


@pytest.mark.parametrize("number", range(6))
def test_fwb_023_no_question_has_one_answer_that_everybody_could_tell(number: int) -> None:
    """Only a trade and cards to discard are asked about all the same: that there is one answer is the hand's secret."""
    seats = 2 + number % 4
    state = GAME.deal(seats, random_house(GAME, seats, quick(f"one answer {number}")), quick(f"deal {number}"))
    rng, single = quick(f"moves {number}"), set()

    while state.to_act():
        seat = state.to_act()[0]
        moves = state.legal_moves(seat)
        if len(moves) == 1:
            single.add(asked_of(state, seat))
        state.apply(seat, moves[rng.below(len(moves))])

    assert single <= {"trade_answer", "hand_limit", "compensation"}
