"""The law of lessons: each can be finished by every good answer, and answers every other move with a reason."""

import re
from importlib.resources import files
from typing import Final

from msgspec.json import decode

from taphouse.core.facts import Fact
from taphouse.core.game import Game
from taphouse.core.lesson import FOLDER, Lesson, Poor, Step, lessons_of, words_package
from taphouse.core.pupil import Pupil
from taphouse.core.record import hash_of_state
from taphouse.testing.broken import Broken
from taphouse.testing.rulebook import stated_rules
from taphouse.words.languages import COMMON, ENGLISH, LANGUAGES, lesson_words, table_of
from taphouse.words.words import Words

LAW: Final = "lessons"
MOST_WAYS: Final = 2000
"""More ways through a lesson than this are a mistake of its author."""
LEFTOVER: Final = re.compile(r"[{}]|\$\w")
CARDS: Final = ("goal", "turn", "twist", "end")
"""The four cards that introduce a game."""
LONGEST_SENTENCE: Final = 14
"""Words on a card of the introduction."""


def check_lessons(game: Game) -> None:
    """Take every lesson in every way; raises Broken."""
    rules = stated_rules(game)
    for lesson in lessons_of(game):
        _check_words(game, lesson, rules)
        _walk(game, lesson)


def _walk(game: Game, lesson: Lesson) -> None:
    """Give every good answer at every step, until all ways end."""
    ways = [Pupil(game, lesson)]
    known: set[tuple[int, str]] = set()
    while ways:
        pupil = ways.pop()
        step = pupil.step
        here = (pupil.at, hash_of_state(game, pupil.state))
        if step is None or here in known:
            continue
        known.add(here)
        if len(known) > MOST_WAYS:
            raise _broken(lesson, pupil.at, f"there are more than {MOST_WAYS} ways through it")
        _check_pointers(lesson, pupil, step)
        for answer in _good(game, lesson, pupil, step):
            ways.append(_after(game, lesson, pupil, answer))


def _good(game: Game, lesson: Lesson, pupil: Pupil, step: Step) -> list[str]:
    """The good answers here; every other open move must have a reason why it is none."""
    if not step.want:
        return [""]
    texts = [game.write_move(move) for move in pupil.state.legal_moves(pupil.seat)]
    good = pupil.good_moves()
    for pattern in step.want:
        if not any(Step(say="", want=[pattern]).accepts(text) for text in texts):
            raise _broken(lesson, pupil.at, f"no open move is {pattern!r}; open are {texts}")
    for text in texts:
        if text not in good and step.answer_to(text) is None:
            raise _broken(lesson, pupil.at, f"nothing is answered to {text!r}")
    return good


def _after(game: Game, lesson: Lesson, pupil: Pupil, answer: str) -> Pupil:
    """Another pupil who has given that answer, too."""
    other = Pupil(game, lesson)
    other.at, other.state, other.seen = pupil.at, pupil.state.copy(), list(pupil.seen)
    other.state.events = []
    try:
        poor = other.answer(answer)
    except ValueError as error:
        raise _broken(lesson, pupil.at, f"after {answer!r} it cannot go on: {error}") from error
    if poor is not None or other.at != pupil.at + 1:
        raise _broken(lesson, pupil.at, f"{answer!r} is wanted, but refused")
    return other


def _check_pointers(lesson: Lesson, pupil: Pupil, step: Step) -> None:
    """What a step points at lies on the table, as the pupil sees it."""
    view = pupil.seen[-1].view
    zones = {zone.id for zone in view.zones}
    items = {item.id for zone in view.zones for item in zone.items}
    for thing in step.point:
        kind, _, name = thing.partition(":")
        there = {
            "item": name in items,
            "zone": name in zones,
            "seat": name.isdecimal() and int(name) < len(view.seats),
            "cell": "," in name,
            "part": bool(name),
            "flag": any(name in move.flags for move in view.moves),
            "move": any(move.text == name for move in view.moves),
            "do": any(move.do is not None and move.do["say"] == f"do-{name}" for move in view.moves),
        }
        if not there.get(kind, False):
            raise _broken(lesson, pupil.at, f"it points at {thing!r}, which is not there")


def _check_words(game: Game, lesson: Lesson, rules: frozenset[str]) -> None:
    """Everything that a lesson says has words, and every rule that it names is in the rulebook."""
    pieces = game.catalogue(game.house(len(lesson.names), {}))
    for language in LANGUAGES:
        words = lesson_words(game, lesson.seat, lesson.names, language, pieces)
        _check_said(words, lesson, -1, lesson.title, ())
        for at, step in enumerate(lesson.steps):
            _check_said(words, lesson, at, lesson.fact(step), ("task",) if step.want else ())
            for poor in step.poor:
                _check_said(words, lesson, at, lesson.fact(poor), ("why",))
                _check_rule(lesson, at, poor, rules)


def _check_rule(lesson: Lesson, at: int, poor: Poor, rules: frozenset[str]) -> None:
    if poor.rule not in rules:
        raise _broken(lesson, at, f"there is no rule {poor.rule!r}")


def _check_said(words: Words, lesson: Lesson, at: int, fact: Fact, forms: tuple[str, ...]) -> None:
    for form in ("", *forms):
        key = f"{fact['say']}.{form}" if form else fact["say"]
        if not words.has(key):
            raise _broken(lesson, at, f"there are no words for {key!r} in {words.language}")
        try:
            line = words.form(fact["say"], form, fact)
        except (KeyError, TypeError) as error:
            raise _broken(lesson, at, f"{key!r} cannot be said: {error!r}") from error
        if not line.strip() or LEFTOVER.search(line):
            raise _broken(lesson, at, f"{key!r} says {line!r}")


def check_introduction(game: Game) -> None:
    """The four cards have a topic, a sentence that is short, and a text for who cannot see the picture."""
    for language in LANGUAGES:
        words = lesson_words(game, language=language)
        for card in CARDS:
            for key in (f"intro-{card}", f"intro-{card}.topic", f"intro-{card}.picture"):
                if not words.has(key):
                    raise _bare(game, f"there are no words for {key!r} in {language}")
    words = lesson_words(game)
    for card in CARDS:
        sentence = words.form(f"intro-{card}", "", {})
        if len(sentence.split()) > LONGEST_SENTENCE:
            raise _bare(game, f"the card {card!r} has more than {LONGEST_SENTENCE} words: {sentence}")


def check_nothing_idle(game: Game) -> None:
    """Everything that the words of the lessons hold is said: by a lesson, a card of the introduction or the aid."""
    said = {f"intro-{card}" for card in CARDS} | set(_aid_keys(game))
    for lesson in lessons_of(game):
        said.add(str(lesson.title["say"]))
        for step in lesson.steps:
            said.add(str(lesson.fact(step)["say"]))
            said |= {str(lesson.fact(poor)["say"]) for poor in step.poor}
    common = table_of(COMMON, ENGLISH)
    keys = {key.partition(".")[0] for key in table_of(words_package(game), ENGLISH) if key not in common}
    if keys - said:
        raise _bare(game, f"nobody says {sorted(keys - said)}")
    if set(_aid_keys(game)) - keys:
        raise _bare(game, f"there are no words for {sorted(set(_aid_keys(game)) - keys)}")


def _aid_keys(game: Game) -> list[str]:
    """What the player aid says, by key."""
    file = files(game.package).joinpath(FOLDER, "aid.json")
    if not file.is_file():
        return []
    aid = decode(file.read_bytes())
    rows = [row["say"] for part in aid["parts"] for row in part["rows"]]
    return [*(step["say"] for step in aid["steps"]), *(part["title"] for part in aid["parts"]), *rows]


def _broken(lesson: Lesson, at: int, what: str) -> Broken:
    return Broken(LAW, what, f"lesson {lesson.id!r}, step {at + 1}", {})


def _bare(game: Game, what: str) -> Broken:
    return Broken(LAW, what, game.meta.id, {})
