"""Whether a table that was written down can be: whatever no game could lead to is refused, with a sentence."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import count
from taphouse.core.step import OVER, RESOLVING
from taphouse.games.friends_with_beverages.cards import (
    CULTURAL_EXCHANGE,
    EVENTS,
    GUEST_COUNT,
    KIND_OF,
    NO_CARD,
    Card,
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
from taphouse.games.friends_with_beverages.words import said

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
            said.wrong_nobody_asked(),
        )


def check_pieces(table: "State") -> None:
    """Every card and every guest exactly once, and no place of a guest without one."""
    need(
        sorted(all_cards(table)) == sorted(table.house.deck),
        said.wrong_cards(),
    )
    need(sorted(all_guests(table)) == list(range(GUEST_COUNT)), said.wrong_guests())
    for seat in range(table.n):
        for slot in range(table.house.guests):
            need(table.guests.at(seat, slot) != NO_CARD, said.wrong_slots())


def check_places(table: "State") -> None:
    """FWB-017, FWB-084, FWB-089, FWB-118, FWB-133: what may lie in the markets, and beside them."""
    for i in range(2):
        card = table.resources.market[i]
        need(
            card == NO_CARD or not happens_at_once(table, KIND_OF[card]),
            said.wrong_market(),
        )
    if table.resources.second_hand != NO_CARD:
        need(table.house.second_hand, said.no_second_hand())
        need(is_equipment(KIND_OF[table.resources.second_hand]), said.wrong_second_hand())
    need(
        table.resources.notice == NO_CARD or KIND_OF[table.resources.notice] == CULTURAL_EXCHANGE,
        said.wrong_notice(),
    )
    need(
        table.guests.gone == (table.guests.deck.size == 0),
        said.wrong_guest_out(),
    )
    for row in table.period.met.listed():
        need(row[0] >= STAYING and stays(table, Card(row[0])), said.wrong_met())


def check_host(table: "State", seat: int) -> None:
    """FWB-052, FWB-057, FWB-090, FWB-109: what a seat can have before it, and can know."""
    need(count(table.sheds.types[seat]) <= table.house.capacity, said.wrong_capacity())
    need(table.sheds.sideways[seat] & ~table.sheds.types[seat] == 0, said.wrong_sideways())
    need(table.house.delayed or table.sheds.sideways[seat] == 0, said.wrong_sideways_here())
    for card in hand_of(table, seat):
        need(
            not happens_at_once(table, KIND_OF[card]),
            said.wrong_held_at_once(),
        )
    need(
        (table.immunity.answers[seat] == shots.SHOT_OPEN) <= (table.step is shots.ONE_SHOT_ANSWER),
        said.wrong_shot_open(),
    )
    if table.immunity.answers[seat] == shots.SHOT_OPEN:
        need(shots.can_toast(table, seat) or shots.can_drive(table, seat), said.wrong_shot_asked())
    check_looks(table, seat)


def check_looks(table: "State", seat: i64) -> None:
    """FWB-090: a seat knows guests that lie on top of the deck, as deep as it has looked."""
    depth, deck = table.guests.looks.depth[seat], table.guests.deck
    need(depth <= deck.size, said.wrong_look_depth())
    top = [int(deck.cards[deck.size - 1 - i]) for i in range(depth)]
    known = [int(table.guests.looks.guests[DEEP * seat + i]) for i in range(DEEP)]
    known = [guest for guest in known if guest != NO_CARD]
    need(all(guest in top for guest in known), said.wrong_look())
    need(len(set(known)) == len(known), said.wrong_look_twice())
    if table.guests.looks.ordered[seat] == 1:
        need(known == top, said.wrong_look_order())


def check_hidden(table: "State") -> None:
    """What everybody knows of hands, what is fresh, and when hidden cards were drawn: all about cards in hands."""
    for kind in range(EVENTS):
        held: i64 = 0
        for seat in range(table.n):
            held |= table.hands.copies(seat, kind)
        need((table.hands.known[kind] | table.hands.fresh[kind]) & ~held == 0, said.wrong_marked())
        need(table.house.delayed or table.hands.fresh[kind] == 0, said.wrong_fresh())
    for seat in range(table.seats):
        for card in hand_of(table, seat):
            if not table.hands.is_known(Card(card)):
                seen, drawn = table.memory.seen[card], table.memory.drawn[card]
                need(
                    seen <= drawn <= table.memory.generation and seen // EPOCH == drawn // EPOCH,
                    said.wrong_drawn(),
                )
    for card in table.resources.deck.listed():
        need(table.memory.seen[card] <= table.memory.generation, said.wrong_seen())


def check_question(table: "State") -> None:
    """FWB-020, FWB-022: a question belongs to a phase, and the questions of a turn to its player."""
    need(table.step is not RESOLVING, said.wrong_no_decision())
    begun = begun_as(table)
    arriving = begun is ARRIVAL
    arrived = sorted(int(rank) for rank in table.arrivals.ranks) == list(range(table.seats))
    need(arrived or arriving, said.wrong_ranks())
    need(arriving == (table.phase is ARRIVAL), said.wrong_arrival())
    need((table.swap.turned != NO_CARD) == (table.step is SWAP_DECK), said.wrong_turned())
    need(table.phase is not TRADE or table.house.trading, said.wrong_trading())
    if isinstance(begun, Decision):
        phase = table.phase
        need(begun.of == "" or (phase is not None and begun.of == phase.name), said.wrong_phase())
        if begun.of not in ("", TRADE.name):
            need(table.asked == table.active, said.wrong_asked())
        need(table.period.open > 0 or not begun.of_card, said.wrong_of_card())
