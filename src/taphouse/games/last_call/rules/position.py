"""A state written down as JSON data, and rebuilt from it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, members
from taphouse.core.errors import BadValue
from taphouse.core.moves import NOBODY
from taphouse.decks.glasses import ALL_OF_ONE, DECK
from taphouse.games.last_call.cards import BIT_OF, CARDS, DECK_OF, NO_CARD, SUIT_IDS
from taphouse.games.last_call.naming import read_card, write
from taphouse.games.last_call.rules.matching import set_fitting
from taphouse.games.last_call.rules.memory import EVERYBODY, IN_DRAW, JUST_DRAWN
from taphouse.games.last_call.rules.moves import DECISIONS, REASONS, STEPS
from taphouse.games.last_call.rules.possible import check

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

Data = Mapping[str, object]


def written(table: "State") -> dict[str, object]:
    """Write a state down: cards by notation, piles from bottom to top, sets and steps in words."""
    n = int(table.n)
    return {
        "house": dict(table.house.values),
        "round": int(table.round),
        "starter": int(table.starter),
        "scores": _numbers(table.scores, n),
        "decision": DECISIONS[int(table.decision)],
        "active": int(table.active),
        "direction": int(table.direction),
        "turns": int(table.turns),
        "passes": int(table.passes),
        "hands": [_cards(table.hands, seat) for seat in range(n)],
        "draw_pile": [write(card) for card in table.draw_pile.listed()],
        "rejected": int(table.rejected),
        "discards": [write(card) for card in table.discards.listed()],
        "sidestep": _card(table.sidestep),
        "declared": SUIT_IDS[int(table.declared)] if table.declared >= 0 else None,
        "pending": int(table.pending),
        "cheers": table.cheers,
        "drawn": _card(table.drawn),
        "calling": table.calling,
        "again": table.again,
        "turned": _cards(table.turned, 0),
        "chosen": [_card(table.chosen[seat]) for seat in range(n)],
        "watches": [_watch(table, seat) for seat in range(n) if table.watched & BIT[seat] != 0],
        "fined": members(table.fined),
        "agenda": [[STEPS[row[0]], *row[1:]] for row in table.agenda.listed()],
        "memory": [_memory(row, n) for row in table.memory.listed()],
        "stock": _stock(table),
        "last": {
            "hands": [_cards(table.last_hands, seat) for seat in range(n)],
            "winners": members(table.last_winners),
            "how": REASONS[int(table.last_how)],
        },
        "ended_by": REASONS[int(table.ended_by)],
    }


def _numbers(values: vec[i64], size: int) -> list[int]:
    return [int(values[i]) for i in range(size)]


def _card(card: i64) -> str | None:
    return None if card == NO_CARD else write(int(card))


def _cards(sets: vec[i64], row: int) -> list[str]:
    numbers = members(sets[2 * row]) + [DECK + face for face in members(sets[2 * row + 1])]
    return [write(card) for card in numbers]


def _watch(table: "State", seat: int) -> dict[str, object]:
    called = table.called & BIT[seat] != 0
    until = None if table.until[seat] == NOBODY else int(table.until[seat])
    return {"seat": seat, "called": called, "tried": members(table.tried[seat]), "until": until}


def _memory(row: list[int], n: int) -> dict[str, object]:
    seat, first, second, places = row
    who: object = "everybody" if seat == EVERYBODY else "spectator" if seat == n else seat
    cards = [write(card) for card in members(first) + [DECK + face for face in members(second)]]
    where: list[object] = [place for place in range(n) if places & (1 << place)]
    where += ["draw_pile"] if places & IN_DRAW else []
    where += ["drawn"] if places & JUST_DRAWN else []
    return {"who": who, "cards": cards, "places": where}


def _stock(table: "State") -> list[str] | None:
    """What the draw pile was made of when it was renewed; None for the first one."""
    memory = table.memory
    if memory.stock_first == ALL_OF_ONE and memory.stock_second == ALL_OF_ONE:
        return None
    return [write(card) for card in members(memory.stock_first) + [DECK + f for f in members(memory.stock_second)]]


def restore(table: "State", data: Data) -> None:
    """Lay a fresh table as it was written down."""
    table.make_room()
    n = int(table.n)
    table.round = _number(data["round"], 0, 10**6)
    table.starter = _number(data["starter"], 0, n - 1)
    table.scores = vec[i64]([_number(score, 0, 10**6) for score in _list(data["scores"], n)])
    table.decision = _word(data["decision"], DECISIONS)
    table.active = _number(data["active"], 0, n - 1)
    table.direction = _number(data["direction"], -1, 1)
    table.turns = _number(data["turns"], 0, 10**6)
    table.passes = _number(data["passes"], 0, n)
    for seat, hand in enumerate(_list(data["hands"], n)):
        for card in _read_cards(hand):
            table.take_in(seat, card)
    table.draw_pile.fill(_read_cards(data["draw_pile"]))
    table.rejected = _number(data["rejected"], 0, int(table.draw_pile.size))
    table.discards.fill(_read_cards(data["discards"]))
    table.sidestep = _read(data["sidestep"])
    table.declared = -1 if data["declared"] is None else _word(data["declared"], SUIT_IDS)
    table.pending = _number(data["pending"], 0, CARDS)
    table.cheers = _flag(data["cheers"])
    table.drawn = _read(data["drawn"])
    table.calling = _flag(data["calling"])
    table.again = _flag(data["again"])
    table.turned = _set(data["turned"])
    table.chosen = vec[i64]([_read(card) for card in _list(data["chosen"], n)])
    for watch in _list(data["watches"], None):
        _restore_watch(table, cast("Data", watch))
    for one in _list(data["fined"], None):
        table.fined |= BIT[_number(one, 0, n - 1)]
    table.agenda.fill([_read_step(step) for step in _list(data["agenda"], None)])
    for row in _list(data["memory"], None):
        _restore_memory(table, cast("Data", row))
    if data["stock"] is not None:
        stock = _set(data["stock"])
        table.memory.stock_first = stock[0]
        table.memory.stock_second = stock[1]
    _restore_last(table, cast("Data", data["last"]))
    table.ended_by = _word(data["ended_by"], REASONS)
    check(table)
    set_fitting(table)


def _restore_watch(table: "State", data: Data) -> None:
    n = int(table.n)
    seat = _number(data["seat"], 0, n - 1)
    table.watched |= BIT[seat]
    if _flag(data["called"]):
        table.called |= BIT[seat]
    for catcher in _list(data["tried"], None):
        table.tried[seat] |= BIT[_number(catcher, 0, n - 1)]
    table.until[seat] = NOBODY if data["until"] is None else _number(data["until"], 0, n - 1)


def _restore_memory(table: "State", data: Data) -> None:
    n = int(table.n)
    who = data["who"]
    seat = EVERYBODY if who == "everybody" else n if who == "spectator" else _number(who, 0, n - 1)
    places = 0
    for place in _list(data["places"], None):
        if place == "draw_pile":
            places |= IN_DRAW
        elif place == "drawn":
            places |= JUST_DRAWN
        else:
            places |= int(BIT[_number(place, 0, n - 1)])
    cards = _set(data["cards"])
    table.memory.put(seat, cards[0], cards[1], places)


def _restore_last(table: "State", data: Data) -> None:
    n = int(table.n)
    for seat, hand in enumerate(_list(data["hands"], n)):
        cards = _set(hand)
        table.last_hands[2 * seat] = cards[0]
        table.last_hands[2 * seat + 1] = cards[1]
    for winner in _list(data["winners"], None):
        table.last_winners |= BIT[_number(winner, 0, n - 1)]
    table.last_how = _word(data["how"], REASONS)


def _list(value: object, size: int | None) -> list[object]:
    if not isinstance(value, list) or (size is not None and len(value) != size):
        raise BadValue(f"A list{f' of {size}' if size else ''}", value)
    return value


def _number(value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadValue(f"A number from {least} to {most}", value)
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise BadValue("true or false", value)
    return value


def _word(value: object, words: tuple[str, ...]) -> int:
    if value not in words:
        raise BadValue(f"One of {', '.join(words)}", value)
    return words.index(str(value))


def _read(value: object) -> int:
    return NO_CARD if value is None else read_card(str(value))


def _read_cards(value: object) -> list[int]:
    return [read_card(str(card)) for card in _list(value, None)]


def _set(value: object) -> vec[i64]:
    sets = vec[i64]([0, 0])
    for card in _read_cards(value):
        sets[DECK_OF[card]] |= BIT_OF[card]
    return sets


def _read_step(value: object) -> list[int]:
    step = _list(value, 4)
    return [_word(step[0], STEPS), *(_number(number, 0, CARDS) for number in step[1:])]
