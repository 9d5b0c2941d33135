"""What a game's RULES.md states: each rule is a list item that begins with its id, as in ``- **CO-001**``."""

import re
from functools import cache

from taphouse.core.game import Game


@cache
def stated_rules(game: Game) -> frozenset[str]:
    """Give the ids of all rules that the rulebook states."""
    rule = rf"^- \*\*({re.escape(game.meta.rule_prefix)}-\d+)\*\*"
    return frozenset(re.findall(rule, game.rules_text(), re.MULTILINE))


def cited_rules(game: Game, text: str) -> set[str]:
    """Give the ids of all rules that a text speaks of, those within ``WF-021 to WF-027`` left to the reader."""
    return set(re.findall(rf"\b{re.escape(game.meta.rule_prefix)}-\d+\b", text))


def rules_tested(game: Game, text: str) -> set[str]:
    """Give the ids of all rules that the tests in a file name: in a test's name, or where a case stands.

    What a module says at its head that it is about does not count: no test need follow.
    """
    body = re.sub(r'\A"""(.|\n)*?"""', "", text)
    named = re.findall(rf"_({re.escape(game.meta.rule_prefix.lower())}_\d+)(?=_|\b)", body)
    return cited_rules(game, body) | {name.upper().replace("_", "-") for name in named}
