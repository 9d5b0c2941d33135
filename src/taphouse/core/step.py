"""A game as a list of steps: what is asked of whom, which moves are open, what each does, and why others are not.

A step is one small class, in one file with its kin. The book of a game lists its steps in the order of its rulebook;
the numbers of moves, their notation and their facts follow from the verbs of the steps. A step may be plain Python.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from taphouse.core.agenda import Agenda
from taphouse.core.bits import lowest
from taphouse.core.errors import BadNotation, IllegalMove
from taphouse.core.facts import SEATS, Fact
from taphouse.core.moves import HOUSE, NOBODY, Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State
from taphouse.core.words import said

_ROOM: Final = vec[i64]([0] * 32)


@final
class Kind:
    """What an argument of a verb ranges over: its name, and the word of each value; an empty word is left out.

    ``refers`` says what a value is in a fact: ``card`` makes it ``card:beer-7-a``, ``number`` a number; nothing leaves
    it a word, and ``+call``, which is there or not, is ``yes``.
    ``facts`` says it for values that are several arguments at once, such as two colours that differ.
    """

    def __init__(self, name: str, words: Sequence[str], refers: str = "", facts: Sequence[Fact] = ()) -> None:
        self.name = name
        self.words = tuple(words)
        self.size: i64 = len(words)
        self.refers = refers
        self.facts: list[Fact] = list(facts) or [{name: _value(word, refers)} if word else {} for word in words]
        """The arguments that each value is in a fact."""


def _value(word: str, refers: str) -> str | int:
    if not refers:
        return "yes" if word[0] == "+" else word
    return int(word) if refers == "number" else f"{refers}:{word.replace(' ', '_')}"


@final
class Verb:
    """A family of moves: a word and its arguments. Its moves are numbered from ``first`` on, the last one quickest.

    In a fact it is called ``do-`` and its word, unless ``say`` calls it otherwise.
    """

    def __init__(self, word: str, *kinds: Kind, say: str = "") -> None:
        self.word = word
        self.kinds = kinds
        self.say = say or f"do-{word.replace(' ', '-')}"
        self.size: i64 = 1
        for kind in kinds:
            self.size *= kind.size
        self.first: i64 = -1
        """Its first number; the book gives it."""
        self.home: Step[Any] | None = None
        """The step that has it first."""
        self.reaction: Step[Any] | None = None
        """The reaction it belongs to; None: it answers a step."""

    def arguments(self, n: i64) -> list[int]:
        """The arguments of its n-th move, as numbers."""
        found: list[int] = []
        rest = n
        for kind in reversed(self.kinds):
            found.append(int(rest % kind.size))
            rest = rest // kind.size
        found.reverse()
        return found

    def fact(self, n: i64) -> Fact:
        """Verb and arguments of its n-th move, as a fact."""
        fact: Fact = {"say": self.say}
        for kind, value in zip(self.kinds, self.arguments(n), strict=True):
            fact.update(kind.facts[value])
        return fact

    def write(self, n: i64) -> str:
        """Write its n-th move in notation."""
        words = [kind.words[value] for kind, value in zip(self.kinds, self.arguments(n), strict=True)]
        return " ".join(word for word in (self.word, *words) if word)


@final
class Moves:
    """The open moves of a seat, in order."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = _ROOM[:]
        self.size: i64 = 0

    def put(self, number: i64) -> None:
        """Add a move."""
        if self.size == len(self.numbers):
            self.numbers = append(self.numbers, number)
        else:
            self.numbers[self.size] = number
        self.size += 1

    def put_each(self, first: i64, things: i64) -> None:
        """Add a move for each member of a set."""
        rest = things
        numbers = self.numbers
        at = self.size
        while rest != 0:
            if at == len(numbers):
                numbers = append(numbers, 0)
            numbers[at] = first + lowest(rest)
            at += 1
            rest &= rest - 1
        self.numbers = numbers
        self.size = at

    def has(self, number: i64) -> bool:
        """Whether a move is among them."""
        numbers = self.numbers
        for at in range(self.size):  # noqa: SIM110  a generator would be slow when compiled
            if numbers[at] == number:
                return True
        return False


T = TypeVar("T", bound="StepState")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One step of a game: a decision, or something that happens by itself."""

    name: str = ""
    """What positions and views call it."""
    rule: str = ""
    """The rule that it is about."""
    todo: str = ""
    """Its name on the agenda in a position, if that is another."""
    verbs: tuple[Verb, ...] = ()
    together: bool = False
    """Whether several seats are asked at once: then ``awaited`` says which."""
    of_house: bool = False
    """Of a reaction: whether the house itself may make its moves; people's reactions are none of its."""
    index: i64 = -1
    """Its place in the book; the book gives it."""
    after: "Step[Any] | None" = None
    """The next one in the book. (An attribute is read without a check; an item of a list is not.)"""

    def due(self, table: T) -> bool:
        """Whether it comes now, in its turn of the book. As it stands: only when another step calls for it."""
        return False

    def enter(self, table: T, a: i64, b: i64, c: i64) -> None:
        """Begin: do what is to be done, or ask. As it stands: ask."""
        table.step = self

    def awaited(self, table: T, seat: i64) -> bool:
        """Where several are asked at once: whether the table still waits for a seat."""
        raise NotImplementedError

    def awaits_house(self, table: T) -> bool:
        """Whether the table waits for the house itself, after all seats that are asked."""
        return False

    def open(self, table: T, seat: i64, moves: Moves) -> None:
        """List the moves open to a seat that is awaited, or to the house; for a reaction, to any seat."""

    def pick(self, table: T, seat: i64, rng: Rng) -> i64:
        """Pick an open move of an awaited seat as chance would from the list, without making it; -1: list them."""
        return -1

    def apply(self, table: T, seat: i64, verb: Verb, n: i64) -> None:
        """Carry out the n-th move of a verb. Nobody is asked then, unless this says so."""
        raise NotImplementedError

    def why_not(self, table: T, seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """Say why one of its moves is not open now, or a move of another step."""
        raise NotImplementedError

    def not_now(self, table: T, verb: Verb) -> IllegalMove:
        """Say why one of its verbs is not open while another step asks, for that step to say."""
        raise NotImplementedError

    def asks(self, table: T, seat: i64) -> Fact:
        """Say what is asked of a seat; whoever shows it adds the rule."""
        raise NotImplementedError


RESOLVING: Final = Step[Any]()
"""The step while nobody is asked: the agenda is being worked off."""
OVER: Final = Step[Any]()
"""The step when the game is over."""
RESOLVING.name = "resolving"
OVER.name = "over"


def _settle(step: Step[Any]) -> None:
    """Move what a plain Python class says in its body to where compiled code looks for it.

    Such a value hides the native attribute of the same name, so that compiled code would see the default.
    """
    step.name = getattr(step, "name")  # noqa: B009
    step.rule = getattr(step, "rule")  # noqa: B009
    step.todo = getattr(step, "todo")  # noqa: B009
    step.verbs = getattr(step, "verbs")  # noqa: B009
    step.together = getattr(step, "together")  # noqa: B009
    step.of_house = getattr(step, "of_house")  # noqa: B009


class Book:
    """The steps of a game in the order of its rulebook, and what may be done besides; numbers all moves."""

    def __init__(
        self, steps: "list[Step[Any]]", reactions: "list[Step[Any]] | None" = None, *, cased: bool = False
    ) -> None:
        self.cased = cased
        """Whether large and small letters differ, but for the verb."""
        self.steps = steps
        self.reactions = reactions or []
        self.verbs: list[Verb] = []
        """The verb of each move."""
        self.first: Step[Any] | None = self._adopt(self.steps)
        self.reaction: Step[Any] | None = self._adopt(self.reactions)
        for step in self.reactions:
            for verb in step.verbs:
                verb.reaction = step
        self.facts: list[Fact] = [verb.fact(i - verb.first) for i, verb in enumerate(self.verbs)]
        """Every move as a fact, made once."""
        self.texts: list[str] = [verb.write(i - verb.first) for i, verb in enumerate(self.verbs)]
        """Every move in notation."""
        asking = [step for step in self.steps if step.verbs]
        self.named: dict[str, Step[Any]] = {step.name: step for step in (RESOLVING, *asking, OVER)}
        """The steps that ask, by name, as a position has them."""
        self._numbers = {_plain(text, cased=cased): i for i, text in enumerate(self.texts)}

    def _adopt(self, steps: "list[Step[Any]]") -> "Step[Any] | None":
        """Give steps their places and numbers; the first of them."""
        before: Step[Any] | None = None
        for index, step in enumerate(steps):
            _settle(step)
            step.index = index
            if before is not None:
                before.after = step
            before = step
            for verb in step.verbs:
                if verb.first < 0:
                    verb.first = len(self.verbs)
                    verb.home = step
                    self.verbs += [verb] * int(verb.size)
        return steps[0] if steps else None

    def number(self, verb: Verb) -> int:
        """The number of the first move of a verb."""
        return int(verb.first)

    def write(self, move: int) -> str:
        """Write a move in notation."""
        return self.texts[move]

    def read(self, text: str) -> int:
        """Read a move from notation; what begins with a plus may come in any order."""
        number = self._numbers.get(_plain(text, cased=self.cased))
        if number is None:
            raise BadNotation(said.not_a_move(typed={"text": text[:60]}))
        return number


def _plain(text: str, *, cased: bool) -> str:
    words = text.split() if cased else text.lower().split()
    words[:1] = [word.lower() for word in words[:1]]
    return " ".join([*(word for word in words if word[0] != "+"), *sorted(word for word in words if word[0] == "+")])


@mypyc_attr(allow_interpreted_subclasses=True)
class StepState(State):
    """A game in progress that is played by a book; ``like``: a copy of another, which nobody listens to."""

    def __init__(self, seats: int, rng: Rng, book: Book, like: "StepState | None" = None) -> None:
        super().__init__(seats, rng)
        self.learned = like.learned if like else 0
        self.book = book
        self.n: i64 = seats
        self.step: Step[Any] = like.step if like else RESOLVING
        """The step that asks."""
        self.phase: Step[Any] | None = like.phase if like else book.first
        """Where in the book the turn is: steps from here on may be due."""
        self.active: i64 = like.active if like else 0
        """The seat that is asked, where it is one."""
        self.agenda: Agenda = like.agenda.copy() if like else Agenda()
        self.moves: Moves | None = None
        self.moves_of: i64 = -1
        """Whose open moves are looked up already."""
        self.picked: i64 = -1
        """The move that chance has picked since the last one, which need not be looked up."""
        self.picked_by: i64 = -1

    def then(self, step: "Step[Any]", a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put a step on the agenda, before all that waits there."""
        self.agenda.push(step.index, a, b, c)

    def to_act(self) -> list[Seat]:
        """List the seats the table waits for; the house comes last."""
        step = self.step
        if step is OVER:
            return []
        if not step.together:
            return [Seat(int(self.active))]
        seats = [Seat(int(seat)) for seat in range(self.n) if step.awaited(self, seat)]
        if step.awaits_house(self):
            seats.append(HOUSE)
        return seats

    def next_to_act(self) -> Seat:
        """Name the first seat the table waits for."""
        step = self.step
        if step is OVER:
            return NOBODY
        if not step.together:
            return Seat(int(self.active))
        for seat in range(self.n):
            if step.awaited(self, seat):
                return Seat(int(seat))
        return HOUSE

    def is_awaited(self, seat: i64) -> bool:
        """Whether the table waits for a seat."""
        step = self.step
        if step is OVER:
            return False
        return step.awaited(self, seat) if step.together else seat == self.active

    def look_up(self, seat: i64) -> Moves:
        """Look the open moves of a seat up, unless that was done since the last move."""
        moves = self.moves
        if moves is None:
            moves = Moves()
            self.moves = moves
        elif self.moves_of == seat and seat >= 0:
            return moves
        moves.size = 0
        self.moves_of = seat
        if self.step is OVER:
            return moves
        if seat == HOUSE:
            if self.step.awaits_house(self):
                self.step.open(self, seat, moves)
        elif seat < 0 or seat >= self.n:
            return moves
        elif self.is_awaited(seat):
            self.step.open(self, seat, moves)
        reaction = self.book.reaction
        while reaction is not None:
            if seat != HOUSE or reaction.of_house:
                reaction.open(self, seat, moves)
            reaction = reaction.after
        return moves

    def forget_moves(self) -> None:
        """Look the open moves up again: something other than a move has changed the table."""
        self.moves_of = -1
        self.picked = -1

    def legal_moves(self, seat: Seat) -> list[Move]:
        """List the open moves of a seat in order."""
        moves = self.look_up(seat)
        return [Move(int(moves.numbers[i])) for i in range(moves.size)]

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """Pick one of the open moves."""
        number: i64 = -1
        if seat == self.active and not self.step.together:
            number = self.step.pick(self, seat, rng)
        if number < 0:
            moves = self.look_up(seat)
            number = moves.numbers[rng.below(moves.size)]
        self.picked = number
        self.picked_by = seat
        return Move(int(number))

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move and all that follows by itself."""
        number: i64 = move
        if (number != self.picked or seat != self.picked_by) and not self.look_up(seat).has(number):
            raise self.why_not(seat, number)
        self.moves_of = -1
        self.picked = -1
        verb = self.book.verbs[number]
        reaction = verb.reaction
        if reaction is not None:
            reaction.apply(self, seat, verb, number - verb.first)
        else:
            step = self.step
            self.step = RESOLVING
            step.apply(self, seat, verb, number - verb.first)
        if self.step is RESOLVING:
            self.go_on()

    def go_on(self) -> None:
        """Work the agenda off, then find the next step of the book that is due, until somebody is asked."""
        while self.step is RESOLVING:
            if self.agenda.size > 0:
                index, a, b, c = self.agenda.pop()
                self.book.steps[index].enter(self, a, b, c)
            else:
                step = self.phase
                while step is not None and not step.due(self):
                    step = step.after
                assert step is not None
                self.phase = step
                step.enter(self, 0, 0, 0)

    def why_not(self, seat: i64, number: i64) -> IllegalMove:
        """Say why a move is not open to a seat."""
        if seat != HOUSE and (seat < 0 or seat >= self.n):
            return IllegalMove("", said.no_such_seat(number=int(seat) + 1, last=int(self.n)))
        if number < 0 or number >= len(self.book.verbs):
            return IllegalMove("", said.no_such_move(number=int(number)))
        if self.step is OVER:
            return IllegalMove(self.over_rule(), said.game_over())
        verb = self.book.verbs[number]
        if verb.reaction is not None:
            return verb.reaction.why_not(self, seat, verb, number - verb.first)
        if not self.step.together and seat not in (self.active, HOUSE):
            return IllegalMove(self.turn_rule(), said.not_awaited(who=SEATS[int(self.active)]))
        return self.step.why_not(self, seat, verb, number - verb.first)

    def over_rule(self) -> str:
        """The rule by which the game is over."""
        return ""

    def turn_rule(self) -> str:
        """The rule by which one waits for one's turn."""
        return ""
