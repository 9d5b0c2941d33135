"""A round from the deal to the last card, and the match, LC-020 to LC-022 and LC-080 to LC-084."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.moves import NOBODY
from taphouse.core.outcome import Outcome, places_by
from taphouse.core.step import OVER, Step
from taphouse.games.last_call.cards import CARDS, NO_CARD, ORDINARY, UNNAMED, is_wild
from taphouse.games.last_call.house import POINTS, ROUNDS, SINGLE, WINS
from taphouse.games.last_call.rules import calls, troubles
from taphouse.games.last_call.rules import happenings as h
from taphouse.games.last_call.rules.matching import set_fitting

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

HAND: Final = 7


def start(table: "State") -> None:
    """LC-020: the youngest begins, as the house says; otherwise chance decides."""
    first = table.house.first_player
    table.starter = first if first >= 0 else table.rng.below(table.n)
    deal(table)


def deal(table: "State") -> None:
    """LC-001, LC-021, LC-022: shuffle both decks, deal seven each, turn the first card up, begin clockwise."""
    clear(table)
    table.note(h.ROUND_BEGINS, int(table.round + 1), NOBODY if table.house.first_acts else int(table.starter))
    pile = table.draw_pile
    pile.clear()
    for card in range(CARDS):
        pile.put(card)
    pile.shuffle(table.rng)
    for i in range(HAND * table.n):
        table.take_in((table.starter + i) % table.n, pile.draw())
    table.learned += 1
    if table.house.first_acts:
        let_first_act(table)
        return
    turn_up_first(table)
    begin_turn(table, table.starter)


def clear(table: "State") -> None:
    """Take everything of the last round off the table; what still waited went when the round ended."""
    for i in range(2 * table.n):
        table.hands[i] = 0
    for seat in range(table.n):
        table.sizes[seat] = 0
    table.discards.clear()
    table.sidestep = NO_CARD
    table.declared = UNNAMED
    table.direction = 1
    table.rejected = 0
    table.turns = 0
    table.passes = 0
    table.calling = False
    table.again = False
    table.memory.clear()


def may_be_first(table: "State", card: i64) -> bool:
    """LC-022: whether a card can begin the pile: an ordinary one, or by a house rule any that shows a suit."""
    event = table.house.events[card]
    return event == ORDINARY or (table.house.first_stays and not is_wild(int(event)))


def turn_up_first(table: "State") -> None:
    """LC-022: a card that cannot begin the pile is shown and goes under the draw pile."""
    pile = table.draw_pile
    card = pile.draw()
    while not may_be_first(table, card):
        table.note(h.REJECTED, int(card))
        pile.put_under(card)
        table.rejected += 1
        card = pile.draw()
    table.discards.put(card)
    set_fitting(table)
    table.note(h.FIRST_CARD, int(card))


def let_first_act(table: "State") -> None:
    """LC-022: by a house rule the first card works as if the seat before the first player had turned it up.

    LC-053 to LC-055 say how; at its end the turn passes on as after every play.
    """
    table.active = (table.starter + table.n - 1) % table.n
    table.turned[0] = 0
    table.turned[1] = 0
    table.then(FINISH)
    table.then(troubles.TURN_UP)


def begin_turn(table: "State", seat: i64) -> None:
    """LC-083: a turn is counted whenever a seat becomes active; after the last one the round ends instead.

    LC-035, LC-038: a Take That or a Cheers that waits for the seat comes first.
    """
    if table.turns == table.house.max_turns:
        end_by_count(table, h.TURN_LIMIT)
        return
    table.turns += 1
    table.active = seat
    table.phase = table.book.first


def finish(table: "State") -> None:
    """What ends every play: an empty hand wins, a single card is watched, the next seat goes on.

    LC-080, LC-027: a hand can be empty here only because nothing could be drawn.
    LC-034: with two players an About Face may give another turn.
    """
    seat = table.active
    empty = first_empty(table, seat)
    if empty != NOBODY:
        go_out(table, empty)
        return
    following = seat if table.again else table.next_seat(seat)
    if table.sizes[seat] == 1:
        calls.open_watch(table, seat, following)
    begin_turn(table, following)


@final
class Finish(Step["State"]):
    """The end of a play whose effect has been at work."""

    todo = "finish"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Finish it."""
        finish(table)


FINISH: Final = Finish()


def first_empty(table: "State", seat: i64) -> i64:
    """The first seat without cards, counted from a seat in the direction of play; NOBODY if there is none."""
    for other in range(table.n):
        if table.sizes[other] == 0:
            first = seat
            while table.sizes[first] != 0:
                first = table.next_seat(first)
            return first
    return NOBODY


def go_out(table: "State", seat: i64) -> None:
    """LC-002, LC-080, LC-081: the first without cards wins the round at once."""
    end_round(table, BIT[seat], h.WENT_OUT)


def end_by_count(table: "State", how: i64) -> None:
    """LC-083: a round that is stopped goes to the fewest cards; equal ones share it."""
    fewest: i64 = CARDS
    winners: i64 = 0
    for seat in range(table.n):
        if table.sizes[seat] < fewest:
            fewest = table.sizes[seat]
            winners = 0
        if table.sizes[seat] == fewest:
            winners |= BIT[seat]
    end_round(table, winners, how)


def end_if_blocked(table: "State") -> bool:
    """LC-083: the safety net: as many passes in a row as there are players."""
    if table.passes < table.n:
        return False
    end_by_count(table, h.BLOCKED)
    return True


def end_round(table: "State", winners: i64, how: i64) -> None:
    """Show all hands, score, and go on to the next round or end the game.

    LC-081, LC-083: what still waited for the next seat is forgotten.
    """
    table.learned += 1
    table.last_winners = winners
    table.last_how = how
    table.last_hands = table.hands[:]
    table.watched = 0
    table.fined = 0
    table.pending = 0
    table.cheers = False
    table.agenda.clear()
    points = score(table, winners)
    table.note(h.ROUND_ENDS, int(winners), int(how), int(points) if table.house.match == POINTS else 0)
    if table.events is not None:
        tell_hands(table)
    table.round += 1
    if match_is_over(table, how):
        table.step = OVER
        table.note(h.GAME_ENDS, int(table.ended_by))
        return
    table.starter = (table.starter + 1) % table.n
    deal(table)


def tell_hands(table: "State") -> None:
    """Tell what everybody was left with."""
    for seat in range(table.n):
        told = 0
        for card in range(CARDS):
            if table.holds(seat, card):
                told = told * h.PACK + int(card)
        if table.sizes[seat] > 0:
            table.note(h.LEFT_WITH, int(seat), int(table.sizes[seat]), told)


def score(table: "State", winners: i64) -> i64:
    """LC-084: a sole winner of a round gets one win, or a point for each card left in the other hands."""
    if table.house.match == SINGLE or winners & (winners - 1) != 0:
        return 0
    points: i64 = 0
    for seat in range(table.n):
        if winners & BIT[seat] == 0:
            points += table.sizes[seat]
    if table.house.match == WINS:
        points = 1
    table.scores = table.scores[:]
    for seat in range(table.n):
        if winners & BIT[seat] != 0:
            table.scores[seat] += points
    return points


def match_is_over(table: "State", how: i64) -> bool:
    """LC-084: after a single round, when the target is reached, or after thirty rounds."""
    table.ended_by = how
    if table.house.match == SINGLE:
        return True
    for seat in range(table.n):
        if table.scores[seat] >= table.house.target:
            table.ended_by = h.WINS_REACHED if table.house.match == WINS else h.POINTS_REACHED
            return True
    table.ended_by = h.ROUNDS_PLAYED
    return table.round >= ROUNDS


def outcome(table: "State") -> Outcome | None:
    """LC-080, LC-083, LC-084: places by score; in a single round a card left counts minus one."""
    if table.step is not OVER:
        return None
    reason = h.REASONS[table.ended_by]
    if table.house.match != SINGLE:
        scores = [int(table.scores[seat]) for seat in range(table.n)]
        return Outcome(reason, scores, places_by(scores), all_may_win=True)
    scores = [-int(table.sizes[seat]) for seat in range(table.n)]
    ahead = [1 if table.last_winners & BIT[seat] != 0 else scores[seat] for seat in range(table.n)]
    return Outcome(reason, scores, places_by(ahead), all_may_win=True)
