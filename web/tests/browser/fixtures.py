"""The built pages, houses that serve them, and a browser: a plugin of pytest, for every folder ``browser`` of tests."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which

import pytest
from playwright.sync_api import (
    Browser,
    BrowserType,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
    expect,
    sync_playwright,
)

from taphouse.core.registry import list_games
from taphouse.server.http.pages import site_root

from .measures import DESKTOP, PATIENCE, PHONE
from .served import Served
from .staged import Sit

WEB = Path(__file__).parents[2]
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
GAMES = " ".join(["coasters", *(meta.id for meta in list_games())])
HAS_BEEN_HERE = f"""if (origin !== 'null') {{
  localStorage.setItem('taphouse.guide', 'seen')
  localStorage.setItem('taphouse.played', '{GAMES}')
}}"""
"""Whoever has been here before needs no guide, and no gentle first game."""
KNOWS_THE_GAMES = f"""if (origin !== 'null') {{
  for (const game of '{GAMES}'.split(' ')) localStorage.setItem(`taphouse.introduced.${{game}}`, 'yes')
}}"""
"""Whoever has read the introductions needs them no more."""
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])

expect.set_options(timeout=PATIENCE)


class Visit:
    """Lets people come in, each with a browser of their own, and notes whatever goes wrong in a page."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.pages: list[Page] = []
        self.wrong: list[str] = []
        self.outage = ""
        """What a page may complain of while its test keeps it from the bar."""

    def __call__(
        self,
        path: str = "/",
        *,
        size: tuple[int, int] = PHONE,
        guide: bool = False,
        mobile: bool = False,
        clock: bool = False,
    ) -> Page:
        """Come to an address of the house; who has been here before needs no guide.

        A ``mobile`` browser makes a page that is too wide smaller, as real phones do. A page with a ``clock`` of its
        own lives through a while at once, by ``page.clock.run_for``; apart from that its clock goes as all clocks do.
        """
        viewport = ViewportSize(width=size[0], height=size[1])
        # Whoever sits at a desktop here has asked for less motion, whoever holds a phone has not: both must work.
        context = self.browser.new_context(
            viewport=viewport,
            has_touch=size == PHONE,
            is_mobile=mobile,
            reduced_motion="no-preference" if size == PHONE else "reduce",
        )
        context.add_init_script(KNOWS_THE_GAMES)
        if not guide:
            context.add_init_script(HAS_BEEN_HERE)
        context.set_default_timeout(PATIENCE)
        context.on("page", self._listen)
        if clock:
            context.clock.install()
        page = context.new_page()
        page.goto(self.address + path)
        return page

    def _listen(self, page: Page) -> None:
        self.pages.append(page)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self._heard)
        page.on("requestfailed", self._failed)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.wrong.append(message.text)

    def _failed(self, request: Request) -> None:
        # A page that is left gives up what it was fetching: that is no failure.
        if request.failure != "net::ERR_ABORTED":
            self.wrong.append(f"{request.failure}: {request.url}")

    def leave(self) -> None:
        """Let everybody go home; nothing may have gone wrong."""
        wrong = [one for one in self.wrong if not (self.outage and re.search(self.outage, one))]
        for context in self.browser.contexts:
            if any(page.context is context for page in self.pages):
                context.close()
        assert wrong == []


KnownDeal = Callable[[bytes], None]


class ToyHouse:
    """The house with the game of Coasters beside the real ones, short times, and deals that can be known before."""

    def __init__(self, dist: Path) -> None:
        command = [sys.executable, str(Path(__file__).with_name("house.py")), str(dist)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603
        self.address = self._answer()

    def _answer(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def deal_next(self, seed: bytes) -> None:
        """Let the next table that is made have this seed."""
        self._note(f"deal {seed.hex()}")

    def begin(self, test: str) -> None:
        """Let all chance hang on the test: what it is dealt today, it is dealt tomorrow."""
        self._note(f"test {test}")

    def _note(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        assert self._answer() == "noted"

    def close(self) -> None:
        """Close it in good order."""
        self.process.communicate(timeout=20)


@pytest.fixture(scope="session")
def dist() -> Path:
    """Find the built pages."""
    found = WEB / "dist"
    if not (found / "index.html").is_file():
        pytest.exit("The pages are not built: run `npm run build` in the folder web first.", 2)
    return found


@pytest.fixture(scope="session")
def toy_house(dist: Path) -> Iterator[ToyHouse]:
    """Open the house whose times are short."""
    house = ToyHouse(dist)
    yield house
    house.close()


@pytest.fixture
def address(toy_house: ToyHouse, request: pytest.FixtureRequest) -> str:
    """Say where people go; a module that plays at another house says so itself."""
    toy_house.begin(request.node.name)
    return toy_house.address


@pytest.fixture
def known_deal(toy_house: ToyHouse) -> KnownDeal:
    """Let the next table that is made have a certain seed."""
    return toy_house.deal_next


def check_pages(dist: Path) -> None:
    """Make sure that ``taphouse serve`` hands out the pages that were built last."""
    served = site_root()
    if served is None or (served / "index.html").read_bytes() != (dist / "index.html").read_bytes():
        pytest.exit("The server has other pages than web/dist: run `make setup` first.", 2)


@pytest.fixture(scope="session")
def served(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run ``taphouse serve`` as everybody does, with a folder of its own."""
    check_pages(dist)
    house = Served(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


def launch(kind: BrowserType, *settings: str) -> Browser:
    """Start the distribution's Chromium, with settings of its own."""
    chromium = next(filter(None, map(which, CHROMIUMS)), None)
    return kind.launch(executable_path=chromium, args=["--no-sandbox", *settings])


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the distribution's Chromium."""
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Let people come in; whatever goes wrong in a page fails the test."""
    visit = Visit(browser, address)
    yield visit
    visit.leave()


@pytest.fixture
def sit(browser: Browser, address: str) -> Iterator[Sit]:
    """Sit people down at tables with chosen views."""
    sit = Sit(browser, address)
    yield sit
    sit.see_home()
