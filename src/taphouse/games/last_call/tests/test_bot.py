"""The house bot: plays decently, minds the call, and knows only what its seat is shown."""

from typing import Any

import pytest

from taphouse.bots.random_bot import RandomBot
from taphouse.core.bot import Bot
from taphouse.core.moves import Seat
from taphouse.core.record import SeatRow
from taphouse.core.rng import Quick, seed_from
from taphouse.core.state import State
from taphouse.core.table import Table
from taphouse.games.last_call.bot import HouseBot
from taphouse.games.last_call.game import GAME
from taphouse.testing.driver import quick, seat_company
from taphouse.testing.houses import random_house

PASSING = {"top": "whiskey-m-a", "declared": "beer", "decision": "pass_card", "agenda": [["finish", 0, 0, 0]]}


def choice(table: Any, seat: int = 0, *, bot: HouseBot | None = None) -> str | None:
    """What a bot does at a scene."""
    move = (bot or HouseBot(Quick(1))).choose(table.state.resample(Seat(seat), Quick(1)), Seat(seat))
    return None if move is None else GAME.write_move(move)


@pytest.mark.parametrize("number", range(20))
def test_at_full_strength_it_never_forgets_a_call_or_a_shout(scene: Any, number: int) -> None:
    bot = HouseBot(Quick(number))

    assert choice(scene(["beer-4-a wine-8-a", None]), bot=bot) == "play beer-4-a +call"
    assert choice(scene(["beer-m-b wine-8-a", None]), bot=bot) == "play beer-m-b +call +shout"


def test_a_weaker_one_forgets_one_in_ten(scene: Any) -> None:
    bot = HouseBot(Quick(1), strength=99)
    table = scene(["beer-m-b wine-8-a wine-9-b", None], top="copita-3-b")

    forgot = sum(choice(table, bot=bot) == "play beer-m-b" for _ in range(400))

    assert 20 <= forgot <= 65


def test_a_weak_one_slips(scene: Any) -> None:
    bot = HouseBot(Quick(1), strength=0)
    table = scene(["beer-4-a", None])

    assert {choice(table, bot=bot) for _ in range(40)} == {"play beer-4-a", "draw"}


def test_it_goes_out_when_it_can(scene: Any) -> None:
    assert choice(scene(["beer-4-a", None])) == "play beer-4-a"


def test_it_is_not_left_with_my_shout_alone(scene: Any) -> None:
    """Rather than play its last match it lays My Shout."""
    assert choice(scene(["beer-4-a beer-m-b", None])) == "play beer-m-b +call +shout"


def test_it_saves_cards_that_always_fit(scene: Any) -> None:
    assert choice(scene(["beer-4-a wine-m-a wine-8-a", None])) == "play beer-4-a"


def test_it_pays_for_a_tough_break_only_while_nobody_is_near_the_end(scene: Any) -> None:
    hand = "bar-1-a beer-4-a wine-8-a copita-5-b"
    assert choice(scene([hand, "wine-3-a", None])) == "play beer-4-a"


def test_it_passes_a_tough_break_on_first(scene: Any) -> None:
    table = scene(["wine-3-a bar-1-a beer-4-a wine-m-a", None], **PASSING)

    assert choice(table) == "give bar-1-a"


def test_it_passes_my_shout_to_somebody_with_one_card(scene: Any) -> None:
    table = scene(["wine-3-a beer-m-b beer-4-a copita-5-a", "wine-5-a"], **PASSING)

    assert choice(table) == "give beer-m-b"


def test_it_names_its_longest_suit(scene: Any) -> None:
    said = {"top": "wine-m-a", "decision": "declare_suit", "agenda": [["finish", 0, 0, 0]]}

    assert choice(scene(["copita-3-a copita-4-a beer-4-a wine-8-a", None], **said)) == "name copita"


def test_it_stacks_and_it_sips(scene: Any) -> None:
    stacking = scene(["copita-2-a wine-3-a wine-4-a", None], top="beer-2-a", pending=1, decision="take_that")
    sipping = scene(cheers=True, decision="cheers")
    answering = scene(decision="heard_far", agenda=[["finish", 0, 0, 0]])

    assert choice(stacking) == "stack copita-2-a"
    assert choice(sipping) == "sip"
    assert choice(answering) == "heard yes"


def test_it_attacks_the_next_seat_when_that_is_near_the_end(scene: Any) -> None:
    hand = "beer-2-a beer-4-a wine-8-a copita-5-b"

    assert choice(scene([hand, "wine-3-a", None])) == "play beer-2-a"


def test_it_catches_who_did_not_call_after_a_while(scene: Any, watch: Any) -> None:
    table = scene([None, None, "wine-3-a"], active=1, watches=[watch(2)])

    found = {choice(table, bot=HouseBot(Quick(number))) for number in range(30)}

    assert found == {None, "catch 2"}


def test_it_never_catches_who_was_heard_to_call(scene: Any, watch: Any) -> None:
    """Whoever sits down in the middle of a game knows it, too: the story of the table can be looked up."""
    table = scene([None, None, "wine-3-a"], active=1, watches=[watch(2, called=True)])

    assert {choice(table, bot=HouseBot(Quick(number))) for number in range(30)} == {None}


@pytest.mark.parametrize("number", range(12))
def test_what_it_does_and_why_hangs_on_nothing_hidden(number: int) -> None:
    """In houses of all kinds, and in many worlds of the same moment."""
    chance = quick(f"hidden {number}")
    seats = 2 + number % 7
    state: State = GAME.deal(seats, random_house(GAME, seats, chance), chance)
    asked = 0
    while state.to_act() and asked < 60:
        for seat in map(Seat, range(seats)):
            if state.legal_moves(seat):
                worlds = [state.resample(seat, chance) for _ in range(4)]
                bots = [HouseBot(Quick(asked), strength=number * 9) for _ in worlds]
                chosen = [bot.choose(world, seat) for bot, world in zip(bots, worlds, strict=True)]
                assert len(set(chosen)) == 1
                if chosen[0] is not None:
                    why = [str(bot.why(world, seat, chosen[0])) for bot, world in zip(bots, worlds, strict=True)]
                    assert len(set(why)) == 1
                asked += 1
        seat = state.next_to_act()
        move = HouseBot(Quick(asked)).choose(state.resample(seat, chance), seat)
        assert move is not None
        state.apply(seat, move)


def test_among_three_random_players_it_wins_far_more_than_its_share() -> None:
    wins = 0
    for game in range(40):
        rows = [SeatRow(f"Seat {seat}") for seat in range(4)]
        table = Table(GAME, rows, {}, seed_from(f"bots {game}"), "quick")
        me = game % 4
        bots: list[Bot] = [RandomBot(Quick(game * 4 + seat)) for seat in range(4)]
        bots[me] = HouseBot(Quick(game * 4 + me))
        company = seat_company(bots, f"worlds {game}")
        while table.state.to_act():
            turn = company.next_move(table)
            assert turn is not None
            table.apply(*turn)
        outcome = table.state.outcome()
        assert outcome is not None
        wins += outcome.winners() == [me]

    assert wins >= 30
