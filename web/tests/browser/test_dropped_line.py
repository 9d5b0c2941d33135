"""A dropped line is said within two seconds, whether the system knows of it or not, and heals by itself."""

import re
from time import monotonic

from playwright.sync_api import Page, WebSocketRoute, expect

from .fixtures import Visit
from .people import LOST
from .steps import deal, make_table

SOON = 2_000
"""Milliseconds within which it must be said."""
UNHURRIED = 500
"""What a browser on a busy machine may take to show it."""


class Wire:
    """Every socket of a page, which can go silent without being closed."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        page.route_web_socket(re.compile("/socket"), self._lay)

    def _lay(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda text: None if self.is_cut else server.send(text))
        server.on_message(lambda text: None if self.is_cut else route.send(text))


def test_a_line_that_goes_silent_is_said_to_be_lost_and_heals(visit: Visit) -> None:
    page = visit()
    wire = Wire(page)
    make_table(page)
    deal(page)
    page.wait_for_timeout(1500)
    wire.is_cut = True
    begun = monotonic()
    expect(page.get_by_text(LOST)).to_be_visible(timeout=SOON + UNHURRIED)
    assert (monotonic() - begun) * 1000 < SOON + UNHURRIED
    wire.is_cut = False
    expect(page.get_by_text(LOST)).to_have_count(0)


def test_a_network_that_the_system_misses_is_said_at_once_and_heals(visit: Visit) -> None:
    visit.outage = "ERR_INTERNET_DISCONNECTED|ERR_NETWORK"
    page = visit()
    make_table(page)
    deal(page)
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible(timeout=SOON)
    page.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_have_count(0)
