"""A player with a plan: works on the guest that is near and worth much, and weighs cards by what they complete.

Its decisions stand in the order of the rulebook. ``thinking`` says what cards and guests are worth to it.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State as AnyState
from taphouse.core.step import Moves
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    EQUIPMENT,
    EXHIBITION,
    KIND_OF,
    LUCKY_FIND,
    NO_CARD,
    TYPES,
)
from taphouse.games.friends_with_beverages.rules import (
    arrival,
    cancellations,
    completing,
    drawing,
    equipment,
    events,
    exchanges,
    friends,
    paying,
    recalls,
    rushing,
    shots,
    swapping,
    trading,
    turn,
)
from taphouse.games.friends_with_beverages.rules import verbs as v
from taphouse.games.friends_with_beverages.rules.looks import DEEP
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.games.friends_with_beverages.thinking.choosing import Best, offered
from taphouse.games.friends_with_beverages.thinking.exhibits import best_exchange, found, shown_loss
from taphouse.games.friends_with_beverages.thinking.neighbours import SPITE, craving, left_neighbour, reliance
from taphouse.games.friends_with_beverages.thinking.offers import best_offer
from taphouse.games.friends_with_beverages.thinking.outlook import Outlook
from taphouse.games.friends_with_beverages.thinking.reasons import why
from taphouse.games.friends_with_beverages.thinking.recipes import RECIPES
from taphouse.games.friends_with_beverages.thinking.serving import (
    after_serving,
    holds_back,
    others_after_bill,
    rest_after_bill,
)
from taphouse.games.friends_with_beverages.thinking.swaps import best_payment, best_source, paid
from taphouse.games.friends_with_beverages.thinking.worth import worth

NOTHING: Final = 0.02
"""A change that is worth no more than this is not made."""


@final
class HouseBot(Bot):
    """Sits down by default. All that it goes by lies open or is in its own hand, so that it needs no memory."""

    def __init__(self, rng: Rng, strength: int = 100) -> None:
        super().__init__(rng, strength)

    def choose(self, world: AnyState, seat: Seat) -> Move | None:
        """Answer on its honour, slip now and then if it is weak, and otherwise do what leaves it best off."""
        table = cast("State", world)
        moves = table.look_up(seat)
        if moves.size == 0:
            return None
        honest = honest_answer(table, moves)
        return Move(int(honest if honest >= 0 else self.decide(table, seat, moves)))

    def is_honour(self, world: AnyState, seat: Seat) -> bool:
        """Whether somebody brought a bottle, has a nose, or drinks, they know themselves."""
        table = cast("State", world)
        return honest_answer(table, table.look_up(seat)) >= 0

    def why(self, world: AnyState, seat: Seat, move: Move) -> Fact | None:
        """Say which guest a move brings nearer, or what else speaks for it."""
        table = cast("State", world)
        verb = table.book.verbs[move]
        return why(table, seat, verb, move - verb.first)

    def decide(self, table: State, seat: i64, moves: Moves) -> i64:
        """Pick a move: by chance where it slips, else by what it is asked."""
        if self.strength < 100 and self.rng.below(100) >= self.strength:
            return self.slip(table, seat, moves)
        if moves.size == 1:
            return moves.numbers[0]
        outlook = Outlook(table, seat)
        event = play_event(outlook, moves)
        return event if event >= 0 else self.answer(outlook, moves)

    def slip(self, table: State, seat: i64, moves: Moves) -> i64:
        """FWB-045: anything but giving a served guest away; nobody slips that badly."""
        sane = [int(moves.numbers[at]) for at in range(moves.size) if is_sane(table, seat, moves.numbers[at])]
        if not sane:
            return moves.numbers[self.rng.below(moves.size)]
        return sane[self.rng.below(len(sane))]

    def answer(self, outlook: Outlook, moves: Moves) -> i64:
        """Answer what is asked."""
        step = outlook.table.step
        if step is drawing.DRAW:
            return draw(outlook, moves)
        if step is swapping.SWAP:
            return best_payment(outlook, moves, self.rng) if outlook.slots else v.DONE.first
        if step is swapping.SWAP_SOURCE:
            return best_source(outlook, paid(outlook, outlook.table.swap.way), self.rng, deck=True).move
        if step is swapping.SWAP_SLOT:
            return swap_slot(outlook)
        if step is swapping.SWAP_DECK:
            return swap_deck(outlook)
        if step is equipment.INSTALLING:
            return see_to_equipment(outlook, moves)
        if step is equipment.MAKE_ROOM:
            return make_room(outlook, moves)
        if step is completing.COMPLETE:
            return complete(outlook, moves)
        if step is paying.SUPPLY_CHOICE:
            return supply(outlook, moves)
        if step is paying.PAY_CHOICE:
            return pay(outlook, moves)
        if step is paying.ORDER_PAYMENT:
            return order_payment(outlook)
        if step is turn.HAND_LIMIT or step is cancellations.COMPENSATION:
            return throw_away(outlook, moves)
        return answer_card(outlook, moves)


def honest_answer(table: State, moves: Moves) -> i64:
    """FWB-019, FWB-109: it brought no bottle, has the smallest of noses, and drinks nothing; -1: nobody asks that."""
    if moves.size == 0:
        return -1
    if table.step is arrival.ARRIVAL:
        return arrival.BOTTLE_NO.first if moves.has(arrival.BOTTLE_NO.first) else arrival.NOSE.first
    return shots.NO_TOAST.first if table.step is shots.ONE_SHOT_ANSWER else -1


def is_sane(table: State, seat: i64, move: i64) -> bool:
    """FWB-045: whether a move gives no served guest away, nor pays for it."""
    served = table.guests.served[seat]
    if v.SLOT.first <= move < v.SLOT.first + v.SLOT.size:
        return served & BIT[move - v.SLOT.first] == 0
    pays = swapping.PAY.first <= move < swapping.PAY_WILD.first + swapping.PAY_WILD.size
    return not pays or served != BIT[table.house.guests] - 1


def play_event(outlook: Outlook, moves: Moves) -> i64:
    """FWB-116, FWB-117: play an event of the hand as soon as it brings more than it may bring later; -1: not yet."""
    if outlook.hand.finds > 0 and moves.has(v.PLAY.first + LUCKY_FIND - EXHIBITION):
        rest = outlook.hand.copy()
        rest.add(LUCKY_FIND, -1)
        if found(outlook, rest, outlook.shed) > outlook.now + NOTHING:
            return v.PLAY.first + LUCKY_FIND - EXHIBITION
    if outlook.hand.shows > 0 and moves.has(v.PLAY.first):
        rest = outlook.hand.copy()
        rest.add(EXHIBITION, -1)
        if best_exchange(outlook, rest).value > max(outlook.now, outlook.stands(rest)) + NOTHING:
            return v.PLAY.first
    return -1


def draw(outlook: Outlook, moves: Moves) -> i64:
    """FWB-024 to FWB-033: whatever brings most for its price."""
    table = outlook.table
    blind = outlook.blind()
    other = blind
    options: list[tuple[i64, float, bool]] = []
    for at in range(moves.size):
        move = moves.numbers[at]
        verb = table.book.verbs[move]
        if verb is drawing.TAKE or verb is drawing.TAKE_DISCARD:
            kind = KIND_OF[drawing.card_of(table, verb, move - verb.first)]
            gain = outlook.gain(kind)
            dear = drawing.price(kind) > 1
            options.append((move, gain, dear))
            if not dear:
                other = max(other, gain)
    best = Best()
    for move, gain, dear in options:
        best.weigh(move, gain - other if dear else gain)
    if moves.has(drawing.BLIND.first):
        best.weigh(drawing.BLIND.first, blind)
    return best.move


def swap_slot(outlook: Outlook) -> i64:
    """FWB-039: an open guest leaves, the one whose going costs least."""
    table = outlook.table
    hand = paid(outlook, table.swap.way)
    return v.SLOT.first + outlook.place_for(hand, RECIPES[table.guests.market[table.swap.position]])


def swap_deck(outlook: Outlook) -> i64:
    """FWB-040, FWB-042: accept the guest that was turned up if that is better than to stay as one is."""
    turned = RECIPES[outlook.table.swap.turned]
    if outlook.invited(outlook.hand, turned) > outlook.now:
        return v.SLOT.first + outlook.place_for(outlook.hand, turned)
    return swapping.REJECT.first


def see_to_equipment(outlook: Outlook, moves: Moves) -> i64:
    """FWB-050 to FWB-060: install what guests need, and trade second-hand for something better."""
    best = Best(v.DONE.first, outlook.now + NOTHING)
    for tool in offered(moves, equipment.INSTALL):
        best.weigh(equipment.INSTALL.first + tool, installed(outlook, tool))
    used = outlook.table.resources.second_hand
    if used == NO_CARD:
        return best.move
    for tool in offered(moves, equipment.TRADE_HAND):
        traded = outlook.changed(KIND_OF[used], EQUIPMENT + tool)
        best.weigh(equipment.TRADE_HAND.first + tool, outlook.stands(traded))
    for tool in offered(moves, equipment.TRADE_SHED):
        traded = outlook.hand.copy()
        traded.add(KIND_OF[used])
        best.weigh(equipment.TRADE_SHED.first + tool, outlook.stands_with(traded, outlook.shed & ~BIT[tool]))
    return best.move


def installed(outlook: Outlook, tool: i64) -> float:
    """How well it stands with one more piece installed, and the least useful one out if the shed is full."""
    hand = outlook.hand.copy()
    hand.add(EQUIPMENT + tool, -1)
    if not equipment.is_full(outlook.table, outlook.seat):
        return outlook.stands_with(hand, outlook.shed | BIT[tool])
    best = Best()
    for old in range(TYPES):
        if outlook.shed & BIT[old] != 0:
            best.weigh(old, outlook.stands_with(hand, (outlook.shed | BIT[tool]) & ~BIT[old]))
    return best.value


def make_room(outlook: Outlook, moves: Moves) -> i64:
    """FWB-052: the piece that is missed least once the new one is in."""
    kind = KIND_OF[outlook.table.choice.installing]
    hand = outlook.hand.copy()
    hand.add(kind, -1)
    shed = outlook.shed | BIT[kind - EQUIPMENT]
    best = Best()
    for old in offered(moves, equipment.ROOM):
        best.weigh(equipment.ROOM.first + old, outlook.stands_with(hand, shed & ~BIT[old]))
    return best.move


def complete(outlook: Outlook, moves: Moves) -> i64:
    """FWB-061: serve at once, best guest first; only the last one may wait."""
    best = Best()
    for slot in offered(moves, completing.SERVE):
        if not holds_back(outlook, slot):
            best.weigh(completing.SERVE.first + slot, after_serving(outlook, slot))
    return best.move if best.move >= 0 else v.DONE.first


def supply(outlook: Outlook, moves: Moves) -> i64:
    """FWB-064: supply what is missed least once the guest is served."""
    rest, others = rest_after_bill(outlook), others_after_bill(outlook)
    best = Best()
    for tool in offered(moves, paying.SUPPLY):
        rest.add(EQUIPMENT + tool, -1)
        best.weigh(paying.SUPPLY.first + tool, worth(rest, outlook.shed, others, outlook.goal))
        rest.add(EQUIPMENT + tool)
    return best.move


def pay(outlook: Outlook, moves: Moves) -> i64:
    """FWB-067: let Abundance stand in for a card that is worth more to the guests who are left."""
    rest, others = rest_after_bill(outlook), others_after_bill(outlook)
    best = Best(v.REST.first, worth(rest, outlook.shed, others, outlook.goal) + NOTHING)
    rest.add(ABUNDANCE, -1)
    for kind in offered(moves, paying.STEAD):
        rest.add(kind)
        best.weigh(paying.STEAD.first + kind, worth(rest, outlook.shed, others, outlook.goal))
        rest.add(kind, -1)
    return best.move


def order_payment(outlook: Outlook) -> i64:
    """FWB-068: bury what the next seat needs; what comes in that order by itself needs no word."""
    table = outlook.table
    following = left_neighbour(table, outlook.seat)
    due = paying.kinds_due(table, paying.group_due(table))
    best = Best()
    is_sorted, before = True, 0.0
    for kind in range(ABUNDANCE + 1):
        if due & BIT[kind] != 0:
            wish = craving(table, following, kind)
            is_sorted = is_sorted and (best.move < 0 or wish <= before)
            before = wish
            best.weigh(paying.LAY.first + kind, wish)
    return v.REST.first if is_sorted else best.move


def throw_away(outlook: Outlook, moves: Moves) -> i64:
    """FWB-072, FWB-100: what is missed least; where the discard is a market, the next seat's favourites go below."""
    table = outlook.table
    following = left_neighbour(table, outlook.seat)
    spite = 0.0
    if table.house.discard_market:
        spite = -SPITE if outlook.hand.size > turn.HAND_MOST + 1 else SPITE
    best = Best()
    for kind in offered(moves, v.DISCARD):
        best.weigh(v.DISCARD.first + kind, -outlook.loss(kind) - spite * craving(table, following, kind))
    return best.move


def answer_card(outlook: Outlook, moves: Moves) -> i64:
    """Answer what an event or an interrupt asks, or in the trade window."""
    step = outlook.table.step
    if step is events.LUCKY_PICK or step is events.EXHIBITION_TAKE:
        return pick(outlook, moves)
    if step is events.EXHIBITION_OFFER:
        return exhibit(outlook)
    if step is events.EXHIBITION_SECOND:
        return exhibit_second(outlook, moves)
    if step is exchanges.REARRANGE:
        return rearrange(outlook, moves)
    if step is recalls.RECALL_SOURCE:
        return recalls.RETURN_HAND.first
    if step is rushing.RUSHING:
        return rush(outlook, moves)
    if step is rushing.RUSH_OMIT:
        return leave_out(outlook, moves)
    if step is rushing.RUSH_DESTROY:
        return destroy(outlook, moves)
    if step is friends.FRIEND_PICK:
        return borrow(outlook, moves)
    if step is shots.ONE_SHOT_TAKE:
        return remove(outlook, moves)
    return trade(outlook, moves)


def pick(outlook: Outlook, moves: Moves) -> i64:
    """FWB-115, FWB-116: the piece that brings most."""
    best = Best()
    for tool in offered(moves, v.PICK):
        best.weigh(v.PICK.first + tool, outlook.gain(EQUIPMENT + tool))
    return best.move


def exhibit(outlook: Outlook) -> i64:
    """FWB-114: two pieces for a better one, if there is one."""
    exchange = best_exchange(outlook, outlook.hand)
    return events.SHOW_HAND.first + exchange.shown if exchange.value > outlook.now + NOTHING else v.PASS.first


def exhibit_second(outlook: Outlook, moves: Moves) -> i64:
    """FWB-114: the other piece."""
    best = Best()
    for at in range(moves.size):
        best.weigh(moves.numbers[at], -shown_loss(outlook, moves.numbers[at] - events.SHOW_HAND.first))
    return best.move


def rearrange(outlook: Outlook, moves: Moves) -> i64:
    """FWB-090: the best guest on top if the next swap is one's own, else at the bottom."""
    table = outlook.table
    known = table.guests.looks.of(outlook.seat)
    values = [outlook.invited(outlook.hand, RECIPES[guest]) for guest in known]
    if table.active != outlook.seat:
        values = [-value for value in values]
    best, ordered = moves.numbers[0], ranked(values, 0)
    for order in offered(moves, exchanges.ARRANGE):
        if ranked(values, order) > ordered:
            best, ordered = exchanges.ARRANGE.first + order, ranked(values, order)
    return best


def ranked(values: list[float], order: i64) -> list[float]:
    """Values of the top guests, put in an order."""
    spots = [int(exchanges.ORDERS[DEEP * order + i]) for i in range(DEEP)]
    return [values[spot] for spot in spots if spot < len(values)]


def rush(outlook: Outlook, moves: Moves) -> i64:
    """FWB-096: the most points; the last guest only if that does not end the game behind somebody."""
    best = Best(v.PASS.first)
    for slot in offered(moves, rushing.RUSH):
        if not holds_back(outlook, slot):
            best.weigh(rushing.RUSH.first + slot, float(outlook.recipe_in(slot).points))
    return best.move


def leave_out(outlook: Outlook, moves: Moves) -> i64:
    """FWB-097: keep whatever helps the other guests most."""
    best = Best()
    for kind in offered(moves, rushing.OMIT):
        best.weigh(rushing.OMIT.first + kind, after_serving(outlook, outlook.table.bill.slot, kind))
    return best.move


def destroy(outlook: Outlook, moves: Moves) -> i64:
    """FWB-098: the piece that is missed least."""
    best = Best()
    for tool in offered(moves, rushing.DESTROY):
        best.weigh(rushing.DESTROY.first + tool, -outlook.shed_loss(tool))
    return best.move


def borrow(outlook: Outlook, moves: Moves) -> i64:
    """FWB-104: what one needs, and what the victim would miss."""
    table = outlook.table
    best = Best()
    for tool in offered(moves, friends.BORROW):
        harm = SPITE * reliance(table, table.choice.victim, tool)
        best.weigh(friends.BORROW.first + tool, outlook.gain(EQUIPMENT + tool) + harm)
    return best.move


def remove(outlook: Outlook, moves: Moves) -> i64:
    """FWB-108: what the right neighbour's guests need most."""
    table = outlook.table
    best = Best()
    for tool in offered(moves, shots.REMOVE):
        best.weigh(shots.REMOVE.first + tool, reliance(table, table.choice.victim, tool))
    return best.move


def trade(outlook: Outlook, moves: Moves) -> i64:
    """FWB-128: offer what is missed least for what brings most; accept what rates higher than what is asked for."""
    table = outlook.table
    if table.step is trading.TRADE_ANSWER:
        if not moves.has(trading.ACCEPT.first):
            return trading.DECLINE.first
        gained = outlook.stands(outlook.changed(table.trade.give, table.trade.want))
        return trading.ACCEPT.first if gained > outlook.now + NOTHING else trading.DECLINE.first
    plan = best_offer(outlook)
    if table.step is trading.TRADE_OFFER:
        return v.PASS.first if plan is None else trading.OFFER.first + plan.give
    if table.step is trading.TRADE_WANT:
        return want(outlook, moves) if plan is None else planned(moves, trading.WANT.first + plan.want)
    return moves.numbers[0] if plan is None else planned(moves, trading.ASK.first + plan.partner)


def want(outlook: Outlook, moves: Moves) -> i64:
    """FWB-128: what brings most, where somebody else has begun the offer."""
    best = Best()
    for kind in offered(moves, trading.WANT):
        best.weigh(trading.WANT.first + kind, outlook.gain(kind))
    return best.move


def planned(moves: Moves, move: i64) -> i64:
    """The planned move, or another where somebody else has begun the offer."""
    return move if moves.has(move) else moves.numbers[0]
