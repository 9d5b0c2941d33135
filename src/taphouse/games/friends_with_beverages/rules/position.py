"""A state written down as JSON data, and rebuilt from it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, bits_of, members
from taphouse.core.errors import BadPosition, BadValue
from taphouse.core.step import OVER, RESOLVING
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    CARDS,
    CODES,
    COPY_OF,
    EQUIPMENT,
    EQUIPMENT_FIRST,
    EVENTS,
    FIRST,
    KIND_OF,
    KINDS,
    MARKET,
    NO_CARD,
    SLOTS,
    TYPES,
    is_equipment,
    write_card,
    write_guest,
)
from taphouse.games.friends_with_beverages.rules.book import BOOK, PHASES
from taphouse.games.friends_with_beverages.rules.decision import Decision, Task
from taphouse.games.friends_with_beverages.rules.decks import STAYING
from taphouse.games.friends_with_beverages.rules.ending import REASONS
from taphouse.games.friends_with_beverages.rules.hands import install_piece
from taphouse.games.friends_with_beverages.rules.looks import DEEP
from taphouse.games.friends_with_beverages.rules.places import hand_of
from taphouse.games.friends_with_beverages.rules.reading import (
    read_a_card,
    read_a_guest,
    read_cards,
    read_flag,
    read_guests,
    read_list,
    read_number,
    read_word,
    write_a_card,
    write_a_guest,
)
from taphouse.games.friends_with_beverages.rules.results import EFFECTS, OF_GUESTS
from taphouse.games.friends_with_beverages.rules.sanity import check
from taphouse.games.friends_with_beverages.rules.shots import SHOTS
from taphouse.games.friends_with_beverages.rules.swapping import WILD

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

Data = Mapping[str, object]
MOST: Final = 10**6
LARGEST_SET: Final = 50
"""All pieces of equipment fit a set."""
FIRST_PAYMENT: Final = 62
"""Ways to pay for a swap are counted from here in a position, ..."""
FIRST_SHOWN: Final = 207
"""... and pieces shown at an Exhibition from here."""
DECISIONS: Final = (RESOLVING.name, *(step.name for step in BOOK.steps if isinstance(step, Decision)), OVER.name)
PHASE_NAMES: Final = tuple(PHASES)
TASKS: Final = tuple(step.todo for step in BOOK.steps if isinstance(step, Task))
TASK_INDEXES: Final = [int(step.index) for step in BOOK.steps if isinstance(step, Task)]
"""What can be on the agenda."""


def written(table: "State") -> dict[str, object]:
    """Write a state down: cards by notation, piles from bottom to top, sets and steps in words."""
    return {
        "house": dict(table.house.values),
        "decision": table.step.name,
        "asked": int(table.asked),
        "phase": "" if table.phase is None else table.phase.name,
        "active": int(table.active),
        "leader": int(table.leader),
        "turns": int(table.turns),
        "points": int(table.points),
        "deck": [write_card(card) for card in table.deck.listed()],
        "discard": [write_card(card) for card in table.discard.listed()],
        "market": [write_a_card(int(card)) for card in table.market],
        "second_hand": write_a_card(int(table.second_hand)),
        "notice": write_a_card(int(table.notice)),
        "aside": [write_card(card) for card in table.aside.listed()],
        "stays": [write_card(card) for card in members(table.stays, STAYING)],
        "guest_deck": [write_guest(guest) for guest in table.guest_deck.listed()],
        "guest_discard": [write_guest(guest) for guest in table.guest_discard.listed()],
        "guest_market": [write_a_guest(int(guest)) for guest in table.guest_market],
        "box": [write_guest(guest) for guest in table.box.listed()],
        "hosts": [_host(table, seat) for seat in range(table.seats)],
        "known": _marked(table.known),
        "fresh": _marked(table.fresh),
        "generation": int(table.generation),
        "seen": _generations(table, table.seen, in_deck=True),
        "drawn": _generations(table, table.drawn, in_deck=False),
        "guest_out": table.guest_out,
        "trigger": _seat_or_none(table.trigger),
        "turn": _turn(table),
        "trade": _trade(table),
        "toasted": members(table.toasted),
        "met": [_met(row) for row in table.period.met.listed()],
        "results": [_result(row) for row in table.period.results.listed()],
        "agenda": [[BOOK.steps[row[0]].todo, *row[1:]] for row in table.agenda.listed()],
        "last": [write_a_guest(int(table.last_guest)), int(table.last_seat), int(table.last_slot)],
        "ended_by": REASONS[int(table.ended_by)],
    }


def _host(table: "State", seat: int) -> dict[str, object]:
    slots = range(int(table.house.guests))
    shed = [int(table.pieces[TYPES * seat + kind]) for kind in members(table.shed[seat])]
    shot = int(table.shots[seat])
    return {
        "hand": [write_card(card) for card in hand_of(table, seat)],
        "guests": [write_guest(int(table.guests[SLOTS * seat + slot])) for slot in slots],
        "served": [slot + 1 for slot in members(table.served[seat])],
        "shed": [write_card(card) for card in shed],
        "sideways": [CODES[EQUIPMENT + kind] for kind in members(table.sideways[seat])],
        "bottle": int(table.bottles[seat]),
        "nose": int(table.noses[seat]),
        "rank": int(table.ranks[seat]),
        "shot": SHOTS[shot] if shot >= 0 else None,
        "given": int(table.given[seat]),
        "looks": [int(table.looks.depth[seat]), int(table.looks.ordered[seat])],
        "looked": [write_guest(guest) for guest in table.looks.of(seat)],
    }


def _turn(table: "State") -> dict[str, object]:
    """What is on the way in the middle of a turn."""
    return {
        "served_now": table.served_now,
        "taken_out": [write_card(card) for card in members(table.taken_out, EQUIPMENT_FIRST)],
        "paying": _shifted(table.paying, FIRST_PAYMENT),
        "sweeps": table.sweeps,
        "position": int(table.position_from),
        "turned": write_a_guest(int(table.turned)),
        "installing": write_a_card(int(table.installing)),
        "pay": [int(table.pay_slot), int(table.pay_omit), int(table.pay_extra)],
        "due": list(table.due),
        "options": int(table.options),
        "shown": [_shifted(table.shown, FIRST_SHOWN), _shifted(table.shown_too, FIRST_SHOWN)],
        "tally": int(table.tally),
        "victim": int(table.victim),
    }


def _trade(table: "State") -> dict[str, object]:
    return {
        "trader": int(table.trader),
        "offers": int(table.offers),
        "give": CODES[int(table.give)],
        "want": CODES[int(table.want)],
        "partner": int(table.partner),
    }


def _shifted(value: i64, first: int) -> int:
    """A number that counts from another one; nothing is -1."""
    return -1 if value < 0 else int(value) + first


def _read_shifted(value: object, first: int, size: int) -> i64:
    """Read such a number."""
    shifted = read_number(value, -1, first + size - 1)
    if 0 <= shifted < first:
        raise BadValue(f"A number from {first} to {first + size - 1}", value)
    return -1 if shifted < 0 else shifted - first


def _seat_or_none(seat: i64) -> int | None:
    return None if seat < 0 else int(seat)


def _marked(sets: vec[i64]) -> list[str]:
    """The cards of a set for each kind."""
    return [write_card(card) for kind in range(EVENTS) for card in members(sets[kind], FIRST[kind])]


def _generations(table: "State", numbers: vec[i64], *, in_deck: bool) -> dict[str, int]:
    """What is written about cards that lie face down, where it is not 0."""
    cards = table.deck.listed() if in_deck else []
    for seat in range(table.seats):
        cards += [card for card in hand_of(table, seat) if not _is_known(table, card)]
    return {write_card(card): int(numbers[card]) for card in sorted(cards) if numbers[card] != 0}


def _is_known(table: "State", card: int) -> bool:
    return table.known[KIND_OF[card]] & BIT[COPY_OF[card]] != 0


def _met(row: list[int]) -> dict[str, object]:
    return {"card": write_card(row[0]), "seat": row[1], "depth": row[2], "open": row[3] == 1}


def _result(row: list[int]) -> list[object]:
    number, seat, effect, thing = row
    what = write_a_guest(thing) if effect in OF_GUESTS else write_a_card(thing)
    return [number, seat, EFFECTS[effect], what]


def restore(table: "State", data: Data) -> None:
    """Lay a fresh table as it was written down."""
    table.make_room()
    last_seat = int(table.n) - 1
    table.step = BOOK.named[DECISIONS[read_word(data["decision"], DECISIONS)]]
    table.asked = read_number(data["asked"], 0, last_seat)
    table.phase = PHASES[PHASE_NAMES[read_word(data["phase"], PHASE_NAMES)]]
    table.active = read_number(data["active"], 0, last_seat)
    table.leader = read_number(data["leader"], 0, last_seat)
    table.turns = read_number(data["turns"], 0, MOST)
    table.points = read_number(data["points"], 0, 2)
    _restore_piles(table, data)
    for seat, host in enumerate(read_list(data["hosts"], int(table.n))):
        _restore_host(table, seat, cast("Data", host))
    _mark(table.known, data["known"])
    _mark(table.fresh, data["fresh"])
    table.generation = read_number(data["generation"], 0, MOST)
    _restore_generations(table.seen, data["seen"])
    _restore_generations(table.drawn, data["drawn"])
    table.guest_out = read_flag(data["guest_out"])
    table.trigger = -1 if data["trigger"] is None else read_number(data["trigger"], 0, last_seat)
    _restore_turn(table, cast("Data", data["turn"]))
    _restore_trade(table, cast("Data", data["trade"]))
    table.toasted = bits_of([read_number(seat, 0, last_seat) for seat in read_list(data["toasted"])])
    _restore_period(table, data)
    table.agenda.fill([_read_step(step) for step in read_list(data["agenda"])])
    guest, seat_of_it, slot_of_it = read_list(data["last"], 3)
    table.last_guest = read_a_guest(guest)
    table.last_seat = read_number(seat_of_it, 0, last_seat)
    table.last_slot = read_number(slot_of_it, 0, SLOTS - 1)
    table.ended_by = read_word(data["ended_by"], REASONS)
    check(table)


def _restore_piles(table: "State", data: Data) -> None:
    table.deck.fill(read_cards(data["deck"]))
    table.discard.fill(read_cards(data["discard"]))
    table.aside.fill(read_cards(data["aside"]))
    table.market = vec[i64]([read_a_card(card) for card in read_list(data["market"], 2)])
    table.second_hand = read_a_card(data["second_hand"])
    table.notice = read_a_card(data["notice"])
    table.stays = _read_set(data["stays"], STAYING)
    table.guest_deck.fill(read_guests(data["guest_deck"]))
    table.guest_discard.fill(read_guests(data["guest_discard"]))
    table.guest_market = vec[i64]([read_a_guest(guest) for guest in read_list(data["guest_market"], MARKET)])
    table.box.fill(read_guests(data["box"]))


def _read_set(value: object, first: int) -> i64:
    """Cards as a set, counted from the first that may be in it."""
    cards = read_cards(value)
    for card in cards:
        if not first <= card < first + LARGEST_SET:
            raise BadPosition(f"{write_card(card)} cannot be among these cards.")
    return bits_of([card - first for card in cards])


def _restore_host(table: "State", seat: int, data: Data) -> None:
    for card in read_cards(data["hand"]):
        if KIND_OF[card] >= EVENTS:
            raise BadPosition(f"{write_card(card)} is an interrupt, which nobody holds.")
        table.held[EVENTS * seat + KIND_OF[card]] |= BIT[COPY_OF[card]]
        table.sizes[seat] += 1
    for slot, guest in enumerate(read_list(data["guests"], int(table.house.guests))):
        table.guests[SLOTS * seat + slot] = read_a_guest(guest)
    for drink in read_list(data["served"]):
        table.served[seat] |= BIT[read_number(drink, 1, int(table.house.guests)) - 1]
    for card in read_cards(data["shed"]):
        if not is_equipment(KIND_OF[card]) or table.shed[seat] & BIT[KIND_OF[card] - EQUIPMENT] != 0:
            raise BadPosition("A shed holds equipment, each type once.")
        install_piece(table, seat, card)
    table.sideways[seat] = bits_of([read_word(code, CODES) - EQUIPMENT for code in read_list(data["sideways"])])
    table.bottles[seat] = read_number(data["bottle"], -1, 1)
    table.noses[seat] = read_number(data["nose"], 0, 10)
    table.ranks[seat] = read_number(data["rank"], -1, int(table.n) - 1)
    table.shots[seat] = -1 if data["shot"] is None else read_word(data["shot"], SHOTS)
    table.given[seat] = read_number(data["given"], 0, 2)
    depth, ordered = read_list(data["looks"], 2)
    table.looks.depth[seat] = read_number(depth, 0, DEEP)
    table.looks.ordered[seat] = read_number(ordered, 0, 1)
    looked = read_guests(data["looked"])
    for i in range(DEEP):
        table.looks.guests[DEEP * seat + i] = looked[i] if i < len(looked) else NO_CARD
    if len(looked) > DEEP:
        raise BadPosition(f"Nobody knows more than {DEEP} guests of the deck.")


def _mark(sets: vec[i64], value: object) -> None:
    for card in read_cards(value):
        if KIND_OF[card] >= EVENTS:
            raise BadPosition(f"{write_card(card)} is an interrupt, which nobody holds.")
        sets[KIND_OF[card]] |= BIT[COPY_OF[card]]


def _restore_generations(numbers: vec[i64], value: object) -> None:
    if not isinstance(value, dict):
        raise BadValue("A set of numbers by card", value)
    for card, number in value.items():
        numbers[read_a_card(card)] = read_number(number, 0, MOST)


def _restore_turn(table: "State", data: Data) -> None:
    table.served_now = read_flag(data["served_now"])
    table.taken_out = _read_set(data["taken_out"], EQUIPMENT_FIRST)
    table.paying = _read_shifted(data["paying"], FIRST_PAYMENT, WILD + 2)
    table.sweeps = read_flag(data["sweeps"])
    table.position_from = read_number(data["position"], -1, MARKET - 1)
    table.turned = read_a_guest(data["turned"])
    table.installing = read_a_card(data["installing"])
    slot, omit, extra = read_list(data["pay"], 3)
    table.pay_slot = read_number(slot, 0, SLOTS - 1)
    table.pay_omit = read_number(omit, -1, ABUNDANCE - 1)
    table.pay_extra = read_number(extra, 0, TYPES)
    table.due = vec[i64]([read_number(number, 0, TYPES) for number in read_list(data["due"], 16)])
    table.options = read_number(data["options"], 0, 127)
    first, second = read_list(data["shown"], 2)
    table.shown = _read_shifted(first, FIRST_SHOWN, 2 * TYPES)
    table.shown_too = _read_shifted(second, FIRST_SHOWN, 2 * TYPES)
    table.tally = read_number(data["tally"], 0, 2)
    table.victim = read_number(data["victim"], 0, int(table.n) - 1)


def _restore_trade(table: "State", data: Data) -> None:
    table.trader = read_number(data["trader"], 0, int(table.n))
    table.offers = read_number(data["offers"], 0, 4)
    table.give = read_word(data["give"], CODES[:EVENTS])
    table.want = read_word(data["want"], CODES[:EVENTS])
    table.partner = read_number(data["partner"], 0, int(table.n) - 1)


def _restore_period(table: "State", data: Data) -> None:
    last_seat = int(table.n) - 1
    for value in read_list(data["met"]):
        row = cast("Data", value)
        seat = read_number(row["seat"], 0, last_seat)
        number = table.period.begin(read_a_card(row["card"]), seat)
        if not read_flag(row["open"]):
            table.period.close(number)
        table.period.met.steps[4 * number + 2] = read_number(row["depth"], 0, KINDS)
    for value in read_list(data["results"]):
        which, who, word, what = read_list(value, 4)
        effect = read_word(word, EFFECTS)
        thing = read_a_guest(what) if effect in OF_GUESTS else read_a_card(what)
        last = int(table.period.met.size) - 1
        table.period.results.push(read_number(which, 0, last), read_number(who, 0, last_seat), effect, thing)


def _read_step(value: object) -> list[int]:
    step = read_list(value, 4)
    return [
        TASK_INDEXES[read_word(step[0], TASKS)],
        *(read_number(number, 0, CARDS) for number in step[1:]),
    ]
