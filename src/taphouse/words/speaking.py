"""Adds the words to what one pair of eyes sees: for the terminal, transcripts, and programs that show text."""

import re
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from taphouse.core.facts import Fact
from taphouse.core.view import Counted, Counters, Item, MoveView, OutcomeView, SeatView, View, Zone
from taphouse.core.words import said
from taphouse.words.words import Words

CLOSING: Final = "0123456789"
SIGNS: Final = re.compile(r"\W+")
COMMON: Final = frozenset(View.__struct_fields__)


def spoken(view: View, words: Words) -> View:
    """Give the view with all its words: labels, prompt, story and outcome."""
    return replace(
        view,
        seats=[_seat(seat, words) for seat in view.seats],
        zones=[_zone(zone, words) for zone in view.zones],
        counters=_counted(view.counters, words),
        labels=_labels(view, words),
        prompt=view.prompt if view.asked is None else words.say(view.asked),
        aim=view.aim if view.goal is None else words.say(view.goal),
        moves=[_move(move, words) for move in view.moves],
        story=[with_text(fact, words) for fact in view.story],
        outcome=None if view.outcome is None else _outcome(view.outcome, words),
        **{name: _within(getattr(view, name), words) for name in view.__struct_fields__ if name not in COMMON},
    )


def with_words(view: View, words: Words) -> View:
    """Give the view with all its words for a program: what it reads by stays as it was, and has its words beside it."""
    shown = spoken(view, words)
    shown.counters = _counted_beside(view.counters, words)
    for seat, before in zip(shown.seats, view.seats, strict=True):
        seat.counters = _counted_beside(before.counters, words)
    return shown


def _counted_beside(counters: Counters, words: Words) -> Counters:
    found: Counters = {}
    for name, value in counters.items():
        fact = _out_of(value) if isinstance(value, tuple) else value
        found[name] = with_text(fact, words) if isinstance(fact, dict) else _value(fact, words)
    return found


def _within(value: Any, words: Words) -> Any:  # noqa: ANN401  a game's own fields hold anything
    """Give what a game's own field holds with the words of the things and facts in it."""
    if isinstance(value, Item):
        return _item(value, words)
    if isinstance(value, dict) and "say" in value:
        return with_text(value, words)
    if isinstance(value, list):
        return [_within(each, words) for each in value]
    if isinstance(value, Struct):
        return replace(value, **{name: _within(getattr(value, name), words) for name in value.__struct_fields__})
    return value


def with_text(fact: Fact, words: Words) -> Fact:
    """Give a fact with its sentence."""
    return {**fact, "text": words.say(fact)}


def label_of(kind: str, name: str, words: Words) -> str:
    """Name a zone, counter, note or mark; what ends in a number, such as ``hand-2``, is named without it.

    A place whose name differs from table to table stands in the catalogue.
    """
    if name in words.catalogue:
        return words.piece(name)
    key = f"{kind}-{name}"
    if not words.has(key):
        key = key.rstrip(CLOSING).removesuffix("-")
    return words.form(key, "", {}) if words.has(key) else ""


def reason_of(reason: str, words: Words) -> str:
    """Say why a game is over, in a few words; a game without words for it says it as records have it."""
    return label_of("reason", as_key(reason), words) or reason


def as_key(reason: str) -> str:
    """Write the reason of a record as a key of the words has it: ``last-call-drawn``."""
    return SIGNS.sub("-", reason)


def _seat(seat: SeatView, words: Words) -> SeatView:
    return replace(
        seat,
        team=label_of("team", seat.team, words) or seat.team if seat.team else "",
        counters=_counted(seat.counters, words),
        notes=[label_of("note", note, words) or note for note in seat.notes],
    )


def _zone(zone: Zone, words: Words) -> Zone:
    return replace(
        zone, label=zone.label or label_of("zone", zone.id, words), items=[_item(i, words) for i in zone.items]
    )


def _item(item: Item, words: Words) -> Item:
    """Name a piece; a form that is called like one of its fields (``label``, ``face``, ``effect``) is written there.

    Equal pieces on a grid are told apart by their cells, and equal pieces elsewhere by where they lie: what stands
    before the ``@`` of ``blue@supply`` is what they are.
    """
    if item.label:
        return item
    if not item.id:
        return replace(item, label=words.shown(item.back, "")) if item.back else item
    what = item.id.partition("@")[0]
    if what not in words.catalogue:
        return item
    piece = words.catalogue[what]
    named = {"label": words.piece(what), "tint": str(piece.get("tint", ""))}
    for name in (*item.__struct_fields__, "small"):
        if words.has(f"{piece['kind']}.{name}"):
            named["note" if name == "small" else name] = words.piece(what, name)
    if item.cell:
        named["label"] = words.say(said.thing_at(thing=f"{piece['kind']}:{what}", cell=said.cell_ref(item.cell)))
    if item.now is not None:
        named["note"] = words.say({**item.now, "it": f"{piece['kind']}:{what}"})
    return replace(item, **named)


def _counted(counters: Counters, words: Words) -> Counters:
    return {name: _value(value, words) for name, value in counters.items()}


def _out_of(value: tuple[int, int]) -> Fact:
    number, most = value
    return said.so_many_of(number=number, most=most)


def _value(value: Counted, words: Words) -> int | str:
    if isinstance(value, dict):
        return words.say(value)
    if isinstance(value, tuple):
        return words.say(_out_of(value))
    return words.shown(value, "") if isinstance(value, str) and ":" in value else value


def _labels(view: View, words: Words) -> dict[str, str]:
    """Name all that is counted."""
    names = dict.fromkeys([*view.counters, *(name for seat in view.seats for name in seat.counters)])
    return {name: label_of("counter", name, words) for name in names}


def _move(move: MoveView, words: Words) -> MoveView:
    return move if move.do is None else replace(move, label=words.say(move.do))


def _outcome(outcome: OutcomeView, words: Words) -> OutcomeView:
    return outcome if outcome.said is None else replace(outcome, label=words.say(outcome.said))
