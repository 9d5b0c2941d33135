"""Those who only look on: a spectator, and the screen on the wall. Neither sees a hand."""

import re

from playwright.sync_api import Page, expect

from .axe import SETTLED, axe
from .fixtures import SIZES, Visit
from .games import EVERY_FINISHER, EVERY_GAME, Finisher, finisher_of
from .measures import DESKTOP, TELEVISION
from .people import cards, deal_for, is_asked, touch, turn_line
from .steps import make_table
from .travel import go


def expect_no_hand(watcher: Page, player: Finisher, secret: list[str]) -> None:
    """None of these cards is to be seen anywhere, as far as there is only one of the kind."""
    expect(watcher.get_by_role("list", name="Your hand")).to_have_count(0)
    expect(watcher.get_by_role("region", name="Your moves")).to_have_count(0)
    unique = [card for card in secret if player.UNIQUE.match(card)]
    page = watcher.content()
    assert unique
    assert not [card for card in unique if re.search(rf"(?<!\d){card}", page)]


def expect_menu(page: Page, has: tuple[str, ...], lacks: tuple[str, ...]) -> None:
    """Look into the menu, and close it."""
    touch(page.get_by_role("button", name="Menu"))
    menu = page.get_by_role("dialog")
    for words in has:
        expect(menu).to_contain_text(words)
    for words in lacks:
        expect(menu).not_to_contain_text(words)
    touch(menu.get_by_role("button", name="Close", exact=True))
    expect(menu).to_have_count(0)


OVERLAID = """() => {
  const way = document.querySelector('aside').getBoundingClientRect()
  const code = document.querySelector('aside img').getBoundingClientRect()
  const isOver = (box) => box.width > 1 && box.height > 1
    && box.left < way.right - 1 && way.left < box.right - 1 && box.top < way.bottom - 1 && way.top < box.bottom - 1
  const over = [...document.querySelectorAll('.frame *')].filter((one) => isOver(one.getBoundingClientRect()))
  const isSeen = code.left >= way.left && code.right <= innerWidth && code.top >= way.top && code.bottom <= innerHeight
  return [...over.map((one) => `${one.tagName} ${one.className}`), ...(isSeen && code.width > 80 ? [] : ['the code'])]
}"""
"""What of the table lies under the way in, or the code itself if it is not whole."""


@SIZES
@EVERY_FINISHER
def test_a_spectator_follows_the_game_and_sees_no_hand(visit: Visit, size: tuple[int, int], game: str) -> None:
    player, way = visit(), finisher_of(game)
    make_table(player, game=game)
    deal_for(player)
    watcher = visit(player.url.removeprefix(visit.address), size=size)
    assert is_asked(player)
    turn_line(watcher, " to ").wait_for()
    expect_no_hand(watcher, way, cards(player))
    expect(watcher.get_by_text("You are watching.")).to_be_in_viewport(ratio=1)
    expect(player.get_by_text("You are watching.")).to_have_count(0)
    axe(watcher)
    expect_menu(player, ("Sort my hand", "Keys", "The deal is sealed"), ())
    expect_menu(watcher, ("Rules", "Story", "Chat"), ("Sort my hand", "Keys", "seal"))
    way.answer(player)
    assert is_asked(player)
    turn_line(watcher, " to ").wait_for()
    expect_no_hand(watcher, way, cards(player))


@EVERY_FINISHER
def test_the_screen_in_the_room_shows_the_way_in_then_the_table_and_no_hand(visit: Visit, game: str) -> None:
    player, way = visit(), finisher_of(game)
    make_table(player, game=game)
    screen = player.context.new_page()
    screen.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    go(screen, f"{player.url}/screen")
    code = screen.get_by_role("img", name="QR code")
    expect(code).to_be_visible()
    assert code.evaluate("(image) => image.complete && image.naturalWidth > 0")
    expect(screen.get_by_text(player.url.rsplit("/", 1)[1])).to_be_visible()
    axe(screen)
    deal_for(player)
    assert is_asked(player)
    turn_line(screen, " to ").wait_for()
    expect(code).to_be_visible()
    expect_no_hand(screen, way, cards(player))
    axe(screen)
    way.answer(player)


@EVERY_GAME
def test_the_way_in_lies_over_nothing_of_the_table(visit: Visit, game: str) -> None:
    player = visit()
    make_table(player, game=game)
    deal_for(player)
    screen = visit(player.url.removeprefix(visit.address) + "/screen", size=TELEVISION, clock=True)
    turn_line(screen, " to ").wait_for()
    for size in (TELEVISION, DESKTOP, (1024, 768)):
        screen.set_viewport_size({"width": size[0], "height": size[1]})
        screen.clock.run_for(250)
        screen.wait_for_function(SETTLED)
        assert screen.evaluate(OVERLAID) == [], size
