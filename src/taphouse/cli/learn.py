"""``taphouse learn`` and ``taphouse lessons``."""

from typing import Annotated

import typer

from taphouse.cli.completion import complete_game, complete_lesson
from taphouse.cli.files import print_data
from taphouse.cli.options import GameName, JsonOption, at_level, read_seed
from taphouse.core.facts import typed
from taphouse.core.game import Game
from taphouse.core.lesson import Lesson, find_lesson, lessons_of
from taphouse.core.levels import EASY
from taphouse.core.registry import find_game, load_games
from taphouse.terminal.classroom import Classroom, LeaveLesson
from taphouse.terminal.evening import Setting, play_evening, usual_seats
from taphouse.terminal.introducing import introduction
from taphouse.terminal.language import language, refused, tell
from taphouse.terminal.progress import answers_kept, is_done, keep_introduced
from taphouse.terminal.talk import WIDEST, Talk, make_console, print_lines
from taphouse.terminal.words import said
from taphouse.words.about_game import gentle_about
from taphouse.words.languages import lesson_words

LEARN_EXAMPLES = ("taphouse learn last-call", "taphouse learn six-pack clearing")
LESSONS_EXAMPLES = ("taphouse lessons", "taphouse lessons last-call --json")


def learn(
    game: GameName,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="about-lesson", autocompletion=complete_lesson)
    ] = None,
    *,
    pace: Annotated[float | None, typer.Option("--pace", min=0, max=10, metavar="S", help="about-pace")] = None,
) -> None:
    """Learn a game by playing: one lesson, or the next one."""
    found, talk = find_game(game), Talk(pace=pace)
    if not lessons_of(found):
        raise refused(said.no_lessons(title=typed(found.meta.title)))
    chosen = _next(found) if lesson is None else find_lesson(found, lesson)
    try:
        if lesson is None and not any(is_done(found, one) for one in lessons_of(found)):
            talk.say(*introduction(found, talk.width))
            talk.ask(f"{tell(said.ask_lesson_on())} ")
            keep_introduced(found)
        Classroom(found, chosen, talk).teach()
        _what_now(found, chosen, talk)
    except LeaveLesson:
        talk.say(tell(said.lesson_left(id=typed(found.meta.id), lesson=typed(chosen.id))))
    except EOFError:
        talk.say("", tell(said.until_next_time()))


def lessons(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="about-game-or-all", autocompletion=complete_game)
    ] = None,
    *,
    json: JsonOption = False,
) -> None:
    """List the lessons of a game, or of all games."""
    games = load_games()[0] if game is None else [find_game(game)]
    rows = [_data(one, lesson) for one in games for lesson in lessons_of(one)]
    if json:
        print_data(rows)
        return
    console = make_console()
    for one in games:
        lines = [_line(one, lesson) for lesson in lessons_of(one)]
        if lines:
            print_lines(console, [f"{one.meta.title} ({one.meta.id})"[:WIDEST], *lines])


def _next(game: Game) -> Lesson:
    """The lesson that was left, or the first that was not finished; else the first."""
    known = lessons_of(game)
    left = [one for one in known if answers_kept(game, one)]
    return next(iter([*left, *(one for one in known if not is_done(game, one)), *known]))


def _what_now(game: Game, lesson: Lesson, talk: Talk) -> None:
    """After a lesson: the next one, or a real game, which is short and friendly."""
    after = [one for one in lessons_of(game) if one.order > lesson.order]
    if after:
        again = said.next_lesson(title=typed(_title(game, after[0])), id=typed(game.meta.id), lesson=typed(after[0].id))
        talk.say(tell(again))
    gentle = game.gentle or {}
    if gentle:
        talk.say("", gentle_about(game, language()))
    if talk.agrees(tell(said.ask_real_game(title=typed(game.meta.title))), default=False):
        bots = at_level(game, ("house",), EASY)
        play_evening(Setting(game, usual_seats(game, gentle), gentle, bots=bots), read_seed(None), talk)


def _title(game: Game, lesson: Lesson) -> str:
    return lesson_words(game, language=language()).say(lesson.title)


def _line(game: Game, lesson: Lesson) -> str:
    row = said.lesson_row(
        lesson=typed(lesson.id),
        title=typed(_title(game, lesson)),
        minutes=lesson.minutes,
        number=len(lesson.steps),
        done="yes" if is_done(game, lesson) else "no",
    )
    return f"  {tell(row)}"


def _data(game: Game, lesson: Lesson) -> dict[str, object]:
    return {
        "game": game.meta.id,
        "id": lesson.id,
        "title": _title(game, lesson),
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
    }
