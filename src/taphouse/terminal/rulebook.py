"""A game's RULES.md: the whole, one rule by its id, or the rules that speak of something."""

import re

from taphouse.core.errors import TaphouseError
from taphouse.core.game import Game

_ENTRY = re.compile(r"^- \*\*(?P<id>[A-Z]+-[0-9]+[a-z]?)\*\*")
_ASKED = re.compile(r"(?:(?P<prefix>[a-z]+)-?)?(?P<number>[0-9]+)(?P<letter>[a-z]?)", re.IGNORECASE)


def entries(text: str) -> dict[str, str]:
    """Find the numbered rules: list items that begin with an id, and the indented lines below them."""
    found: dict[str, str] = {}
    current = ""
    for line in text.splitlines():
        entry = _ENTRY.match(line)
        if entry:
            current = entry["id"]
            found[current] = line
        elif current and line.startswith("  ") and line.strip():
            found[current] += f"\n{line}"
        else:
            current = ""
    return found


def look_up(game: Game, asked: str = "") -> str:
    """Give the rulebook, one rule by its id (``WF-052``, ``wf-52``, ``52``), or every rule with a word, as Markdown."""
    text = game.rules_text()
    words = " ".join(asked.split())
    if not words:
        return text
    rules = entries(text)
    prefix = game.meta.rule_prefix
    number = _ASKED.fullmatch(words)
    if number and (number["prefix"] or prefix).upper() == prefix:
        name = f"{prefix}-{int(number['number']):03}{number['letter'].lower()}"
        if name not in rules:
            raise TaphouseError(f"{game.meta.title} has no rule {name}; its rules are {min(rules)} to {max(rules)}.")
        return rules[name]
    found = [rule for rule in rules.values() if words.lower() in rule.lower()]
    if not found:
        raise TaphouseError(f"No rule of {game.meta.title} speaks of {words!r}. Try another word, or read them all.")
    return "\n".join(found)
