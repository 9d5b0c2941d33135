"""A game's RULES.md: the whole, one rule or ruling by its id, or the rules that speak of something."""

import re

from taphouse.core.errors import quoted
from taphouse.core.facts import Fact, typed
from taphouse.core.game import Game
from taphouse.terminal.language import language, refused, tell
from taphouse.terminal.words import said
from taphouse.words.about_game import age_note, game_credits

_ENTRY = re.compile(r"^- \*\*(?P<id>(?:[A-Z]+-|R)[0-9]+[a-z]?)\*\*")
_ASKED = re.compile(r"(?:(?P<prefix>[a-z]+)-?)?(?P<number>[0-9]{1,9})(?P<letter>[a-z]?)", re.IGNORECASE)

RULING = "R"
"""What a ruling's id begins with, in every game."""


def entries(text: str) -> dict[str, str]:
    """Find the rules (``WF-052``) and rulings (``R12``): list items that begin with an id, and what is indented."""
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
    """Give the rulebook, one rule (``WF-052``, ``wf-52``, ``52``) or ruling (``R12``), or every one with a word."""
    text = game.rules_text()
    words = " ".join(asked.split())
    if not words:
        return f"{text.rstrip()}\n{_small_print(game, text)}"
    rules = entries(text)
    name = _id_asked_for(game, words)
    if name:
        if name not in rules:
            raise refused(_no_such(game, name, rules))
        return rules[name]
    found = [rule for rule in rules.values() if words.lower() in rule.lower()]
    if not found:
        raise refused(said.no_rule_about(title=typed(game.meta.title), words=quoted(words)))
    return "\n".join(found)


def _small_print(game: Game, text: str) -> str:
    """For whom it is, and who made it, unless the rulebook has said them."""
    told = (("", age_note(game, language())), (f"**{tell(said.credits())}** ", game_credits(game, language())))
    return "".join(f"\n{what}{words}\n" for what, words in told if words and words not in text)


def _id_asked_for(game: Game, words: str) -> str:
    """Read an id as it stands in the rulebook; nothing if the words are none."""
    asked = _ASKED.fullmatch(words)
    if asked is None:
        return ""
    prefix, number, letter = (asked["prefix"] or game.meta.rule_prefix).upper(), int(asked["number"]), asked["letter"]
    if prefix == game.meta.rule_prefix:
        return f"{prefix}-{number:03}{letter.lower()}"
    return f"{RULING}{number}{letter.lower()}" if prefix == RULING else ""


def _no_such(game: Game, name: str, rules: dict[str, str]) -> Fact:
    """Tell what kind of thing is missing, and which of them there are."""
    same = [rule for rule in rules if _is_ruling(rule) == _is_ruling(name)]
    return said.no_such_rule(
        title=typed(game.meta.title),
        name=typed(name),
        kind="ruling" if _is_ruling(name) else "rule",
        first=typed(same[0]) if same else None,
        last=typed(same[-1]) if same else None,
    )


def _is_ruling(name: str) -> bool:
    return "-" not in name
