"""Festival Rush, FWB-096 to FWB-098: everybody draws, then may serve one guest with one thing left out."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.friends_with_beverages.cards import EQUIPMENT, FESTIVAL_RUSH, NO_CARD
from taphouse.games.friends_with_beverages.references import GUEST_REFS, RESOURCE_REFS
from taphouse.games.friends_with_beverages.rules import decks, paying, results
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules import verbs as v
from taphouse.games.friends_with_beverages.rules.decision import Decision, Task, guest_item, in_shed
from taphouse.games.friends_with_beverages.rules.hands import take_piece
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.rules.recipes import can_rush, omissions
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

RUSH: Final = Verb("rush", v.SLOT_NUMBERS)
OMIT: Final = Verb("omit", v.WARES)
DESTROY: Final = Verb("destroy", v.TOOLS)


@final
class Rushing(Decision):
    """FWB-096: serve a guest with one thing left out, or let it go by."""

    name = "rush"
    rule = "FWB-096"
    verbs: tuple[Verb, ...] = (v.PASS, RUSH)
    of_card = True

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Nobody, or whoever can be served so."""
        moves.put(v.PASS.first)
        for slot in range(table.house.guests):
            if omissions(table, seat, slot) != 0:
                moves.put(RUSH.first + slot)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """FWB-097: then what is left out, if there is more than one way."""
        if verb is v.PASS:
            table.period.add(seat, results.LET_GO, NO_CARD)
            table.note(h.LET_GO_BY, int(seat), FESTIVAL_RUSH)
            return
        kinds = omissions(table, seat, n)
        if kinds & (kinds - 1) == 0:
            paying.begin(table, seat, n, lowest(kinds))
            return
        table.bill.slot = n
        RUSH_OMIT.ask(table, seat)

    def fits(self, table: "State", seat: i64) -> bool:
        """Who can serve nobody is not asked."""
        return can_rush(table, seat)

    def first(self) -> Fact:
        """Serve or pass."""
        return said.first_rush()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-096, FWB-097: why a guest cannot be served in the Rush."""
        if n >= table.house.guests:
            return IllegalMove("FWB-012", said.no_such_slot(number=int(table.house.guests)))
        guest = GUEST_REFS[int(table.guests.at(seat, n))]
        if table.guests.is_served(seat, n):
            return IllegalMove("FWB-061", said.is_served(guest=guest))
        return IllegalMove("FWB-097", said.no_rush(guest=guest))

    def asks(self, table: "State", seat: i64) -> Fact:
        """Serve or pass."""
        return said.ask_rush()

    def does(self, table: "State", seat: int, verb: Verb, n: int) -> Fact:
        """Who is served; passing means to let the Rush go by."""
        if verb is v.PASS:
            return said.do_pass(step="rush")
        return said.do_rush(slot=n + 1, guest=GUEST_REFS[int(table.guests.at(seat, n))])

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The guest."""
        return guest_item(int(table.guests.at(seat, n))) if verb is RUSH else ()


@final
class RushOmit(Decision):
    """FWB-097: say what is left out."""

    name = "rush_omit"
    rule = "FWB-097"
    verbs: tuple[Verb, ...] = (OMIT,)
    of_card = True

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """What makes the rest payable."""
        moves.put_each(OMIT.first, omissions(table, seat, table.bill.slot))

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """The rest is paid."""
        paying.begin(table, seat, table.bill.slot, n)

    def begun(self, table: "State") -> Step[Any]:
        """The Rush asks."""
        return RUSHING

    def check(self, table: "State") -> None:
        """FWB-097: the guest waits."""
        paying.check_guest(table)

    def first(self) -> Fact:
        """What is left out."""
        return said.first_rush_omit()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-097: that is not enough."""
        return IllegalMove(self.rule, said.not_enough_without(resource=RESOURCE_REFS[int(n)]))

    def asks(self, table: "State", seat: i64) -> Fact:
        """What is left out."""
        return said.ask_rush_omit()


@final
class RushDestroy(Decision):
    """FWB-098: choose the used piece that breaks."""

    name = "rush_destroy"
    rule = "FWB-098"
    verbs: tuple[Verb, ...] = (DESTROY,)
    of_card = True

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """The used pieces."""
        moves.put_each(DESTROY.first, table.choice.options)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """It breaks."""
        destroy(table, seat, n)

    def check(self, table: "State") -> None:
        """FWB-098: the pieces are there."""
        need(table.choice.options & ~table.sheds.types[table.asked] == 0, said.wrong_break())

    def first(self) -> Fact:
        """Which one."""
        return said.first_rush_destroy()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-098: it was not used."""
        return IllegalMove(self.rule, said.not_used(resource=RESOURCE_REFS[EQUIPMENT + int(n)]))

    def asks(self, table: "State", seat: i64) -> Fact:
        """Which one."""
        return said.ask_rush_destroy()

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The piece."""
        return in_shed(table, seat, n)


@final
class RushDraws(Task):
    """FWB-096, FWB-097: beginning with seat a, the b-th seat draws, before anybody serves."""

    name = "rush_draws"
    todo = "rush draws"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """One after the other."""
        if b < table.n:
            table.then(self, a, b + 1)
            decks.gain(table, (a + b) % table.n, 1)


@final
class RushAsks(Task):
    """FWB-096: beginning with seat a, the b-th seat may serve one guest with one thing left out."""

    name = "rush_asks"
    todo = "rush"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Ask whoever can."""
        if b == table.n:
            return
        table.then(self, a, b + 1)
        seat = (a + b) % table.n
        if can_rush(table, seat):
            RUSHING.ask(table, seat)
        else:
            table.period.add(seat, results.UNTOUCHED, NO_CARD)


@final
class Destroying(Task):
    """FWB-098: seat a destroys one of the pieces b."""

    name = "destroying"
    todo = "destroy"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """The owner chooses; a single piece is no choice."""
        if b & (b - 1) == 0:
            destroy(table, a, lowest(b))
            return
        table.choice.options = b
        RUSH_DESTROY.ask(table, a)

    def check(self, table: "State", a: int, b: int, c: int) -> Fact | None:
        """The pieces are there."""
        return None if b != 0 and b & ~table.sheds.types[a] == 0 else said.wrong_break()


def begin(table: "State", seat: i64) -> None:
    """FWB-096: everybody draws, then everybody may serve."""
    table.then(RUSH_ASKS, seat, 0)
    table.then(RUSH_DRAWS, seat, 0)


def destroy(table: "State", seat: i64, kind: i64) -> None:
    """FWB-098: the piece goes to the discard, not second-hand."""
    card = take_piece(table, seat, kind)
    table.resources.discard.put(card)
    table.period.add(seat, results.LOST_PIECE, card)
    table.note(h.DESTROYED, int(seat), int(card))


RUSHING: Final[Rushing] = Rushing()
RUSH_OMIT: Final[RushOmit] = RushOmit()
RUSH_DESTROY: Final[RushDestroy] = RushDestroy()
RUSH_DRAWS: Final[RushDraws] = RushDraws()
RUSH_ASKS: Final[RushAsks] = RushAsks()
DESTROYING: Final[Destroying] = Destroying()
STEPS: Final[list[Step[Any]]] = [RUSHING, RUSH_OMIT, RUSH_DESTROY, RUSH_DRAWS, RUSH_ASKS, DESTROYING]
