"""The story in words, and how things on the table are called."""

from collections.abc import Sequence

from taphouse.core.moves import Event, Seat
from taphouse.core.telling import listed
from taphouse.decks.glasses import is_bar, is_mixer, suit_of
from taphouse.games.with_friends_like_these.cards import NO_TRUMPS, SUIT_NAMES, meaning_of, name_of
from taphouse.games.with_friends_like_these.rules.numbers import (
    GAME_OVER,
    HANDS_PASSED,
    HAS_BID,
    LED,
    PLAYED,
    ROUND_DEALT,
    SCORED,
    TOOK_TRICK,
    TURNED_UP,
)


def who(seat: int, eyes: Seat | None, names: Sequence[str]) -> str:
    """Name a seat, as the one who looks would."""
    if seat == eyes:
        return "You"
    return names[seat] if seat < len(names) else f"Seat {seat + 1}"


def whose(seat: int, eyes: Seat | None, names: Sequence[str]) -> str:
    """Say that something belongs to a seat."""
    return "your" if seat == eyes else f"{who(seat, eyes, names)}'s"


def some(number: int, thing: str) -> str:
    """Count things: ``1 trick``, ``2 tricks``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def card_in_words(card: int, trump: int) -> str:
    """Name a card in a sentence: ``a Bar``, ``Mixer of Wine, the 12 of Beer``, ``9 of Cocktail``."""
    if is_bar(card):
        return "a Bar"
    if is_mixer(card):
        return f"{name_of(card)}, the {meaning_of(card, trump)}"
    return name_of(card)


def trumps_in_words(trump: int) -> str:
    """Name the trumps of a round."""
    return "No Trumps" if trump == NO_TRUMPS else SUIT_NAMES[trump]


def victory(winners: Sequence[int], score: int, eyes: Seat | None, names: Sequence[str]) -> str:
    """WF-011, WF-062: say who won; equal scores win together."""
    called = [who(seat, eyes, names) for seat in winners]
    if len(called) > 1:
        called[1:] = ["you" if seat == eyes else who(seat, eyes, names) for seat in winners[1:]]
        return f"{listed(called)} win together with {some(score, 'point')}."
    return f"{called[0]} {'win' if called == ['You'] else 'wins'} with {some(score, 'point')}."


def tell(event: Event, eyes: Seat | None, names: Sequence[str]) -> str:
    """Tell something that happened; all of it is public, only the words depend on who listens."""
    kind, a, b, c = event
    if kind == HANDS_PASSED:
        return _passed(a, b, eyes, names)
    if kind == TURNED_UP:
        return _turned_up(a)
    if kind == GAME_OVER:
        return f"The game is over. {victory([seat for seat in range(a.bit_length()) if a >> seat & 1], b, eyes, names)}"
    if kind == ROUND_DEALT:
        return f"Round {a + 1}: {c} cards each, dealt by {'you' if b == eyes else who(b, eyes, names)}."
    seat = who(a, eyes, names)
    if kind == HAS_BID:
        return f"{seat} bid {b}."
    if kind == LED:
        return f"{seat} led {card_in_words(b, c)}."
    if kind == PLAYED:
        return f"{seat} played {card_in_words(b, c)}."
    if kind == TOOK_TRICK:
        return f"{seat} won trick {c} with {'a Bar' if is_bar(b) else name_of(b)}."
    assert kind == SCORED
    return f"{seat} scored {some(b, 'point') if b else 'nothing'}, {c} in all."


def _turned_up(card: int) -> str:
    """WF-024 to WF-026: say what the turned-up card means."""
    if is_bar(card):
        return "A Bar is turned up: No Trumps."
    return f"{name_of(card)} is turned up: {SUIT_NAMES[suit_of(card)]} is trump."


def _passed(offset: int, seats: int, eyes: Seat | None, names: Sequence[str]) -> str:
    """WF-081: say where the hands went."""
    went = f"All hands went {some(offset, 'seat')} to the left"
    if eyes is None:
        return f"{went}."
    bidder, wingman = (eyes - offset) % seats, (eyes + offset) % seats
    return f"{went}: you play {whose(bidder, eyes, names)}, {who(wingman, eyes, names)} plays yours."
