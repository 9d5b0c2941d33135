"""Going from page to page, while sheets come and go in the history."""

from playwright.sync_api import Page


def settle(page: Page) -> None:
    """Wait until the history has an entry for each sheet that lies open: one that has just closed goes back in it."""
    page.wait_for_function("() => (history.state?.open ?? 0) === document.querySelectorAll('dialog[open]').length")


def go(page: Page, address: str) -> None:
    """Go to another page by its address, as soon as this one is not on its way through the history."""
    settle(page)
    page.goto(address)


def reload(page: Page) -> None:
    """Load the page anew, as soon as it is not on its way through the history."""
    settle(page)
    page.reload()
