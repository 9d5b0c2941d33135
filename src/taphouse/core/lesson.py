"""A lesson: positions and steps that teach a game, as data in the folder ``lessons`` of the game.

Each lesson is a file of TOML, such as ``lessons/matching.toml``; the positions that it begins with lie beside it as
JSON. What is said stands in ``lessons/words/en.ftl``: the title of the lesson as ``lesson-<id>``, and the sentence of a
step as ``<id>-<say>``, with what to do as its form ``task``, and how that is typed in a terminal, where it needs to be
told, as its form ``typed``. The real rules run underneath (``core/pupil.py``).
"""

import tomllib
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct, field

from taphouse.core.errors import BadLesson, TaphouseError, quoted
from taphouse.core.facts import Fact, about, followed, plain, typed
from taphouse.core.game import Game
from taphouse.core.meant import meant_or_known
from taphouse.core.words import said

FOLDER: Final = "lessons"
ANY: Final = "*"

Arguments = dict[str, Any]
"""The arguments of a sentence, as those of a fact."""


class Poor(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is answered to a move that the step does not want: its key, and the rule that gives the reason."""

    move: str = ANY
    """Which moves, as their notation; ``*`` stands for anything."""
    say: str
    """A heading that grants what is right; its form ``why`` is the reason."""
    about: Arguments = field(default_factory=dict)
    rule: str


class Step(Struct, kw_only=True, forbid_unknown_fields=True):
    """One thing that is said, and mostly something to do."""

    say: str
    about: Arguments = field(default_factory=dict)
    scene: str = ""
    """The position with which it begins; otherwise it goes on from the step before."""
    point: list[str] = field(default_factory=list)
    """What it speaks of: ``item:beer-7-a``, ``zone:draw``, ``seat:2``, ``cell:3,1``, ``part:hand``, a button as
    ``do:draw`` or ``move:bid 2``, an addition as ``flag:call``."""
    want: list[str] = field(default_factory=list)
    """The good moves, as their notation, the best first; ``*`` stands for anything. None: it is only to be read."""
    poor: list[Poor] = field(default_factory=list)
    """What is answered to other moves; the first that fits counts."""
    then: list[str] = field(default_factory=list)
    """What the others do after that, or once it was read: a seat, counted from 0, and a move, ``2 play beer-7-a``."""

    def accepts(self, text: str) -> bool:
        """Whether a move is a good one here."""
        return any(fnmatchcase(text, good) for good in self.want)

    def answer_to(self, text: str) -> Poor | None:
        """What is answered to a move that is not wanted."""
        return next((poor for poor in self.poor if fnmatchcase(text, poor.move)), None)


class Lesson(Struct, kw_only=True, forbid_unknown_fields=True):
    """One lesson of a game."""

    id: str = ""
    """The name of its file."""
    order: int
    """Lessons are learned in this order; the first has 1."""
    minutes: Annotated[int, Meta(ge=1, le=15)]
    seat: int = 0
    """Where the person sits who learns."""
    names: list[str]
    """Who sits at the seats; the name of the own one is never shown."""
    steps: Annotated[list[Step], Meta(min_length=1)]

    @property
    def title(self) -> Fact:
        """What it is called."""
        return {"say": f"lesson-{self.id}"}

    def fact(self, words: Step | Poor) -> Fact:
        """What is said at a step, or to a poor move, with the rule that is the reason."""
        if not words.say:
            return said.not_in_lesson()
        fact = {"say": f"{self.id}-{words.say}", **words.about}
        return about(fact, words.rule) if isinstance(words, Poor) else fact


def words_package(game: Game) -> str:
    """Where the words of its lessons lie."""
    return f"{game.package}.{FOLDER}"


@lru_cache(maxsize=64)
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """List the lessons of a game, the first one first; a game may have none."""
    folder = files(game.package).joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    found = [_read(file) for file in folder.iterdir() if file.name.endswith(".toml")]
    return tuple(sorted(found, key=lambda lesson: lesson.order))


def find_lesson(game: Game, name: str) -> Lesson:
    """Find a lesson by its name."""
    known = {lesson.id: lesson for lesson in lessons_of(game)}
    if name not in known:
        unknown = said.no_such_lesson(title=typed(game.meta.title), name=quoted(name))
        raise TaphouseError(followed(unknown, meant_or_known(name, list(known))) if known else unknown)
    return known[name]


def scene_of(game: Game, name: str) -> dict[str, object]:
    """Read the position of that name."""
    file = files(game.package).joinpath(FOLDER, f"{name}.json")
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, object])
    except (OSError, msgspec.MsgspecError) as error:
        raise BadLesson(said.bad_lesson(name=quoted(name), what=plain(str(error)))) from error


def _read(file: Traversable) -> Lesson:
    name = file.name.removesuffix(".toml")
    try:
        lesson = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), type=Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(said.bad_lesson(name=quoted(name), what=plain(str(error)))) from error
    lesson.id = name
    return lesson
