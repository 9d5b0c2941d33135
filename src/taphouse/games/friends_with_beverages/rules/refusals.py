"""Why a move is not open: what is so, what to do, and the rule.

Nothing here may tell a seat what it cannot know: only its own hand and what lies open.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.core.errors import IllegalMove
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    EQUIPMENT,
    EVENTS,
    EXHIBITION,
    KIND_OF,
    MARKET,
    NAMES,
    NO_CARD,
    SLOTS,
    TYPES,
    is_equipment,
)
from taphouse.games.friends_with_beverages.guests import GUESTS
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
    "arrival": ("FWB-019", "First answer the two questions on your honour: the bottle, then the nose."),
    "trade_offer": ("FWB-125", "The trade window is open: offer a card, or pass."),
    "trade_want": ("FWB-128", "First say which kind you want for your card."),
    "trade_partner": ("FWB-128", "First say whom you ask."),
    "trade_answer": ("FWB-128", "First accept or decline the offer made to you."),
    "draw": ("FWB-022", "You are drawing: spend your draw points."),
    "swap": ("FWB-022", "You are swapping guests: pay for one, or say done."),
    "swap_source": ("FWB-038", "First say where the new guest comes from: a market position or the deck."),
    "swap_slot": ("FWB-039", "First say which of your guests leaves."),
    "swap_deck": ("FWB-040", "First accept the guest for one of yours, or reject them."),
    "equipment": ("FWB-022", "You are seeing to your equipment: install something, or say done."),
    "make_room": ("FWB-052", "Your shed is full: first choose the piece that leaves."),
    "complete": ("FWB-022", "You are serving: serve a guest, or say done."),
    "supply_choice": ("FWB-064", "First choose what you supply from your hand."),
    "pay_choice": ("FWB-067", "First say what you pay: name a card that Abundance pays for, or say rest."),
    "order_payment": ("FWB-068", "First lay your payment: name the next card, or say rest."),
    "hand_limit": ("FWB-072", "You hold more than eight cards: discard one."),
    "lucky_pick": ("FWB-116", "First pick the equipment that your Lucky Find takes out of the discard."),
    "exhibition_offer": ("FWB-114", "The Exhibition asks you: show a first piece to give, or pass."),
    "exhibition_second": ("FWB-114", "First show the second piece that you give."),
    "exhibition_take": ("FWB-115", "First pick the piece that you take out of the discard."),
    "rearrange": ("FWB-090", "First put the top guests back in an order of your choice."),
    "recall_source": ("FWB-092", "First say whether the recalled piece comes from your hand or your shed."),
    "rush": ("FWB-096", "The Rush asks you: serve a guest with one thing left out, or pass."),
    "rush_omit": ("FWB-097", "First say what you leave out."),
    "rush_destroy": ("FWB-098", "First say which piece breaks."),
    "compensation": ("FWB-100", "First discard the cards that you exchange."),
    "friend_pick": ("FWB-104", "First choose the piece that you take."),
    "one_shot": ("FWB-109", "First answer We Only Get One Shot."),
    "one_shot_take": ("FWB-108", "First choose the piece that you remove."),
}
"""What is asked, said to the seat that tries something else."""


def refuse(table: "State", seat: i64, number: i64) -> None:
    """Say why a move is not open to a seat."""
    if seat < 0 or seat >= table.n:
        raise IllegalMove("FWB-001", f"There is no seat {seat + 1} at this table; the seats are 1 to {table.n}.")
    if number < 0 or number >= MOVES:
        raise IllegalMove("", f"There is no move {number} in this game.")
    if table.decision == OVER:
        raise IllegalMove("FWB-131", "The game is over.")
    if not table.is_awaited(seat):
        refuse_out_of_turn(table)
    decision = int(table.decision)
    if decision not in answered_by(int(number)):
        if decision == moves.DRAW and number == moves.DONE:
            raise IllegalMove("FWB-023", "Drawing cannot be passed on: spend your draw points.")
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
        raise IllegalMove(
            "FWB-019" if table.decision == ARRIVAL else "FWB-109", "Your answer is in. Wait for the others."
        )
    raise IllegalMove("FWB-009", "You are not asked now. The table waits for {}.", int(table.asked))


def refuse_draw(table: "State", seat: i64, number: i64) -> None:
    """FWB-019 to FWB-033, FWB-122 to FWB-128: answers, offers and draws."""
    if number < moves.GIVE:
        if table.bottles[seat] < 0:
            raise IllegalMove("FWB-019", "First say whether you brought a bottle.")
        raise IllegalMove("FWB-019", "You have said whether you brought a bottle. Now the nose, from 1 to 10.")
    if number < moves.WANT:
        kind = number - moves.GIVE
        if table.held[EVENTS * seat + kind] == 0:
            raise IllegalMove("FWB-126", f"You hold no {NAMES[int(kind)]} to offer.")
        raise IllegalMove("FWB-128", f"{NAMES[int(kind)]} cannot be traded at this table. Offer another card.")
    if number < moves.ASK:
        raise IllegalMove(
            "FWB-128", f"For {NAMES[int(table.give)]} you cannot ask for {NAMES[int(number - moves.WANT)]}."
        )
    if number < moves.ACCEPT:
        raise IllegalMove("FWB-127", "{} is no partner for this trade.", int(number - moves.ASK))
    if number == moves.ACCEPT:
        raise IllegalMove("FWB-126", f"You hold no {NAMES[int(table.want)]} to give. Decline.")
    if number == moves.BLIND:
        raise IllegalMove("FWB-084", "There is no card left in the Resource Deck. Take one from the market.")
    refuse_taking(table, number)


def refuse_taking(table: "State", number: i64) -> None:
    """FWB-026 to FWB-032, FWB-122, FWB-123: a card that cannot be taken."""
    if number == moves.TAKE_DISCARD:
        if not table.house.discard_market:
            raise IllegalMove("FWB-122", "The discard is no market at this table. Draw from the deck or the market.")
        if table.discard.size == 0 or KIND_OF[table.discard.top()] >= ABUNDANCE:
            raise IllegalMove("FWB-123", "No ingredient or equipment is on top of the discard.")
        card = table.discard.top()
    else:
        card = table.market[number - moves.TAKE]
        if card == NO_CARD:
            raise IllegalMove("FWB-030", f"Market slot {number - moves.TAKE + 1} is empty.")
    kind = KIND_OF[card]
    rule = "FWB-027" if is_equipment(kind) else "FWB-028"
    cost = drawing.price(kind)
    raise IllegalMove(rule, f"{NAMES[int(kind)]} costs {cost} draw points, and you have {table.points} left.")


def refuse_swap(table: "State", seat: i64, number: i64) -> None:
    """FWB-037 to FWB-049, FWB-117: what cannot be played or paid, and guests who are not there."""
    if number < moves.PAY:
        kind = EXHIBITION + number - moves.PLAY
        if table.held[EVENTS * seat + kind] == 0:
            raise IllegalMove("FWB-117", f"You hold no {NAMES[int(kind)]}.")
        raise IllegalMove("FWB-117", f"There is no equipment in the discard for your {NAMES[int(kind)]}.")
    if number < moves.FROM_MARKET:
        refuse_payment(table, seat, number)
    if number < moves.SLOT:
        if number == moves.FROM_DECK:
            raise IllegalMove("FWB-085", "The Guest Deck is empty. Take a guest from the market.")
        raise IllegalMove("FWB-039", f"Nobody is at market position {number - moves.FROM_MARKET + 1}.")
    raise IllegalMove("FWB-012", f"You have {table.house.guests} guests, in slots 1 to {table.house.guests}.")


def refuse_payment(table: "State", seat: i64, number: i64) -> None:
    """FWB-038, FWB-043, FWB-047, FWB-049: why a kind does not pay."""
    if not is_guest_left(table):
        raise IllegalMove("FWB-085", "There is no guest to be had. Say done.")
    if number >= moves.PAY_WILD:
        if number > moves.PAY_WILD and not table.house.wild_equipment:
            raise IllegalMove("FWB-049", "Abundance stands for ingredients only at this table.")
        raise IllegalMove("FWB-049", "You do not hold enough Abundance to pay with it alone.")
    kind = (number - moves.PAY) % ABUNDANCE
    if table.held[EVENTS * seat + kind] == 0:
        raise IllegalMove("FWB-046", f"You hold no {NAMES[int(kind)]} to pay with.")
    if number >= moves.PAY_MIXED:
        refuse_mixed(table, kind)
    rule = "FWB-043" if is_equipment(kind) else "FWB-038"
    raise IllegalMove(rule, f"A swap costs two cards of a kind, and you hold one {NAMES[int(kind)]}.")


def refuse_mixed(table: "State", kind: i64) -> None:
    """FWB-047, FWB-049: why a card and Abundance do not pay together."""
    if table.notice != NO_CARD:
        raise IllegalMove("FWB-047", "A swap costs one card now. Pay it without Abundance, or Abundance alone.")
    if is_equipment(kind) and not table.house.wild_equipment:
        raise IllegalMove("FWB-049", "Abundance stands for ingredients only at this table.")
    raise IllegalMove("FWB-049", "You hold no Abundance to pay with.")


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
        raise IllegalMove("FWB-052", f"There is no {tool(number - moves.ROOM)} in your shed to make room with.")
    if number < moves.SUPPLY:
        refuse_serving(table, seat, number - moves.SERVE)
    if number < moves.STEAD:
        raise IllegalMove("FWB-064", f"{tool(number - moves.SUPPLY)} is not what you can supply from your hand here.")
    if number < moves.LAY:
        raise IllegalMove("FWB-067", f"Abundance cannot stand in for {NAMES[int(number - moves.STEAD)]} here.")
    raise IllegalMove("FWB-068", f"{NAMES[int(number - moves.LAY)]} is not what is laid now. Name a card that is due.")


def refuse_equipment(table: "State", seat: i64, number: i64) -> None:
    """FWB-050, FWB-053, FWB-058 to FWB-060: why a piece cannot be installed, retired or traded."""
    if number < moves.RETIRE:
        kind = number - moves.INSTALL
        if table.held[EVENTS * seat + EQUIPMENT + kind] == 0:
            raise IllegalMove("FWB-050", f"You hold no {tool(kind)} to install.")
        raise IllegalMove("FWB-053", f"There is a {tool(kind)} in your shed already. Keep this one in hand.")
    if not table.house.second_hand:
        raise IllegalMove("FWB-118", "There is no second-hand market at this table.")
    if number >= moves.TRADE_HAND and table.second_hand == NO_CARD:
        raise IllegalMove("FWB-059", "The second-hand market is empty, so there is nothing to trade for.")
    kind = (number - moves.RETIRE) % TYPES
    if moves.TRADE_HAND <= number < moves.TRADE_SHED:
        if table.held[EVENTS * seat + EQUIPMENT + kind] == 0:
            raise IllegalMove("FWB-059", f"You hold no {tool(kind)} to trade.")
    elif table.shed[seat] & BIT[kind] == 0:
        raise IllegalMove("FWB-058", f"There is no {tool(kind)} in your shed.")
    raise IllegalMove("FWB-060", f"Your {tool(kind)} came out of the second-hand market this turn and cannot go back.")


def refuse_serving(table: "State", seat: i64, slot: i64) -> None:
    """FWB-061 to FWB-066: why a guest cannot be served."""
    if slot >= table.house.guests:
        raise IllegalMove("FWB-012", f"You have {table.house.guests} guests, in slots 1 to {table.house.guests}.")
    guest = table.guests[SLOTS * seat + slot]
    country = GUESTS[int(guest)].country
    if table.served[seat] & BIT[slot] != 0:
        raise IllegalMove("FWB-061", f"{country} is served already.")
    missing = completing.missing_ingredients(table, seat, guest, completing.NOTHING)
    if missing > 0:
        raise IllegalMove(
            "FWB-062", f"For {country} you lack {missing} of the ingredient cards, or Abundance for them."
        )
    lacking = count(completing.tools(guest, completing.NOTHING) & ~table.ready(seat))
    raise IllegalMove("FWB-063", f"For {country} {lacking} of the types needed are not ready in your shed.")


def refuse_effect(table: "State", seat: i64, number: i64) -> None:
    """FWB-072, FWB-090 to FWB-116: choices that interrupts and events do not offer."""
    if number < moves.PICK:
        raise IllegalMove("FWB-072", f"You hold no {NAMES[int(number - moves.DISCARD)]} to discard.")
    if number < moves.SHOW_HAND:
        raise IllegalMove("FWB-116", f"There is no {tool(number - moves.PICK)} in the discard.")
    if number < moves.SHOW_SHED:
        raise IllegalMove("FWB-114", f"You hold no {tool(number - moves.SHOW_HAND)} to give.")
    if number < moves.ARRANGE:
        raise IllegalMove("FWB-114", f"There is no {tool(number - moves.SHOW_SHED)} in your shed to give.")
    if number < moves.RETURN_HAND:
        raise IllegalMove("FWB-090", "There are only two guests to put in order.")
    if number < moves.OMIT:
        refuse_rush(table, seat, number - moves.RUSH)
    if number < moves.DESTROY:
        raise IllegalMove("FWB-097", f"Without {NAMES[int(number - moves.OMIT)]} the recipe still cannot be paid.")
    if number < moves.BORROW:
        raise IllegalMove("FWB-098", f"{tool(number - moves.DESTROY)} was not used for this guest.")
    if number < moves.TOAST:
        raise IllegalMove("FWB-104", f"There is no {tool(number - moves.BORROW)} in that shed.")
    if number < moves.REMOVE:
        refuse_shot(number)
    raise IllegalMove("FWB-108", f"There is no {tool(number - moves.REMOVE)} in that shed.")


def refuse_rush(table: "State", seat: i64, slot: i64) -> None:
    """FWB-096, FWB-097: why a guest cannot be served in the Rush."""
    if slot >= table.house.guests:
        raise IllegalMove("FWB-012", f"You have {table.house.guests} guests, in slots 1 to {table.house.guests}.")
    country = GUESTS[int(table.guests[SLOTS * seat + slot])].country
    if table.served[seat] & BIT[slot] != 0:
        raise IllegalMove("FWB-061", f"{country} is served already.")
    raise IllegalMove("FWB-097", f"{country} cannot be served, even with one thing left out.")


def refuse_shot(number: i64) -> None:
    """FWB-109, FWB-110: why an answer does not count."""
    if number == moves.DRIVER:
        raise IllegalMove("FWB-110", "Only designated drivers answer so. Take a toast, or say no.")
    raise IllegalMove("FWB-109", "You have had your one toast of the game. Say no.")


def tool(kind: i64) -> str:
    """Name a type of equipment."""
    return NAMES[EQUIPMENT + int(kind)]
