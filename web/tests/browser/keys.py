"""Playing without a mouse or a finger."""

from playwright.sync_api import Page

from .people import told, wait_for_more

FOCUSED = """() => {
  const thing = document.activeElement
  return thing === document.body ? '' : thing.ariaLabel || thing.textContent
}"""
"""The name of whatever has the focus; the page as a whole has none."""


def deal_by_key(page: Page) -> None:
    """Reach the button with Tab alone, and press it."""
    go_by_key(page, "Deal")
    page.get_by_role("list", name="Your hand").wait_for()


def go_by_key(page: Page, name: str) -> None:
    """Reach a button or link with Tab alone, as soon as it is there, and press it."""
    page.locator("a, button").filter(has_text=name).first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in page.evaluate(FOCUSED):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"{name} cannot be reached by Tab.")


def key(page: Page, *keys: str) -> None:
    """Press keys one after the other; with the last one the story goes on."""
    before = told(page)
    for one in keys:
        page.keyboard.press(one)
    wait_for_more(page, before)
