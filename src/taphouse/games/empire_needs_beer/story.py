"""What happened, as facts, as each seat may hear it."""

from taphouse.core.facts import SEATS, Fact
from taphouse.core.moves import Event, Seat
from taphouse.games.empire_needs_beer.cards import COLOURS, FAME
from taphouse.games.empire_needs_beer.naming import COLOUR_REFS, ORDER_REFS, PLACE_REFS, card_ref
from taphouse.games.empire_needs_beer.rules import happenings as h
from taphouse.games.empire_needs_beer.rules.drawing import PACK
from taphouse.games.empire_needs_beer.rules.setup import PACK as SIP_PACK
from taphouse.games.empire_needs_beer.words import said


def told(event: Event, eyes: Seat | None) -> Fact:
    """Tell something that happened, as that seat may hear it."""
    kind, a, b, c = event
    if kind in (h.BEGAN, h.SIPS_TOLD, h.LAST_ROUND, h.REVEALED, h.GAME_ENDS):
        return _of_table(kind, a, b)
    if kind in (h.SIPPED, h.STARTS, h.TURN_BEGINS, h.BONUS_TIME, h.BONUS_CARD, h.BONUS_SKIPPED, h.ENDED_TURN):
        return _of_turn(kind, a, b, own=a == eyes)
    if kind in (h.DREW, h.RESHUFFLED, h.PLAYED, h.BOUGHT, h.DISCARDED, h.BURNED):
        return _of_card(kind, a, b, c, own=a == eyes)
    if kind in (h.TOOK, h.PLACED, h.GAVE_BACK, h.CHANGED, h.REMOVED):
        return _of_barrel(kind, a, b, c)
    return _of_order(kind, a, b, own=a == eyes)


def _of_table(kind: int, a: int, b: int) -> Fact:
    """What concerns everybody."""
    if kind == h.BEGAN:
        return said.began(number=a)
    if kind == h.SIPS_TOLD:
        answers = [h.SIPS[a // SIP_PACK**seat % SIP_PACK] for seat in range(b)]
        return said.sips_told(answers=[said.sipped(who=SEATS[i], when=when) for i, when in enumerate(answers)])
    if kind == h.REVEALED:
        return said.revealed(order=ORDER_REFS[a])
    if kind == h.LAST_ROUND:
        return said.last_round()
    return said.game_ends(why="round_limit" if a == h.ROUND_LIMIT else "orders_gone")


def _of_turn(kind: int, seat: int, b: int, *, own: bool) -> Fact:
    """How a turn begins and ends."""
    who = SEATS[seat]
    if kind == h.SIPPED:
        return said.you_sipped(when=h.SIPS[b]) if own else said.answered(who=who)
    if kind == h.STARTS:
        return said.starts(who=who)
    if kind == h.TURN_BEGINS:
        return said.turn_begins(number=b, who=who)
    if kind == h.BONUS_TIME:
        return said.bonus_time(who=who, place=PLACE_REFS[1])
    if kind == h.BONUS_CARD:
        return said.bonus_card(who=who, place=PLACE_REFS[2])
    if kind == h.BONUS_SKIPPED:
        return said.bonus_skipped(who=who, place=PLACE_REFS[3])
    return said.ended_turn(who=who, number=b)


def _of_card(kind: int, seat: int, b: int, c: int, *, own: bool) -> Fact:
    """What happens with action cards; who draws hears which, the others how many."""
    who = SEATS[seat]
    if kind == h.DREW:
        if own:
            return said.you_drew(cards=[card_ref(card, seat) for card in unpack(c, b)])
        return said.drew(who=who, number=b)
    if kind == h.RESHUFFLED:
        return said.reshuffled(who=who, number=b)
    card = card_ref(b, seat)
    if kind == h.PLAYED:
        return said.played(who=who, card=card)
    if kind == h.BOUGHT:
        return said.bought(who=who, card=card)
    return said.discarded(who=who, card=card) if kind == h.DISCARDED else said.burned(who=who, card=card)


def _of_barrel(kind: int, seat: int, b: int, c: int) -> Fact:
    """Where barrels go."""
    who = SEATS[seat]
    if kind == h.TOOK:
        return said.took(who=who, colour=COLOUR_REFS[b])
    if kind == h.PLACED:
        return said.placed(who=who, colour=COLOUR_REFS[b], place=PLACE_REFS[c + 1])
    if kind == h.GAVE_BACK:
        return said.gave_back(who=who, colour=COLOUR_REFS[b], place=PLACE_REFS[c])
    if kind == h.CHANGED:
        old, new = COLOUR_REFS[c // COLOURS], COLOUR_REFS[c % COLOURS]
        return said.changed(who=who, place=PLACE_REFS[b], old=old, new=new)
    return said.delivered(who=who, place=PLACE_REFS[b + 1], colour=COLOUR_REFS[c])


def _of_order(kind: int, seat: int, b: int, *, own: bool) -> Fact:
    """What happens with orders; a secret one from the deck is named to its owner only."""
    who = SEATS[seat]
    if kind == h.NO_SECRET:
        return said.no_secret(who=who)
    if kind == h.SCORED:
        orders, bonuses, sets = b // 10000, b // 100 % 100, b % 100
        return said.scored(who=who, total=orders + bonuses + sets, orders=orders, bonuses=bonuses, sets=sets)
    order = ORDER_REFS[b]
    if kind == h.COMPLETED:
        return said.completed(who=who, order=order, fame=int(FAME[b]))
    if kind == h.SECRET_FROM_MIDDLE:
        return said.secret_from_middle(who=who, order=order)
    if kind == h.SECRET_FROM_DECK:
        return said.secret_from_deck(who=who, order=order if own else None)
    return said.had_secret(who=who, order=order)


def unpack(packed: int, number: int) -> list[int]:
    """Read the cards of one happening, in the order in which a hand shows them."""
    return sorted(packed // PACK**i % PACK for i in range(number))
