"""The story in facts, as each seat may hear it."""

from collections.abc import Callable
from typing import Final

from taphouse.core.bits import members
from taphouse.core.facts import SEATS, Fact, seats_ref
from taphouse.core.moves import Event
from taphouse.games.cocktail_conspiracy.house import BELL_ROUNDS, MODES
from taphouse.games.cocktail_conspiracy.naming import CARD_REFS, TEAM_REFS, cocktail_of, place_ref
from taphouse.games.cocktail_conspiracy.rules import moves as m
from taphouse.games.cocktail_conspiracy.words import said


def told(event: Event, eyes: int) -> Fact:
    """Tell something that happened, as that seat may hear it; -1 is a spectator."""
    kind, a, b, c = event
    return _TOLD[kind](eyes, a, b, c)


def _answered(eyes: int, seat: int, answer: int, _: int) -> Fact:
    """CC-022: nobody hears an answer before everybody has given one."""
    if seat == eyes:
        return said.you_answered(who=SEATS[seat], answer=said.answer_ref(m.ANSWERS[answer]))
    return said.answered(who=SEATS[seat])


def _threw(eyes: int, seat: int, sign: int, _: int) -> Fact:
    """CC-023: nor a throw."""
    if seat == eyes:
        return said.you_threw(who=SEATS[seat], sign=said.sign_ref(m.SIGNS[sign]))
    return said.threw(who=SEATS[seat])


def _played(_: int, seat: int, card: int, place: int) -> Fact:
    if seat == place:
        return said.played_own(who=SEATS[seat], card=CARD_REFS[card])
    return said.played(who=SEATS[seat], card=CARD_REFS[card], place=place_ref(place))


def _discarded(eyes: int, seat: int, number: int, cards: int) -> Fact:
    """CC-052, CC-053: a discarded hand is hidden from all others; an empty one is a pass."""
    if number == 0:
        return said.passed(who=SEATS[seat])
    if seat == eyes:
        return said.you_discarded(who=SEATS[seat], cards=_cards(cards, number))
    return said.discarded(who=SEATS[seat], number=number)


def _drew(eyes: int, seat: int, number: int, cards: int) -> Fact:
    if seat == eyes:
        return said.you_drew(who=SEATS[seat], cards=_cards(cards, number))
    return said.drew(who=SEATS[seat], number=number)


def _cheered(_: int, seat: int, place: int, __: int) -> Fact:
    if seat == place:
        return said.cheered_own(who=SEATS[seat])
    return said.cheered(who=SEATS[seat], place=place_ref(place))


def _sent(_: int, place: int, cards: int, places: int) -> Fact:
    played, matched = _cards(cards, 2)
    played_to, matched_to = _unpacked(places, 2)
    return said.sent(
        place=place_ref(place),
        played=played,
        played_to=place_ref(played_to),
        matched=matched,
        matched_to=place_ref(matched_to),
    )


def _proposed_send(_: int, seat: int, cards: int, places: int) -> Fact:
    played, matched = _cards(cards, 2)
    played_to, matched_to = _unpacked(places, 2)
    return said.proposed_send(
        who=SEATS[seat],
        played=played,
        played_to=place_ref(played_to),
        matched=matched,
        matched_to=place_ref(matched_to),
    )


def _declared(_: int, seat: int, place: int, __: int) -> Fact:
    if seat == place:
        return said.declared_own(who=SEATS[seat])
    return said.declared(who=SEATS[seat], place=place_ref(place))


def _unpacked(packed: int, number: int) -> list[int]:
    """Read several numbers of one happening, in the order in which they came."""
    found = [packed // m.PACK**i % m.PACK for i in range(number)]
    return found[::-1]


def _cards(packed: int, number: int) -> list[said.CardRef]:
    return [CARD_REFS[card] for card in _unpacked(packed, number)]


_TOLD: Final[dict[int, Callable[[int, int, int, int], Fact]]] = {
    m.DEALT: lambda _, mode, *__: said.dealt(mode=said.mode_ref(MODES[mode])),
    m.ANSWERED: _answered,
    m.ANSWER_SHOWN: lambda _, seat, answer, __: said.drank(who=SEATS[seat], answer=said.answer_ref(m.ANSWERS[answer])),
    m.TIED: lambda _, seats, *__: said.tied(who=seats_ref(members(seats))),
    m.THREW: _threw,
    m.THROW_SHOWN: lambda _, seat, sign, __: said.showed(who=SEATS[seat], sign=said.sign_ref(m.SIGNS[sign])),
    m.PICKED: lambda _, seat, *__: said.picked(who=SEATS[seat]),
    m.BEGINS: lambda _, seat, *__: said.begins(who=SEATS[seat]),
    m.PLAYED: _played,
    m.MOVED: lambda _, seat, card, place: said.moved(who=SEATS[seat], card=CARD_REFS[card], place=place_ref(place)),
    m.DISCARDED: _discarded,
    m.CHEERED: _cheered,
    m.SENT: _sent,
    m.DROPPED: lambda _, place, card, __: said.dropped(place=place_ref(place), card=CARD_REFS[card]),
    m.PROPOSED_SEND: _proposed_send,
    m.PROPOSED_DROP: lambda _, seat, card, __: said.proposed_drop(who=SEATS[seat], card=CARD_REFS[card]),
    m.ACCEPTED: lambda _, seat, *__: said.accepted(who=SEATS[seat]),
    m.COUNTERED: lambda _, seat, *__: said.countered(who=SEATS[seat]),
    m.TOOK: lambda _, seat, *__: said.took(who=SEATS[seat]),
    m.TOSSED: lambda _, seat, side, __: said.tossed(who=SEATS[seat], side="second" if side else "first"),
    m.DREW: _drew,
    m.RESHUFFLED: lambda _, number, *__: said.reshuffled(number=number),
    m.WENT_SHORT: lambda _, seat, *__: said.went_short(who=SEATS[seat]),
    m.DECLARED: _declared,
    m.WON: lambda _, team, how, __: said.won(
        team=TEAM_REFS[team], how="last_call" if how == m.LAST_CALL else "victory"
    ),
    m.BELL: lambda *_: said.last_call(),
    m.NEAR: lambda _, team, number, __: said.near(team=TEAM_REFS[team], number=number),
    m.NOBODY_WON: lambda _, by_house, *__: said.nobody_won(why="house" if by_house else "equal"),
    m.COMBINATION_SHOWN: lambda _, team, combination, __: said.was_after(
        team=TEAM_REFS[team], cocktail=cocktail_of(combination)
    ),
    m.TOKEN_SHOWN: lambda _, seat, team, __: said.was_of(who=SEATS[seat], team=TEAM_REFS[team]),
    m.HAND_SHOWN: lambda _, seat, number, cards: said.had_in_hand(who=SEATS[seat], cards=_cards(cards, number)),
    m.LAST_ROUNDS: lambda *_: said.last_rounds(number=BELL_ROUNDS),
    m.OUTRUN: lambda _, team, seat, first: said.outrun(team=TEAM_REFS[team], who=SEATS[seat], first=TEAM_REFS[first]),
}
