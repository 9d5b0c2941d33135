"""Rebuilding a table from what ``State.position`` wrote, or from a scene made by hand.

A scene needs the dealer, the turned-up card and the hands as they are now; bids, tricks, scores and
finished rounds may be left out. Bids and tricks are played again by the rules, so that nothing absurd
gets through.
"""

from collections.abc import Mapping

import msgspec
from librt.vecs import vec
from msgspec import Struct, field
from mypy_extensions import i64

from taphouse.core.errors import BadPosition
from taphouse.core.house import Value
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Rng
from taphouse.decks.glasses import DECK
from taphouse.games.with_friends_like_these.cards import TRUMP_IDS, read
from taphouse.games.with_friends_like_these.house import House
from taphouse.games.with_friends_like_these.rules import State
from taphouse.games.with_friends_like_these.rules.finished import Finished, Trick
from taphouse.games.with_friends_like_these.rules.numbers import BID, OVER, PLAY

MOST = 9999
"""No game pays more; a scene may begin with any score up to it."""


class TrickRow(Struct):
    """Cards as they were laid, from the leader on."""

    leader: int
    cards: list[str]


class LastTrickRow(TrickRow):
    """The last trick of a finished round."""

    winner: int
    trump: str


class FinishedRow(Struct):
    """A finished round."""

    bids: list[int]
    won: list[int]
    points: list[int]
    last_trick: LastTrickRow


class Position(Struct, kw_only=True):
    """The table in the middle of a round."""

    round: int = 1
    dealer: int
    flip: str
    hands: list[list[str]]
    bids: list[int | None] = field(default_factory=list)
    tricks: list[TrickRow] = field(default_factory=list)
    scores: list[int] | None = None
    finished: list[FinishedRow] | None = None


def rebuild(seats: int, values: Mapping[str, Value], rng: Rng, data: Mapping[str, object]) -> State:
    """Set up the round, then make its bids and play its tricks again."""
    try:
        sheet = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise BadPosition(f"The position cannot be read: {error}.") from error
    state = State(seats, House(values), rng)
    _open(state, sheet)
    _deal(state, sheet)
    _bid(state, sheet)
    for trick in sheet.tricks:
        for step, card in enumerate(trick.cards):
            state.apply(Seat((trick.leader + step) % seats), Move(PLAY + read(card)))
    if sheet.scores is not None:
        _check_scores(state, sheet.scores)
        state.scores = vec[i64](sheet.scores)
    if sheet.finished is not None:
        _check_finished(state, sheet.round, sheet.finished)
        state.finished = _finished(sheet.finished)
    return state


def _check_scores(state: State, scores: list[int]) -> None:
    """WF-060, WF-061: nobody ever loses points."""
    _need(len(scores) == state.seats, "There must be a score for each seat.")
    _need(all(0 <= score <= MOST for score in scores), f"A score is from 0 to {MOST}.")


def _most(state: State, number: int) -> int:
    """Give the most that a round can pay one seat: 10 and its tricks, with Wingman for two hands."""
    return (10 + int(state.house.hand_size(number))) * (2 if state.house.wingman else 1)


def _check_finished(state: State, number: int, rows: list[FinishedRow]) -> None:
    """WF-021: there are as many finished rounds as have been played, at the most."""
    played = number - (state.phase != OVER)
    for at, row in enumerate(rows):
        columns = (row.bids, row.won, row.points, row.last_trick.cards)
        fits = all(len(column) == state.seats for column in columns)
        _need(fits, "A finished round must have a number for each seat.")
        _need(at < played, f"In round {number} there can be {played} finished rounds, not {len(rows)}.")
        _check_round(state, at, row)


def _check_round(state: State, at: int, row: FinishedRow) -> None:
    """WF-041, WF-043, WF-060: the numbers of a finished round fit the size of its hands."""
    size, most, trick = int(state.house.hand_size(at)), _most(state, at), row.last_trick
    where = f"Finished round {at + 1}"
    _need(all(0 <= bid <= size for bid in row.bids), f"{where} had hands of {size}: bids are from 0 to {size}.")
    _need(sum(row.bids) != size, f"{where} had {size} tricks, and bids never add up to them.")
    tricks = min(row.won) >= 0 and sum(row.won) == size
    _need(tricks, f"{where} had {size} tricks: those that were won must add up to {size}.")
    _need(all(0 <= points <= most for points in row.points), f"{where} pays from 0 to {most} points.")
    seats = range(state.seats)
    _need(trick.leader in seats and trick.winner in seats, f"{where} names a seat that is not at this table.")
    _need(trick.trump in TRUMP_IDS, f"{trick.trump!r} is no trump. There are: {', '.join(TRUMP_IDS)}.")


def _need(holds: bool, sentence: str) -> None:  # noqa: FBT001
    if not holds:
        raise BadPosition(sentence)


def _open(state: State, sheet: Position) -> None:
    rounds = state.house.rounds()
    _need(1 <= sheet.round <= rounds, f"Round {sheet.round} is none of the {rounds} rounds.")
    _need(0 <= sheet.dealer < state.seats, f"Seat {sheet.dealer + 1} cannot deal: there are {state.seats} seats.")
    state.round = sheet.round - 1
    state.dealer = sheet.dealer
    state.open_round()
    over = sum(len(trick.cards) == state.seats for trick in sheet.tricks) == state.hand_size
    _need(not over or sheet.round == rounds, "All tricks of the round are played: the next round should be dealt.")


def _deal(state: State, sheet: Position) -> None:
    """Give every seat what it was dealt: what it held when the tricks began, or what its wingman did."""
    seats = state.seats
    _need(len(sheet.hands) == seats, f"There must be a hand for each of the {seats} seats.")
    began = [[read(card) for card in hand] for hand in sheet.hands]
    for trick in sheet.tricks:
        _need(0 <= trick.leader < seats, f"Seat {trick.leader + 1} cannot lead: there are {seats} seats.")
        _need(1 <= len(trick.cards) <= seats, "A trick has one card of each seat at most, and at least one.")
        for step, card in enumerate(trick.cards):
            began[(trick.leader + step) % seats].append(read(card))
    cards = [read(sheet.flip), *(card for hand in began for card in hand)]
    _need(len(set(cards)) == len(cards), "A card lies in two places.")
    _need(max(cards) < DECK * state.house.decks, "There is a card of deck b, but only one deck.")
    _need(all(len(hand) == state.hand_size for hand in began), f"Each seat must have {state.hand_size} cards in all.")
    passed = None not in sheet.bids and len(sheet.bids) == seats
    for seat, held in enumerate(began):
        for number in held:
            state.put(state.bidder_for(seat) if passed else seat, number)
    state.turn_up(read(sheet.flip))


def _bid(state: State, sheet: Position) -> None:
    """Make the bids in turn; seats that have not bid yet have none."""
    _need(len(sheet.bids) in {0, state.seats}, "There must be a bid for each seat, or null.")
    for step in range(len(sheet.bids)):
        seat = (state.dealer + 1 + step) % state.seats
        bid = sheet.bids[seat]
        if bid is not None:
            _need(bid >= 0, "A bid is at least 0.")
            state.apply(Seat(int(seat)), Move(BID + bid))


def _finished(rows: list[FinishedRow]) -> Finished | None:
    latest: Finished | None = None
    for row in rows:
        trick = row.last_trick
        cards = vec[i64]([read(card) for card in trick.cards])
        last = Trick(TRUMP_IDS.index(trick.trump), trick.leader, cards, trick.winner)
        latest = Finished(latest, vec[i64](row.bids), vec[i64](row.won), vec[i64](row.points), last)
    return latest
