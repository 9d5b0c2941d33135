"""A state written down as JSON data, and rebuilt from it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, members
from taphouse.core.errors import BadPosition, BadValue
from taphouse.games.cocktail_conspiracy.cards import (
    COMBINATION_CODES,
    DECK_SIZE,
    NO_CARD,
    read_card,
    read_combination,
    write_card,
)
from taphouse.games.cocktail_conspiracy.naming import TEAM_LETTERS
from taphouse.games.cocktail_conspiracy.rules.moves import (
    ACTIONS,
    ANSWERS,
    DECISIONS,
    REASONS,
    SIGNS,
    UNSAID,
)
from taphouse.games.cocktail_conspiracy.rules.possible import check

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State

Data = Mapping[str, object]


def written(table: "State") -> dict[str, object]:
    """Write a state down: cards, combinations and teams by notation, the deck from bottom to top."""
    n, places = table.seats, int(table.seating.places)
    return {
        "house": dict(table.house.values),
        "decision": DECISIONS[int(table.decision)],
        "active": _seat(table.active),
        "decider": _seat(table.decider),
        "at": int(table.at),
        "turns": int(table.turns),
        "hands": [_cards(table.hands[seat]) for seat in range(n)],
        "places": [_cards(table.lying[place]) for place in range(places)],
        "deck": [write_card(card) for card in table.deck.listed()],
        "discards": _cards(table.discards),
        "teams": "".join(TEAM_LETTERS[int(table.teams[place])] for place in range(places)),
        "combinations": [COMBINATION_CODES[int(table.combinations[team])] for team in range(int(table.house.teams))],
        "masters": members(table.masters),
        "ruled_out": [
            [COMBINATION_CODES[number] for number in members(table.ruled_out[place])] for place in range(places)
        ],
        "latest": {
            "action": ACTIONS[int(table.action)],
            "seat": _seat(table.actor),
            "card": _card(table.card),
            "place": _seat(table.target),
            "matched": _card(table.matched),
            "played_to": _seat(table.played_to),
            "matched_to": _seat(table.matched_to),
            "dropped": _drops(table.drops),
            "discarded": int(table.threw_away),
            "drew": int(table.drew),
        },
        "toasting": table.toasting,
        "overflow": _seat(table.overflow),
        "also": _seat(table.also),
        "plan": _plan(table.plan),
        "counter": _plan(table.counter),
        "countering": table.countering,
        "answers": [_word_of(table.answers[seat], ANSWERS) for seat in range(n)],
        "throws": [_word_of(table.throws[seat], SIGNS) for seat in range(n)],
        "thrown": [_word_of(table.thrown[seat], SIGNS) for seat in range(n)],
        "contenders": members(table.contenders),
        "throws_made": int(table.throws_made),
        "memory": _memory(table),
        "ended_by": REASONS[int(table.ended_by)],
        "winners": "".join(TEAM_LETTERS[team] for team in members(table.winners)),
        "won": members(table.won),
    }


def _seat(number: i64) -> int | None:
    """A seat or place, or None where there is none."""
    return None if number < 0 else int(number)


def _card(card: i64) -> str | None:
    return None if card == NO_CARD else write_card(int(card))


def _cards(cards: i64) -> list[str]:
    return [write_card(card) for card in members(cards)]


def _word_of(number: i64, words: tuple[str, ...]) -> str | None:
    return None if number == UNSAID else words[int(number)]


def _drops(drops: vec[i64]) -> list[list[object]]:
    return [[write_card(int(drops[i])), int(drops[i + 1])] for i in range(0, len(drops), 2)]


def _plan(plan: vec[i64]) -> list[object] | None:
    if len(plan) == 0:
        return None
    return [write_card(int(plan[0])), *(int(plan[i]) for i in range(1, len(plan)))]


def _memory(table: "State") -> dict[str, object]:
    memory = table.memory
    shuffles = [
        {"number": int(memory.shuffles[2 * row]), "cards": _cards(memory.shuffles[2 * row + 1])}
        for row in range(int(memory.shuffle_rows))
    ]
    handed = [
        {
            "seat": int(memory.handed[3 * row]),
            "number": int(memory.handed[3 * row + 1]),
            "cards": _cards(memory.handed[3 * row + 2]),
        }
        for row in range(int(memory.handed_rows))
    ]
    return {"shuffled": int(memory.shuffled), "shuffles": shuffles, "handed_in": handed}


def restore(table: "State", data: Data) -> None:
    """Lay a fresh table as it was written down."""
    table.make_room()
    n, places = table.seats, int(table.seating.places)
    table.decision = _word(data["decision"], DECISIONS)
    table.active = _number_or_none(data["active"], n)
    table.decider = _number_or_none(data["decider"], n)
    table.at = _number(data["at"], 0, len(table.seating.order) - 1)
    table.turns = _number(data["turns"], 0, int(table.house.rounds) * places)
    for seat, hand in enumerate(_list(data["hands"], n)):
        table.hands[seat] = _read_set(hand)
        table.sizes[seat] = count(table.hands[seat])
    for place, lying in enumerate(_list(data["places"], places)):
        for card in _read_cards(lying):
            table.lay(place, card)
    table.deck.fill(_read_cards(data["deck"])[:DECK_SIZE])
    table.discards = _read_set(data["discards"])
    table.discarded = count(table.discards)
    _restore_secrets(table, data)
    _restore_latest(table, cast("Data", data["latest"]))
    table.toasting = _flag(data["toasting"])
    table.overflow = _number_or_none(data["overflow"], places)
    table.also = _number_or_none(data["also"], places)
    table.plan = _read_plan(data["plan"], places)
    table.counter = _read_plan(data["counter"], places)
    table.countering = _flag(data["countering"])
    table.answers = vec[i64]([_word_or_none(word, ANSWERS) for word in _list(data["answers"], n)])
    table.throws = vec[i64]([_word_or_none(word, SIGNS) for word in _list(data["throws"], n)])
    table.thrown = vec[i64]([_word_or_none(word, SIGNS) for word in _list(data["thrown"], n)])
    table.contenders = _read_numbers(data["contenders"], n)
    table.throws_made = _number(data["throws_made"], 0, 3)
    _restore_memory(table, cast("Data", data["memory"]))
    table.ended_by = _word(data["ended_by"], REASONS)
    for letter in str(data["winners"]):
        table.winners |= BIT[_team(table, letter)]
    table.won = _read_numbers(data["won"], places)
    check(table, _read_cards(data["deck"]))


def _restore_secrets(table: "State", data: Data) -> None:
    """The teams, their combinations, their masters, and what everybody can tell about them."""
    places = int(table.seating.places)
    table.teams = vec[i64]([_team(table, letter) for letter in str(data["teams"])])
    codes = _list(data["combinations"], int(table.house.teams))
    table.combinations = vec[i64]([read_combination(str(code)) for code in codes])
    table.masters = _read_numbers(data["masters"], table.seats)
    for place, ruled in enumerate(_list(data["ruled_out"], places)):
        for code in _list(ruled, None):
            table.ruled_out[place] |= BIT[read_combination(str(code))]


def _restore_latest(table: "State", data: Data) -> None:
    places = int(table.seating.places)
    table.action = _word(data["action"], ACTIONS)
    table.actor = _number_or_none(data["seat"], table.seats)
    table.card = _read_or_none(data["card"])
    table.target = _number_or_none(data["place"], places)
    table.matched = _read_or_none(data["matched"])
    table.played_to = _number_or_none(data["played_to"], places)
    table.matched_to = _number_or_none(data["matched_to"], places)
    drops: list[int] = []
    for row in _list(data["dropped"], None):
        card, place = _list(row, 2)
        drops += [read_card(str(card)), _number(place, 0, places - 1)]
    table.drops = vec[i64](drops)
    table.threw_away = _number(data["discarded"], 0, 4)
    table.drew = _number(data["drew"], 0, 4)


def _restore_memory(table: "State", data: Data) -> None:
    memory = table.memory
    memory.shuffled = _number(data["shuffled"], 0, 10**6)
    for row in _list(data["shuffles"], None):
        shuffle = cast("Data", row)
        memory.add_shuffle(_number(shuffle["number"], 0, 10**6), _read_set(shuffle["cards"]))
    for row in _list(data["handed_in"], None):
        handed = cast("Data", row)
        seat = _number(handed["seat"], 0, table.seats - 1)
        memory.add_handed(seat, _number(handed["number"], 0, 10**6), _read_set(handed["cards"]))


def _list(value: object, size: int | None) -> list[object]:
    if not isinstance(value, list) or (size is not None and len(value) != size):
        raise BadValue(f"A list{f' of {size}' if size else ''}", value)
    return value


def _number(value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadValue(f"A number from {least} to {most}", value)
    return value


def _number_or_none(value: object, size: int) -> int:
    return -1 if value is None else _number(value, 0, size - 1)


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise BadValue("true or false", value)
    return value


def _word(value: object, words: tuple[str, ...]) -> int:
    if value not in words:
        raise BadValue(f"One of {', '.join(words)}", value)
    return words.index(str(value))


def _word_or_none(value: object, words: tuple[str, ...]) -> int:
    return UNSAID if value is None else _word(value, words)


def _team(table: "State", letter: str) -> int:
    team = TEAM_LETTERS.find(letter)
    if len(letter) != 1 or not 0 <= team < table.house.teams:
        raise BadValue("A team of this table", letter)
    return team


def _read_or_none(value: object) -> int:
    return NO_CARD if value is None else read_card(str(value))


def _read_cards(value: object) -> list[int]:
    return [read_card(str(card)) for card in _list(value, None)]


def _read_set(value: object) -> int:
    cards = 0
    for card in _read_cards(value):
        cards |= int(BIT[card])
    return cards


def _read_numbers(value: object, size: int) -> int:
    numbers = 0
    for number in _list(value, None):
        numbers |= int(BIT[_number(number, 0, size - 1)])
    return numbers


def _read_plan(value: object, places: int) -> vec[i64]:
    if value is None:
        return vec[i64]()
    plan = _list(value, None)
    if len(plan) not in (1, 3):
        raise BadPosition(f"A proposal is a card, or a card and two places, not {value!r}.")
    numbers = [read_card(str(plan[0]))] + [_number(place, 0, places - 1) for place in plan[1:]]
    return vec[i64](numbers)
