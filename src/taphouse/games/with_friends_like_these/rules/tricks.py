"""Playing tricks: WF-050 to WF-059, WF-071 to WF-073."""

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, members, nth
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact, about, typed
from taphouse.core.moves import Move
from taphouse.core.rng import Rng
from taphouse.decks.glasses import ALL_OF_ONE, BAR, DECK, is_bar, suit_of
from taphouse.games.with_friends_like_these import cards as c
from taphouse.games.with_friends_like_these.cards import class_of, stands_for
from taphouse.games.with_friends_like_these.rules import moves as m
from taphouse.games.with_friends_like_these.rules import scoring
from taphouse.games.with_friends_like_these.words import said

if TYPE_CHECKING:
    from taphouse.games.with_friends_like_these.rules.state import State


def following(table: "State", led: i64) -> i64:
    """WF-036, WF-055, WF-056: the faces that follow a lead of that class."""
    return table.house.following[table.trump * c.CLASSES + led]


def demanded(table: "State") -> i64:
    """WF-051 to WF-054: the faces that the seat to play may choose from, as far as it holds them.

    WF-053: whoever cannot follow may play anything.
    """
    if table.laid > 0:
        wanted = following(table, table.led)
        if wanted & (table.places[2 * table.turn] | table.places[2 * table.turn + 1]) != 0:
            return wanted
    return ALL_OF_ONE


def asks(table: "State") -> Fact:
    """Ask for a card."""
    if table.laid == 0:
        return about(said.ask_lead(), "WF-051")
    suit = None if table.led == c.TRUMP else c.SUIT_REFS[table.led]
    if demanded(table) != ALL_OF_ONE:
        return about(said.ask_follow(suit=suit), "WF-052")
    return about(said.ask_any_card(suit=suit), "WF-053")


def open_cards(table: "State") -> list[Move]:
    """WF-051 to WF-055: any card that may be played."""
    wanted = demanded(table)
    cards = members(table.places[2 * table.turn] & wanted, m.PLAY)
    second = table.places[2 * table.turn + 1] & wanted
    if second != 0:
        cards += members(second, m.PLAY + DECK)
    return cast("list[Move]", cards)


def any_card(table: "State", rng: Rng) -> i64:
    """Pick one of the open cards."""
    wanted = demanded(table)
    first = table.places[2 * table.turn] & wanted
    second = table.places[2 * table.turn + 1] & wanted
    in_first = count(first)
    pick = rng.below(in_first + count(second))
    return nth(first, pick) if pick < in_first else DECK + nth(second, pick - in_first)


def may_play(table: "State", card: i64) -> bool:
    """WF-051 to WF-055: whether the seat whose turn it is holds the card and may lay it."""
    return card >= 0 and table.places[2 * table.turn + card // DECK] & demanded(table) & BIT[card % DECK] != 0


def why_not(table: "State", card: int) -> IllegalMove:
    """WF-036, WF-051 to WF-056: a card that is not there, or does not follow although another would."""
    if card >= DECK * table.house.decks:
        return IllegalMove("WF-051", said.not_in_play(typed=typed(c.CARDS[card])))
    if card not in table.held(table.turn):
        return IllegalMove("WF-051", said.not_held(typed=typed(c.CARDS[card]), card=c.CARD_REFS[card]))
    return _does_not_follow(table, card, _unlike([move - m.PLAY for move in open_cards(table)]))


def refused(table: "State") -> list[tuple[list[int], Fact]]:
    """WF-036, WF-052 to WF-056: by why, the cards that the seat to play holds and may not lay; what it may is open."""
    found: list[tuple[list[int], Fact]] = []
    for card in table.held(table.turn):
        if may_play(table, card):
            continue
        refusal = _does_not_follow(table, card, [])
        fact = about(refusal.fact, refusal.rule)
        if found and found[-1][1] == fact:
            found[-1][0].append(card)
        else:
            found.append(([card], fact))
    return found


def _does_not_follow(table: "State", card: int, instead: list[said.CardRef]) -> IllegalMove:
    """WF-036, WF-052 to WF-056: what was led, and why the card is nothing of that."""
    trump, first = int(table.trump), int(table.played[table.tricks_done * table.n])
    if table.led == c.TRUMP:
        if is_bar(first):
            return IllegalMove("WF-056", said.can_follow_bar(instead=instead))
        return IllegalMove("WF-055", said.can_follow_trumps(instead=instead))
    suit = c.SUIT_REFS[table.led]
    if is_bar(card):
        return IllegalMove("WF-054", said.bar_must_wait(suit=suit, instead=instead))
    if suit_of(card) == table.led and class_of(card % DECK, trump) == c.TRUMP:
        rank, now = stands_for(card, trump)
        fact = said.mixer_is_trump(
            suit=suit, card=c.CARD_REFS[card], rank=rank, trump=c.SUIT_REFS[now], instead=instead
        )
        return IllegalMove("WF-036", fact)
    return IllegalMove("WF-052", said.can_follow(suit=suit, instead=instead))


def _unlike(cards: list[int]) -> list[said.CardRef]:
    """Of cards that are called the same, name one."""
    unlike: dict[int, said.CardRef] = {}
    for card in cards:
        unlike.setdefault(BAR if is_bar(card) else card % DECK, c.CARD_REFS[card])
    return list(unlike.values())


def play(table: "State", card: i64) -> None:
    """WF-051, WF-052: lay a card; once every seat has, clockwise, the trick is taken."""
    seat = table.turn
    face = card % DECK
    table.places[2 * seat + card // DECK] &= ~BIT[face]
    if table.laid == 0:
        table.led = c.CLASS[table.trump * DECK + face]
        table.winning = seat
        table.winning_card = card
        table.note(m.LED, int(seat), int(card), int(table.trump))
    else:
        if beats(table, face, table.winning_card % DECK):
            table.winning = seat
            table.winning_card = card
        table.note(m.PLAYED, int(seat), int(card), int(table.trump))
    table.played[table.tricks_done * table.n + table.laid] = card
    table.laid += 1
    table.learned += 1
    if table.laid == table.n:
        take_trick(table)
    else:
        table.turn = table.left_of(seat)


def beats(table: "State", face: i64, best: i64) -> bool:
    """WF-032, WF-057, WF-058, WF-071 to WF-073: whether a card beats the best one before it.

    WF-072: an identical one does, Bar on Bar too; a card of neither the led suit nor trumps never does.
    """
    kind = c.CLASS[table.trump * DECK + face]
    if kind == c.CLASS[table.trump * DECK + best]:
        return c.STRENGTH[table.trump * DECK + face] >= c.STRENGTH[table.trump * DECK + best]
    return kind == c.TRUMP


def take_trick(table: "State") -> None:
    """WF-059: the winner takes the trick and leads the next; after the last one the round is scored."""
    table.won[table.winning] += 1
    table.laid = 0
    table.tricks_done += 1
    table.turn = table.winning
    table.leaders[table.tricks_done] = table.winning
    table.note(m.TOOK_TRICK, int(table.winning), int(table.winning_card), int(table.tricks_done))
    if table.tricks_done == table.hand_size:
        scoring.score_round(table)
