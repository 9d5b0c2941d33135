"""A player with a plan: works on the guest that is near and worth much, and weighs cards by what they complete."""

from collections.abc import Callable, Iterable
from typing import Final

from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move
from taphouse.core.rng import Rng
from taphouse.core.view import Item, MoveView, View
from taphouse.games.friends_with_beverages import numbers as m
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    EQUIPMENT,
    EVENTS,
    EXHIBITION,
    LUCKY_FIND,
    SLOTS,
    TYPES,
)
from taphouse.games.friends_with_beverages.offers import Offers
from taphouse.games.friends_with_beverages.outlook import KIND, Outlook, craving, reliance
from taphouse.games.friends_with_beverages.reasons import GAINS, INVITES, PAYS, PLAIN, why_gain, why_invite
from taphouse.games.friends_with_beverages.side import KIND_OF_CARD, holder_of, in_places
from taphouse.games.friends_with_beverages.view import FwbView
from taphouse.games.friends_with_beverages.words import said
from taphouse.games.friends_with_beverages.worth import RECIPES, Recipe, use_up, worth

NOTHING: Final = 0.02
"""A change that is worth no more than this is not made."""
EFFORT: Final = 0.3
"""What a swap must bring."""
PAYMENTS: Final = 2
"""The ways to pay for a swap that are looked at closely."""
SAMPLE: Final = 6
"""How many unknown guests stand for the one on top of the deck."""
DELAYS: Final = 5
"""So many times at most it holds back the last guest."""
CERTAIN: Final = 0.3
"""Draws that a point of a served guest is worth: more than one that is still hoped for."""
SPITE: Final = 0.05
"""What a point of harm to another seat is worth in draws."""


class HouseBot(Bot):
    """Sits down by default."""

    def __init__(self, rng: Rng, strength: int = 100) -> None:
        super().__init__(rng, strength)
        self.offers = Offers()
        self.source: Recipe | None = None
        """The market guest that a swap is being made for; ``payment``: the move that chose how to pay."""
        self.payment: int | None = None
        self.delayed: set[int] = set()
        """The turns in which it held back the last guest."""

    def choose(self, view: View) -> Move | None:
        """Answer on its honour, slip now and then if it is weak, and otherwise do what leaves it best off."""
        assert isinstance(view, FwbView)
        if view.eyes is None or not view.moves:
            return None
        honest = [move.move for move in view.moves if move.move in HONEST]
        if honest:
            return Move(honest[0])
        outlook = Outlook(view, view.eyes)
        move = self.decide(outlook)
        guest = outlook.guest_market.get(move - m.FROM_MARKET)
        self.source = RECIPES[guest] if guest is not None else None
        if m.PAY <= move < m.PAID:
            self.payment = move
        elif guest is None:
            self.payment = None
        return Move(move)

    def is_honour(self, view: View) -> bool:
        """Whether somebody brought a bottle, has a nose, or drinks, they know themselves."""
        return any(move.move in HONEST for move in view.moves)

    def why(self, view: View, move: Move) -> Fact | None:
        """Say which guest a move brings nearer, or what else speaks for it."""
        assert isinstance(view, FwbView)
        assert view.eyes is not None
        do = next(each.do or {} for each in view.moves if each.move == move)
        verb = do["say"]
        if verb in PLAIN:
            return PLAIN[verb]
        if verb in PAYS:
            return said.because_pay()
        if verb in INVITES:
            return why_invite(do["guest"]) if verb == "do-swap" else said.because_leaves()
        if verb in GAINS:
            kind = KIND[str(do["resource"]).partition(":")[2]]
            return why_gain(Outlook(view, view.eyes), kind, installs=verb == "do-install")
        return said.because_least()

    def decide(self, outlook: Outlook) -> int:
        """Pick a move: by chance where it slips, else by what it is asked."""
        moves = sane(outlook, outlook.view.moves)
        if len(moves) == 1:
            return moves[0].move
        if self.rng.below(100) >= self.strength:
            return moves[self.rng.below(len(moves))].move
        answer = DECISIONS.get(outlook.view.task)
        if answer is None:
            return moves[self.rng.below(len(moves))].move
        return event(outlook) or answer(self, outlook)

    def draw(self, outlook: Outlook) -> int:
        """FWB-024 to FWB-033: whatever brings most for its price."""
        view = outlook.view
        blind = outlook.blind()
        market = in_places(view.zone("market").items, view.gaps)
        offers = [(m.TAKE + slot, card) for slot, card in market.items()]
        offers += [(m.TAKE_DISCARD, card) for card in view.zone("discard").items]
        legal = {move.move for move in view.moves}
        gains = {move: (outlook.gain(KIND_OF_CARD[card.id]), card.price or 0) for move, card in offers if move in legal}
        other = max([blind, *(gain for gain, price in gains.values() if price == 1)])
        scores = {move: gain - other * (price - 1) for move, (gain, price) in gains.items()}
        if m.BLIND in legal:
            scores[m.BLIND] = blind
        return max(scores, key=lambda move: scores[move])

    def swap(self, outlook: Outlook) -> int:
        """FWB-037 to FWB-049: pay only for a guest that is nearer or worth more than what the payment costs."""
        if not outlook.slots:
            return m.DONE
        pays = [move.move for move in outlook.view.moves if m.PAY <= move.move <= m.PAY_WILD]
        hands = sorted(((outlook.paid(move), move) for move in pays), key=lambda hand: -outlook.with_hand(hand[0]))
        best, payment = outlook.now + EFFORT, m.DONE
        for hand, move in hands[:PAYMENTS]:
            value = max(self.sources(outlook, hand, deck=hand is hands[0][0]).values(), default=best)
            if value > best:
                best, payment = value, move
        return payment

    def sources(self, outlook: Outlook, hand: list[int], *, deck: bool = True) -> dict[int, float]:
        """How well it would stand with a guest from each source."""
        values = {
            m.FROM_MARKET + at: outlook.swapped(hand, RECIPES[guest])[0] for at, guest in outlook.guest_market.items()
        }
        strangers = outlook.strangers() if deck and outlook.guest_deck else []
        if strangers:
            stays = outlook.with_hand(hand)
            drawn = [strangers[self.rng.below(len(strangers))] for _ in range(SAMPLE)]
            hopes = [max(stays, outlook.swapped(hand, recipe)[0]) for recipe in drawn]
            values[m.FROM_DECK] = sum(hopes) / SAMPLE
        return values

    def swap_source(self, outlook: Outlook) -> int:
        """FWB-038: the market guest that fits best once the payment is gone, or the deck if chance promises more."""
        values = self.sources(outlook, self.rest_of(outlook))
        return max(values, key=lambda move: values[move])

    def swap_slot(self, outlook: Outlook) -> int:
        """FWB-039: an open guest leaves, the one whose going costs least; an only guest in the market is no choice."""
        recipe = self.source or RECIPES[next(iter(outlook.guest_market.values()))]
        return m.SLOT + outlook.swapped(self.rest_of(outlook), recipe)[1]

    def rest_of(self, outlook: Outlook) -> list[int]:
        """FWB-139: the hand without the payment that was chosen, which has not left it yet."""
        return outlook.paid(self.payment) if self.payment is not None else outlook.hand

    def swap_deck(self, outlook: Outlook) -> int:
        """FWB-040, FWB-042: accept the guest that was turned up if that is better than to stay as one is."""
        (turned,) = outlook.view.zone("turned").items
        value, slot = outlook.swapped(outlook.hand, RECIPES[turned.id])
        return m.SLOT + slot if value > outlook.now else m.REJECT

    def equipment(self, outlook: Outlook) -> int:
        """FWB-050 to FWB-060: install what guests need, and trade second-hand for something better."""
        options = [(self.installed(outlook, tool), m.INSTALL + tool) for tool in offered(outlook, m.INSTALL, TYPES)]
        for used in second_hand(outlook.view):
            found = KIND_OF_CARD[used.id]
            for tool in offered(outlook, m.TRADE_HAND, TYPES):
                hand = outlook.changed(more=(found,), less=(EQUIPMENT + tool,))
                options.append((outlook.with_hand(hand), m.TRADE_HAND + tool))
            for tool in offered(outlook, m.TRADE_SHED, TYPES):
                options.append((outlook.without(tool, outlook.changed(more=(found,))), m.TRADE_SHED + tool))
        value, move = max(options, default=(0.0, m.DONE))
        return move if value > outlook.now + NOTHING else m.DONE

    def installed(self, outlook: Outlook, tool: int) -> float:
        """How well it stands with one more piece installed, and the least useful one out if the shed is full."""
        hand, shed = outlook.changed(less=(EQUIPMENT + tool,)), outlook.shed | 1 << tool
        sheds = [shed]
        if len(outlook.host.shed) >= outlook.view.capacity:
            sheds = [shed & ~(1 << old) for old in range(TYPES) if outlook.shed >> old & 1]
        return max(worth(hand, shed, outlook.guests, outlook.goal) for shed in sheds)

    def make_room(self, outlook: Outlook) -> int:
        """FWB-052: the piece that is missed least."""
        return m.ROOM + least(offered(outlook, m.ROOM, TYPES), outlook.shed_loss)

    def complete(self, outlook: Outlook) -> int:
        """FWB-061: serve at once, best guest first; only the last one may wait."""
        slots = [slot for slot in offered(outlook, m.SERVE, SLOTS) if not self.holds_back(outlook, slot)]
        return m.SERVE + least(slots, lambda slot: -after_serving(outlook, slot)) if slots else m.DONE

    def holds_back(self, outlook: Outlook, slot: int) -> bool:
        """Whether serving a guest would end the game behind somebody, and a better guest may still be had."""
        recipe, floor = recipe_in(outlook, slot), outlook.goal.floor
        turns = self.delayed | {outlook.turn}
        if recipe.points >= floor or len(turns) > DELAYS:
            return False
        market = [RECIPES[guest] for guest in outlook.guest_market.values()]
        if not any(other.points >= floor for other in (*market, *outlook.strangers())):
            return False
        self.delayed = turns
        return True

    def supply_choice(self, outlook: Outlook) -> int:
        """FWB-064: supply what is missed least."""
        return m.SUPPLY + least(offered(outlook, m.SUPPLY, TYPES), lambda tool: outlook.loss(EQUIPMENT + tool))

    def pay_choice(self, outlook: Outlook) -> int:
        """FWB-067: let Abundance stand in for a card that is worth more to it."""
        kinds = offered(outlook, m.STEAD, ABUNDANCE)
        kept = least(kinds, lambda kind: -outlook.loss(kind))
        return m.STEAD + kept if outlook.loss(kept) > outlook.loss(ABUNDANCE) + NOTHING else m.REST

    def order_payment(self, outlook: Outlook) -> int:
        """FWB-068: bury what the next seat needs."""
        payment, following = outlook.view.payment, outlook.next_host()
        assert payment is not None
        cravings = [craving(following, KIND[code]) for code in payment.due]
        if cravings == sorted(cravings, reverse=True):
            return m.REST
        return m.LAY + least(offered(outlook, m.LAY, ABUNDANCE + 1), lambda kind: -craving(following, kind))

    def hand_limit(self, outlook: Outlook) -> int:
        """FWB-072: what is missed least; the next seat's favourites go below."""
        following = outlook.next_host()
        sign = -SPITE if outlook.host.hand > outlook.view.hand_limit + 1 else SPITE
        if "discard_market" not in outlook.view.modules:
            sign = 0.0
        kinds = offered(outlook, m.DISCARD, EVENTS)
        return m.DISCARD + least(kinds, lambda kind: outlook.loss(kind) + sign * craving(following, kind))

    def pick(self, outlook: Outlook) -> int:
        """FWB-114, FWB-116: the piece that brings most."""
        return m.PICK + least(offered(outlook, m.PICK, TYPES), lambda tool: -outlook.gain(EQUIPMENT + tool))

    def exhibition_offer(self, outlook: Outlook) -> int:
        """FWB-114: two pieces for a better one, if there is one."""
        value, first = outlook.exhibition(outlook.hand)
        return first if value > outlook.now + NOTHING else m.PASS

    def exhibition_second(self, outlook: Outlook) -> int:
        """FWB-114: the other piece."""
        return least([move.move for move in outlook.view.moves if move.move != m.PASS], outlook.shown_loss)

    def rearrange(self, outlook: Outlook) -> int:
        """FWB-090: the best guest on top if the next swap is one's own, else at the bottom."""
        sign = 1 if holder_of(outlook.view, "turn-token") == outlook.seat else -1
        values = [sign * outlook.swapped(outlook.hand, RECIPES[guest])[0] for guest in outlook.view.looked]
        orders = {move.move: [i for i in order_in(move) if i < len(values)] for move in outlook.view.moves}
        return max(orders, key=lambda move: [values[i] for i in orders[move]])

    def recall_source(self, _outlook: Outlook) -> int:
        """FWB-092: a piece in the shed is worth more than one that is still to be installed."""
        return m.RETURN_HAND

    def rush(self, outlook: Outlook) -> int:
        """FWB-096: the most points; the last guest only if that does not end the game behind somebody."""
        slots = [slot for slot in offered(outlook, m.RUSH, SLOTS) if not self.holds_back(outlook, slot)]
        return m.RUSH + least(slots, lambda slot: -recipe_in(outlook, slot).points) if slots else m.PASS

    def rush_omit(self, outlook: Outlook) -> int:
        """FWB-097: keep whatever helps the other guests most."""
        payment = outlook.view.payment
        slot = payment.slot - 1 if payment is not None else outlook.slots[0]
        return m.OMIT + least(
            offered(outlook, m.OMIT, ABUNDANCE), lambda kind: -after_serving(outlook, slot, omitted=kind)
        )

    def rush_destroy(self, outlook: Outlook) -> int:
        """FWB-098: the piece that is missed least."""
        return m.DESTROY + least(offered(outlook, m.DESTROY, TYPES), outlook.shed_loss)

    def friend_pick(self, outlook: Outlook) -> int:
        """FWB-104: what one needs, and what the victim would miss."""
        tools = offered(outlook, m.BORROW, TYPES)
        victim = victim_of(outlook, tools)
        return m.BORROW + least(
            tools, lambda tool: -outlook.gain(EQUIPMENT + tool) - SPITE * reliance(outlook.sides[victim], tool)
        )

    def one_shot_take(self, outlook: Outlook) -> int:
        """FWB-108: what the right neighbour's guests need most."""
        victim = outlook.sides[outlook.seat - 1]
        return m.REMOVE + least(offered(outlook, m.REMOVE, TYPES), lambda tool: -reliance(victim, tool))

    def trade_offer(self, outlook: Outlook) -> int:
        """FWB-128: offer what is missed least for what brings most, never twice."""
        return self.offers.give(outlook)

    def trade_want(self, outlook: Outlook) -> int:
        """FWB-128: what brings most."""
        return self.offers.want(outlook)

    def trade_partner(self, outlook: Outlook) -> int:
        """FWB-128: somebody who has a use for the offer."""
        return self.offers.partner(outlook)

    def trade_answer(self, outlook: Outlook) -> int:
        """FWB-128: accept what rates higher than what is asked for."""
        trade = outlook.view.trade
        assert trade is not None
        if m.ACCEPT not in {move.move for move in outlook.view.moves}:
            return m.DECLINE
        hand = outlook.changed(more=(KIND[trade.give],), less=(KIND[trade.want],))
        return m.ACCEPT if outlook.with_hand(hand) > outlook.now + NOTHING else m.DECLINE


DECISIONS: Final[dict[str, Callable[[HouseBot, Outlook], int]]] = {
    "trade_offer": HouseBot.trade_offer,
    "trade_want": HouseBot.trade_want,
    "trade_partner": HouseBot.trade_partner,
    "trade_answer": HouseBot.trade_answer,
    "draw": HouseBot.draw,
    "swap": HouseBot.swap,
    "swap_source": HouseBot.swap_source,
    "swap_slot": HouseBot.swap_slot,
    "swap_deck": HouseBot.swap_deck,
    "equipment": HouseBot.equipment,
    "make_room": HouseBot.make_room,
    "complete": HouseBot.complete,
    "supply_choice": HouseBot.supply_choice,
    "pay_choice": HouseBot.pay_choice,
    "order_payment": HouseBot.order_payment,
    "hand_limit": HouseBot.hand_limit,
    "lucky_pick": HouseBot.pick,
    "exhibition_offer": HouseBot.exhibition_offer,
    "exhibition_second": HouseBot.exhibition_second,
    "exhibition_take": HouseBot.pick,
    "rearrange": HouseBot.rearrange,
    "recall_source": HouseBot.recall_source,
    "rush": HouseBot.rush,
    "rush_omit": HouseBot.rush_omit,
    "rush_destroy": HouseBot.rush_destroy,
    "compensation": HouseBot.hand_limit,
    "friend_pick": HouseBot.friend_pick,
    "one_shot_take": HouseBot.one_shot_take,
}
"""How each question is answered."""
HONEST: Final = (m.BOTTLE_NO, m.NOSE, m.NO_TOAST)
"""What a bot says on its honour: it brought no bottle, has the smallest of noses, and drinks nothing."""


def offered(outlook: Outlook, first: int, size: int) -> list[int]:
    """The moves of one sort that are open, counted from the first of the sort."""
    return [move.move - first for move in outlook.view.moves if first <= move.move < first + size]


def least(choices: Iterable[int], cost: Callable[[int], float]) -> int:
    """The choice that costs least; the first among equals."""
    return min(choices, key=cost)


def sane(outlook: Outlook, moves: list[MoveView]) -> list[MoveView]:
    """FWB-045: leave out whatever gives a served guest away; nobody slips that badly."""
    served = {m.SLOT + place.slot for place in outlook.host.guests if place.served}
    if not outlook.slots:
        served |= set(range(m.PAY, m.PAID))
    return [move for move in moves if move.move not in served] or moves


def event(outlook: Outlook) -> int | None:
    """FWB-116, FWB-117: play an event of the hand as soon as it brings more than it may bring later."""
    legal = {move.move for move in outlook.view.moves}
    if m.PLAY + 1 in legal:
        rest = outlook.changed(less=(LUCKY_FIND,))
        if outlook.found(rest) > outlook.now + NOTHING:
            return m.PLAY + 1
    if m.PLAY in legal:
        rest = outlook.changed(less=(EXHIBITION,))
        if outlook.exhibition(rest)[0] > max(outlook.now, outlook.with_hand(rest)) + NOTHING:
            return m.PLAY
    return None


def recipe_in(outlook: Outlook, slot: int) -> Recipe:
    """What the guest in a slot wants."""
    return outlook.guests[outlook.slots.index(slot)]


def after_serving(outlook: Outlook, slot: int, omitted: int | None = None) -> float:
    """How well a seat stands once a guest is served, at a Rush with one kind left out."""
    recipe = recipe_in(outlook, slot)
    hand = outlook.hand[:]
    if omitted is not None and omitted < EQUIPMENT:
        hand[omitted] += 1
    shed = outlook.shed | 1 << omitted - EQUIPMENT if omitted is not None and omitted >= EQUIPMENT else outlook.shed
    use_up(recipe, hand, shed)
    others = [guest for guest in outlook.guests if guest is not recipe]
    certain = 1.0 if outlook.goal.last else CERTAIN
    return certain * recipe.points + worth(hand, outlook.shed, others, outlook.goal)


def order_in(move: MoveView) -> list[int]:
    """Read the order out of ``arrange 2 1 3``, counted from 0."""
    return [int(word) - 1 for word in move.text.split()[1:]]


def victim_of(outlook: Outlook, tools: list[int]) -> int:
    """FWB-104, FWB-105: from whom Terrible Friend takes: the first seat from the holder on with such pieces."""
    sides, leader = outlook.sides, holder_of(outlook.view, "round-token")
    types = sum(1 << tool for tool in tools)
    order = [(leader + i) % len(sides) for i in range(len(sides))]
    return next(seat for seat in order if seat != outlook.seat and sides[seat].types() == types)


def second_hand(view: FwbView) -> list[Item]:
    """FWB-018: what lies in the second-hand market, if there is one."""
    return [item for zone in view.zones if zone.id == "second-hand" for item in zone.items]
