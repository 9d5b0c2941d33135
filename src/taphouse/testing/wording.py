"""The law of words: every fact that a seat meets is said in every language, whole, and with nothing left to fill in."""

import re
from collections.abc import Iterator
from typing import Final

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.moves import Seat
from taphouse.core.view import View
from taphouse.testing.legality import numbers_to_try
from taphouse.testing.scene import Scene, name_of
from taphouse.words.at_table import words_at
from taphouse.words.languages import LANGUAGES, PSEUDO
from taphouse.words.speaking import spoken
from taphouse.words.words import Words

LAW: Final = "words"
LEFT_OVER: Final = re.compile(r"[{}$]|\b(?:None|undefined|true|false)\b|\b[a-z]+:[a-z0-9]")
"""What a sentence has in it that was not filled in: braces, a variable, a reference."""
BRACKETS: Final = "⟦", "⟧"
REFUSALS: Final = 60
"""So many refusals are said at each look."""


def check(scene: Scene) -> None:
    """Say all that everybody sees and hears, and a sample of refusals."""
    refusals = list(_refusals(scene))
    for language in LANGUAGES:
        for eyes in scene.eyes:
            words = words_at(scene.table, eyes, language)
            view = scene.look(scene.state, eyes)
            for what, fact in [*_facts(view), *(("the story", fact) for fact in scene.table.story(eyes)[-20:])]:
                _said(scene, eyes, words, what, fact)
            _labelled(scene, eyes, spoken(view, words))
        words = words_at(scene.table, None, language)
        for fact in refusals:
            _said(scene, None, words, "a refusal", fact)


def check_house(scene: Scene) -> None:
    """Every option and each of its values that is no number or seat has words."""
    for language in LANGUAGES:
        words = words_at(scene.table, None, language)
        for option in scene.game.options:
            named = [f"option-{option.id}", f"option-{option.id}.about"]
            named += [f"choice-{option.id}-{value}" for value in option.choices if isinstance(value, str)]
            missing = [key for key in named if not words.has(key)]
            if missing:
                raise scene.broken(LAW, f"the house says nothing for {', '.join(missing)} in {language}")


def _facts(view: View) -> Iterator[tuple[str, Fact]]:
    if view.asked is not None:
        yield "what is asked", view.asked
    if view.goal is not None:
        yield "the goal", view.goal
    if view.outcome is not None and view.outcome.said is not None:
        yield "the outcome", view.outcome.said
    for move in view.moves:
        if move.do is not None:
            yield f"the move {move.text!r}", move.do
        if move.cost is not None:
            yield f"the cost of {move.text!r}", move.cost


def _refusals(scene: Scene) -> Iterator[Fact]:
    rng = scene.chance(LAW)
    tried = numbers_to_try(scene.game, rng)
    state = scene.state.copy()
    for _ in range(REFUSALS):
        seat = Seat(int(rng.below(state.seats)))
        move = tried[int(rng.below(len(tried)))]
        if move not in state.legal_moves(seat):
            try:
                state.apply(seat, move)
            except IllegalMove as refusal:
                yield refusal.fact


def _said(scene: Scene, eyes: Seat | None, words: Words, what: str, fact: Fact) -> None:
    try:
        line = words.say(fact)
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        sentence = f"{what} cannot be said to {name_of(eyes)} in {words.language}: {fact} gives {error!r}"
        raise scene.broken(LAW, sentence) from error
    own = line if words.language != PSEUDO else line.strip()
    if not own or own != own.strip() or LEFT_OVER.search(own) or "  " in own:
        raise scene.broken(LAW, f"{what} is said to {name_of(eyes)} in {words.language} as {line!r}, of {fact}")
    if words.language == PSEUDO and fact["say"] != "plain" and not (own[0] == BRACKETS[0] and own[-1] == BRACKETS[1]):
        raise scene.broken(LAW, f"{what} is not translated for {name_of(eyes)}: {line!r}, of {fact}")


def _labelled(scene: Scene, eyes: Seat | None, view: View) -> None:
    """Every zone, counter, move and open thing has a name."""
    nameless = [f"zone {zone.id}" for zone in view.zones if not zone.label]
    nameless += [
        f"item {item.id} in {zone.id}" for zone in view.zones for item in zone.items if item.id and not item.label
    ]
    nameless += [f"counter {name}" for name, label in view.labels.items() if not label]
    nameless += [f"move {move.text!r}" for move in view.moves if not move.label]
    if nameless:
        raise scene.broken(LAW, f"{name_of(eyes)} sees things without a name: {', '.join(nameless[:5])}")
