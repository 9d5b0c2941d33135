"""Shows the table to one seat, as far as it may see it."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from taphouse.core.bits import members
from taphouse.core.moves import Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.telling import Teller
from taphouse.core.view import Counter, Item, OutcomeView, SeatView, Zone
from taphouse.games.last_call.cards import COLOURS, NO_CARD, SHAPES, SUIT_IDS, SUIT_NAMES
from taphouse.games.last_call.faces import card, cards_in
from taphouse.games.last_call.house import MATCHES, SINGLE, House
from taphouse.games.last_call.meta import META
from taphouse.games.last_call.naming import write
from taphouse.games.last_call.prompts import TASKS, laid_by, move_view, prompt
from taphouse.games.last_call.rules.matching import colour_in_force, shape_in_force, suit_in_force
from taphouse.games.last_call.rules.moves import DECISIONS, DRAW, OVER, REASONS
from taphouse.games.last_call.rules.state import State
from taphouse.games.last_call.view import Card, LastCallView, LastRound

SUIT_OR_NONE = (*SUIT_IDS, "")
COLOUR_OR_NONE = (*COLOURS, "")
SHAPE_OR_NONE = (*SHAPES, "")
HANDS = 3
"""Behind so many other zones the hands come, seat by seat."""


def show(state: State, eyes: Seat | None, names: Sequence[str]) -> LastCallView:
    """Show the table to a seat, or to a spectator."""
    return show_all(state, [eyes], names)[0]


def show_all(state: State, eyes: Sequence[Seat | None], names: Sequence[str]) -> list[LastCallView]:
    """Show the table to several seats or spectators; what everybody sees is looked up once."""
    public = _public(state)
    return [_through(each, public, state, Teller(each, names)) for each in eyes]


def _public(state: State) -> LastCallView:
    """What lies open for everybody."""
    seats = range(state.seats)
    awaited = state.to_act()
    top = card(state.house, state.discards.top())
    sidestep = card(state.house, state.sidestep) if state.sidestep != NO_CARD else None
    return LastCallView(
        game=META.id,
        eyes=None,
        seats=[_seat(state, seat, awaited=seat in awaited) for seat in seats],
        zones=[*_table_zones(state, top, sidestep), *(_hand(state, seat) for seat in seats)],
        counters=_counters(state),
        task=TASKS[int(state.decision)],
        match=MATCHES[int(state.house.match)],
        shout=str(state.house.values["shout_text"]),
        tough_break_final=str(state.house.values["tough_break_final"]),
        decision=DECISIONS[state.decision],
        active=int(state.active),
        direction=int(state.direction),
        top=top,
        suit=SUIT_OR_NONE[suit_in_force(state)],
        colour=COLOUR_OR_NONE[colour_in_force(state)],
        shape=SHAPE_OR_NONE[shape_in_force(state)],
        declared=SUIT_IDS[state.declared] if state.declared >= 0 else "",
        sidestep=sidestep,
        draw_count=int(state.draw_pile.size),
        pending=int(state.pending),
        watched=members(state.watched),
        called=members(state.watched & state.called),
        has_chosen=[seat for seat in seats if state.chosen[seat] != NO_CARD],
        chosen="",
        drawn="",
        sizes=list(state.sizes),
        round=_round(state),
        turns=int(state.turns),
        scores=list(state.scores),
        target=int(state.house.target),
        last_round=_last_round(state),
    )


def _through(eyes: Seat | None, public: LastCallView, state: State, teller: Teller) -> LastCallView:
    """Add what one pair of eyes may see or do besides, in words for it."""
    view = replace(public, eyes=eyes, prompt=prompt(state, eyes, teller), outcome=_outcome(state, teller))
    if eyes is not None:
        legal = state.legal_moves(eyes)
        view.moves = [move_view(state, eyes, move, teller) for move in legal]
        view.zones = public.zones.copy()
        view.zones[HANDS + eyes] = _own_hand(state, eyes, legal)
        view.chosen = _notation(int(state.chosen[eyes]))
        view.drawn = _notation(int(state.drawn)) if eyes == state.active else ""
    return view


def _notation(number: int) -> str:
    return "" if number == NO_CARD else write(number)


def _round(state: State) -> int:
    """The number of the round that is played, or was played last."""
    return int(state.round) if state.decision == OVER else int(state.round) + 1


def _seat(state: State, seat: int, *, awaited: bool) -> SeatView:
    size = int(state.sizes[seat])
    counters = [Counter("cards", "cards", size)]
    if state.house.match != SINGLE:
        counters.append(Counter("score", MATCHES[int(state.house.match)], int(state.scores[seat])))
    notes = ["one card left"] if size == 1 else []
    if state.chosen[seat] != NO_CARD:
        notes.append("has chosen")
    return SeatView(seat=seat, awaited=awaited, counters=counters, notes=notes)


def _table_zones(state: State, top: Card, sidestep: Card | None) -> list[Zone]:
    aside: list[Item] = [sidestep] if sidestep else []
    return [
        Zone(id="draw", label="Draw pile", kind="pile", count=int(state.draw_pile.size)),
        Zone(id="discards", label="Discards", kind="pile", items=[top], count=int(state.discards.size)),
        Zone(id="sidestep", label="Sidestep", kind="row", items=aside, count=len(aside)),
    ]


def _hand(state: State, seat: int) -> Zone:
    """A hand as everybody sees it: how many cards there are, and at the end all of them."""
    items: list[Item] = [card(state.house, number) for number in _held(state, seat)] if state.decision == OVER else []
    return Zone(f"hand-{seat}", "Hand", "hand", seat, items, int(state.sizes[seat]))


def _own_hand(state: State, seat: Seat, legal: list[Move]) -> Zone:
    """A hand as its owner sees it, with marks on the cards that can be laid and on the one that was just drawn."""
    playable = {laid_by(move) for move in legal if move < DRAW}
    items: list[Item] = []
    for number in _held(state, seat):
        marks = ("playable",) if number in playable else ()
        items.append(card(state.house, number, (*marks, "drawn") if number == state.drawn else marks))
    return Zone(f"hand-{seat}", "Hand", "hand", seat, items, len(items))


def _held(state: State, seat: int) -> list[int]:
    return cards_in(int(state.hands[2 * seat]), int(state.hands[2 * seat + 1]))


def _counters(state: State) -> list[Counter]:
    counters = [Counter("direction", "Direction", "clockwise" if state.direction > 0 else "anticlockwise")]
    if state.declared >= 0:
        counters.append(Counter("declared", "Named suit", SUIT_NAMES[int(state.declared)]))
    if state.pending > 0:
        counters.append(Counter("pending", "Take That", f"+{state.pending}"))
    if state.house.match != SINGLE:
        counters.append(Counter("round", "Round", _round(state)))
        counters.append(
            Counter("target", f"{MATCHES[int(state.house.match)].capitalize()} needed", int(state.house.target))
        )
    counters.append(Counter("turns", "Turn", int(state.turns)))
    return counters


def _last_round(state: State) -> LastRound | None:
    if state.round == 0:
        return None
    return _shown_round(state.house, tuple(state.last_hands), int(state.last_winners), int(state.last_how))


@lru_cache(maxsize=1024)
def _shown_round(house: House, hands: tuple[int, ...], winners: int, how: int) -> LastRound:
    """Show a round that is over: everybody sees the same until the next one is."""
    shown = [
        [card(house, number) for number in cards_in(first, second)]
        for first, second in zip(hands[::2], hands[1::2], strict=True)
    ]
    return LastRound(winners=members(winners), how=REASONS[how], hands=shown)


def _outcome(state: State, teller: Teller) -> OutcomeView | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    return OutcomeView(outcome.reason, outcome.scores, outcome.places, _in_a_sentence(outcome, teller))


def _in_a_sentence(outcome: Outcome, teller: Teller) -> str:
    why = {
        "went out": "went out first",
        "turn limit": "held the fewest cards after the last turn",
        "blocked": "held the fewest cards when nobody could go on",
        "wins reached": "won the match by rounds",
        "points reached": "won the match by points",
        "rounds played": "led after the last round",
    }[outcome.reason]
    return f"{teller.several(outcome.winners())} {why}."
