"""Whether a table that was written down can be: whatever no game could lead to is refused, with a sentence."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.core.step import OVER, RESOLVING
from taphouse.games.friends_with_beverages.cards import (
    COPY_OF,
    CULTURAL_EXCHANGE,
    EVENTS,
    GUEST_COUNT,
    KIND_OF,
    NO_CARD,
    SLOTS,
    is_equipment,
)
from taphouse.games.friends_with_beverages.rules import shots
from taphouse.games.friends_with_beverages.rules.arrival import ARRIVAL
from taphouse.games.friends_with_beverages.rules.decision import Decision, begun_as
from taphouse.games.friends_with_beverages.rules.decks import EPOCH, STAYING, happens_at_once, stays
from taphouse.games.friends_with_beverages.rules.looks import DEEP
from taphouse.games.friends_with_beverages.rules.places import all_cards, all_guests, hand_of
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.rules.swapping import SWAP_DECK
from taphouse.games.friends_with_beverages.rules.trading import TRADE
from taphouse.games.friends_with_beverages.rules.unfinished import check_agenda, check_choice

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


def check(table: "State") -> None:
    """Refuse a table that cannot be."""
    check_pieces(table)
    check_places(table)
    for seat in range(table.seats):
        check_host(table, seat)
    check_hidden(table)
    check_question(table)
    check_agenda(table)
    if table.step is not OVER:
        check_choice(table)
        need(
            bool(table.to_act()) and bool(table.legal_moves(table.next_to_act())),
            "Somebody must be asked who has something to choose.",
        )


def check_pieces(table: "State") -> None:
    """Every card and every guest exactly once, and no place of a guest without one."""
    need(
        sorted(all_cards(table)) == sorted(table.house.deck),
        "Every resource card of this table must lie in exactly one place.",
    )
    need(sorted(all_guests(table)) == list(range(GUEST_COUNT)), "Every guest must lie in exactly one place.")
    for seat in range(table.n):
        for slot in range(table.house.guests):
            need(table.guests[SLOTS * seat + slot] != NO_CARD, "Everybody needs a guest in each of their slots.")


def check_places(table: "State") -> None:
    """FWB-017, FWB-084, FWB-089, FWB-118, FWB-133: what may lie in the markets, and beside them."""
    for i in range(2):
        card = table.market[i]
        need(
            card == NO_CARD or not happens_at_once(table, KIND_OF[card]),
            "A card that happens at once cannot lie in the market.",
        )
    if table.second_hand != NO_CARD:
        need(table.house.second_hand, "There is no second-hand market at this table.")
        need(is_equipment(KIND_OF[table.second_hand]), "Only equipment lies in the second-hand market.")
    need(
        table.notice == NO_CARD or KIND_OF[table.notice] == CULTURAL_EXCHANGE,
        "Only Cultural Exchange lies beside the Guest Market.",
    )
    need(
        table.guest_out == (table.guest_deck.size == 0),
        "The last guest was drawn exactly when the Guest Deck is empty.",
    )
    for row in table.period.met.listed():
        need(row[0] >= STAYING and stays(table, row[0]), "What came up this turn stays out of the deck.")


def check_host(table: "State", seat: int) -> None:
    """FWB-052, FWB-057, FWB-090, FWB-109: what a seat can have before it, and can know."""
    need(count(table.shed[seat]) <= table.house.capacity, "A shed holds more than there is room for.")
    need(table.sideways[seat] & ~table.shed[seat] == 0, "Only a piece in the shed can lie sideways.")
    need(table.house.delayed or table.sideways[seat] == 0, "At this table nothing lies sideways.")
    for card in hand_of(table, seat):
        need(
            not happens_at_once(table, KIND_OF[card]),
            "A card that happens at once is an interrupt, which nobody holds.",
        )
    need(
        (table.shots[seat] == shots.SHOT_OPEN) <= (table.step is shots.ONE_SHOT_ANSWER),
        "An answer is missing only while We Only Get One Shot asks for it.",
    )
    if table.shots[seat] == shots.SHOT_OPEN:
        need(shots.can_toast(table, seat) or shots.can_drive(table, seat), "A seat is asked that no answer protects.")
    check_looks(table, seat)


def check_looks(table: "State", seat: i64) -> None:
    """FWB-090: a seat knows guests that lie on top of the deck, as deep as it has looked."""
    depth, deck = table.looks.depth[seat], table.guest_deck
    need(depth <= deck.size, "Somebody has looked deeper than the Guest Deck is.")
    top = [int(deck.cards[deck.size - 1 - i]) for i in range(depth)]
    known = [int(table.looks.guests[DEEP * seat + i]) for i in range(DEEP)]
    known = [guest for guest in known if guest != NO_CARD]
    need(all(guest in top for guest in known), "Somebody knows a guest that does not lie where it was seen.")
    need(len(set(known)) == len(known), "Somebody knows a guest twice.")
    if table.looks.ordered[seat] == 1:
        need(known == top, "Somebody knows the order of guests who lie in another.")


def check_hidden(table: "State") -> None:
    """What everybody knows of hands, what is fresh, and when hidden cards were drawn: all about cards in hands."""
    for kind in range(EVENTS):
        held: i64 = 0
        for seat in range(table.n):
            held |= table.held[EVENTS * seat + kind]
        need((table.known[kind] | table.fresh[kind]) & ~held == 0, "A card is marked that nobody holds.")
        need(table.house.delayed or table.fresh[kind] == 0, "At this table no card is too new.")
    for seat in range(table.seats):
        for card in hand_of(table, seat):
            if table.known[KIND_OF[card]] & BIT[COPY_OF[card]] == 0:
                seen, drawn = table.seen[card], table.drawn[card]
                need(
                    seen <= drawn <= table.generation and seen // EPOCH == drawn // EPOCH,
                    "A card was drawn before it was in the deck, or will be.",
                )
    for card in table.deck.listed():
        need(table.seen[card] <= table.generation, "A card was in the deck before there was such a deck.")


def check_question(table: "State") -> None:
    """FWB-020, FWB-022: a question belongs to a phase, and the questions of a turn to its player."""
    need(table.step is not RESOLVING, "There must be a decision.")
    begun = begun_as(table)
    arriving = begun is ARRIVAL
    arrived = sorted(int(rank) for rank in table.ranks) == list(range(table.seats))
    need(arrived or arriving, "Everybody has a rank of their own once all have arrived.")
    need(arriving == (table.phase is ARRIVAL), "Before the first turn everybody is asked, and only then.")
    need((table.turned != NO_CARD) == (table.step is SWAP_DECK), "A guest is turned up only for a swap.")
    need(table.phase is not TRADE or table.house.trading, "There is no trading at this table.")
    if isinstance(begun, Decision):
        phase = table.phase
        need(begun.of == "" or (phase is not None and begun.of == phase.name), "This is not asked in this phase.")
        if begun.of not in ("", TRADE.name):
            need(table.asked == table.active, "In a turn its player is asked.")
        need(
            table.period.open > 0 or not begun.of_card, "What an interrupt or event asks, it asks while it lies there."
        )
