"""What people do at a table of With Friends Like These, by clicks and taps on whatever the page offers."""

import re
from collections.abc import Mapping

from playwright.sync_api import Page

from browser.people import lit, touch
from browser.playing import lay, press
from taphouse.core.house import Value

GAME = "with-friends-like-these"
TITLE = "With Friends Like These"
SCENES = ("bid", "play")
SOON_OVER: tuple[int, Mapping[str, Value]] = (3, {"peak_cards": 3})
UNIQUE = re.compile(r"\d+ of")


def answer(page: Page) -> None:
    """Bid one trick, or none where one is not allowed; play the first card that may be played."""
    bids = page.get_by_role("list", name="Your bid")
    if not bids.is_visible():
        lay(page, lit(page).first)
        return
    one = bids.get_by_role("button", name="Bid 1")
    touch(one if one.count() else bids.get_by_role("button", name="Bid 0"))
    chosen = bids.get_by_role("button", name=re.compile("tap again to say it"))
    press(page, chosen)
