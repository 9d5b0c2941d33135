"""Search at every game: it plays to the end, alone, in teams and in secret, and knows what its seat knows."""

from functools import partial

import pytest

from taphouse.bots.by_name import SEARCH, find_bot
from taphouse.core.game import Game
from taphouse.core.moves import Seat
from taphouse.core.playout import play_out
from taphouse.core.registry import find_game, list_games
from taphouse.core.rng import Quick
from taphouse.lab.simulate import simulate
from taphouse.testing import sampling
from taphouse.testing.driver import seat_bots, seat_company
from taphouse.testing.scene import Scene

GAMES = [find_game(meta.id) for meta in list_games()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_it_plays_a_game_to_the_end_without_a_foul(game: Game) -> None:
    came = simulate(game, 3, games=1, bots=["search:1", "house", "house"])

    assert (came.finished, came.fouls) == (1, [])


@pytest.mark.parametrize("name", ["with-friends-like-these", "cocktail-conspiracy"])
def test_its_choices_hang_on_nothing_that_its_seat_cannot_know(name: str) -> None:
    """Half-way through a game of house bots, with little thought, so that it is often in doubt."""
    game = find_game(name)
    scene = Scene(game, 4, game.house(4), seed="half-way", generator="quick", most=1000)
    company = seat_company(seat_bots(game, ["house"] * 4, "half-way"))
    while scene.number < 20 or len(scene.state.legal_moves(scene.state.next_to_act())) < 3:
        turn = company.next_move(scene.table)
        assert turn is not None
        scene.table.apply(*turn)

    sampling.check(scene, partial(find_bot(game, SEARCH), strength=1), scene.state.next_to_act())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_at_the_end_of_a_game_a_win_is_worth_more_than_a_defeat(game: Game) -> None:
    state = game.deal(4, game.house(4), Quick(4))
    play_out(state, Quick(4), 10 * game.longest)
    outcome = state.outcome()
    assert outcome is not None
    judge = game.judge()

    values = [judge.value(state, Seat(seat)) for seat in range(4)]

    assert [seat for seat in range(4) if values[seat] > 0] == outcome.winners()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_before_the_end_what_all_sides_hope_for_is_one_win(game: Game) -> None:
    house = game.house(4)
    state = game.deal(4, house, Quick(4))
    play_out(state, Quick(4), 12)
    judge = game.judge()
    judge.begin(state, Seat(0), game.bots["house"](Quick(1)))

    of_side = {place.team or seat: judge.value(state, Seat(seat)) for seat, place in enumerate(game.places(4, house))}

    assert sum(of_side.values()) == pytest.approx(1)
