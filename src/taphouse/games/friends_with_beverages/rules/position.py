"""The fields of a state, once: how it is written down as JSON data, and rebuilt from it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.errors import BadPosition
from taphouse.core.fields import Asked, Field, Group, Row, Tasks
from taphouse.core.fields import restore as restore_fields
from taphouse.core.fields import written as written_fields
from taphouse.core.forms import (
    MOST,
    Flag,
    Listed,
    Number,
    OfSeats,
    SeatNumber,
    SetOfSeats,
    Shifted,
    Word,
    flag,
    listed,
    mapped,
    number,
    word,
)
from taphouse.games.friends_with_beverages import cards as c
from taphouse.games.friends_with_beverages.cards import read_card, write_card
from taphouse.games.friends_with_beverages.rules import results
from taphouse.games.friends_with_beverages.rules.book import BOOK, PHASES
from taphouse.games.friends_with_beverages.rules.decision import Task
from taphouse.games.friends_with_beverages.rules.decks import STAYING
from taphouse.games.friends_with_beverages.rules.ending import REASONS
from taphouse.games.friends_with_beverages.rules.forms import CARD, CARD_PILE, GUEST, GUEST_PILE, Marked, set_from
from taphouse.games.friends_with_beverages.rules.hosts import HOSTS
from taphouse.games.friends_with_beverages.rules.places import hand_of
from taphouse.games.friends_with_beverages.rules.sanity import check
from taphouse.games.friends_with_beverages.rules.swapping import WILD
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

PHASE_NAMES: Final = tuple(PHASES)


class Question(Asked):
    """What is asked; that nobody is asked anything is refused later, with a sentence of its own."""

    def __init__(self) -> None:
        super().__init__(BOOK)
        self.named = BOOK.named


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
        numbers = cast("vec[i64]", self.value(state))
        cards = table.resources.deck.listed() if self.in_deck else []
        for seat in range(table.seats):
            cards += [card for card in hand_of(table, seat) if not table.hands.is_known(c.Card(card))]
        return {write_card(card): int(numbers[card]) for card in sorted(cards) if numbers[card] != 0}

    def read(self, state: object, value: object) -> None:
        """Set it."""
        if not isinstance(value, dict):
            raise BadPosition(said.wrong_numbers())
        numbers = cast("vec[i64]", self.value(state))
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
            row = mapped(each)
            at = table.period.begin(cast("int", CARD.read(row["card"], 0)), number(row["seat"], 0, table.seats - 1))
            if not flag(row["open"]):
                table.period.close(at)
            table.period.met.steps[4 * at + 2] = number(row["depth"], 0, c.KINDS)


class Results(Field):
    """FWB-087: what they did to everybody."""

    def write(self, state: object) -> object:
        """Write it down."""
        found: list[object] = []
        for at, seat, effect, thing in cast("State", state).period.results.listed():
            what = GUEST.write(thing) if effect in results.OF_GUESTS else CARD.write(thing)
            found.append([at, seat, results.EFFECTS[effect], what])
        return found

    def read(self, state: object, value: object) -> None:
        """Set it."""
        table = cast("State", state)
        last = int(table.period.met.size) - 1
        for each in listed(value):
            at, seat, effect_word, what = listed(each, 4)
            effect = word(effect_word, results.EFFECTS)
            thing = cast("int", GUEST.read(what, 0) if effect in results.OF_GUESTS else CARD.read(what, 0))
            table.period.results.push(number(at, 0, last), number(seat, 0, table.seats - 1), effect, thing)


SHOWN: Final[Shifted] = Shifted(207, 2 * c.TYPES)

FIELDS: Final[list[Field]] = [
    Question(),
    Field("asked", SeatNumber()),
    Phase("phase"),
    Field("active", SeatNumber()),
    Field("leader", SeatNumber()),
    Field("turns", Number()),
    Field("turn.points", Number(0, 2)),
    Field("resources.deck", CARD_PILE),
    Field("resources.discard", CARD_PILE),
    Field("resources.market", Listed(CARD, 2)),
    Field("resources.second_hand", CARD),
    Field("resources.notice", CARD),
    Field("resources.aside", CARD_PILE),
    Field("resources.stays", set_from(STAYING)),
    Field("guests.deck", GUEST_PILE, "guest_deck"),
    Field("guests.discard", GUEST_PILE, "guest_discard"),
    Field("guests.market", Listed(GUEST, c.MARKET), "guest_market"),
    Field("guests.box", GUEST_PILE),
    HOSTS,
    Field("hands.known", Marked()),
    Field("hands.fresh", Marked()),
    Field("memory.generation", Number()),
    Generations("memory.seen", in_deck=True),
    Generations("memory.drawn", in_deck=False),
    Field("guests.gone", Flag(), "guest_out"),
    Field("trigger", SeatNumber(none=True)),
    Group(
        "turn",
        [
            Field("turn.served", Flag(), "served_now"),
            Field("turn.taken_out", set_from(c.EQUIPMENT_FIRST)),
            Field("swap.way", Shifted(62, WILD + 2), "paying"),
            Field("swap.sweeps", Flag()),
            Field("swap.position", Number(-1, c.MARKET - 1)),
            Field("swap.turned", GUEST),
            Field("choice.installing", CARD),
            Row(
                "pay",
                [
                    Field("bill.slot", Number(0, c.SLOTS - 1)),
                    Field("bill.omit", Number(-1, c.ABUNDANCE - 1)),
                    Field("bill.extra", Number(0, c.TYPES)),
                ],
            ),
            Field("bill.due", Listed(Number(0, c.TYPES), c.ABUNDANCE + 1)),
            Field("choice.options", Number(0, 127)),
            Row("shown", [Field("choice.shown", SHOWN), Field("choice.shown_too", SHOWN)]),
            Field("choice.tally", Number(0, 2)),
            Field("choice.victim", SeatNumber()),
        ],
    ),
    Group(
        "trade",
        [
            Field("trade.trader", OfSeats()),
            Field("trade.offers", Number(0, 4)),
            Field("trade.give", Word(c.CODES[: c.EVENTS])),
            Field("trade.want", Word(c.CODES[: c.EVENTS])),
            Field("trade.partner", SeatNumber()),
        ],
    ),
    Field("immunity.toasted", SetOfSeats()),
    Met("period.met"),
    Results("period.results"),
    Tasks(BOOK, steps=[step for step in BOOK.steps if isinstance(step, Task)], least=0, most=c.CARDS),
    Row(
        "last",
        [
            Field("guests.last", GUEST),
            Field("guests.last_seat", SeatNumber()),
            Field("guests.last_slot", Number(0, c.SLOTS - 1)),
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
