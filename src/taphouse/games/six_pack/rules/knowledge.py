"""Dealing anew what a seat cannot know, so that everything it does know stays true.

A hand is three of the dominoes that its seat has not scored. Everybody has seen which hands it cannot be:
those that would have fitted a claim that was refused, or that the house would have claimed itself.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import count, nth
from taphouse.core.rng import Quick, Rng
from taphouse.core.step import OVER, Moves
from taphouse.games.six_pack.cards import HALF, HANDS, HIGH_WITHOUT, LOW_WITHOUT
from taphouse.games.six_pack.rules import events as e
from taphouse.games.six_pack.rules.cells import ANSWERS, claimed
from taphouse.games.six_pack.rules.looking import CLAIM, DONE, put_windows
from taphouse.games.six_pack.rules.opening import MIXED_LAST

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State


def is_shown(table: "State", seat: i64) -> bool:
    """SP-064: whether everybody sees a hand: screens are open, its claim has just been shown, or the game is over."""
    standing = table.standing[seat]
    return table.house.open_screens or table.step is OVER or standing in (e.SCORING, e.SCORED)


def resample(table: "State", eyes: i64, rng: Rng) -> "State":
    """Copy the table with other hands for the other seats, and other secret answers of theirs."""
    twin = table.copy()
    for seat in range(twin.n):
        if seat != eyes:
            if not is_shown(twin, seat):
                twin.hands[seat] = possible_hand(twin, seat, rng)
            answer_anew(twin, seat, rng)
    twin.rng = Quick(rng.below(2147483647) * 2147483647 + rng.below(2147483647))
    return twin


def possible_hands(table: "State", seat: i64) -> tuple[i64, i64]:
    """SP-075: the hands of unscored dominoes that nothing has ruled out, as a set in two words."""
    scored = table.scored[seat]
    return LOW_WITHOUT[scored] & ~table.not_held[2 * seat], HIGH_WITHOUT[scored] & ~table.not_held[2 * seat + 1]


def possible_hand(table: "State", seat: i64, rng: Rng) -> i64:
    """Any of them, each with the same chance."""
    low, high = possible_hands(table, seat)
    lows = count(low)
    pick = rng.below(lows + count(high))
    return HANDS[nth(low, pick)] if pick < lows else HANDS[HALF + nth(high, pick - lows)]


def answer_anew(table: "State", seat: i64, rng: Rng) -> None:
    """What a seat has answered in secret may have been anything; only that it answered is known."""
    if table.step is MIXED_LAST and table.mixed[seat] != e.NOT_YET:
        table.mixed[seat] = rng.below(len(ANSWERS))
    if table.standing[seat] == e.ANSWERED:
        moves = Moves()
        put_windows(table, seat, moves)
        number = moves.numbers[rng.below(moves.size)]
        table.answers[seat] = e.NOTHING if number == DONE.first else claimed(number - CLAIM.first)
    if table.standing[seat] == e.SCORED and table.points[seat] + 1 < table.house.target:
        hand = table.hands[seat]
        table.picks[seat] = nth(hand, rng.below(count(hand)))
