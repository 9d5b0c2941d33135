"""The built pages, a house that serves them, and a browser."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

WEB = Path(__file__).parents[2]
PHONE = (390, 844)
DESKTOP = (1440, 900)
PATIENCE = 10_000
"""Milliseconds after which something that should appear is missed."""

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Serve the built pages and the game of Coasters on this machine."""
    dist = WEB / "dist"
    if not (dist / "index.html").is_file():
        pytest.exit("The pages are not built: run `npm run build` in the folder web first.", 2)
    command = [sys.executable, str(Path(__file__).with_name("house.py")), str(dist)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as house:  # noqa: S603
        assert house.stdout is not None
        yield house.stdout.readline().strip()
        house.communicate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the distribution's Chromium."""
    chromium = which("chromium") or which("chromium-browser") or which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Let people come in, each with a browser of their own; whatever goes wrong in a page fails the test."""
    wrong: list[str] = []
    pages: list[Page] = []

    def come(path: str = "/", *, size: tuple[int, int] = PHONE, guide: bool = False) -> Page:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE)
        if not guide:
            context.add_init_script("localStorage.setItem('taphouse.guide', 'seen')")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        page.goto(address + path)
        pages.append(page)
        return page

    yield come
    for page in pages:
        page.context.close()
    assert wrong == []
