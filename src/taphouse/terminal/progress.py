"""How far somebody has come in the lessons, on this machine."""

from pathlib import Path

import msgspec
from msgspec import Struct, field

from taphouse.core.game import Game
from taphouse.core.lesson import Lesson
from taphouse.terminal.saves import state_folder, write_file


class Progress(Struct):
    """What was answered in lessons that were left, and which were finished."""

    answers: dict[str, list[str]] = field(default_factory=dict)
    done: list[str] = field(default_factory=list)


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
    """Keep what was answered so far; a folder that cannot be written to does not stop a lesson."""
    known, name = progress(), _name(game, lesson)
    known.answers.pop(name, None)
    if answers:
        known.answers[name] = answers
    if done and name not in known.done:
        known.done.append(name)
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        write_file(_file(), msgspec.json.encode(known))
    except (OSError, ValueError):
        return
