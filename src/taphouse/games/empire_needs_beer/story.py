"""The story in words, as each seat may hear it."""

from collections.abc import Sequence

from taphouse.core.moves import Event, Seat
from taphouse.core.telling import Teller, listed
from taphouse.games.empire_needs_beer.cards import COLOUR_IDS, COLOURS, FAME
from taphouse.games.empire_needs_beer.naming import (
    REGION_NAMES,
    SIP_WORDS,
    a_barrel,
    card_name,
    order_name,
    place_name,
    some,
)
from taphouse.games.empire_needs_beer.rules.drawing import PACK
from taphouse.games.empire_needs_beer.rules.moves import (
    BEGAN,
    BONUS_CARD,
    BONUS_SKIPPED,
    BONUS_TIME,
    BOUGHT,
    BURNED,
    CHANGED,
    COMPLETED,
    DISCARDED,
    DREW,
    ENDED_TURN,
    GAME_ENDS,
    GAVE_BACK,
    HAD_SECRET,
    LAST_ROUND,
    NO_SECRET,
    PLACED,
    PLAYED,
    REMOVED,
    RESHUFFLED,
    REVEALED,
    ROUND_LIMIT,
    SCORED,
    SECRET_FROM_DECK,
    SECRET_FROM_MIDDLE,
    SIPPED,
    SIPS_TOLD,
    STARTS,
    TOOK,
    TURN_BEGINS,
)
from taphouse.games.empire_needs_beer.rules.setup import PACK as SIP_PACK


class Storyteller(Teller):
    """Tells what happened to one pair of eyes."""

    def tell(self, event: Event) -> str:
        """Tell one thing."""
        kind, a, b, c = event
        if kind in (BEGAN, SIPS_TOLD, LAST_ROUND, REVEALED, GAME_ENDS):
            return self.table(kind, a, b)
        if kind in (SIPPED, STARTS, TURN_BEGINS, BONUS_TIME, BONUS_CARD, BONUS_SKIPPED, ENDED_TURN):
            return self.turn(kind, a, b)
        if kind in (DREW, RESHUFFLED, PLAYED, BOUGHT, DISCARDED, BURNED):
            return self.card(kind, a, b, c)
        if kind in (TOOK, PLACED, GAVE_BACK, CHANGED, REMOVED):
            return self.barrel(kind, a, b, c)
        return self.order(kind, a, b)

    def table(self, kind: int, a: int, b: int) -> str:
        """Tell what concerns everybody."""
        if kind == BEGAN:
            return f"The table is laid: four orders in the middle, {a} in the deck, a secret one each."
        if kind == SIPS_TOLD:
            answers = [f"{self.who(seat)} {SIP_WORDS[a // SIP_PACK**seat % SIP_PACK]}" for seat in range(b)]
            return f"The last sip of anything: {listed(answers)}."
        if kind == REVEALED:
            return f"{order_name(a)} comes to the middle."
        if kind == LAST_ROUND:
            return "The order deck is empty: this is the last round."
        return f"The game is over: {'the last round allowed is played' if a == ROUND_LIMIT else 'the orders are gone'}."

    def turn(self, kind: int, seat: int, b: int) -> str:
        """Tell how a turn begins and ends."""
        who, own = self.who(seat), self.is_own(seat)
        if kind == SIPPED:
            return f"You had your last sip {SIP_WORDS[b]}." if own else f"{who} has answered."
        if kind == STARTS:
            return f"{who} {'begin' if own else 'begins'}."
        if kind == TURN_BEGINS:
            return f"Round {b}: {'your' if own else f'{who}{chr(39)}s'} turn."
        if kind == BONUS_TIME:
            return f"{who} {'lead' if own else 'leads'} in {REGION_NAMES[0]}: a fifth time unit."
        if kind == BONUS_CARD:
            return f"{who} {'lead' if own else 'leads'} in {REGION_NAMES[1]}: a card more."
        if kind == BONUS_SKIPPED:
            return f"{who} took no barrel for the lead in {REGION_NAMES[2]}."
        return f"{who} ended the turn with {some(b, 'time unit')} left."

    def card(self, kind: int, seat: int, b: int, c: int) -> str:
        """Tell what happens with action cards; who draws hears which, the others how many."""
        who = self.who(seat)
        if kind == DREW:
            if self.is_own(seat):
                return f"You drew {listed([card_name(card) for card in unpack(c, b)])}."
            return f"{who} drew {'a card' if b == 1 else f'{b} cards'}."
        if kind == RESHUFFLED:
            return f"{who} shuffled {some(b, 'discard')} into a new draw pile."
        if kind == BURNED:
            return f"{who} removed {card_name(b)} from the game."
        verb = {PLAYED: "played", BOUGHT: "bought", DISCARDED: "discarded"}[kind]
        return f"{who} {verb} {card_name(b)}."

    def barrel(self, kind: int, seat: int, b: int, c: int) -> str:
        """Tell where barrels go."""
        who = self.who(seat)
        if kind == TOOK:
            return f"{who} took {a_barrel(b)}."
        if kind == PLACED:
            return f"{who} placed {a_barrel(b)} in {REGION_NAMES[c]}."
        if kind == GAVE_BACK:
            return f"{who} gave {a_barrel(b)} from {place_name(c)} back."
        if kind == CHANGED:
            old, new = COLOUR_IDS[c // COLOURS], COLOUR_IDS[c % COLOURS]
            return f"{who} changed a {old} barrel in {place_name(b)} to {new}."
        return f"{who} delivered {a_barrel(c)} from {REGION_NAMES[b]}."

    def order(self, kind: int, seat: int, b: int) -> str:
        """Tell about orders; a secret one from the deck is named to its owner only."""
        who, own = self.who(seat), self.is_own(seat)
        if kind == COMPLETED:
            return f"{who} completed {order_name(b)} for {int(FAME[b])} Fame."
        if kind == SECRET_FROM_MIDDLE:
            return f"{who} took {order_name(b)} from the middle as a secret order."
        if kind == SECRET_FROM_DECK:
            return f"{who} took {order_name(b) if own else 'a secret order'} from the deck."
        if kind == NO_SECRET:
            return f"No order is left: {self.whom(seat)} {'go' if own else 'goes'} on without a secret one."
        if kind == HAD_SECRET:
            return f"{who} had {order_name(b)} up the sleeve; it counts for nothing."
        assert kind == SCORED
        orders, bonuses, sets = b // 10000, b // 100 % 100, b % 100
        total = f"{who} {'have' if own else 'has'} {orders + bonuses + sets} Fame"
        return f"{total}: {orders} for orders, {bonuses} in end bonuses, {sets} for sets."


def unpack(packed: int, number: int) -> list[int]:
    """Read the cards of one happening, in the order in which a hand shows them."""
    return sorted(packed // PACK**i % PACK for i in range(number))


def tell(event: Event, eyes: Seat | None, names: Sequence[str]) -> str:
    """Tell something that happened, as that seat may hear it."""
    return Storyteller(eyes, names).tell(event)
