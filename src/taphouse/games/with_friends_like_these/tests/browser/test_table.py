"""The table of With Friends Like These: what is raised, marked and told."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.fixtures import SIZES
from browser.language import faults, in_pseudo
from browser.measures import PHONE
from browser.staged import NAMES, Sit, position
from taphouse.core.moves import Move, Seat
from taphouse.core.registry import find_game
from taphouse.core.rng import Quick
from taphouse.core.view import View
from taphouse.games.with_friends_like_these.tests.browser.playing import GAME
from taphouse.words.languages import PSEUDO

SIDEWAYS = (844, 390)


def laid(view: Any) -> bool:
    """Somebody's card lies on the table, and it is my turn."""
    return view.phase == "playing" and len(view.zone("trick").items) >= 2 and bool(view.moves)


def with_mixer(view: Any) -> bool:
    hand = view.zone(f"hand-{view.eyes}").items if view.eyes is not None else []
    return (
        view.phase == "playing"
        and any("-m-" in item.id for item in hand)
        and any("trump" in item.marks for item in hand)
    )


def on_top(page: Page, selector: str) -> bool:
    """Whether a thing covers whatever else lies at its middle and its lower edge."""
    return bool(
        page.evaluate(
            """(selector) => {
              const box = document.querySelector(selector).getBoundingClientRect()
              const spots = [0.15, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.95].map((y) => [x, y]))
              const at = ([x, y]) => document.elementFromPoint(box.x + x * box.width, box.y + y * box.height)
              return spots.every((spot) => at(spot)?.closest(selector))
            }""",
            selector,
        )
    )


@SIZES
def test_what_is_said_about_a_seat_lies_over_the_cards(sit: Sit, size: tuple[int, int]) -> None:
    page = sit(position(GAME, 4, {}, laid), size=size).page
    page.locator("[data-part=seats] button").first.click()

    expect(page.get_by_role("group", name="more")).to_be_visible()
    assert on_top(page, ".panel")


def test_a_mixer_that_is_held_explains_both_its_glasses_and_trumps_are_marked(sit: Sit) -> None:
    page = sit(position(GAME, 4, {}, with_mixer), size=PHONE).page
    expect(page.locator("[data-part=hand] [data-trump]").first).to_be_visible()

    page.locator("[data-part=hand] [aria-label^='Mixer of']").first.hover()
    page.mouse.down()
    told = page.get_by_role("dialog").get_by_text("Its large glass: the 13 of")

    expect(told).to_contain_text("Its small glass: the 12 of")
    page.mouse.up()


def test_the_wingman_is_told_while_bidding_on_a_phone_held_sideways_and_to_onlookers(sit: Sit) -> None:
    def bidding(view: Any) -> bool:
        return bool(view.phase == "bidding" and view.pass_offset)

    page = sit(position(GAME, 4, {"wingman": True}, bidding), size=SIDEWAYS).page
    expect(page.get_by_text("will play yours")).to_be_in_viewport(ratio=1)

    page = sit(position(GAME, 4, {"wingman": True}, bidding, watch=True), size=PHONE).page
    expect(page.get_by_text("After the bids all hands go")).to_be_in_viewport(ratio=1)


def around_a_trick() -> list[View]:
    """Three views of one seat: before the last card of a trick, when it is taken, and when somebody else has led."""
    game = find_game(GAME)
    for number in range(50):
        state = game.deal(4, game.house(4), Quick(number))
        seen: list[Any] = []
        while state.to_act():
            seat = state.to_act()[0]
            state.apply(seat, Move(state.legal_moves(seat)[0]))
            seen.append(game.view(state, Seat(0), NAMES[:4]))
            sizes = [len(view.zone("trick").items) for view in seen[-3:]]
            if sizes == [3, 0, 1] and seen[-1].zone("trick").items[0].seat != 0 and seen[-1].phase == "playing":
                return seen[-3:]
    raise AssertionError("Nobody else ever leads.")


def test_a_finished_trick_can_be_read_although_the_next_card_is_there(sit: Sit) -> None:
    before, taken, led = around_a_trick()
    person = sit(before, size=PHONE)
    takes = person.page.get_by_text("takes it").or_(person.page.get_by_text("take it"))

    person.show(taken)
    person.show(led)

    expect(takes).to_be_visible()
    person.live(1000)
    expect(takes).to_be_visible()
    expect(takes).to_be_hidden()


def with_hand_passed_on(view: Any) -> bool:
    """Of the hand that I passed on, some cards have been played, and it is my turn."""
    return bool(view.moves) and any(
        "played" in item.marks for zone in view.zones if zone.id == "passed-on" for item in zone.items
    )


def test_the_hand_that_was_passed_on_speaks_the_language_of_its_reader(sit: Sit) -> None:
    house = {"wingman": True, "wingman_memory_aid": True}
    page = sit(position(GAME, 4, house, with_hand_passed_on), size=PHONE, language=PSEUDO).page
    assert faults(page) == {}

    page.get_by_role("button", name=in_pseudo("Passed on")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == {}
