"""The story: what happened, as each seat hears it. All of it is public; only a pass is told to each in its own way."""

from taphouse.core.bits import members
from taphouse.core.facts import SEATS, Fact, seats_ref
from taphouse.core.moves import Event, Seat
from taphouse.core.words.said import game_over
from taphouse.decks.glasses import is_bar, is_mixer, suit_of
from taphouse.games.with_friends_like_these.cards import CARD_REFS, SUIT_REFS, stands_for
from taphouse.games.with_friends_like_these.rules import moves as m
from taphouse.games.with_friends_like_these.words import said


def told(event: Event, eyes: Seat | None) -> Fact:
    """Tell something that happened."""
    kind, a, b, c = event
    if kind == m.LED:
        rank, suit = _mixed(b, c)
        return said.led(who=SEATS[a], card=CARD_REFS[b], rank=rank, suit=suit)
    if kind == m.PLAYED:
        rank, suit = _mixed(b, c)
        return said.played(who=SEATS[a], card=CARD_REFS[b], rank=rank, suit=suit)
    if kind == m.TOOK_TRICK:
        return said.took(who=SEATS[a], card=CARD_REFS[b], number=c)
    if kind == m.HAS_BID:
        return said.bid(who=SEATS[a], number=b)
    if kind == m.HANDS_PASSED:
        return _passed(a, b, eyes)
    if kind == m.ROUND_DEALT:
        return said.dealt(round=a + 1, number=c, who=SEATS[b])
    if kind == m.TURNED_UP:
        return said.turned_up(card=CARD_REFS[a], suit=None if is_bar(a) else SUIT_REFS[suit_of(a)])
    if kind == m.SCORED:
        return said.scored(who=SEATS[a], points=b, total=c)
    assert kind == m.GAME_OVER
    return {**game_over(), "then": [said.outcome(who=seats_ref(members(a)), score=b)]}


def _mixed(card: int, trump: int) -> tuple[int | None, said.SuitRef | None]:
    """WF-006: what a Mixer is in this round; nothing for other cards."""
    if not is_mixer(card):
        return None, None
    rank, suit = stands_for(card, trump)
    return rank, SUIT_REFS[suit]


def _passed(offset: int, seats: int, eyes: Seat | None) -> Fact:
    """WF-081: where the hands went."""
    if eyes is None:
        return said.hands_went(number=offset)
    bidder, wingman = (eyes - offset) % seats, (eyes + offset) % seats
    return said.your_hand_went(number=offset, whose=SEATS[bidder], who=SEATS[wingman])
