"""How far somebody has come in the lessons, and which games they know, on this machine."""

from pathlib import Path

import msgspec
from msgspec import Struct, field

from taphouse.core.game import Game
from taphouse.core.lesson import Lesson
from taphouse.terminal.saves import state_folder, write_file


class Progress(Struct):
    """What was answered in lessons that were left, which were finished, and which games were introduced."""

    answers: dict[str, list[str]] = field(default_factory=dict)
    done: list[str] = field(default_factory=list)
    introduced: list[str] = field(default_factory=list)


def _file() -> Path:
    return state_folder() / "lessons" / "progress.json"


def _name(game: Game, lesson: Lesson) -> str:
    return f"{game.meta.id}/{lesson.id}"


def progress() -> Progress:
    """Read it; nobody has learned anything yet where it cannot be read."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=Progress)
    except (OSError, msgspec.MsgspecError):
        return Progress()


def answers_kept(game: Game, lesson: Lesson) -> list[str]:
    """The answers with which somebody left a lesson."""
    return progress().answers.get(_name(game, lesson), [])


def is_done(game: Game, lesson: Lesson) -> bool:
    """Whether somebody has finished a lesson here."""
    return _name(game, lesson) in progress().done


def keep_answers(game: Game, lesson: Lesson, answers: list[str], *, done: bool = False) -> None:
    """Keep what was answered so far."""
    known, name = progress(), _name(game, lesson)
    known.answers.pop(name, None)
    if answers:
        known.answers[name] = answers
    if done and name not in known.done:
        known.done.append(name)
    _keep(known)


def is_introduced(game: Game) -> bool:
    """Whether somebody has seen the introduction of a game here."""
    return game.meta.id in progress().introduced


def keep_introduced(game: Game) -> None:
    """Note that somebody has seen it."""
    known = progress()
    if game.meta.id not in known.introduced:
        known.introduced.append(game.meta.id)
        _keep(known)


def _keep(known: Progress) -> None:
    """Write it down; a folder that cannot be written to stops nobody."""
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        write_file(_file(), msgspec.json.encode(known))
    except (OSError, ValueError):
        return
