"""Somebody who takes a lesson: where they are in it, and what the table looks like there. Real rules run underneath."""

from collections.abc import Sequence
from typing import cast

from msgspec import Struct

from taphouse.core.errors import BadLesson, quoted
from taphouse.core.facts import Fact
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.lesson import Lesson, Poor, Step, scene_of
from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.state import State
from taphouse.core.story import told
from taphouse.core.table import STORY_LINES
from taphouse.core.view import View
from taphouse.core.words import said

MOST_HOUSE_MOVES = 50


class Seen(Struct):
    """What a move brought, as the pupil sees and hears it."""

    view: View
    story: list[Fact]


class Pupil:
    """Takes one lesson from its first step to its end."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.at = 0
        """The number of the step; as many as there are steps when the lesson is over."""
        self.seat = Seat(lesson.seat)
        self.seen: list[Seen] = []
        """What has happened since the latest answer, one move after the other; the last is what is so now."""
        self.story: list[Fact] = []
        """What has happened since the table was set up."""
        self.state: State = self._scene(lesson.steps[0])

    @property
    def step(self) -> Step | None:
        """The step that waits for an answer; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def names(self) -> Sequence[str]:
        """Who sits at the table."""
        return self.lesson.names

    @property
    def house(self) -> dict[str, Value]:
        """The options of the table as it stands."""
        return cast("dict[str, Value]", self.state.position()["house"])

    def answer(self, text: str) -> Poor | None:
        """Take an answer: a move, or nothing where there is only something to read. A poor one changes nothing.

        IllegalMove and BadNotation are the game's own refusals, for a move that the rules do not allow.
        """
        step = self.step
        if step is None:
            return None
        if step.want:
            move = self.game.read_move(text)
            trial = self.state.copy()
            trial.apply(self.seat, move)
            written = self.game.write_move(move)
            if not step.accepts(written):
                return step.answer_to(written) or Poor(say="", rule="")
            self.seen = []
            self._make(self.seat, move)
        else:
            self.seen = [Seen(self.seen[-1].view, [])]
        self._let_the_others_move(step)
        self._go_on()
        return None

    def good_moves(self) -> list[str]:
        """The open moves that the step wants, the best first."""
        step = self.step
        if step is None or not step.want:
            return []
        texts = [self.game.write_move(move) for move in self.state.legal_moves(self.seat)]
        one_by_one = [text for good in step.want for text in texts if Step(say="", want=[good]).accepts(text)]
        return list(dict.fromkeys(one_by_one))

    def _go_on(self) -> None:
        self.at += 1
        step = self.step
        if step is not None and step.scene:
            self.state = self._scene(step)

    def _scene(self, step: Step) -> State:
        """Set the table up as a step wants it."""
        if not step.scene:
            raise BadLesson(said.lesson_without_scene(name=quoted(self.lesson.id)))
        state = self.game.from_position(scene_of(self.game, step.scene))
        state.events = []
        self.state = state
        self.seen = []
        self.story = []
        self._look()
        return state

    def _make(self, seat: Seat, move: Move) -> None:
        self.state.apply(seat, move)
        self._look()

    def _let_the_others_move(self, step: Step) -> None:
        """What a step says that the others do, and then the house, whose moves follow from it."""
        for other in step.then:
            seat, _, notation = other.partition(" ")
            self._make(Seat(int(seat)), self.game.read_move(notation))
        if step.want or step.then:
            self._let_the_house_move()

    def _let_the_house_move(self) -> None:
        for _number in range(MOST_HOUSE_MOVES):
            move = self.game.house_move(self.state)
            if move is None:
                return
            self._make(HOUSE, move)

    def _look(self) -> None:
        events, self.state.events = self.state.events or [], []
        heard = told(self.game, events, self.seat, self.names)
        self.story += heard
        view = self.game.view(self.state, self.seat, self.names)
        view.story = self.story[-STORY_LINES:]
        self.seen.append(Seen(view, heard))


def pupil_at(game: Game, lesson: Lesson, answers: Sequence[str]) -> Pupil:
    """Sit somebody down in a lesson where they left it, by the answers that they gave."""
    pupil = Pupil(game, lesson)
    for answer in answers:
        if pupil.step is None or pupil.answer(answer) is not None:
            raise BadLesson(said.other_lesson())
    return pupil
