"""Rulebooks as help pages: RULES.md becomes HTML in which every heading and every rule has an address."""

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

_RULE = re.compile(r"[A-Z]{1,5}-\d{1,4}[a-z]?")


@cache
def rules_html(text: str) -> str:
    """Render a rulebook; HTML in it is shown as text, never taken as HTML."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(text)
    _name_headings(tokens)
    _name_rules(tokens)
    return str(parser.renderer.render(tokens, parser.options, {}))


def _name_headings(tokens: Sequence[Token]) -> None:
    """Give each heading an id made of its words: ``the-cards``; a second one of that name ``the-cards-2``."""
    seen: dict[str, int] = {}
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open":
            words = re.sub(r"[^a-z0-9]+", "-", _plain(inline).lower()).strip("-") or "part"
            seen[words] = seen.get(words, 0) + 1
            opening.attrSet("id", words if seen[words] == 1 else f"{words}-{seen[words]}")


def _name_rules(tokens: Sequence[Token]) -> None:
    """Give whatever begins with a rule's number in bold (an item of a list, a paragraph) that number as its id."""
    named: set[str] = set()
    openings: list[Token] = []
    for token in tokens:
        if token.type in ("list_item_open", "paragraph_open", "td_open"):
            openings.append(token)
        elif token.type == "inline":
            rule = _leading_rule(token)
            if rule and openings and rule not in named:
                openings[0].attrSet("id", rule)
                named.add(rule)
            openings = []


def _leading_rule(inline: Token) -> str:
    children = [child for child in inline.children or [] if child.type != "text" or child.content]
    if len(children) >= 2 and children[0].type == "strong_open":
        found = _RULE.match(children[1].content)
        return found.group() if found else ""
    return ""


def _plain(inline: Token) -> str:
    return "".join(child.content for child in inline.children or [] if child.type in ("text", "code_inline"))
