"""A lesson in the terminal: one step after the other, at a real table."""

from taphouse.core.errors import IllegalMove, TaphouseError
from taphouse.core.facts import typed
from taphouse.core.game import Game
from taphouse.core.lesson import Lesson, Poor, Step
from taphouse.core.pupil import Pupil, pupil_at
from taphouse.core.view import View
from taphouse.terminal.cards import Drawn
from taphouse.terminal.choices import Choice, ask_for_number, numbered, read_choice, with_notation
from taphouse.terminal.frame import Frame
from taphouse.terminal.language import language, refused, tell, word
from taphouse.terminal.progress import answers_kept, keep_answers
from taphouse.terminal.rulebook import look_up
from taphouse.terminal.screen import screen
from taphouse.terminal.seen import seen
from taphouse.terminal.talk import Talk
from taphouse.terminal.text import wrapped
from taphouse.terminal.words import said
from taphouse.terminal.zones import zone_label
from taphouse.words.at_table import explained
from taphouse.words.languages import lesson_words
from taphouse.words.pointing import named
from taphouse.words.words import Words

SHOW = "s"
"""Typed to see a good move made."""
LEAVE = "q"
LIST = "m"
"""Typed to see all moves, where the screen has no room for them."""


class LeaveLesson(Exception):  # noqa: N818  nothing went wrong
    """The person wants to go on another day."""


class Classroom:
    """What one person sees and says in one lesson."""

    def __init__(self, game: Game, lesson: Lesson, talk: Talk) -> None:
        self.game = game
        self.lesson = lesson
        self.talk = talk
        self.answers = answers_kept(game, lesson)
        self.pupil = self._sat_down()
        self.notice = ""

    def _sat_down(self) -> Pupil:
        """Where the person left the lesson; at its beginning if it is another one by now."""
        try:
            return pupil_at(self.game, self.lesson, self.answers)
        except TaphouseError:
            self.answers = []
            return Pupil(self.game, self.lesson)

    @property
    def words(self) -> Words:
        """The words of this lesson for the one who learns."""
        pieces = self.game.catalogue(self.pupil.house)
        return lesson_words(self.game, self.lesson.seat, self.lesson.names, language(), pieces)

    def teach(self) -> None:
        """Go through the lesson to its end; LeaveLesson if the person gets up before."""
        while (step := self.pupil.step) is not None:
            self._show_what_happened()
            self._ask(step)
        self._show_what_happened()
        self.answers = []
        keep_answers(self.game, self.lesson, [], done=True)
        self.talk.say("", tell(said.lesson_done(title=typed(self.words.say(self.lesson.title)))))

    def _show_what_happened(self) -> None:
        """Show the moves of the others one by one, where there is a screen."""
        for seen_before in self.pupil.seen[:-1]:
            if self.talk.is_live:
                self._show(seen(seen_before.view, self.words), [])
                self.talk.wait()

    def _ask(self, step: Step) -> None:
        """Ask until there is a good answer."""
        at = self.pupil.at
        view = seen(self.pupil.seen[-1].view, self.words)
        if not step.want:
            view.moves, view.prompt = [], ""
        choices = numbered(view)
        self.notice = self._told(step)
        self._show(view, choices)
        while self.pupil.at == at:
            prompt = said.ask_lesson_move() if step.want else said.ask_lesson_on()
            asked = self.talk.ask(f"{tell(prompt)} ")
            try:
                self._obey(asked, step, choices)
            except IllegalMove as refusal:
                self.notice = str(explained(refusal, self.words))
            except TaphouseError as error:
                self.notice = str(error)
            if self.pupil.at == at:
                self._show_again(view, choices)

    def _obey(self, asked: str, step: Step, choices: list[Choice]) -> None:
        if asked.startswith("?"):
            topic = asked[1:].strip()
            self.talk.pages(look_up(self.game, topic) if topic else word("lesson-help"), markdown=bool(topic))
        elif asked.lower() == LEAVE:
            raise LeaveLesson
        elif not step.want:
            self._take("")
        elif asked.lower() == LIST:
            self.talk.pages(with_notation(choices).split("\n"))
        elif asked.lower() == SHOW:
            self._take(self.pupil.good_moves()[0])
        else:
            found = read_choice(choices, asked) if asked else None
            if found is None:
                raise refused(ask_for_number(choices))
            self._take(found.text)

    def _take(self, text: str) -> None:
        poor = self.pupil.answer(text)
        if poor is not None:
            self.notice = self._answered(poor)
            return
        self.answers.append(text)
        keep_answers(self.game, self.lesson, self.answers)

    def _told(self, step: Step) -> str:
        """What the step says, what it speaks of, and what to do."""
        words, fact = self.words, self.lesson.fact(step)
        lines = [tell(said.lesson_step(number=self.pupil.at + 1, count=len(self.lesson.steps))), words.say(fact)]
        things = [name for thing in step.point if (name := self._called(thing))]
        if things:
            lines.append(tell(said.lesson_look(things=typed(", ".join(dict.fromkeys(things))))))
        forms = [form for form in ("task", "typed") if words.has(f"{fact['say']}.{form}")]
        lines += [words.form(fact["say"], form, fact) for form in forms]
        return "\n".join(lines)

    def _called(self, thing: str) -> str:
        """Name what a step points at, a place in front of somebody by whose it is, a piece also by its face."""
        view = seen(self.pupil.seen[-1].view, self.words)
        of_seats = {f"zone:{zone.id}": zone for zone in view.zones if zone.seat is not None}
        if thing in of_seats:
            return zone_label(view, self._frame(), of_seats[thing])
        name = named(thing, view, self.words)
        faces = (Drawn(item).face() for zone in view.zones for item in zone.items if thing == f"item:{item.id}")
        face = next(faces, name)
        return name if face in name else f"{name} ({face})"

    def _answered(self, poor: Poor) -> str:
        """What is answered to a move that the step does not want."""
        words, fact = self.words, self.lesson.fact(poor)
        why = words.form(fact["say"], "why", fact) if words.has(f"{fact['say']}.why") else ""
        rule = tell(said.lesson_rule(name=typed(poor.rule))) if poor.rule else ""
        return "\n".join(line for line in (words.say(fact), why, rule) if line)

    def _frame(self) -> Frame:
        return Frame(self.game.meta.title, self.lesson.names, self.talk.width, self.talk.height)

    def _show(self, view: View, choices: list[Choice]) -> None:
        self.talk.show(screen(view, self._frame(), choices, self.notice, fill=self.talk.is_live))

    def _show_again(self, view: View, choices: list[Choice]) -> None:
        if self.talk.is_live:
            self._show(view, choices)
        elif self.notice:
            self.talk.say(*wrapped(self.notice, self.talk.width))
