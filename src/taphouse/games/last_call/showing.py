"""Shows the table to one seat, as far as it may see it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from taphouse.core.bits import members
from taphouse.core.facts import seats_ref
from taphouse.core.moves import Seat
from taphouse.core.step import OVER
from taphouse.core.view import Counters, Item, MoveView, OutcomeView, SeatView, Zone
from taphouse.decks.glasses import DECK
from taphouse.games.last_call.cards import CARDS, NO_CARD, SUIT_IDS
from taphouse.games.last_call.house import MATCHES, SINGLE
from taphouse.games.last_call.meta import META
from taphouse.games.last_call.naming import CARD_REFS, SUIT_REFS, write
from taphouse.games.last_call.prompts import asked, move_view
from taphouse.games.last_call.rules import happenings as h
from taphouse.games.last_call.rules.fields import set_written
from taphouse.games.last_call.rules.matching import to_match
from taphouse.games.last_call.rules.state import State
from taphouse.games.last_call.story import way
from taphouse.games.last_call.view import LastCallView, LastRound
from taphouse.games.last_call.words import said

ITEMS = [Item(id=write(card)) for card in range(CARDS)]
"""Every card as it lies open, made once."""
LAYING = ("do-play", "do-stack")
HANDS = 3
"""Behind so many other zones the hands come, seat by seat."""


def show(state: State, eyes: Seat | None) -> LastCallView:
    """Show the table to a seat, or to a spectator."""
    return show_all(state, [eyes])[0]


def show_all(state: State, eyes: Sequence[Seat | None]) -> list[LastCallView]:
    """Show the table to several seats or spectators; what everybody sees is looked up once."""
    public = _public(state)
    return [_through(each, public, state) for each in eyes]


def _public(state: State) -> LastCallView:
    """What lies open for everybody."""
    seats = range(state.seats)
    awaited = state.to_act()
    values = state.house.values
    return LastCallView(
        game=META.id,
        eyes=None,
        seats=[_seat(state, seat, awaited=seat in awaited) for seat in seats],
        zones=[*_table_zones(state), *(_hand(state, seat) for seat in seats)],
        counters=_counters(state),
        task="" if state.step is OVER else state.step.name,
        decision=state.step.name,
        active=int(state.active),
        direction=int(state.direction),
        to_match=to_match(state),
        declared=SUIT_IDS[state.declared] if state.declared >= 0 else "",
        pending=int(state.pending),
        watched=members(state.watched),
        called=members(state.watched & state.called),
        round=_round(state),
        turns=int(state.turns),
        match=str(values["match"]),
        scores=[] if state.house.match == SINGLE else list(state.scores),
        target=int(state.house.target),
        shout=str(values["shout_text"]),
        tough_break_final=str(values["tough_break_final"]),
        tenth_mixer=str(values["tenth_mixer"]),
        last_round=_last_round(state),
    )


def _through(eyes: Seat | None, public: LastCallView, state: State) -> LastCallView:
    """Add what one pair of eyes may see or do besides."""
    view = replace(public, eyes=eyes, asked=asked(state, eyes), outcome=_outcome(state))
    if eyes is not None:
        view.moves = [move_view(state, int(eyes), int(move)) for move in state.legal_moves(eyes)]
        view.zones = public.zones.copy()
        view.zones[HANDS + eyes] = _own_hand(state, eyes, view.moves)
    return view


def _round(state: State) -> int:
    """The number of the round that is played, or was played last."""
    return int(state.round) if state.step is OVER else int(state.round) + 1


def _seat(state: State, seat: int, *, awaited: bool) -> SeatView:
    size = int(state.sizes[seat])
    counters: Counters = {"cards": size}
    if state.house.match != SINGLE:
        counters[MATCHES[int(state.house.match)]] = int(state.scores[seat])
    notes = ["one-left"] if size == 1 else []
    if state.chosen[seat] != NO_CARD:
        notes.append("has-chosen")
    return SeatView(seat=seat, awaited=awaited, counters=counters, notes=notes)


def _table_zones(state: State) -> list[Zone]:
    aside = [ITEMS[int(state.sidestep)]] if state.sidestep != NO_CARD else []
    under = [write(number) for number in state.draw_pile.listed()[: state.rejected]]
    return [
        Zone(id="draw", label="", kind="pile", count=int(state.draw_pile.size), known=under),
        Zone(id="discards", label="", kind="pile", items=[ITEMS[state.discards.top()]], count=int(state.discards.size)),
        Zone(id="sidestep", label="", kind="row", items=aside, count=len(aside)),
    ]


def _hand(state: State, seat: int) -> Zone:
    """A hand as everybody sees it: how many cards there are, and at the end all of them."""
    items = [ITEMS[number] for number in _held(state, seat)] if state.step is OVER else []
    return Zone(f"hand-{seat}", "", "hand", items, int(state.sizes[seat]))


def _own_hand(state: State, seat: Seat, moves: list[MoveView]) -> Zone:
    """A hand as its owner sees it, with marks on cards that can be laid, the one just drawn, and the one to pass."""
    playable = {move.do["card"] for move in moves if move.do is not None and move.do["say"] in LAYING}
    items: list[Item] = []
    for number in _held(state, seat):
        marks: tuple[str, ...] = ("playable",) if CARD_REFS[number] in playable else ()
        if number == state.drawn:
            marks = (*marks, "drawn")
        if number == state.chosen[seat]:
            marks = (*marks, "chosen")
        items.append(Item(id=write(number), marks=marks) if marks else ITEMS[number])
    return Zone(f"hand-{seat}", "", "hand", items, len(items))


def _held(state: State, seat: int) -> list[int]:
    return members(state.hands[2 * seat]) + members(state.hands[2 * seat + 1], DECK)


def _counters(state: State) -> Counters:
    counters: Counters = {"direction": way(int(state.direction))}
    if state.declared >= 0:
        counters["declared"] = SUIT_REFS[int(state.declared)]
    if state.pending > 0:
        counters["pending"] = int(state.pending)
    if state.house.match != SINGLE:
        counters["round"] = _round(state)
        counters[f"{MATCHES[int(state.house.match)]}-needed"] = int(state.house.target)
    counters["turns"] = int(state.turns)
    return counters


def _last_round(state: State) -> LastRound | None:
    if state.round == 0:
        return None
    return _shown_round(tuple(state.last_hands), int(state.last_winners), int(state.last_how))


@lru_cache(maxsize=1024)
def _shown_round(hands: tuple[int, ...], winners: int, how: int) -> LastRound:
    """Show a round that is over: everybody sees the same until the next one is."""
    shown = [set_written(first, second) for first, second in zip(hands[::2], hands[1::2], strict=True)]
    return LastRound(winners=members(winners), how=h.ENDS[how], hands=shown)


def _outcome(state: State) -> OutcomeView | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    why = cast("h.End", h.ENDS[h.REASONS.index(outcome.reason)])
    in_words = said.outcome(who=seats_ref(outcome.winners()), why=why)
    return OutcomeView(outcome.reason, outcome.scores, outcome.places, said=in_words)
