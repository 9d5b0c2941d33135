"""A house that dies in the middle of a game: nobody has to do anything but wait."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, Visit, check_pages
from .people import LAST_CALL, LOST, WITH_FRIENDS, deal_for, expect_same_end, join_by_code, make_by_hand
from .playing import Answer, answer_last_call, answer_with_friends, play_out, step
from .served import Served


@pytest.fixture
def mortal(dist: Path, tmp_path: Path) -> Iterator[Served]:
    check_pages(dist)
    house = Served(tmp_path)
    house.open()
    yield house
    house.close()


@pytest.fixture
def address(mortal: Served) -> str:
    return mortal.address


@pytest.mark.parametrize(
    ("title", "house", "answer"),
    [
        (WITH_FRIENDS, {"Peak cards": 3}, answer_with_friends),
        (LAST_CALL, {"Max turns": 50}, answer_last_call),
    ],
    ids=["with-friends", "last-call"],
)
def test_a_house_killed_in_the_middle_of_a_game_opens_again_and_the_game_goes_on_to_its_end(
    visit: Visit, mortal: Served, title: str, house: dict[str, object], answer: Answer
) -> None:
    visit.outage = (
        "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|closed before a connection|ERR_SOCKET"
    )
    host, friend = visit(), visit(size=DESKTOP)
    code = make_by_hand(host, title, 5, house)
    join_by_code(friend, "Bob", code)
    deal_for(host, friend)
    for _ in range(3):
        assert step(host, friend, "Bob", answer)
    mortal.kill()
    for page in (host, friend):
        expect(page.get_by_text(LOST)).to_be_visible()
    mortal.open()
    for page in (host, friend):
        expect(page.get_by_text(LOST)).to_have_count(0)
    play_out(host, friend, "Bob", answer)
    expect_same_end(host, friend)
