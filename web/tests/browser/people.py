"""What people do before the cards are dealt and after the last one has fallen, by clicks and taps alone."""

import re
from collections.abc import Mapping
from json import dumps

from playwright.sync_api import Locator, Page, Position, expect

from taphouse.core.record import Record, read_record, verify
from taphouse.core.registry import find_game

from .axe import AT_REST, STILL
from .fixtures import Visit
from .measures import DESKTOP, PATIENCE

LOST = "Connection lost. Your seat is kept. Trying again."

SEEN = """(node) => {
  node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const box = node.getBoundingClientRect()
  const found = []
  for (let y = 0.1; y < 1; y += 0.1) for (let x = 0.05; x < 1; x += 0.05) {
    const at = { x: box.width * x, y: box.height * y }
    if (node.contains(document.elementFromPoint(box.x + at.x, box.y + at.y))) found.push(at)
  }
  return found[Math.floor(found.length / 2)]
}"""
"""A spot of a thing on which nothing else lies, brought into sight."""


def has_touch(page: Page) -> bool:
    """Whether people use their fingers here."""
    return bool(page.evaluate("navigator.maxTouchPoints > 0"))


def touch(thing: Locator, position: Position | None = None) -> None:
    """Tap with a finger on a phone, click with a mouse elsewhere."""
    if has_touch(thing.page):
        thing.tap(position=position)
    else:
        thing.click(position=position)


def middle_of(thing: Locator) -> tuple[float, float]:
    """Find where the middle of a thing is on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(one: Locator, other: Locator) -> None:
    """Press on one thing and let go on another."""
    page = one.page
    page.wait_for_function(STILL)
    (x, y), (u, v) = middle_of(one), middle_of(other)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + (u - x) / 8, y + (v - y) / 8)
    page.mouse.move((x + u) / 2, (y + v) / 2)
    page.mouse.move(u, v)
    page.mouse.up()


def menu(page: Page, entry: str) -> None:
    """Do something by the menu."""
    touch(page.get_by_role("button", name="Menu"))
    touch(page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{entry}")))


def touch_card(card: Locator) -> None:
    """Touch what is to be seen of a card on which others lie, once it is brought to rest."""
    card.page.wait_for_function(AT_REST)
    spot = card.evaluate(SEEN)
    for _ in range(30):
        if spot is not None:
            break
        card.page.wait_for_timeout(100)
        spot = card.evaluate(SEEN)
    assert spot is not None, f"Nothing is to be seen of {card}."
    touch(card, Position(x=spot["x"], y=spot["y"]))


def called(label: str) -> re.Pattern[str]:
    """How the name of an option's field begins: with its label, before what it is about."""
    return re.compile(f"^{label}(?! ?[a-z])")


def chip(page: Page, label: str, value: str) -> None:
    """Choose one of the chips of an option."""
    group = page.get_by_role("group", name=called(label))
    touch(group.locator("label").get_by_text(value, exact=True))
    expect(group.get_by_role("radio", name=value, exact=True)).to_be_checked()


def introduce(page: Page, name: str) -> None:
    """Give a name where it is asked for."""
    page.get_by_label("Your name at the table").fill(name)
    touch(page.get_by_role("button", name="That is me"))
    expect(page.get_by_label("Your name at the table")).to_have_count(0)


def make_by_hand(page: Page, title: str, seats: int, house: Mapping[str, object], pace: str = "At once") -> str:
    """From the lobby, set a table by the form as a host called Ann; give its code.

    Of the house rules a number is typed, True is switched on, and a word is the chip of that name.
    """
    touch(page.get_by_role("button", name="Tell us your name"))
    introduce(page, "Ann")
    touch(page.get_by_role("button", name=title))
    touch(page.get_by_role("link", name="House rules and seats"))
    chip(page, "Seats", str(seats))
    chip(page, "Pace of the bots", pace)
    for label, value in house.items():
        if value is True:
            touch(page.get_by_role("switch", name=called(label)))
        elif isinstance(value, int):
            page.get_by_role("spinbutton", name=called(label)).fill(str(value))
        else:
            chip(page, label, str(value))
    touch(page.get_by_role("button", name="Make a table"))
    expect(page.get_by_role("button", name=re.compile("^Deal"))).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def join_by_code(page: Page, name: str, code: str) -> None:
    """From the lobby, come to a friend's table by its code and sit down."""
    opener = page.get_by_role("button", name="Join by code")
    if opener.is_visible():
        touch(opener)
    page.get_by_label("Table code").fill(code)
    touch(page.get_by_role("button", name="Join", exact=True))
    touch(page.get_by_role("button", name="Sit down"))
    introduce(page, name)
    expect(page.get_by_text("You are seated.")).to_be_visible()


def deal_for(host: Page, *friends: Page) -> None:
    """Let the host deal; everybody holds cards then."""
    touch(host.get_by_role("button", name=re.compile("^Deal")))
    for page in (host, *friends):
        expect(page.get_by_role("list", name="Your hand")).to_be_visible()


def turn_line(page: Page, words: str) -> Locator:
    """The words under the lamp."""
    return page.get_by_role("status").filter(has_text=re.compile(words))


def end(page: Page) -> Locator:
    """The end, as the felt tells it."""
    return page.locator("[data-finale]")


def everything_else(page: Page) -> Locator:
    """The sheet with all that there is to know and to do at the end; it is opened if it is not."""
    sheet = page.get_by_role("dialog", name="Everything else")
    if not sheet.is_visible():
        touch(page.get_by_role("button", name="Everything else"))
        expect(sheet).to_be_visible()
    return sheet


def again(page: Page) -> Locator:
    """The one way on."""
    return page.get_by_role("button", name=re.compile("^(Again|On to the next game)$"))


def is_asked(page: Page, others: str = "") -> bool:
    """Wait until the page says that it is this seat's turn (True), that of others called so, or that all is over."""
    theirs = rf"|\b({others})\b.* to " if others else ""
    turn_line(page, f"^Your turn{theirs}").or_(end(page)).first.wait_for()
    return turn_line(page, "^Your turn").is_visible() and not end(page).is_visible()


TOLD = "() => [...document.querySelectorAll('[role=log][aria-label=Story] p')].map((line) => line.textContent)"


def told(page: Page) -> list[str]:
    """What was told lately to those who listen."""
    lines: list[str] = page.evaluate(TOLD)
    return lines


def wait_for_more(page: Page, before: list[str], patience: float = PATIENCE) -> None:
    """Wait until the story has gone on."""
    changed = f"(before) => JSON.stringify(({TOLD})()) !== before"
    page.wait_for_function(changed, arg=dumps(before, separators=(",", ":"), ensure_ascii=False), timeout=patience)


def hand(page: Page) -> Locator:
    """The cards of the hand; one that is just leaving it is none."""
    return page.get_by_role("list", name="Your hand").locator("li:not([inert])").get_by_role("button")


def lit(page: Page) -> Locator:
    """The cards that can be played."""
    return page.get_by_role("list", name="Your hand").locator("li:not([inert]) [data-pick]")


def move_button(page: Page) -> Locator:
    """The button of the move, if one is offered."""
    return page.get_by_role("region", name="Your moves").locator("[data-pick]")


def cards(page: Page) -> list[str]:
    """The cards of the hand in words."""
    names: list[str] = (
        hand(page).get_by_role("img").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    )
    return names


def sit_beside(visit: Visit, host: Page, name: str, size: tuple[int, int] = DESKTOP, *, guide: bool = False) -> Page:
    """Let a friend come by the link of a table and sit down."""
    friend = visit(host.url.removeprefix(visit.address), size=size, guide=guide)
    touch(friend.get_by_role("button", name="Sit down"))
    introduce(friend, name)
    expect(friend.get_by_text("You are seated.")).to_be_visible()
    return friend


def standings(page: Page) -> list[tuple[str, str, str]]:
    """Place, name and score of everybody, as the sheet at the end has them."""
    rows = everything_else(page).get_by_role("row").all()[1:]
    cells = [row.get_by_role("cell").or_(row.get_by_role("rowheader")).all_inner_texts() for row in rows]
    return sorted((place, name.replace(" (you)", "").strip(), score) for place, name, score, *_ in cells)


def fetch_record(page: Page) -> Record:
    """Download the record by the link at the end, and play it again."""
    link = everything_else(page).get_by_role("link", name="download the record").get_attribute("href")
    assert link is not None
    answer = page.request.get(link if link.startswith("http") else page.evaluate("location.origin") + link)
    assert answer.ok
    record = read_record(answer.body())
    verify(find_game(record.game), record)
    return record


def expect_same_end(*pages: Page) -> Record:
    """All ends and the record agree; the record is true."""
    for page in pages:
        expect(end(page)).to_be_visible()
        expect(everything_else(page)).to_contain_text("Checked.")
    record = fetch_record(pages[0])
    assert record.outcome is not None
    names = [seat.name for seat in record.seats]
    places, scores = map(str, record.outcome.places), map(str, record.outcome.scores)
    expected = sorted(zip(places, names, scores, strict=True))
    for page in pages:
        assert standings(page) == expected
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    return record
