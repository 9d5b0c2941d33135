"""What search is told of The Empire Needs Beer!"""

from taphouse.core.moves import NOBODY
from taphouse.core.rng import Quick
from taphouse.games.empire_needs_beer.bot import HouseBot
from taphouse.games.empire_needs_beer.game import GAME
from taphouse.games.empire_needs_beer.thinking.judge import FIELD


def test_of_many_moves_it_tries_those_that_the_house_bot_likes_best() -> None:
    state = GAME.deal(2, GAME.house(2), Quick(3))
    bot, judge = HouseBot(Quick(3)), GAME.judge()
    many = 0
    while (seat := state.next_to_act()) != NOBODY:
        moves = state.legal_moves(seat)
        choice = bot.choose(state, seat)
        assert choice is not None
        if len(moves) > FIELD and many < 20:
            tried = judge.candidates(state, seat, moves)
            assert len(tried) == FIELD
            assert choice in tried
            many += 1
        state.apply(seat, choice)

    assert many == 20
