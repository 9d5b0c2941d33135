"""Draws a page as HTML: one file without outside parts and without script.

Every panel is a table whose middle column is drawn: numbers and picture are one, for eyes and for screen readers. The
drawings are SVG in parts of the column's width: letters keep their size on a phone, and lines are sharp in print.
All of it is built as a tree, so that nothing that comes from outside can become markup.
"""

from collections.abc import Sequence
from html import escape
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

from taphouse.lab.estimates import Estimate
from taphouse.lab.figures import MINUS, number_text
from taphouse.lab.page import Line, Page, Panel, Scale
from taphouse.lab.style import STYLE

EDGE: Final = 6.0
"""So many parts of a hundred stay free on both sides, for the letters of the scale."""
HIGH: Final = 34
MIDDLE: Final = HIGH / 2
CAP: Final = 5
DOT: Final = 5.5


def html_of(page: Page) -> str:
    """Write the page as a file of its own."""
    head = (
        f'<!doctype html>\n<html lang="{escape(page.language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(page.title)}</title><style>html,body{{margin:0}}</style></head><body>\n"
    )
    return f"{head}{fragment_of(page)}\n</body></html>\n"


def fragment_of(page: Page) -> str:
    """Write the page to stand in another one, such as a notebook."""
    return f"<style>{STYLE}</style>{tostring(_main(page), encoding='unicode', method='html')}"


def _main(page: Page) -> Element:
    main = Element("main", {"class": "taphouse"})
    _text(main, "p", page.title, "of")
    _text(main, "h1", page.headline)
    _text(main, "p", " ".join(page.lead))
    _listed(main, page.legend)
    panels = SubElement(main, "div", {"class": "panels"})
    for panel in page.panels:
        _panel(panels, panel, page)
    for note in page.notes:
        _text(main, "p", note, "notes")
    for _, said in (pair for pair in page.terms if not pair[0]):
        _text(main, "pre", said)
    _listed(main, [pair for pair in page.terms if pair[0]])
    return main


def _listed(parent: Element, pairs: Sequence[tuple[str, str]]) -> None:
    listed = SubElement(parent, "dl")
    for term, said in pairs:
        _text(listed, "dt", term)
        _text(listed, "dd", said)


def _panel(parent: Element, panel: Panel, page: Page) -> None:
    section = SubElement(parent, "section")
    _text(section, "h2", panel.title)
    if panel.unit:
        _text(section, "p", panel.unit, "unit")
    table = SubElement(section, "table", {} if any(line.label for line in panel.lines) else {"class": "bare"})
    columns = SubElement(table, "colgroup")
    for kind in ("label", "plot", "value"):
        SubElement(columns, "col", {"class": kind})
    heads = SubElement(SubElement(table, "thead"), "tr")
    for head in (page.heads[0], page.heads[2], page.heads[1]):
        _text(heads, "th", head).set("scope", "col")
    body = SubElement(table, "tbody")
    scale, within = panel.scale(), max(line.estimate.within() for line in panel.lines)
    for line in panel.lines:
        row = SubElement(body, "tr")
        _text(row, "th", line.label, "label").set("scope", "row")
        _draw(SubElement(row, "td", {"aria-hidden": "true"}), line, panel, scale)
        value = SubElement(row, "td", {"class": "value"})
        one = line.estimate
        _text(value, "b", written(panel, one.value, within))
        low, high = (written(panel, bound, within) for bound in (one.low, one.high))
        _text(value, "small", page.between.replace("LOW", low).replace("HIGH", high))
    _axis(SubElement(body, "tr", {"aria-hidden": "true"}), panel, scale)


def _draw(cell: Element, line: Line, panel: Panel, scale: Scale) -> None:
    """Draw one line: the grid, what would be even, the interval with its caps, and the dot."""
    svg = SubElement(cell, "svg", {"height": str(HIGH)})
    for tick in scale.ticks:
        _across(svg, "grid", tick, scale)
    if panel.even is not None:
        _across(svg, "even", panel.even, scale)
    one: Estimate = line.estimate
    ends = {"x1": _place(one.low, scale), "x2": _place(one.high, scale), "y1": f"{MIDDLE:g}", "y2": f"{MIDDLE:g}"}
    SubElement(svg, "line", {"class": "bar", **ends})
    for end in (one.low, one.high):
        _across(svg, "bar", end, scale, CAP)
    kind = "dot usual" if line.is_usual else "dot"
    at = {"cx": _place(one.value, scale), "cy": f"{MIDDLE:g}", "r": f"{DOT:g}"}
    SubElement(svg, "circle", {"class": kind, **at})


def _axis(row: Element, panel: Panel, scale: Scale) -> None:
    SubElement(row, "td")
    svg = SubElement(SubElement(row, "td"), "svg", {"height": "22"})
    for tick in scale.ticks:
        _text(svg, "text", written(panel, tick, 0.0)).attrib.update({"x": _place(tick, scale), "y": "15"})
    SubElement(row, "td")


def written(panel: Panel, number: float, within: float) -> str:
    """Write a number of a panel: shares in parts of a hundred, changes with their sign."""
    by = 100 if panel.is_share else 1
    text = number_text(number * by, within * by)
    return f"+{text}" if panel.is_change and number > 0 else text.replace("-", MINUS)


def _across(svg: Element, kind: str, number: float, scale: Scale, reach: float = MIDDLE) -> None:
    """A stroke from above to below, where a number stands."""
    at = _place(number, scale)
    ends = {"y1": f"{MIDDLE - reach:g}", "y2": f"{MIDDLE + reach:g}"}
    SubElement(svg, "line", {"class": kind, "x1": at, "x2": at, **ends})


def _place(number: float, scale: Scale) -> str:
    """Where a number stands, in parts of the width."""
    return f"{EDGE + (100 - 2 * EDGE) * scale.part(number):.2f}%"


def _text(parent: Element, tag: str, text: str, kind: str = "") -> Element:
    found = SubElement(parent, tag, {"class": kind} if kind else {})
    found.text = "".join(sign for sign in text if sign.isprintable() or sign == "\n")
    return found
