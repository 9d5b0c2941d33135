"""What goes wrong in a pub: pages are loaded again in the middle of a game."""

from .fixtures import Visit
from .games import EVERY_FINISHER, player_of
from .people import cards, deal_for, is_asked, told
from .steps import make_table
from .travel import reload


@EVERY_FINISHER
def test_a_page_loaded_again_in_the_middle_of_a_game_shows_the_same_table(visit: Visit, game: str) -> None:
    page, player = visit(), player_of(game)
    make_table(page, game=game)
    deal_for(page)
    assert is_asked(page)
    player.answer(page)
    assert is_asked(page)
    held, latest = cards(page), told(page)[-1]
    reload(page)
    assert is_asked(page)
    assert cards(page) == held
    assert told(page)[-1] == latest
    player.answer(page)
