"""The trade window, FWB-125 to FWB-128."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS, Fact
from taphouse.core.step import Kind, Moves, Step, Verb
from taphouse.games.friends_with_beverages.cards import ABUNDANCE, EQUIPMENT, EVENTS
from taphouse.games.friends_with_beverages.references import RESOURCE_REFS
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules import turn
from taphouse.games.friends_with_beverages.rules import verbs as v
from taphouse.games.friends_with_beverages.rules.decision import Decision, in_hand
from taphouse.games.friends_with_beverages.rules.hands import give_up, reveal, take_in
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

MOST_GIVEN: Final = 2
HOLDER_OFFERS: Final = 4
OTHER_OFFERS: Final = 2
MOST_SEATS: Final = 5

OFFER: Final = Verb("offer", v.HELD)
WANT: Final = Verb("want", v.HELD)
ASK: Final = Verb("ask", Kind("who", [str(seat) for seat in range(MOST_SEATS)], "seat"))
ACCEPT: Final = Verb("accept")
DECLINE: Final = Verb("decline")


@final
class TradeWindow(Step["State"]):
    """FWB-125: the holder of the Round Token makes offers, then the others clockwise; then the turn begins."""

    name = "trade"

    def due(self, table: "State") -> bool:
        """As long as it is open."""
        return True

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Ask the next who can offer anything."""
        if not ask_next(table):
            turn.begin_turn(table)


class OfTrade(Decision):
    """A step of an offer."""

    of = "trade"

    def check(self, table: "State") -> None:
        """FWB-127: whoever makes the offer may."""
        seat = proposer(table)
        check_asked(table, seat)
        need(table.trade.offers > 0 and may_offer(table, seat), said.wrong_no_offer())


@final
class TradeOffer(OfTrade):
    """FWB-125, FWB-126: offer a card, or make no more offers."""

    name = "trade_offer"
    rule = "FWB-125"
    verbs: tuple[Verb, ...] = (OFFER, v.PASS)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """A card of the hand that may be traded, or nothing."""
        moves.put_each(OFFER.first, tradeable(table, seat))
        moves.put(v.PASS.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """FWB-128: then say what for."""
        if verb is v.PASS:
            table.trade.offers = 0
            return
        table.trade.give = n
        TRADE_WANT.ask(table, seat)

    def fits(self, table: "State", seat: i64) -> bool:
        """Who has nothing to trade is not asked."""
        return tradeable(table, seat) != 0

    def first(self) -> Fact:
        """Offer or pass."""
        return said.first_trade_offer()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-126, FWB-128: a card that is not there, or not traded."""
        if table.hands.copies(seat, n) == 0:
            return IllegalMove("FWB-126", said.none_to_offer(resource=RESOURCE_REFS[int(n)]))
        return IllegalMove("FWB-128", said.not_traded_here(resource=RESOURCE_REFS[int(n)]))

    def asks(self, table: "State", seat: i64) -> Fact:
        """What is offered."""
        return said.ask_trade_offer(number=int(table.trade.offers))

    def does(self, table: "State", seat: int, verb: Verb, n: int) -> Fact:
        """Passing means to make no more offers."""
        return said.do_pass(step="trade_offer") if verb is v.PASS else super().does(table, seat, verb, n)

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The cards offered."""
        return in_hand(table, seat, n) if verb is OFFER else ()


@final
class TradeWant(OfTrade):
    """FWB-128: say what is wanted for the card."""

    name = "trade_want"
    rule = "FWB-128"
    verbs: tuple[Verb, ...] = (WANT,)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Like for like, unless anything goes."""
        moves.put_each(WANT.first, wanted(table))

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """FWB-128: a single possible partner is no choice."""
        table.trade.want = n
        seats = partners(table, seat)
        if seats & (seats - 1) != 0:
            TRADE_PARTNER.ask(table, seat)
        else:
            offer(table, lowest(seats))

    def begun(self, table: "State") -> Step[Any]:
        """An offer that does not stand yet."""
        return TRADE_OFFER

    def is_quiet(self, table: "State", before: Step[Any]) -> bool:
        """Everybody could offer something."""
        return True

    def check(self, table: "State") -> None:
        """FWB-128: the card offered is there."""
        check_give(table)
        super().check(table)

    def first(self) -> Fact:
        """What for."""
        return said.first_trade_want()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-128: not for this card."""
        return IllegalMove(
            self.rule, said.not_wanted_for(gives=RESOURCE_REFS[int(table.trade.give)], wants=RESOURCE_REFS[int(n)])
        )

    def asks(self, table: "State", seat: i64) -> Fact:
        """What for."""
        return said.ask_trade_want(resource=RESOURCE_REFS[int(table.trade.give)])


@final
class TradePartner(OfTrade):
    """FWB-128: say who is asked."""

    name = "trade_partner"
    rule = "FWB-128"
    verbs: tuple[Verb, ...] = (ASK,)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Whoever may still give."""
        moves.put_each(ASK.first, partners(table, seat))

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """The offer stands."""
        offer(table, n)

    def begun(self, table: "State") -> Step[Any]:
        """An offer that does not stand yet."""
        return TRADE_OFFER

    def is_quiet(self, table: "State", before: Step[Any]) -> bool:
        """Everybody could offer something."""
        return True

    def check(self, table: "State") -> None:
        """FWB-128: what is offered is there, and what is wanted may be."""
        check_give(table)
        check_want(table)
        super().check(table)

    def first(self) -> Fact:
        """Whom."""
        return said.first_trade_partner()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-127: only the holder asks others, and nobody gives more than two."""
        return IllegalMove("FWB-127", said.no_partner(who=SEATS[int(n)]))

    def asks(self, table: "State", seat: i64) -> Fact:
        """Whom."""
        return said.ask_trade_partner(resource=RESOURCE_REFS[int(table.trade.want)])

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The seat asked."""
        return (f"seat:{n}",)


@final
class TradeAnswer(Decision):
    """FWB-126, FWB-128: accept the offer, or decline it."""

    name = "trade_answer"
    rule = "FWB-128"
    verbs: tuple[Verb, ...] = (ACCEPT, DECLINE)
    of = "trade"

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Who has the card may accept."""
        if table.hands.copies(seat, table.trade.want) != 0:
            moves.put(ACCEPT.first)
        moves.put(DECLINE.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """One card for one card, or none."""
        answer(table, accepted=verb is ACCEPT)

    def check(self, table: "State") -> None:
        """FWB-128: whoever made the offer has the card, and its partner is one."""
        check_asked(table, table.trade.partner)
        check_give(table)
        check_want(table)
        need(partners(table, proposer(table)) & BIT[table.trade.partner] != 0, said.wrong_partner())

    def first(self) -> Fact:
        """The offer."""
        return said.first_trade_answer()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-126: nobody gives what is not there."""
        return IllegalMove("FWB-126", said.none_to_give(resource=RESOURCE_REFS[int(table.trade.want)]))

    def asks(self, table: "State", seat: i64) -> Fact:
        """The offer."""
        return said.ask_trade_answer(
            who=SEATS[int(proposer(table))],
            gives=RESOURCE_REFS[int(table.trade.give)],
            wants=RESOURCE_REFS[int(table.trade.want)],
        )


def open_window(table: "State") -> None:
    """FWB-125, FWB-127: the holder of the Round Token begins; nobody has given anything yet."""
    table.trade.trader = 0
    table.trade.offers = HOLDER_OFFERS
    for seat in range(table.n):
        table.trade.given[seat] = 0


def ask_next(table: "State") -> bool:
    """FWB-125, FWB-127: ask the holder, then the others clockwise, for offers; False when the window closes."""
    while table.trade.trader < table.n:
        seat = (table.leader + table.trade.trader) % table.n
        if table.trade.offers > 0 and may_offer(table, seat):
            TRADE_OFFER.ask(table, seat)
            return True
        table.trade.trader += 1
        table.trade.offers = OTHER_OFFERS
    return False


def may_offer(table: "State", seat: i64) -> bool:
    """FWB-127: whether a seat can offer anything to anybody."""
    return table.trade.given[seat] < MOST_GIVEN and partners(table, seat) != 0 and tradeable(table, seat) != 0


def partners(table: "State", seat: i64) -> i64:
    """FWB-125, FWB-127: whom a seat may ask: only the holder asks others, and nobody gives more than two."""
    seats: i64 = 0
    for other in range(table.n):
        if other != seat and table.trade.given[other] < MOST_GIVEN and table.leader in (seat, other):
            seats |= BIT[other]
    return seats


def tradeable(table: "State", seat: i64) -> i64:
    """FWB-126, FWB-128: the kinds in a hand that may be given, as a set; events but Abundance only with ``any``."""
    kinds: i64 = 0
    for kind in range(EVENTS):
        if table.hands.copies(seat, kind) != 0 and (kind <= ABUNDANCE or table.house.any_trade):
            kinds |= BIT[kind]
    return kinds


def wanted(table: "State") -> i64:
    """FWB-128: the kinds that may be asked for in return, as a set: like for like, and never the same."""
    kinds: i64 = 0
    for kind in range(EVENTS):
        if kind != table.trade.give and (table.house.any_trade or is_like(table.trade.give, kind)):
            kinds |= BIT[kind]
    return kinds


def is_like(give: i64, want: i64) -> bool:
    """FWB-113, FWB-128: ingredient for ingredient, equipment for equipment, Abundance for both."""
    if give > ABUNDANCE or want > ABUNDANCE:
        return False
    return ABUNDANCE in (give, want) or (give < EQUIPMENT) == (want < EQUIPMENT)


def offer(table: "State", partner: i64) -> None:
    """FWB-128: the offer stands, and shows that its maker holds such a card; an empty hand declines by itself."""
    table.trade.offers -= 1
    table.trade.partner = partner
    reveal(table, table.asked, table.trade.give, 1, old=False)
    table.note(h.OFFERED, int(table.asked), int(partner), int(table.trade.give) * h.PACK + int(table.trade.want))
    if table.hands.sizes[partner] == 0:
        answer(table, accepted=False)
        return
    TRADE_ANSWER.ask(table, partner)


def proposer(table: "State") -> i64:
    """Who makes offers now."""
    return (table.leader + table.trade.trader) % table.n


def answer(table: "State", *, accepted: bool) -> None:
    """FWB-126, FWB-127: one card for one card, in the open."""
    seat = proposer(table)
    if not accepted:
        table.note(h.DECLINED, int(table.trade.partner), int(seat))
        return
    given = give_up(table, seat, table.trade.give)
    gained = give_up(table, table.trade.partner, table.trade.want)
    take_in(table, seat, gained, openly=True)
    take_in(table, table.trade.partner, given, openly=True)
    table.trade.given[seat] += 1
    table.trade.given[table.trade.partner] += 1
    table.note(h.TRADED, int(seat), int(table.trade.partner), int(given) * h.PACK + int(gained))


def check_asked(table: "State", seat: i64) -> None:
    """FWB-125: an offer is made by one seat and answered by another."""
    need(table.trade.trader < table.n, said.wrong_offers())
    need(table.asked == seat, said.wrong_offer_asked())


def check_give(table: "State") -> None:
    """FWB-126: the card is there."""
    need(tradeable(table, proposer(table)) & BIT[table.trade.give] != 0, said.wrong_offered())


def check_want(table: "State") -> None:
    """FWB-128: it is traded for such a card."""
    need(wanted(table) & BIT[table.trade.want] != 0, said.wrong_wanted())


TRADE: Final[TradeWindow] = TradeWindow()
TRADE_OFFER: Final[TradeOffer] = TradeOffer()
TRADE_WANT: Final[TradeWant] = TradeWant()
TRADE_PARTNER: Final[TradePartner] = TradePartner()
TRADE_ANSWER: Final[TradeAnswer] = TradeAnswer()
STEPS: Final[list[Step[Any]]] = [TRADE, TRADE_OFFER, TRADE_WANT, TRADE_PARTNER, TRADE_ANSWER]
