"""Scenes in words: ``scene(hands=["BA1 BA5", None], warehouse=["blue red"], middle="DW1 EL1 TR1 DW2")``."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import pytest

from taphouse.core.bits import members
from taphouse.core.house import Value
from taphouse.core.rng import Rng
from taphouse.games.empire_needs_beer.cards import CARD_IDS, COLOUR_IDS, ORDER_IDS, PLACE_IDS
from taphouse.games.empire_needs_beer.game import GAME
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.games.empire_needs_beer.view import EmpireView
from taphouse.testing.staging import Lowest, Orderly, Stage

BASICS = list(CARD_IDS[:8])
ADVANCE = list(CARD_IDS[8:])
WHICHEVER = ["any"]
"""For a secret order that does not matter."""


class Scene(Stage):
    """A table that was set up in words; nothing happens by chance at it."""

    game = GAME
    state: State

    def stir(self) -> None:
        """From now on a shuffle brings the bottom card to the top."""
        self.state.rng = Lowest()

    def offers(self, seat: int, verb: str) -> list[str]:
        """What can be done with one verb: ``offers(0, "take")`` is ``["blue", "red"]``."""
        return [text.removeprefix(verb).strip() for text in self.moves(seat) if text.split()[0] == verb]

    def hand(self, seat: int) -> set[str]:
        return {CARD_IDS[card] for card in members(self.state.hands[seat])}

    def known(self, seat: int) -> set[str]:
        """The cards of a hand that everybody can tell to be there."""
        return {CARD_IDS[card] for card in members(self.state.known[seat])}

    def pile(self, seat: int) -> list[str]:
        """A draw pile, the next card first."""
        return [CARD_IDS[card] for card in reversed(self.state.draws[seat].listed())]

    def discards(self, seat: int) -> list[str]:
        """Discards from bottom to top."""
        return [CARD_IDS[card] for card in self.state.discards[seat].listed()]

    def at(self, seat: int, place: str) -> str:
        """The barrels at a place, in the order of colours: ``blue blue red``."""
        base = (seat * 4 + PLACE_IDS.index(place)) * 4
        return " ".join(word for i, word in enumerate(COLOUR_IDS) for _ in range(int(self.state.barrels[base + i])))

    def supply(self, colour: str) -> int:
        return int(self.state.supply[COLOUR_IDS.index(colour)])

    def secret(self, seat: int) -> str | None:
        order = int(self.state.secret[seat])
        return None if order < 0 else ORDER_IDS[order]

    def completed(self, seat: int) -> list[str]:
        return [ORDER_IDS[order] for order in members(self.state.completed[seat])]

    @property
    def middle(self) -> list[str]:
        """The orders by slot, with nothing for a gap."""
        return ["" if order < 0 else ORDER_IDS[order] for order in self.state.middle]

    @property
    def display(self) -> list[str]:
        """What is for sale by slot, likewise."""
        return ["" if card < 0 else CARD_IDS[card] for card in self.state.display]

    @property
    def deck_top(self) -> str:
        return CARD_IDS[self.state.advance_deck.top()]

    @property
    def time(self) -> int:
        return int(self.state.time_left)

    @property
    def decision(self) -> str:
        return self.view().task

    def view(self, seat: int | None = None) -> EmpireView:
        """Show the table to a seat or a spectator, with words."""
        return cast("EmpireView", self.look(seat))

    def seen(self, seat: int | None = None) -> EmpireView:
        """The same without words, as it is sent."""
        return cast("EmpireView", super().seen(seat))

    @property
    def is_last_round(self) -> bool:
        """Whether the table says so."""
        return "last" in self.seen().counters

    def fame(self, seat: int) -> tuple[int, int, int, int]:
        """The Fame of a seat as the table shows it: for orders, in end bonuses, for sets, and in all."""
        fame = self.seen().seats[seat].counters["fame"]
        parts: dict[str, Any] = fame if isinstance(fame, dict) else {"orders": 0, "total": fame}
        return parts["orders"], parts.get("bonuses", 0), parts.get("sets", 0), parts.get("total", parts["orders"])


Words = Sequence[str | None]


def split(words: Words | None, seats: int) -> list[list[str]]:
    """One list of words for each seat."""
    given = [*(words or []), *[None] * seats][:seats]
    return [(text or "").split() for text in given]


def players(seats: int, said: dict[str, Any]) -> list[dict[str, object]]:
    """Each seat's side; basic actions that a scene does not name are in the draw pile, or out of the game."""
    hands, piles, discards = (split(said.get(name), seats) for name in ("hands", "piles", "discards"))
    completed = split(said.get("completed"), seats)
    barrels = {place: split(said.get(place), seats) for place in PLACE_IDS}
    rows: list[dict[str, object]] = []
    for seat in range(seats):
        playing = [said["in_play"]["card"]] if seat == said["active"] and said.get("in_play") else []
        named = [*hands[seat], *piles[seat], *discards[seat], *playing]
        rest = [card for card in BASICS if card not in named]
        given = [*(said.get("hands") or []), *[None] * seats][seat]
        hand = rest[:5] if given is None else hands[seat]
        rest = [card for card in rest if card not in hand]
        has_pile = said.get("piles") is not None and [*said["piles"], *[None] * seats][seat] is not None
        rows.append({
            "hand": hand,
            "known": [],
            "draw_pile": piles[seat][::-1] if has_pile else [*rest, *piles[seat][::-1]],
            "discards": discards[seat],
            "dropped": [],
            "burned": rest if has_pile else [],
            "barrels": {place: barrels[place][seat] for place in PLACE_IDS},
            "secret": None,
            "secret_from": "deal",
            "completed": completed[seat],
            "sip": None,
        })  # fmt: skip
    return rows


def lay_orders(data: dict[str, Any], said: dict[str, Any]) -> None:
    """Orders that a scene does not name are in the deck; if it says how many that holds, the others left the game."""
    seats = data["seats"]
    secrets = [*(said.get("secrets") or []), *WHICHEVER * seats][:seats]
    middle = said.get("middle")
    deck = said.get("deck")
    named = [order for row in data["players"] for order in row["completed"]] + [str(order) for order in secrets]
    named += (middle or "").split() + (deck.split() if isinstance(deck, str) else [])
    free = [order for order in ORDER_IDS if order not in named]
    for row, secret in zip(data["players"], secrets, strict=True):
        row |= {"secret": free.pop() if secret in WHICHEVER else secret}
        if secret is None:
            row |= {"secret_from": "none"}
    slots = middle.split() if middle is not None else [free.pop(0) for _ in range(4)]
    data["middle"] = [None if order == "-" else order for order in slots]
    if isinstance(deck, str):
        data["order_deck"], data["removed_orders"] = deck.split()[::-1], free
    else:
        size = len(free) if deck is None else deck
        data["order_deck"], data["removed_orders"] = free[:size], free[size:]


def lay_advance(data: dict[str, Any], said: dict[str, Any]) -> None:
    """Advance actions that a scene does not name lie under the deck; without one they are out of the game."""
    owned = [card for row in data["players"] for zone in ("hand", "draw_pile", "discards") for card in row[zone]]
    owned += [said["in_play"]["card"]] if said.get("in_play") else []
    display, top = said.get("display"), said.get("advance")
    named = [*owned, *(display or "").split(), *(top or "").split()]
    free = [card for card in ADVANCE if card not in named]
    slots = display.split() if display is not None else [free.pop(0) for _ in range(4)]
    data["display"] = [None if card == "-" else card for card in slots]
    if top == "":
        data["advance_deck"] = []
        data["players"][-1]["burned"] += free
    else:
        data["advance_deck"] = free + (top or "").split()[::-1]


def position(seats: int, said: dict[str, Any]) -> dict[str, object]:
    """Write the position of a scene: what it says, and for the rest a calm moment of a first round."""
    data: dict[str, Any] = {
        "game": "empire-needs-beer",
        "rules": GAME.meta.rules_version,
        "seats": seats,
        "house": GAME.house(seats, said.get("house") or {}),
        "decision": "task",
        "active": 0,
        "first": 0,
        "round": 0,
        "turns": 1,
        "time_left": said.get("time", 4),
        "time_given": 4,
        "majorities": [],
        "in_play": None,
        "incoming": None,
        "completing": None,
        "last_round": False,
        "ended_by": "orders gone",
        "learned": 0,
        "rng": {"generator": "quick", "state": 1},
    }
    data |= {name: value for name, value in said.items() if name in data}
    data["house"] = GAME.house(seats, said.get("house") or {})
    data["players"] = players(seats, {**said, "active": data["active"]})
    lay_orders(data, said)
    lay_advance(data, said)
    for row, known in zip(data["players"], split(said.get("known"), seats), strict=True):
        row["known"] = known
    for row, source in zip(data["players"], said.get("sources") or [], strict=False):
        row |= {"secret_from": source}
    out = [word for row in data["players"] for place in row["barrels"].values() for word in place]
    data["supply"] = {colour: 12 - out.count(colour) for colour in COLOUR_IDS}
    return data


Making = Callable[..., Scene]


@pytest.fixture
def scene() -> Making:
    """Set a table up.

    For each seat, in lists that may be too short: ``hands`` (None: any five basics), ``piles`` (the next
    card first; what is not named is then out of the game), ``discards``, ``warehouse``, ``orange``,
    ``black``, ``purple``, ``secrets`` (``any`` by default, None for none), ``completed``, ``known``.
    ``middle`` and ``display``: four words, ``-`` for a gap. ``deck``: the order deck, next first, or
    its size. ``advance``: the top of the advance deck, next first; empty text: no deck. ``time``: units left.
    ``turn_of``: begin the turn of that seat, after the end of the one before. The rest is said as a position says it.
    """

    def make(
        seats: int = 2, *, turn_of: int | None = None, house: Mapping[str, Value] | None = None, **said: Any
    ) -> Scene:
        said["house"] = dict(house or {})
        if turn_of is not None:
            before = (turn_of - 1) % seats
            said |= {"active": before, "decision": "end_discard", "time": 0}
        state = GAME.from_position(position(seats, said))
        assert isinstance(state, State)
        made = Scene(state, Orderly())
        if turn_of is not None:
            made.play(before, "done")
        return made

    return make


@pytest.fixture
def dealt() -> Callable[..., Scene]:
    """Deal a table by given chance, listened to from the deal on."""

    def make(seats: int = 3, rng: Rng | None = None, **house: Value) -> Scene:
        return Scene.dealt(seats, rng, **house)

    return make


@pytest.fixture
def orderly() -> Rng:
    """Chance that changes nothing: unshuffled piles are dealt from their ends."""
    return Orderly()
