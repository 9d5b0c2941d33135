"""The fields of a state, once: how it is written down as JSON data, and rebuilt from it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import BadPosition, BadValue
from taphouse.core.fields import (
    MOST,
    Field,
    Flag,
    Listed,
    Number,
    SeatNumber,
    SetOfSeats,
    Word,
    flag,
    listed,
    number,
    word,
)
from taphouse.core.fields import restore as restore_fields
from taphouse.core.fields import written as written_fields
from taphouse.core.step import OVER, RESOLVING
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    CARDS,
    CODES,
    COPY_OF,
    EQUIPMENT_FIRST,
    EVENTS,
    GUEST_COUNT,
    KIND_OF,
    KINDS,
    MARKET,
    SLOTS,
    TYPES,
    read_card,
    write_card,
)
from taphouse.games.friends_with_beverages.rules.book import BOOK, PHASES
from taphouse.games.friends_with_beverages.rules.decision import Decision, Task
from taphouse.games.friends_with_beverages.rules.decks import STAYING
from taphouse.games.friends_with_beverages.rules.ending import REASONS
from taphouse.games.friends_with_beverages.rules.forms import (
    Card,
    CardPile,
    CardSet,
    Group,
    Guest,
    GuestPile,
    Marked,
    Row,
    Shifted,
)
from taphouse.games.friends_with_beverages.rules.hosts import Hosts
from taphouse.games.friends_with_beverages.rules.places import hand_of
from taphouse.games.friends_with_beverages.rules.results import EFFECTS, OF_GUESTS
from taphouse.games.friends_with_beverages.rules.sanity import check
from taphouse.games.friends_with_beverages.rules.swapping import WILD
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

DECISIONS: Final = (RESOLVING.name, *(step.name for step in BOOK.steps if isinstance(step, Decision)), OVER.name)
PHASE_NAMES: Final = tuple(PHASES)
TASKS: Final = tuple(step.todo for step in BOOK.steps if isinstance(step, Task))
"""What can be on the agenda."""
TASK_INDEXES: Final = [int(step.index) for step in BOOK.steps if isinstance(step, Task)]
CARD: Final[Card] = Card()
GUEST: Final[Guest] = Guest()


class Question(Field):
    """What is asked, by the name of the step."""

    def write(self, state: object) -> object:
        """Write it down."""
        return cast("State", state).step.name

    def read(self, state: object, value: object) -> None:
        """Ask it."""
        cast("State", state).step = BOOK.named[DECISIONS[word(value, DECISIONS)]]


class Phase(Field):
    """FWB-022: where the turn is."""

    def write(self, state: object) -> object:
        """Write it down."""
        phase = cast("State", state).phase
        return "" if phase is None else phase.name

    def read(self, state: object, value: object) -> None:
        """Set it."""
        cast("State", state).phase = PHASES[PHASE_NAMES[word(value, PHASE_NAMES)]]


class Generations(Field):
    """What is known of cards that lie face down, where it is not 0: in hands unseen, perhaps in the deck as well."""

    def __init__(self, name: str, *, in_deck: bool) -> None:
        super().__init__(name)
        self.in_deck = in_deck

    def write(self, state: object) -> object:
        """Write it down."""
        table = cast("State", state)
        numbers = cast("vec[i64]", getattr(table, self.name))
        cards = table.deck.listed() if self.in_deck else []
        for seat in range(table.seats):
            cards += [card for card in hand_of(table, seat) if table.known[KIND_OF[card]] & BIT[COPY_OF[card]] == 0]
        return {write_card(card): int(numbers[card]) for card in sorted(cards) if numbers[card] != 0}

    def read(self, state: object, value: object) -> None:
        """Set it."""
        if not isinstance(value, dict):
            raise BadPosition(said.wrong_numbers())
        numbers = cast("vec[i64]", getattr(state, self.name))
        for card, generation in value.items():
            numbers[read_card(str(card))] = number(generation, 0, MOST)


class Met(Field):
    """FWB-086: the interrupts and events of this period."""

    def write(self, state: object) -> object:
        """Write them down."""
        rows = cast("State", state).period.met.listed()
        return [{"card": write_card(row[0]), "seat": row[1], "depth": row[2], "open": row[3] == 1} for row in rows]

    def read(self, state: object, value: object) -> None:
        """Lay them out."""
        table = cast("State", state)
        for each in listed(value):
            if not isinstance(each, dict):
                raise BadValue("An object", each)
            at = table.period.begin(cast("int", CARD.read(each["card"], 0)), number(each["seat"], 0, table.seats - 1))
            if not flag(each["open"]):
                table.period.close(at)
            table.period.met.steps[4 * at + 2] = number(each["depth"], 0, KINDS)


class Results(Field):
    """FWB-087: what they did to everybody."""

    def write(self, state: object) -> object:
        """Write it down."""
        found: list[object] = []
        for at, seat, effect, thing in cast("State", state).period.results.listed():
            what = GUEST.write(thing) if effect in OF_GUESTS else CARD.write(thing)
            found.append([at, seat, EFFECTS[effect], what])
        return found

    def read(self, state: object, value: object) -> None:
        """Set it."""
        table = cast("State", state)
        last = int(table.period.met.size) - 1
        for each in listed(value):
            at, seat, effect_word, what = listed(each, 4)
            effect = word(effect_word, EFFECTS)
            thing = cast("int", GUEST.read(what, 0) if effect in OF_GUESTS else CARD.read(what, 0))
            table.period.results.push(number(at, 0, last), number(seat, 0, table.seats - 1), effect, thing)


class Todo(Field):
    """The agenda: tasks with their three numbers, the next one last."""

    def write(self, state: object) -> object:
        """Write it down."""
        return [[BOOK.steps[row[0]].todo, *row[1:]] for row in cast("State", state).agenda.listed()]

    def read(self, state: object, value: object) -> None:
        """Set it."""
        rows: list[list[int]] = []
        for each in listed(value):
            task, *numbers = listed(each, 4)
            rows.append([TASK_INDEXES[word(task, TASKS)], *(number(n, 0, CARDS) for n in numbers)])
        cast("State", state).agenda.fill(rows)


class Trader(Number):
    """How many have made their offers."""

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        return number(value, 0, seats)


FIELDS: Final[list[Field]] = [
    Question("step", key="decision"),
    Field("asked", SeatNumber()),
    Phase("phase"),
    Field("active", SeatNumber()),
    Field("leader", SeatNumber()),
    Field("turns", Number()),
    Field("points", Number(0, 2)),
    Field("deck", CardPile(CARDS)),
    Field("discard", CardPile(CARDS)),
    Field("market", Listed(CARD, 2)),
    Field("second_hand", CARD),
    Field("notice", CARD),
    Field("aside", CardPile(CARDS)),
    Field("stays", CardSet(STAYING)),
    Field("guest_deck", GuestPile(GUEST_COUNT)),
    Field("guest_discard", GuestPile(GUEST_COUNT)),
    Field("guest_market", Listed(GUEST, MARKET)),
    Field("box", GuestPile(GUEST_COUNT)),
    Hosts("hosts"),
    Field("known", Marked()),
    Field("fresh", Marked()),
    Field("generation", Number()),
    Generations("seen", in_deck=True),
    Generations("drawn", in_deck=False),
    Field("guest_out", Flag()),
    Field("trigger", SeatNumber(none=True)),
    Group(
        "turn",
        [
            Field("served_now", Flag()),
            Field("taken_out", CardSet(EQUIPMENT_FIRST)),
            Field("paying", Shifted(62, WILD + 2)),
            Field("sweeps", Flag()),
            Field("position_from", Number(-1, MARKET - 1), key="position"),
            Field("turned", GUEST),
            Field("installing", CARD),
            Row(
                "pay",
                [
                    Field("pay_slot", Number(0, SLOTS - 1)),
                    Field("pay_omit", Number(-1, ABUNDANCE - 1)),
                    Field("pay_extra", Number(0, TYPES)),
                ],
            ),
            Field("due", Listed(Number(0, TYPES), ABUNDANCE + 1)),
            Field("options", Number(0, 127)),
            Row("shown", [Field("shown", Shifted(207, 2 * TYPES)), Field("shown_too", Shifted(207, 2 * TYPES))]),
            Field("tally", Number(0, 2)),
            Field("victim", SeatNumber()),
        ],
    ),
    Group(
        "trade",
        [
            Field("trader", Trader()),
            Field("offers", Number(0, 4)),
            Field("give", Word(CODES[:EVENTS])),
            Field("want", Word(CODES[:EVENTS])),
            Field("partner", SeatNumber()),
        ],
    ),
    Field("toasted", SetOfSeats()),
    Met("met"),
    Results("results"),
    Todo("agenda"),
    Row(
        "last",
        [
            Field("last_guest", GUEST),
            Field("last_seat", SeatNumber()),
            Field("last_slot", Number(0, SLOTS - 1)),
        ],
    ),
    Field("ended_by", Word(REASONS)),
]
"""Everything that makes a state, in the order in which it is read; ways to pay and pieces shown are counted from where
moves of older records were."""


def written(table: "State") -> dict[str, object]:
    """Write a state down: cards by notation, piles from bottom to top, sets and steps in words."""
    return {"house": dict(table.house.values), **written_fields(table, FIELDS)}


def restore(table: "State", data: Mapping[str, object]) -> None:
    """Lay a fresh table as it was written down."""
    restore_fields(table, FIELDS, data)
    check(table)
