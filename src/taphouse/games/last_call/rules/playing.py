"""Playing a card, LC-010 to LC-014, LC-023, LC-040 to LC-042 and LC-060: in which forms, and why not."""

from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.step import Moves, Step, Verb
from taphouse.decks.glasses import DECK
from taphouse.games.last_call import cards as c
from taphouse.games.last_call.naming import CARD_REFS, SUIT_REFS
from taphouse.games.last_call.rules import effects, kinds, rounds
from taphouse.games.last_call.rules import happenings as h
from taphouse.games.last_call.rules.calls import may_call
from taphouse.games.last_call.rules.matching import is_alone, playable, suit_in_force
from taphouse.games.last_call.rules.own import Own, call_too_early, not_held
from taphouse.games.last_call.rules.shout import answer_for
from taphouse.games.last_call.rules.troubles import start_troubles
from taphouse.games.last_call.words import said

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

PLAY: Final = Verb("play", kinds.CARD)
PLAY_CALL: Final = Verb("play", kinds.CARD, kinds.CALL)
PLAY_SHOUT: Final = Verb("play", kinds.SHOUT_CARD, kinds.MAYBE_CALL, kinds.SHOUTED)
BY_SUIT: Final = {c.SWITCH_IT_UP: "LC-030", c.TAKE_THAT: "LC-035", c.TROUBLES: "LC-056", c.HOUSE_MIXER: "LC-056"}
"""The events that go on their own suit only, and the rules that say so."""


class Playing(Own):
    """A card may be played: any that matches, or only the one just drawn."""

    def put_plays(self, table: "State", moves: Moves, first: i64, second: i64) -> None:
        """LC-023, LC-040, LC-060: the cards in all forms: a call needs a hand of two, a shout My Shout."""
        two = may_call(table, table.active)
        moves.put_each(PLAY.first, first)
        moves.put_each(PLAY.first + DECK, second)
        if two:
            moves.put_each(PLAY_CALL.first, first)
            moves.put_each(PLAY_CALL.first + DECK, second)
        shouts = second & table.house.shouts[1]
        if shouts != 0:
            for i in range(2):
                if shouts & c.BIT_OF[kinds.SHOUT_CARDS[i]] != 0:
                    moves.put(PLAY_SHOUT.first + 2 * i)
                    if two:
                        moves.put(PLAY_SHOUT.first + 2 * i + 1)

    def play(self, table: "State", verb: Verb, n: i64) -> None:
        """Play a card in one of its forms."""
        if verb is PLAY_SHOUT:
            play(table, kinds.SHOUT_CARDS[n // 2], called=n % 2 == 1, shouted=True)
        else:
            play(table, n, called=verb is PLAY_CALL, shouted=False)

    def why_no_play(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """LC-010 to LC-014, LC-023, LC-024, LC-041: why a card cannot be played, or not in this form."""
        if verb not in self.verbs:
            return cast("Step[Any]", verb.home).not_now(table, verb)
        card = kinds.SHOUT_CARDS[n // 2] if verb is PLAY_SHOUT else n
        if not table.holds(seat, card):
            return not_held(card, "LC-023")
        if table.drawn not in (c.NO_CARD, card):
            return IllegalMove("LC-024", said.only_the_drawn(card=CARD_REFS[table.drawn]))
        event = table.house.events[card]
        if event == c.MY_SHOUT and table.sizes[seat] == 1:
            return IllegalMove("LC-041", said.shout_never_last())
        if event == c.MY_SHOUT and is_alone(table, seat):
            return IllegalMove("LC-066", said.shout_not_freed())
        if verb is PLAY_SHOUT and event != c.MY_SHOUT:
            return IllegalMove("LC-040", said.only_my_shout())
        if playable(table, seat, c.DECK_OF[card]) & c.BIT_OF[card] == 0:
            return no_match(table, card, int(event))
        return call_too_early(table, seat)


def no_match(table: "State", card: i64, event: int) -> IllegalMove:
    """LC-010, LC-013: say what the card would have to match."""
    what, suit = CARD_REFS[card], SUIT_REFS[suit_in_force(table)]
    if event == c.ABOUT_FACE:
        return IllegalMove("LC-033", said.neither_suit_nor_colour(card=what, suit=suit))
    if event == c.SWITCH_IT_UP and table.house.switch_by_colour:
        return IllegalMove("LC-030", said.neither_suit_nor_colour(card=what, suit=suit))
    if event in BY_SUIT:
        return IllegalMove(BY_SUIT[event], said.own_suit_only(card=what, suit=suit))
    return IllegalMove("LC-010", said.no_match(card=what, suit=suit))


def play(table: "State", card: i64, *, called: bool, shouted: bool) -> None:
    """LC-023: play a card; its effect, and what ends every play, follow.

    LC-081, LC-082: the last card wins the moment it lands, unless it is a Tough Break.
    """
    table.leave_hand(card, called=called)
    event = table.house.events[card]
    if table.events is not None:
        cried = (h.CALLED if called else 0) | (h.SHOUTED if shouted else 0)
        cried |= h.DRINKS if shouted and table.house.drinks_all_round else 0
        table.note(h.PLAYED, int(table.active), int(card), cried)
    if effects.is_sidestep(event):
        effects.lay_sidestep(table, card)
    else:
        effects.lay(table, card)
    if table.sizes[table.active] == 0 and (event != c.TOUGH_BREAK or table.house.tough_break_wins):
        rounds.go_out(table, table.active)
    elif event in (c.ORDINARY, c.HOUSE_MIXER):
        rounds.finish(table)
    else:
        table.then(rounds.FINISH)
        if event == c.TROUBLES:
            start_troubles(table, card)
        effects.take_effect(table, event)
        if event == c.MY_SHOUT:
            answer_for(table, shouted=shouted)
        table.again = event == c.ABOUT_FACE and table.n == 2 and table.house.play_again
