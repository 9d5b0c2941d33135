"""What the values of an option change, as a line of text."""

from taphouse.core.facts import Fact, typed
from taphouse.core.game import Game
from taphouse.core.house import Option
from taphouse.core.measured import Tried, measures_of
from taphouse.terminal.language import tell, word
from taphouse.terminal.words import said


def effect_line(game: Game, option: Option) -> str:
    """Tell what the values of an option change, or why bots cannot; nothing where nobody has measured it."""
    measures = measures_of(game)
    if measures is None:
        return ""
    tried = [one for one in measures.tried if one.option == option.id]
    if tried:
        told = [(option.in_words(one.value), *_changes(one)) for one in tried]
        longer = [said.changes_by(value=typed(value), by=typed(by)) for value, by, _ in told if by]
        first = [said.changes_by(value=typed(value), by=typed(by)) for value, _, by in told if by]
        if not longer and not first:
            return tell(said.no_effect())
        return tell(said.effects(length=_or_none(longer), first=_or_none(first)))
    return next((word("unmeasured", one.why) for one in measures.unmeasured if one.option == option.id), "")


def _changes(tried: Tried) -> tuple[str, str]:
    """Write by how much a game is longer, and by how many of a hundred the first player wins more, if that was seen."""
    effects = {one.measure: one for one in tried.effects}
    length, first = effects["minutes"], effects.get("first")
    by = f"{length.change / length.usual:+.0%}" if length.seen else ""
    points = f"{100 * first.change:+.0f}" if first and first.seen else ""
    return ("" if by in ("+0%", "-0%") else by), ("" if points in ("+0", "-0") else points)


def _or_none(changes: list[Fact]) -> list[Fact]:
    return changes or [said.no_change()]
