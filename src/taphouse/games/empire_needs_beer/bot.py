"""A decent player: works towards the orders that pay best for their time, and buys cards while they still pay."""

from typing import Final, cast

from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move
from taphouse.core.view import MoveView, View
from taphouse.games.empire_needs_beer.cards import ORDER_IDS
from taphouse.games.empire_needs_beer.planning import (
    COLOUR_OF,
    PLACE_OF,
    Card,
    Outlook,
    Spots,
    card_of,
    moved,
    time_left,
    worth_owning,
)
from taphouse.games.empire_needs_beer.reasons import PLAIN, why_barrels, why_complete, why_secret
from taphouse.games.empire_needs_beer.view import EmpireView

COMPLETES: Final = 100.0
"""What can be completed is completed before anything else."""
DRAWS: Final = 0.45
"""What the draw on a card is worth."""
FROM_DECK: Final = 5.6
"""What an unseen order promises."""
SLIGHT: Final = 0.05
"""Gains below this are none."""
PLAYS_A_TURN: Final = 0.4
"""How often a card of the deck is played, on the average."""
ENOUGH_CARDS: Final = 5
"""Bought cards after which another is worth nothing."""
LARGE: Final = 10
"""Cards from which on a deck is better off without two of them."""
A_DRAW: Final = 0.5
"""A drawn card still has to be played: of its gain this much counts for each of the two time units."""


class HouseBot(Bot):
    """Sits down by default."""

    def choose(self, view: View) -> Move | None:
        """Pick the best of the moves, by chance among equals."""
        moves = view.moves
        if not moves:
            return None
        if len(moves) == 1:
            return Move(moves[0].move)
        table = cast("EmpireView", view)
        if table.task == "last_sip":
            # ENB-018: nobody bends the truth, however weak.
            return Move(moves[-1].move)
        if self.rng.below(100) >= self.strength:
            return Move(moves[self.rng.below(len(moves))].move)
        scores = scored(table, moves)
        best = max(scores)
        equals = [move for move, score in zip(moves, scores, strict=True) if score >= best - 1e-9]
        return Move(equals[self.rng.below(len(equals))].move)

    def is_honour(self, view: View) -> bool:
        """ENB-018: who had the last sip, everybody knows of themselves."""
        return view.task == "last_sip"

    def why(self, view: View, move: Move) -> Fact | None:
        """Say which order a move brings nearer, or what else speaks for it."""
        table = cast("EmpireView", view)
        chosen = next(each for each in view.moves if each.move == move)
        verb, outlook = verb_of(chosen), Outlook(table)
        if verb in PLAIN:
            return PLAIN[verb]
        if verb == "complete":
            return why_complete(outlook, ORDER_IDS.index(named(chosen, "order")))
        if verb == "secret-middle":
            return why_secret(ORDER_IDS.index(named(chosen, "order")))
        if table.completing:
            outlook.without(ORDER_IDS.index(table.completing.order))
        return why_barrels(outlook, best_after(table, outlook, chosen))


def best_after(view: EmpireView, outlook: Outlook, move: MoveView) -> Spots:
    """Where the barrels would be at best after a card or a step."""
    verb, spots = verb_of(move), outlook.spots
    if verb == "play":
        card = card_of(named(move, "card"))
        return outlook.gain(tuple(part for part in card.parts if part not in ("draw", "remove")), spots)[1]
    if verb == "swap":
        return after_swap(view, spots, named(move, "colour"))
    if verb == "remove":
        return after_delivery(move, spots)
    return max(results(outlook, move, spots), key=outlook.promise, default=spots)


def scored(view: EmpireView, moves: list[MoveView]) -> list[float]:
    """How good each move looks."""
    outlook = Outlook(view)
    if view.task == "task":
        return [value_of_task(view, outlook, move) for move in moves]
    if view.task == "end_discard":
        keeping = keep(view, outlook)
        return [value_of_discard(move, keeping) for move in moves]
    if view.task == "new_secret":
        return [value_of_secret(outlook, move) for move in moves]
    if view.completing:
        outlook.without(ORDER_IDS.index(view.completing.order))
    return [value_of_step(view, outlook, move) for move in moves]


def verb_of(move: MoveView) -> str:
    """What a move does: ``play``, ``end-turn``."""
    assert move.do is not None
    return str(move.do["say"]).removeprefix("do-")


def named(move: MoveView, argument: str) -> str:
    """What a move names: ``BA1@0``, ``blue``."""
    assert move.do is not None
    return str(move.do[argument]).partition(":")[2]


def hand_of(view: EmpireView) -> dict[str, Card]:
    """The cards in hand by their ids."""
    return {item.id: card_of(item.id) for item in view.zone(f"hand-{view.eyes}").items}


def cards_of(view: EmpireView, zone: str) -> list[Card]:
    """The action cards of a zone that can be seen, or are known to lie there."""
    found = view.zone(zone)
    return [card_of(name) for name in [*(item.id for item in found.items), *found.known]]


def value_of_task(view: EmpireView, outlook: Outlook, move: MoveView) -> float:
    """What a task earns for each time unit that it takes."""
    verb = verb_of(move)
    if verb == "complete":
        return COMPLETES + value_of_completing(outlook, ORDER_IDS.index(named(move, "order")))
    if verb == "play":
        return value_of_play(view, outlook, card_of(named(move, "card")))
    if verb == "buy":
        return value_of_purchase(view, outlook, card_of(named(move, "card")))
    if verb == "draw":
        return value_of_draw(view, outlook)
    return SLIGHT


def value_of_completing(outlook: Outlook, order: int) -> float:
    """An order's worth; the middle first where they are equal, since others may come."""
    source = dict(outlook.offers)[order]
    return outlook.worth(order) + (0.5 if source == "middle" else 0.0)


def value_of_play(view: EmpireView, outlook: Outlook, card: Card) -> float:
    """What the parts of a card bring now; a bonfire is worth the more the earlier."""
    if "remove" in card.parts:
        return 0.12 * outlook.turns_left - 0.2 if can_thin(view) else 0.0
    gain, _ = outlook.gain(tuple(part for part in card.parts if part != "draw"), outlook.spots)
    if "draw" in card.parts and not (outlook.is_last and time_left(view) < 2):
        gain += DRAWS
    return gain


def value_of_draw(view: EmpireView, outlook: Outlook) -> float:
    """Half of what a card of the draw pile would bring, if there is time to play it."""
    if time_left(view) < 2:
        return 0.0
    pile = cards_of(view, f"draw-{view.eyes}") or cards_of(view, f"discard-{view.eyes}")
    if not pile:
        return 0.0
    return A_DRAW * sum(value_of_play(view, outlook, card) for card in pile) / len(pile)


def value_of_purchase(view: EmpireView, outlook: Outlook, card: Card) -> float:
    """What a card saves until the end of the game, and what it brings at once, for each time unit."""
    if outlook.is_last and time_left(view) <= card.price:
        return 0.0
    plays = max(0.0, outlook.turns_left - 1) * PLAYS_A_TURN
    later = worth_owning(card) * plays * max(0.0, 1 - bought(view) / ENOUGH_CARDS)
    if time_left(view) > card.price:
        now = value_of_play(view, outlook, card)
        return max((later + now) / (card.price + 1), later / card.price)
    return later / card.price


def bought(view: EmpireView) -> int:
    """How many advance actions one owns, the one in play included."""
    zones = (f"hand-{view.eyes}", f"draw-{view.eyes}", f"discard-{view.eyes}")
    cards = [card for zone in zones for card in cards_of(view, zone)]
    return sum(card.price > 0 for card in cards) + (view.in_play != "" and card_of(view.in_play).price > 0)


def can_thin(view: EmpireView) -> bool:
    """Whether the deck is large enough to do without two basic actions; while a bonfire burns, whether it was."""
    assert view.eyes is not None
    held = sum(view.zone(f"{pile}-{view.eyes}").size for pile in ("hand", "draw", "discard"))
    burning = view.in_play != "" and "remove" in card_of(view.in_play).parts
    gone = view.parts.count("done") if burning else 0
    deck = held + len(view.zone("play").items) + gone
    return deck >= LARGE and bought(view) >= 4


def value_of_discard(move: MoveView, keeping: set[str]) -> float:
    """Discard what is not worth keeping, then be done."""
    if verb_of(move) == "done":
        return 0.5
    return 0.0 if named(move, "card") in keeping else 1.0


def keep(view: EmpireView, outlook: Outlook) -> set[str]:
    """The cards that would bring more next turn than what the draw pile has on the average, one after the other."""
    hand = hand_of(view)
    pile = cards_of(view, f"draw-{view.eyes}") or list(hand.values())
    usual = sum(value_of_play(view, outlook, card) for card in pile) / max(1, len(pile))
    keeping: set[str] = set()
    spots = outlook.spots
    while len(keeping) < 5:
        left = [(value_at(outlook, card, spots), name) for name, card in hand.items() if name not in keeping]
        if not left:
            break
        (gain, after), name = max(left, key=lambda row: row[0][0])
        if gain < max(0.4, 0.75 * usual):
            break
        keeping.add(name)
        spots = after
    return keeping


def value_at(outlook: Outlook, card: Card, spots: Spots) -> tuple[float, Spots]:
    """What a card would bring to certain barrels, and the barrels then."""
    gain, after = outlook.gain(tuple(part for part in card.parts if part not in ("draw", "remove")), spots)
    return gain + (DRAWS if "draw" in card.parts else 0.0), after


def value_of_secret(outlook: Outlook, move: MoveView) -> float:
    """The order of the middle that pays best for its time; the deck if none of them is worth much."""
    if verb_of(move) == "secret-deck":
        return FROM_DECK
    return outlook.hope(ORDER_IDS.index(named(move, "order")), outlook.spots)


def value_of_step(view: EmpireView, outlook: Outlook, move: MoveView) -> float:
    """What barrels promise after a step; leaving it is as good as now."""
    verb = verb_of(move)
    spots = outlook.spots
    now = outlook.promise(spots)
    if verb in ("take", "place", "change"):
        return max((outlook.promise(there) for there in results(outlook, move, spots)), default=now - 1)
    if verb == "swap":
        return outlook.promise(after_swap(view, spots, named(move, "colour")))
    if verb == "remove":
        return outlook.promise(after_delivery(move, spots))
    if verb == "draw":
        return now + 1
    if verb == "burn":
        return now + value_of_burning(view, card_of(named(move, "card")).name)
    return now + SLIGHT


def results(outlook: Outlook, move: MoveView, spots: Spots) -> list[Spots]:
    """The barrels after a move that takes, places or changes one."""
    if verb_of(move) == "change":
        base = 4 * PLACE_OF[named(move, "place")]
        return [moved(spots, (base + COLOUR_OF[named(move, "old")], -1), (base + COLOUR_OF[named(move, "new")], 1))]
    colour = named(move, "colour")
    if verb_of(move) == "take":
        return list(outlook.results(f"take-{colour}", spots))
    at = COLOUR_OF[colour]
    to = 4 * PLACE_OF[named(move, "place")] + at
    placed = outlook.results(f"place-{colour}", spots)
    return [there for there in placed if there[at] < spots[at] and there[to] > spots[to]]


def after_delivery(move: MoveView, spots: Spots) -> Spots:
    """The barrels after one has been delivered."""
    at = 4 * PLACE_OF[named(move, "place")] + COLOUR_OF[named(move, "colour")]
    return moved(spots, (at, -1))


def after_swap(view: EmpireView, spots: Spots, colour: str) -> Spots:
    """The barrels after one has made way for the one that comes."""
    assert view.incoming is not None
    place, comes = PLACE_OF[view.incoming.place], COLOUR_OF[view.incoming.colour]
    after = moved(spots, (4 * place + COLOUR_OF[colour], -1), (4 * place + comes, 1))
    return after if place == 0 else moved(after, (comes, -1))


def value_of_burning(view: EmpireView, name: str) -> float:
    """Basic actions go first, those that take before those that place; the bonfire itself when it has done its work."""
    if not can_thin(view):
        return -1.0
    if name.startswith("BA"):
        return 1.0 if int(name[2]) <= 4 else 0.8
    return 0.9 if name.startswith("AC22") else -1.0
