"""What lies where, and how near each place is to what its player is after, as far as these eyes know."""

from taphouse.core.bits import BIT, members
from taphouse.core.moves import NOBODY
from taphouse.core.step import OVER
from taphouse.core.view import Item, Zone
from taphouse.games.cocktail_conspiracy.cards import BIG, COLOURS, NO_CARD, OF_COLOUR, WANTED, write_card
from taphouse.games.cocktail_conspiracy.faces import card, cards_of
from taphouse.games.cocktail_conspiracy.house import LIMIT
from taphouse.games.cocktail_conspiracy.naming import TEAM_LETTERS, tokens_of
from taphouse.games.cocktail_conspiracy.rules.cheers import matching
from taphouse.games.cocktail_conspiracy.rules.knowledge import knows_combination, knows_team
from taphouse.games.cocktail_conspiracy.rules.state import State
from taphouse.games.cocktail_conspiracy.rules.victory import can_win, place_shortfall
from taphouse.games.cocktail_conspiracy.view import Place


def all_zones(state: State) -> list[Zone]:
    """The piles, the toast, the places and the hands, as everybody sees them."""
    nobody = int(NOBODY)
    air = [Zone(id="toast", items=[card(int(state.latest.card))])] if state.toasting else []
    return [
        Zone(id="deck", label="", kind="pile", count=int(state.deck.size)),
        Zone(id="discards", label="", kind="pile", count=int(state.discarded)),
        *air,
        *(place_zone(state, nobody, place) for place in range(int(state.seating.places))),
        *(hand_zone(state, nobody, seat) for seat in range(state.seats)),
    ]


def zones_for(state: State, eyes: int, public: list[Zone]) -> list[Zone]:
    """The same for one seat: with its own hand, and with marks at the places of which it knows what they are after."""
    zones = public.copy()
    hands = len(zones) - state.seats
    places = int(state.seating.places)
    for place in range(places):
        if is_known(state, eyes, place):
            zones[hands - places + place] = place_zone(state, eyes, place)
    zones[hands + eyes] = hand_zone(state, eyes, eyes)
    return zones


def place_zone(state: State, eyes: int, place: int) -> Zone:
    """CC-030: what lies in front of somebody, face up, with marks for CHEERS and for what does not belong."""
    foreign = foreign_cards(state, place) if is_known(state, eyes, place) else 0
    matched = int(matching(state, state.latest.card, place)) if state.toasting and place == state.latest.target else 0
    items: list[Item] = []
    for number in members(state.lying[place]):
        marks: tuple[str, ...] = ()
        if state.toasting and number == state.latest.matched:
            marks = ("matched",)
        elif matched & BIT[number] != 0:
            marks = ("candidate",)
        items.append(card(number, (*marks, "foreign") if foreign & BIT[number] != 0 else marks))
    virtual = place == state.seating.virtual
    return Zone(f"place-{place}", items=items, shared=virtual)


def hand_zone(state: State, eyes: int, seat: int) -> Zone:
    """CC-093: a hand, seen by its owner only, team-mates included; CC-066: at the end by all."""
    shown = seat == eyes or state.step is OVER
    items = cards_of(int(state.hands[seat])) if shown else []
    return Zone(f"hand-{seat}", "", "hand", items, int(state.sizes[seat]))


def is_known(state: State, eyes: int, place: int) -> bool:
    """Whether these eyes know what the player of a place is after."""
    return knows_team(state, eyes, place) and knows_combination(state, eyes, state.teams[place])


def foreign_cards(state: State, place: int) -> int:
    """CC-057: the cards at a place whose colour is not in its combination."""
    wanted = WANTED[int(state.combinations[state.teams[place]])]
    cards = 0
    for colour in range(COLOURS):
        if wanted[colour] == 0:
            cards |= int(state.lying[place] & OF_COLOUR[colour])
    return cards


def ticks(state: State, place: int) -> list[bool]:
    """For each token of the combination, whether a card at the place covers it."""
    left = [0] * COLOURS
    for number in members(state.lying[place]):
        left[int(BIG[number])] += 1
    ticked: list[bool] = []
    for colour in tokens_of(int(state.combinations[state.teams[place]])):
        ticked.append(left[colour] > 0)
        left[colour] -= 1
    return ticked


def show_place(state: State, eyes: int, place: int) -> Place:
    """A place with all that these eyes may know about it."""
    virtual = place == state.seating.virtual
    shown = Place(
        place=place,
        seat=None if virtual else place,
        team=TEAM_LETTERS[int(state.teams[place])] if knows_team(state, eyes, place) else "",
        keepers=members(state.seating.keepers) if virtual else [],
        full=state.counts[place] == LIMIT,
        can_win=can_win(state, place),
        won=state.won & BIT[place] != 0,
    )
    if is_known(state, eyes, place):
        shown.ticked = ticks(state, place)
        shown.shortfall = int(place_shortfall(state, place))
    return shown


def places_for(state: State, eyes: int, public: list[Place]) -> list[Place]:
    """All places with what one seat knows about them."""
    return [
        show_place(state, eyes, place) if place == eyes or is_known(state, eyes, place) else shown
        for place, shown in enumerate(public)
    ]


def best_place(eyes: int, places: list[Place]) -> int | None:
    """Of the places that count for the own combination, the nearest one; the own place first among equals."""
    best: int | None = None
    least = 99
    for place in [places[eyes], *places]:
        short = 99 if place.shortfall is None else place.shortfall
        if place.team == places[eyes].team and place.can_win and short < least:
            best, least = place.place, short
    return best


def code_or_nothing(number: int) -> str:
    """Name a card, if there is one."""
    return "" if number == NO_CARD else write_card(number)
