"""Search: what it does with its worlds, its budget and its doubts; on Coasters, a toy that everybody understands."""

from functools import partial

import pytest

from taphouse.bots.by_name import SEARCH, find_bot, make_bot, read_bot
from taphouse.bots.search import Search
from taphouse.core.errors import TaphouseError
from taphouse.core.moves import Move, Seat
from taphouse.core.registry import find_game
from taphouse.core.rng import Quick
from taphouse.core.state import State
from taphouse.lab.compare import Side, compare
from taphouse.lab.simulate import simulate
from taphouse.testing import sampling
from taphouse.testing.broken import Broken
from taphouse.testing.coasters.game import GAME
from taphouse.testing.coasters.rules import State as Table
from taphouse.testing.coasters.timed import Timed
from taphouse.testing.driver import quick
from taphouse.testing.scene import Scene

ME = Seat(0)
CHOOSE_1, CHOOSE_6 = Move(0), Move(5)


class Peeking(Search):
    """Plays on in the world that it was handed, as if the others' coasters there were theirs."""

    def _likely(self, world: State, seat: Seat) -> State:
        return world.copy()


def table(hands: list[list[int]], won: list[int], target: int = 3) -> Table:
    """Coasters in the middle of a game: these hands, and nothing left to draw."""
    state = GAME.deal(len(hands), GAME.house(len(hands), {"target": target}), Quick(1))
    state.hands, state.won, state.pile = [sorted(hand) for hand in hands], won, []
    return state


def scene_of(seed: str, moves: int) -> Scene:
    """A game after some moves by chance."""
    scene = Scene(GAME, 2, GAME.house(2), seed=seed, generator="quick", most=1000)
    for number in range(moves):
        seat = scene.state.next_to_act()
        scene.table.apply(seat, scene.state.random_move(seat, quick(f"{seed} {number}")))
    return scene


def share_of_search(budget: int, games: int) -> float:
    came = compare(GAME, 3, Side(), Side(bots=(f"search:{budget}",)), games=games)
    assert came.b_share is not None
    return came.b_share.value


# What it chooses


def test_it_keeps_for_the_next_round_what_cannot_win_this_one() -> None:
    # The other one plays 16 now, then 2: only a 14 that is still there beats that.
    world = table([[1, 14], [2, 16]], won=[1, 0])

    assert Search(GAME, Quick(5), 20).choose(world, ME) == CHOOSE_1


def test_it_beats_its_house_bot() -> None:
    assert share_of_search(4, 60) > 0.55


def test_where_no_move_is_better_it_makes_the_house_bots() -> None:
    world = table([[5, 6], [1, 2]], won=[0, 0])

    assert {Search(GAME, Quick(chance), 2).choose(world, ME) for chance in range(20)} == {CHOOSE_6}


def test_what_is_asked_out_of_turn_it_leaves_to_the_house_bot() -> None:
    world = table([[3, 14], [2, 16]], won=[0, 0])
    world.apply(ME, Move(2))

    bot = Search(GAME, Quick(1))

    assert (bot.choose(world, ME), bot.moves) == (None, 0)


def test_it_plays_on_where_the_house_itself_may_move() -> None:
    came = simulate(Timed(), 3, games=2, bots=["search:1", "house"])

    assert came.finished == 2


# Its budget


def test_thought_ends_with_the_budget() -> None:
    world = table([[1, 7, 13], [2, 8, 12]], won=[0, 0])
    bot = Search(GAME, Quick(1), 4)
    bot.choose(world, ME)

    assert 0 < bot.moves < 4 * bot.judge.pace + 200


def test_a_larger_budget_thinks_longer() -> None:
    spent = []
    for budget in (2, 20):
        bot = Search(GAME, Quick(1), budget)
        bot.choose(table([[6, 7, 8], [1, 9, 16]], won=[0, 0]), ME)
        spent.append(bot.moves)

    assert spent[0] < spent[1]


def test_the_same_seed_gives_the_same_game() -> None:
    once, again = (simulate(GAME, 2, games=4, seed="twice", bots=["search:2", "house"]) for _ in range(2))

    assert (once.wins, once.mean_scores, once.moves) == (again.wins, again.mean_scores, again.moves)


def test_a_budget_is_read_in_milliseconds() -> None:
    assert read_bot(GAME, "search:1500")[1] == 1500


@pytest.mark.parametrize("budget", ["0", "10001", "much", "-5", ""])
def test_a_budget_out_of_bounds_is_refused_in_a_sentence(budget: str) -> None:
    with pytest.raises(TaphouseError, match="Search takes a budget from 1 to"):
        read_bot(GAME, f"search:{budget}")


def test_search_is_one_of_the_bots_of_every_game() -> None:
    assert isinstance(make_bot(find_game("last-call"), SEARCH, Quick(1)), Search)


# What it may know


@pytest.mark.parametrize("seed", range(8))
def test_its_choices_are_as_frequent_in_one_world_as_in_another(seed: int) -> None:
    sampling.check(scene_of(f"honest {seed}", 2), partial(find_bot(GAME, SEARCH), strength=2), ME)


def test_a_search_that_plays_on_in_the_world_it_was_handed_is_caught() -> None:
    caught = 0
    for seed in range(8):
        try:
            sampling.check(scene_of(f"honest {seed}", 2), partial(Peeking, GAME, strength=2), ME)
        except Broken as broken:
            caught += broken.law == sampling.LAW

    assert caught > 0
