"""The turn and its three actions, CC-025, CC-029, CC-034 to CC-037 and CC-049 to CC-054; carrying out every move."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.moves import Move, Seat
from taphouse.games.cocktail_conspiracy.cards import CARDS, NO_CARD
from taphouse.games.cocktail_conspiracy.rules import cheers, first, victory
from taphouse.games.cocktail_conspiracy.rules.choices import is_open
from taphouse.games.cocktail_conspiracy.rules.limit import look_at
from taphouse.games.cocktail_conspiracy.rules.moves import (
    DECLARE,
    DISCARD,
    DISCARDED,
    DISCARDING,
    DRANK,
    DROP,
    MATCH,
    MOVE,
    MOVED,
    MOVING,
    PLACES,
    PLAY,
    PLAYED,
    PLAYING,
    SEND,
    SHOUT,
    THROW,
    matched_to_of,
    packed,
    played_to_of,
)
from taphouse.games.cocktail_conspiracy.rules.refusals import refuse
from taphouse.games.cocktail_conspiracy.rules.rounds import finish
from taphouse.games.cocktail_conspiracy.rules.seating import NO_PLACE

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State


def apply(table: "State", seat: Seat, move: Move) -> None:
    """Check a move and carry it out."""
    number: i64 = move
    if not is_open(table, seat, number):
        refuse(table, seat, number)
    if number < THROW:
        first.answer(table, seat, number - DRANK)
    elif number < PLAY:
        first.throw(table, seat, number - THROW)
    elif number < MOVE:
        play(table, (number - PLAY) // PLACES, (number - PLAY) % PLACES)
    elif number < DISCARD:
        move_card(table, (number - MOVE) // PLACES, (number - MOVE) % PLACES)
    elif number == DISCARD:
        discard_hand(table)
    elif number == SHOUT:
        cheers.ask(table)
    elif number < SEND:
        cheers.match(table, number - MATCH)
    elif number < DROP:
        cheers.send(table, played_to_of(number), matched_to_of(number))
    elif number < DROP + CARDS:
        cheers.choose_drop(table, number - DROP)
    elif number < DECLARE:
        cheers.answer(table, number)
    else:
        victory.declare(table, seat, number - DECLARE)


def begin_action(table: "State", action: i64, card: i64, place: i64) -> None:
    """Remember what the turn is, for everybody to see."""
    table.learned += 1
    table.action = action
    table.actor = table.active
    table.card = card
    table.target = place
    table.matched = NO_CARD
    table.played_to = NO_PLACE
    table.matched_to = NO_PLACE
    if len(table.drops) > 0:
        table.drops = vec[i64]()
    table.threw_away = 0
    table.drew = 0


def play(table: "State", card: i64, place: i64) -> None:
    """CC-034 to CC-037, CC-042: lay a hand card anywhere; its small icon looks at what lies there already."""
    begin_action(table, PLAYING, card, place)
    table.hands[table.active] &= ~BIT[card]
    table.sizes[table.active] -= 1
    table.memory.surface(card)
    table.note(PLAYED, int(table.active), int(card), table.told(place))
    if cheers.matching(table, card, place) != 0:
        cheers.begin(table)
    else:
        table.lay(place, card)
        look_at(table, place, NO_PLACE)


def move_card(table: "State", card: i64, place: i64) -> None:
    """CC-049 to CC-051: a card in front of the active player goes elsewhere, without CHEERS."""
    begin_action(table, MOVING, card, place)
    table.lift(table.active, card)
    table.lay(place, card)
    table.note(MOVED, int(table.active), int(card), table.told(place))
    look_at(table, place, NO_PLACE)


def discard_hand(table: "State") -> None:
    """CC-029, CC-052, CC-053: the whole hand goes to the discard pile, face down; an empty one serves as a pass."""
    seat = table.active
    begin_action(table, DISCARDING, NO_CARD, NO_PLACE)
    cards = table.hands[seat]
    if table.events is not None:
        table.note(DISCARDED, int(seat), int(table.sizes[seat]), packed(cards))
    table.memory.hand_in(seat, cards)
    table.threw_away = table.sizes[seat]
    table.discards |= cards
    table.discarded += table.sizes[seat]
    table.hands[seat] = 0
    table.sizes[seat] = 0
    finish(table)
