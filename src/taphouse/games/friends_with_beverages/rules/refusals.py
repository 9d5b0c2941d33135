"""Why a move is not open: what is so, what to do, and the rule.

Nothing here may tell a seat what it cannot know: only its own hand and what lies open.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS
from taphouse.core.words import said as common
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    EQUIPMENT,
    EVENTS,
    EXHIBITION,
    KIND_OF,
    MARKET,
    NO_CARD,
    SLOTS,
    TYPES,
    is_equipment,
)
from taphouse.games.friends_with_beverages.references import GUEST_REFS, RESOURCE_REFS
from taphouse.games.friends_with_beverages.rules import completing, drawing, moves
from taphouse.games.friends_with_beverages.rules.moves import (
    ARRIVAL,
    DECISIONS,
    DRAW,
    MOVES,
    ONE_SHOT_ANSWER,
    OVER,
    SWAP,
    TRADE_ANSWER,
)
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

FAMILIES: Final = (
    (moves.BOTTLE_YES, (ARRIVAL,)),
    (moves.GIVE, (moves.TRADE_OFFER,)),
    (moves.WANT, (moves.TRADE_WANT,)),
    (moves.ASK, (moves.TRADE_PARTNER,)),
    (moves.ACCEPT, (TRADE_ANSWER,)),
    (moves.PASS, (moves.TRADE_OFFER, moves.RUSHING, moves.EXHIBITION_FIRST)),
    (moves.BLIND, (DRAW,)),
    (moves.PLAY, (DRAW, SWAP, moves.INSTALLING, moves.COMPLETE, moves.HAND_LIMIT)),
    (moves.PAY, (SWAP,)),
    (moves.FROM_MARKET, (moves.SWAP_SOURCE,)),
    (moves.SLOT, (moves.SWAP_SLOT, moves.SWAP_DECK)),
    (moves.REJECT, (moves.SWAP_DECK,)),
    (moves.INSTALL, (moves.INSTALLING,)),
    (moves.ROOM, (moves.MAKE_ROOM,)),
    (moves.SERVE, (moves.COMPLETE,)),
    (moves.SUPPLY, (moves.SUPPLY_CHOICE,)),
    (moves.STEAD, (moves.PAY_CHOICE,)),
    (moves.LAY, (moves.ORDER_PAYMENT,)),
    (moves.REST, (moves.PAY_CHOICE, moves.ORDER_PAYMENT)),
    (moves.DISCARD, (moves.HAND_LIMIT, moves.COMPENSATION)),
    (moves.PICK, (moves.LUCKY_PICK, moves.EXHIBITION_TAKE)),
    (moves.SHOW_HAND, (moves.EXHIBITION_FIRST, moves.EXHIBITION_SECOND)),
    (moves.ARRANGE, (moves.REARRANGE,)),
    (moves.RETURN_HAND, (moves.RECALL_SOURCE,)),
    (moves.RUSH, (moves.RUSHING,)),
    (moves.OMIT, (moves.RUSH_OMIT,)),
    (moves.DESTROY, (moves.RUSH_DESTROY,)),
    (moves.BORROW, (moves.FRIEND_PICK,)),
    (moves.TOAST, (ONE_SHOT_ANSWER,)),
    (moves.REMOVE, (moves.ONE_SHOT_TAKE,)),
    (moves.DONE, (SWAP, moves.INSTALLING, moves.COMPLETE)),
)
"""The first move of each family, and the decisions that it answers."""

ASKED: Final = {
    "arrival": ("FWB-019", said.first_arrival()),
    "trade_offer": ("FWB-125", said.first_trade_offer()),
    "trade_want": ("FWB-128", said.first_trade_want()),
    "trade_partner": ("FWB-128", said.first_trade_partner()),
    "trade_answer": ("FWB-128", said.first_trade_answer()),
    "draw": ("FWB-022", said.first_draw()),
    "swap": ("FWB-022", said.first_swap()),
    "swap_source": ("FWB-038", said.first_swap_source()),
    "swap_slot": ("FWB-039", said.first_swap_slot()),
    "swap_deck": ("FWB-040", said.first_swap_deck()),
    "equipment": ("FWB-022", said.first_equipment()),
    "make_room": ("FWB-052", said.first_make_room()),
    "complete": ("FWB-022", said.first_complete()),
    "supply_choice": ("FWB-064", said.first_supply_choice()),
    "pay_choice": ("FWB-067", said.first_pay_choice()),
    "order_payment": ("FWB-068", said.first_order_payment()),
    "hand_limit": ("FWB-072", said.first_hand_limit()),
    "lucky_pick": ("FWB-116", said.first_lucky_pick()),
    "exhibition_offer": ("FWB-114", said.first_exhibition_offer()),
    "exhibition_second": ("FWB-114", said.first_exhibition_second()),
    "exhibition_take": ("FWB-115", said.first_exhibition_take()),
    "rearrange": ("FWB-090", said.first_rearrange()),
    "recall_source": ("FWB-092", said.first_recall_source()),
    "rush": ("FWB-096", said.first_rush()),
    "rush_omit": ("FWB-097", said.first_rush_omit()),
    "rush_destroy": ("FWB-098", said.first_rush_destroy()),
    "compensation": ("FWB-100", said.first_compensation()),
    "friend_pick": ("FWB-104", said.first_friend_pick()),
    "one_shot": ("FWB-109", said.first_one_shot()),
    "one_shot_take": ("FWB-108", said.first_one_shot_take()),
}
"""What is asked, said to the seat that tries something else."""


def refuse(table: "State", seat: i64, number: i64) -> None:
    """Say why a move is not open to a seat."""
    if seat < 0 or seat >= table.n:
        raise IllegalMove("FWB-001", common.no_such_seat(number=int(seat) + 1, last=int(table.n)))
    if number < 0 or number >= MOVES:
        raise IllegalMove("", common.no_such_move(number=int(number)))
    if table.decision == OVER:
        raise IllegalMove("FWB-131", common.game_over())
    if not table.is_awaited(seat):
        refuse_out_of_turn(table)
    decision = int(table.decision)
    if decision not in answered_by(int(number)):
        if decision == moves.DRAW and number == moves.DONE:
            raise IllegalMove("FWB-023", said.draw_to_the_end())
        rule, why = ASKED[DECISIONS[decision]]
        raise IllegalMove(rule, why)
    if number < moves.PLAY:
        refuse_draw(table, seat, number)
    if number < moves.INSTALL:
        refuse_swap(table, seat, number)
    if number < moves.DISCARD:
        refuse_with_own(table, seat, number)
    refuse_effect(table, seat, number)


def answered_by(number: int) -> tuple[int, ...]:
    """The decisions that a move can answer."""
    decisions: tuple[int, ...] = ()
    for first, answers in FAMILIES:
        if number >= first:
            decisions = answers
    return decisions


def refuse_out_of_turn(table: "State") -> None:
    """FWB-009: somebody else is asked."""
    if table.decision in (ARRIVAL, ONE_SHOT_ANSWER):
        raise IllegalMove("FWB-019" if table.decision == ARRIVAL else "FWB-109", said.answer_is_in())
    raise IllegalMove("FWB-009", said.not_asked(who=SEATS[int(table.asked)]))


def refuse_draw(table: "State", seat: i64, number: i64) -> None:
    """FWB-019 to FWB-033, FWB-122 to FWB-128: answers, offers and draws."""
    if number < moves.GIVE:
        if table.bottles[seat] < 0:
            raise IllegalMove("FWB-019", said.bottle_first())
        raise IllegalMove("FWB-019", said.bottle_is_told())
    if number < moves.WANT:
        kind = number - moves.GIVE
        if table.held[EVENTS * seat + kind] == 0:
            raise IllegalMove("FWB-126", said.none_to_offer(resource=RESOURCE_REFS[int(kind)]))
        raise IllegalMove("FWB-128", said.not_traded_here(resource=RESOURCE_REFS[int(kind)]))
    if number < moves.ASK:
        raise IllegalMove(
            "FWB-128",
            said.not_wanted_for(gives=RESOURCE_REFS[int(table.give)], wants=RESOURCE_REFS[int(number - moves.WANT)]),
        )
    if number < moves.ACCEPT:
        raise IllegalMove("FWB-127", said.no_partner(who=SEATS[int(number - moves.ASK)]))
    if number == moves.ACCEPT:
        raise IllegalMove("FWB-126", said.none_to_give(resource=RESOURCE_REFS[int(table.want)]))
    if number == moves.BLIND:
        raise IllegalMove("FWB-084", said.deck_is_empty())
    refuse_taking(table, number)


def refuse_taking(table: "State", number: i64) -> None:
    """FWB-026 to FWB-032, FWB-122, FWB-123: a card that cannot be taken."""
    if number == moves.TAKE_DISCARD:
        if not table.house.discard_market:
            raise IllegalMove("FWB-122", said.discard_is_no_market())
        if table.discard.size == 0 or KIND_OF[table.discard.top()] >= ABUNDANCE:
            raise IllegalMove("FWB-123", said.discard_is_blocked())
        card = table.discard.top()
    else:
        card = table.market[number - moves.TAKE]
        if card == NO_CARD:
            raise IllegalMove("FWB-030", said.slot_is_empty(slot=int(number - moves.TAKE) + 1))
    kind = KIND_OF[card]
    rule = "FWB-027" if is_equipment(kind) else "FWB-028"
    cost = drawing.price(kind)
    raise IllegalMove(rule, said.too_dear(resource=RESOURCE_REFS[int(kind)], points=int(cost), left=int(table.points)))


def refuse_swap(table: "State", seat: i64, number: i64) -> None:
    """FWB-037 to FWB-049, FWB-117: what cannot be played or paid, and guests who are not there."""
    if number < moves.PAY:
        kind = EXHIBITION + number - moves.PLAY
        if table.held[EVENTS * seat + kind] == 0:
            raise IllegalMove("FWB-117", said.event_not_held(resource=RESOURCE_REFS[int(kind)]))
        raise IllegalMove("FWB-117", said.nothing_to_find(resource=RESOURCE_REFS[int(kind)]))
    if number < moves.FROM_MARKET:
        refuse_payment(table, seat, number)
    if number < moves.SLOT:
        if number == moves.FROM_DECK:
            raise IllegalMove("FWB-085", said.no_guest_in_deck())
        raise IllegalMove("FWB-039", said.nobody_there(position=int(number - moves.FROM_MARKET) + 1))
    raise IllegalMove("FWB-012", said.no_such_slot(number=int(table.house.guests)))


def refuse_payment(table: "State", seat: i64, number: i64) -> None:
    """FWB-038, FWB-043, FWB-047, FWB-049: why a kind does not pay."""
    if not is_guest_left(table):
        raise IllegalMove("FWB-085", said.no_guest_left())
    if number >= moves.PAY_WILD:
        if number > moves.PAY_WILD and not table.house.wild_equipment:
            raise IllegalMove("FWB-049", said.wild_is_no_equipment())
        raise IllegalMove("FWB-049", said.too_little_wild())
    kind = (number - moves.PAY) % ABUNDANCE
    if table.held[EVENTS * seat + kind] == 0:
        raise IllegalMove("FWB-046", said.none_to_pay(resource=RESOURCE_REFS[int(kind)]))
    if number >= moves.PAY_MIXED:
        refuse_mixed(table, kind)
    rule = "FWB-043" if is_equipment(kind) else "FWB-038"
    raise IllegalMove(rule, said.one_is_no_pair(resource=RESOURCE_REFS[int(kind)]))


def refuse_mixed(table: "State", kind: i64) -> None:
    """FWB-047, FWB-049: why a card and Abundance do not pay together."""
    if table.notice != NO_CARD:
        raise IllegalMove("FWB-047", said.one_card_pays())
    if is_equipment(kind) and not table.house.wild_equipment:
        raise IllegalMove("FWB-049", said.wild_is_no_equipment())
    raise IllegalMove("FWB-049", said.no_wild())


def is_guest_left(table: "State") -> bool:
    """Whether any guest is in market or deck."""
    for at in range(MARKET):
        if table.guest_market[at] != NO_CARD:
            return True
    return table.guest_deck.size > 0


def refuse_with_own(table: "State", seat: i64, number: i64) -> None:
    """FWB-050 to FWB-068: equipment, recipes and payments."""
    if number < moves.ROOM:
        refuse_equipment(table, seat, number)
    if number < moves.SERVE:
        raise IllegalMove("FWB-052", said.no_room_with(resource=tool(number - moves.ROOM)))
    if number < moves.SUPPLY:
        refuse_serving(table, seat, number - moves.SERVE)
    if number < moves.STEAD:
        raise IllegalMove("FWB-064", said.not_supplied(resource=tool(number - moves.SUPPLY)))
    if number < moves.LAY:
        raise IllegalMove("FWB-067", said.no_stand_in(resource=RESOURCE_REFS[int(number - moves.STEAD)]))
    raise IllegalMove("FWB-068", said.not_due(resource=RESOURCE_REFS[int(number - moves.LAY)]))


def refuse_equipment(table: "State", seat: i64, number: i64) -> None:
    """FWB-050, FWB-053, FWB-058 to FWB-060: why a piece cannot be installed, retired or traded."""
    if number < moves.RETIRE:
        kind = number - moves.INSTALL
        if table.held[EVENTS * seat + EQUIPMENT + kind] == 0:
            raise IllegalMove("FWB-050", said.none_to_install(resource=tool(kind)))
        raise IllegalMove("FWB-053", said.installed_already(resource=tool(kind)))
    if not table.house.second_hand:
        raise IllegalMove("FWB-118", said.no_second_hand())
    if number >= moves.TRADE_HAND and table.second_hand == NO_CARD:
        raise IllegalMove("FWB-059", said.second_hand_is_empty())
    kind = (number - moves.RETIRE) % TYPES
    if moves.TRADE_HAND <= number < moves.TRADE_SHED:
        if table.held[EVENTS * seat + EQUIPMENT + kind] == 0:
            raise IllegalMove("FWB-059", said.none_to_trade(resource=tool(kind)))
    elif table.shed[seat] & BIT[kind] == 0:
        raise IllegalMove("FWB-058", said.not_in_your_shed(resource=tool(kind)))
    raise IllegalMove("FWB-060", said.just_taken_out(resource=tool(kind)))


def refuse_serving(table: "State", seat: i64, slot: i64) -> None:
    """FWB-061 to FWB-066: why a guest cannot be served."""
    if slot >= table.house.guests:
        raise IllegalMove("FWB-012", said.no_such_slot(number=int(table.house.guests)))
    guest = table.guests[SLOTS * seat + slot]
    guest_ref = GUEST_REFS[int(guest)]
    if table.served[seat] & BIT[slot] != 0:
        raise IllegalMove("FWB-061", said.is_served(guest=guest_ref))
    missing = completing.missing_ingredients(table, seat, guest, completing.NOTHING)
    if missing > 0:
        raise IllegalMove("FWB-062", said.lacks_ingredients(guest=guest_ref, number=int(missing)))
    lacking = count(completing.tools(guest, completing.NOTHING) & ~table.ready(seat))
    raise IllegalMove("FWB-063", said.lacks_equipment(guest=guest_ref, number=int(lacking)))


def refuse_effect(table: "State", seat: i64, number: i64) -> None:
    """FWB-072, FWB-090 to FWB-116: choices that interrupts and events do not offer."""
    if number < moves.PICK:
        raise IllegalMove("FWB-072", said.none_to_discard(resource=RESOURCE_REFS[int(number - moves.DISCARD)]))
    if number < moves.SHOW_HAND:
        raise IllegalMove("FWB-116", said.not_in_discard(resource=tool(number - moves.PICK)))
    if number < moves.SHOW_SHED:
        raise IllegalMove("FWB-114", said.none_to_show(resource=tool(number - moves.SHOW_HAND)))
    if number < moves.ARRANGE:
        raise IllegalMove("FWB-114", said.no_piece_to_show(resource=tool(number - moves.SHOW_SHED)))
    if number < moves.RETURN_HAND:
        raise IllegalMove("FWB-090", said.two_to_arrange())
    if number < moves.OMIT:
        refuse_rush(table, seat, number - moves.RUSH)
    if number < moves.DESTROY:
        raise IllegalMove("FWB-097", said.not_enough_without(resource=RESOURCE_REFS[int(number - moves.OMIT)]))
    if number < moves.BORROW:
        raise IllegalMove("FWB-098", said.not_used(resource=tool(number - moves.DESTROY)))
    if number < moves.TOAST:
        raise IllegalMove("FWB-104", said.not_in_that_shed(resource=tool(number - moves.BORROW)))
    if number < moves.REMOVE:
        refuse_shot(number)
    raise IllegalMove("FWB-108", said.not_in_that_shed(resource=tool(number - moves.REMOVE)))


def refuse_rush(table: "State", seat: i64, slot: i64) -> None:
    """FWB-096, FWB-097: why a guest cannot be served in the Rush."""
    if slot >= table.house.guests:
        raise IllegalMove("FWB-012", said.no_such_slot(number=int(table.house.guests)))
    guest_ref = GUEST_REFS[int(table.guests[SLOTS * seat + slot])]
    if table.served[seat] & BIT[slot] != 0:
        raise IllegalMove("FWB-061", said.is_served(guest=guest_ref))
    raise IllegalMove("FWB-097", said.no_rush(guest=guest_ref))


def refuse_shot(number: i64) -> None:
    """FWB-109, FWB-110: why an answer does not count."""
    if number == moves.DRIVER:
        raise IllegalMove("FWB-110", said.only_drivers())
    raise IllegalMove("FWB-109", said.one_toast_only())


def tool(kind: i64) -> said.ResourceRef:
    """Name a type of equipment."""
    return RESOURCE_REFS[EQUIPMENT + int(kind)]
