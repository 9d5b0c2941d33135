"""The turn and its three actions, CC-025, CC-029, CC-034 to CC-037 and CC-049 to CC-054."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest, nth
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact, SeatRef
from taphouse.core.rng import Rng
from taphouse.core.step import Moves, Verb
from taphouse.games.cocktail_conspiracy.cards import NO_CARD, one_of_each
from taphouse.games.cocktail_conspiracy.naming import CARD_REFS
from taphouse.games.cocktail_conspiracy.rules import cheers
from taphouse.games.cocktail_conspiracy.rules import happenings as h
from taphouse.games.cocktail_conspiracy.rules.asking import Asking, no_such_place, same_card
from taphouse.games.cocktail_conspiracy.rules.kinds import CARD, ON, PLACES, TO
from taphouse.games.cocktail_conspiracy.rules.latest import DISCARDING, MOVING, PLAYING
from taphouse.games.cocktail_conspiracy.rules.limit import look_at
from taphouse.games.cocktail_conspiracy.rules.seating import NO_PLACE
from taphouse.games.cocktail_conspiracy.words import said

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State

PLAY: Final = Verb("play", CARD, ON)
MOVE: Final = Verb("move", CARD, TO)
DISCARD: Final = Verb("discard hand")


@final
class Turn(Asking):
    """CC-025, CC-029: play a hand card anywhere, move a card from the own place elsewhere, or discard the hand.

    CC-050: of cards that lie there and look the same, the first is moved. In a hand every card counts for itself: which
    copy is played must not depend on what else is held.

    CC-084, CC-087: whose place it is makes no difference, behind a mask or on a stool.
    """

    name = "turn_action"
    rule = "CC-025"
    verbs: tuple[Verb, ...] = (PLAY, MOVE, DISCARD)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """All that the active player may do."""
        places = table.seating.places
        cards = table.hands[seat]
        while cards != 0:
            first = PLAY.first + PLACES * lowest(cards)
            for place in range(places):
                moves.put(first + place)
            cards &= cards - 1
        cards = one_of_each(table.lying[seat])
        while cards != 0:
            first = MOVE.first + PLACES * lowest(cards)
            for place in range(places):
                if place != seat:
                    moves.put(first + place)
            cards &= cards - 1
        moves.put(DISCARD.first)

    def pick(self, table: "State", seat: i64, rng: Rng) -> i64:
        """As from the list, which is long; where victory has to be declared, that is listed as well."""
        if not table.house.automatic:
            return -1
        places = table.seating.places
        plays = table.sizes[seat] * places
        lying = one_of_each(table.lying[seat])
        shifts = count(lying) * (places - 1)
        at = rng.below(plays + shifts + 1)
        if at < plays:
            return PLAY.first + PLACES * nth(table.hands[seat], at // places) + at % places
        at -= plays
        if at == shifts:
            return DISCARD.first
        place = at % (places - 1)
        if place >= seat:
            place += 1
        return MOVE.first + PLACES * nth(lying, at // (places - 1)) + place

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Take the action; what it causes is looked at by itself."""
        if verb is PLAY:
            play(table, n // PLACES, n % PLACES)
        elif verb is MOVE:
            move_card(table, n // PLACES, n % PLACES)
        else:
            discard_hand(table)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """CC-034, CC-049, CC-050: why this is no action of the active player."""
        home = verb.home
        if home is not None and home is not self:
            assert isinstance(home, Asking)
            return home.not_now(table, verb)
        card = n // PLACES
        if n % PLACES >= table.seating.places:
            return no_such_place(table, "CC-034" if verb is PLAY else "CC-049")
        if verb is PLAY:
            return IllegalMove("CC-034", said.not_held(card=CARD_REFS[card]))
        if table.lying[seat] & BIT[card] == 0:
            return IllegalMove("CC-050", said.not_before_you(card=CARD_REFS[card]))
        if one_of_each(table.lying[seat]) & BIT[card] == 0:
            return IllegalMove("CC-050", same_card(table.lying[seat], card))
        return IllegalMove("CC-049", said.already_there(card=CARD_REFS[card]))

    def others(self, table: "State", who: SeatRef) -> IllegalMove:
        """One after the other."""
        return IllegalMove("CC-025", said.not_your_turn(who=who))

    def asks(self, table: "State", seat: i64) -> Fact:
        """One action."""
        return said.ask_turn_action()


def begin_action(table: "State", action: i64, card: i64, place: i64) -> None:
    """Remember what the turn is, for everybody to see."""
    table.learned += 1
    table.latest.begin(action, table.player, card, place)


def play(table: "State", card: i64, place: i64) -> None:
    """CC-034 to CC-037, CC-042: lay a hand card anywhere; its small icon looks at what lies there already."""
    begin_action(table, PLAYING, card, place)
    table.hands[table.player] &= ~BIT[card]
    table.sizes[table.player] -= 1
    table.memory.surface(card)
    table.note(h.PLAYED, int(table.player), int(card), table.told(place))
    if cheers.matching(table, card, place) != 0:
        cheers.begin(table)
    else:
        table.lay(place, card)
        look_at(table, place, NO_PLACE)


def move_card(table: "State", card: i64, place: i64) -> None:
    """CC-049 to CC-051: a card in front of the active player goes elsewhere, without CHEERS."""
    begin_action(table, MOVING, card, place)
    table.lift(table.player, card)
    table.lay(place, card)
    table.note(h.MOVED, int(table.player), int(card), table.told(place))
    look_at(table, place, NO_PLACE)


def discard_hand(table: "State") -> None:
    """CC-029, CC-052, CC-053: the whole hand goes to the discard pile, face down; an empty one serves as a pass."""
    seat = table.player
    begin_action(table, DISCARDING, NO_CARD, NO_PLACE)
    cards = table.hands[seat]
    if table.events is not None:
        table.note(h.DISCARDED, int(seat), int(table.sizes[seat]), h.packed(cards))
    table.memory.hand_in(seat, cards)
    table.latest.threw_away = table.sizes[seat]
    table.discards |= cards
    table.discarded += table.sizes[seat]
    table.hands[seat] = 0
    table.sizes[seat] = 0


TURN: Final = Turn()
