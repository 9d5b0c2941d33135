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
from taphouse.words.speaking import as_key, label_of, spoken
from taphouse.words.words import Words

LAW: Final = "words"
LEFT_OVER: Final = re.compile(r"[{}$]|\b(?:None|undefined|true|false)\b|\b[a-z]+:[a-z0-9]")
"""What a sentence has in it that was not filled in: braces, a variable, a reference."""
WORD: Final = re.compile(r"[a-z]{3}")
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
            told = spoken(view, words)
            _labelled(scene, eyes, told)
            for what, line in [*_names(view, words), *_texts(told)]:
                _named(scene, eyes, words, what, line)
        words = words_at(scene.table, None, language)
        for fact in refusals:
            _said(scene, None, words, "a refusal", fact)


def check_fact(scene: Scene, eyes: Seat, what: str, fact: Fact) -> None:
    """Say one fact to one seat in every language."""
    for language in LANGUAGES:
        _said(scene, eyes, words_at(scene.table, eyes, language), what, fact)


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
        if move.wastes is not None:
            yield f"what {move.text!r} wastes", move.wastes


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


def _names(view: View, words: Words) -> Iterator[tuple[str, str]]:
    """All that is told by a name alone, with its words: tasks, marks, notes, teams, counters, zones, and the reason."""
    named = [("task", view.owed_by(seat.seat)) for seat in view.seats if seat.awaited]
    named += [("mark", mark) for zone in view.zones for item in zone.items for mark in item.marks]
    named += [("note", note) for seat in view.seats for note in seat.notes]
    named += [("team", seat.team) for seat in view.seats if seat.team]
    named += [("counter", name) for name in (*view.counters, *(name for seat in view.seats for name in seat.counters))]
    named += [("zone", zone.id) for zone in view.zones]
    named += [("reason", as_key(view.outcome.reason))] if view.outcome is not None else []
    for kind, name in dict.fromkeys(named):
        yield f"the {kind} {name!r}", label_of(kind, name, words)


def _texts(view: View) -> Iterator[tuple[str, str]]:
    """What the things and counters of a view with words say."""
    for zone in view.zones:
        for item in zone.items:
            for text in filter(None, (item.label, item.face, item.note)):
                yield f"the item {item.id!r}", text
    for counters in (view.counters, *(seat.counters for seat in view.seats)):
        yield from ((f"the counter {name!r}", value) for name, value in counters.items() if isinstance(value, str))


def _named(scene: Scene, eyes: Seat | None, words: Words, what: str, line: str) -> None:
    """A name is there, whole, and another in another language, which for the pseudo-language means: with accents."""
    if not line.strip() or LEFT_OVER.search(line):
        raise scene.broken(LAW, f"{what} is said to {name_of(eyes)} in {words.language} as {line!r}")
    if words.language == PSEUDO and line.isascii() and WORD.search(line):
        raise scene.broken(LAW, f"{what} is not translated for {name_of(eyes)}: {line!r}")


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
