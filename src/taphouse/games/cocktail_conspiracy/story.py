"""The story in facts, as each seat may hear it."""

from collections.abc import Callable
from typing import Final

from taphouse.core.bits import members
from taphouse.core.facts import SEATS, Fact, seats_ref
from taphouse.core.moves import Event
from taphouse.games.cocktail_conspiracy.house import BELL_ROUNDS, MODES
from taphouse.games.cocktail_conspiracy.naming import CARD_REFS, TEAM_REFS, cocktail_of, place_ref
from taphouse.games.cocktail_conspiracy.rules import happenings as h
from taphouse.games.cocktail_conspiracy.rules.kinds import ANSWERS, SIGNS
from taphouse.games.cocktail_conspiracy.rules.victory import LAST_CALL
from taphouse.games.cocktail_conspiracy.words import said


def told(event: Event, eyes: int) -> Fact:
    """Tell something that happened, as that seat may hear it; -1 is a spectator."""
    kind, a, b, c = event
    return _TOLD[kind](eyes, a, b, c)


def _answered(eyes: int, seat: int, answer: int, _: int) -> Fact:
    """CC-022: nobody hears an answer before everybody has given one."""
    if seat == eyes:
        return said.you_answered(who=SEATS[seat], answer=said.answer_ref(ANSWERS[answer]))
    return said.answered(who=SEATS[seat])


def _threw(eyes: int, seat: int, sign: int, _: int) -> Fact:
    """CC-023: nor a throw."""
    if seat == eyes:
        return said.you_threw(who=SEATS[seat], sign=said.sign_ref(SIGNS[sign]))
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
    found = [packed // h.PACK**i % h.PACK for i in range(number)]
    return found[::-1]


def _cards(packed: int, number: int) -> list[said.CardRef]:
    return [CARD_REFS[card] for card in _unpacked(packed, number)]


def _dealt(_: int, mode: int, __: int, ___: int) -> Fact:
    return said.dealt(mode=MODES[mode])


def _drank(_: int, seat: int, answer: int, __: int) -> Fact:
    return said.drank(who=SEATS[seat], answer=said.answer_ref(ANSWERS[answer]))


def _tied(_: int, seats: int, __: int, ___: int) -> Fact:
    return said.tied(who=seats_ref(members(seats)))


def _showed(_: int, seat: int, sign: int, __: int) -> Fact:
    return said.showed(who=SEATS[seat], sign=said.sign_ref(SIGNS[sign]))


def _picked(_: int, seat: int, __: int, ___: int) -> Fact:
    return said.picked(who=SEATS[seat])


def _begins(_: int, seat: int, __: int, ___: int) -> Fact:
    return said.begins(who=SEATS[seat])


def _moved(_: int, seat: int, card: int, place: int) -> Fact:
    return said.moved(who=SEATS[seat], card=CARD_REFS[card], place=place_ref(place))


def _dropped(_: int, place: int, card: int, __: int) -> Fact:
    return said.dropped(place=place_ref(place), card=CARD_REFS[card])


def _proposed_drop(_: int, seat: int, card: int, __: int) -> Fact:
    return said.proposed_drop(who=SEATS[seat], card=CARD_REFS[card])


def _accepted(_: int, seat: int, __: int, ___: int) -> Fact:
    return said.accepted(who=SEATS[seat])


def _countered(_: int, seat: int, __: int, ___: int) -> Fact:
    return said.countered(who=SEATS[seat])


def _took(_: int, seat: int, __: int, ___: int) -> Fact:
    return said.took(who=SEATS[seat])


def _tossed(_: int, seat: int, side: int, __: int) -> Fact:
    return said.tossed(who=SEATS[seat], side="second" if side else "first")


def _reshuffled(_: int, number: int, __: int, ___: int) -> Fact:
    return said.reshuffled(number=number)


def _went_short(_: int, seat: int, __: int, ___: int) -> Fact:
    return said.went_short(who=SEATS[seat])


def _won(_: int, team: int, how: int, __: int) -> Fact:
    return said.won(team=TEAM_REFS[team], how="last_call" if how == LAST_CALL else "victory")


def _last_call(_: int, __: int, ___: int, ____: int) -> Fact:
    return said.last_call()


def _near(_: int, team: int, number: int, __: int) -> Fact:
    return said.near(team=TEAM_REFS[team], number=number)


def _nobody_won(_: int, by_house: int, __: int, ___: int) -> Fact:
    return said.nobody_won(why="house" if by_house else "equal")


def _was_after(_: int, team: int, combination: int, __: int) -> Fact:
    return said.was_after(team=TEAM_REFS[team], cocktail=cocktail_of(combination))


def _was_of(_: int, seat: int, team: int, __: int) -> Fact:
    return said.was_of(who=SEATS[seat], team=TEAM_REFS[team])


def _had_in_hand(_: int, seat: int, number: int, cards: int) -> Fact:
    return said.had_in_hand(who=SEATS[seat], cards=_cards(cards, number))


def _last_rounds(_: int, __: int, ___: int, ____: int) -> Fact:
    return said.last_rounds(number=BELL_ROUNDS)


def _outrun(_: int, team: int, seat: int, first: int) -> Fact:
    return said.outrun(team=TEAM_REFS[team], who=SEATS[seat], first=TEAM_REFS[first])


_TOLD: Final[dict[int, Callable[[int, int, int, int], Fact]]] = {
    h.DEALT: _dealt,
    h.ANSWERED: _answered,
    h.ANSWER_SHOWN: _drank,
    h.TIED: _tied,
    h.THREW: _threw,
    h.THROW_SHOWN: _showed,
    h.PICKED: _picked,
    h.BEGINS: _begins,
    h.PLAYED: _played,
    h.MOVED: _moved,
    h.DISCARDED: _discarded,
    h.CHEERED: _cheered,
    h.SENT: _sent,
    h.DROPPED: _dropped,
    h.PROPOSED_SEND: _proposed_send,
    h.PROPOSED_DROP: _proposed_drop,
    h.ACCEPTED: _accepted,
    h.COUNTERED: _countered,
    h.TOOK: _took,
    h.TOSSED: _tossed,
    h.DREW: _drew,
    h.RESHUFFLED: _reshuffled,
    h.WENT_SHORT: _went_short,
    h.DECLARED: _declared,
    h.WON: _won,
    h.BELL: _last_call,
    h.NEAR: _near,
    h.NOBODY_WON: _nobody_won,
    h.COMBINATION_SHOWN: _was_after,
    h.TOKEN_SHOWN: _was_of,
    h.HAND_SHOWN: _had_in_hand,
    h.LAST_ROUNDS: _last_rounds,
    h.OUTRUN: _outrun,
}
"""What is told of each happening to which eyes. Plain functions: mypyc cannot compile lambdas here."""
