"""What one seat may see of the table.

Plain Python, like all structures that go over the wire: ``showing`` fills it in, and is compiled.
Colours are ``red``, ``green``, ``blue``, ``yellow``, ``purple``; teams are ``A``, ``B``, ``C``, or
nothing where these eyes do not know. A place has the number of its seat; a virtual place the one
after the last seat. Cards go by their notation; which icons they have stands in the catalogue. Marks of a card:
``candidate`` and ``matched`` in a CHEERS, ``foreign`` to the own combination on a place that counts for it.
"""

from msgspec import Struct, field

from taphouse.core.view import View


class Place(Struct, omit_defaults=True, gc=False):
    """A place in front of somebody, real or virtual; its cards lie in the zone ``place-<number>``."""

    place: int
    seat: int | None = None
    """Who sits there; None for a virtual place."""
    team: str = ""
    keepers: list[int] = field(default_factory=list)
    """Who decides for a virtual place."""
    full: bool = False
    """Whether six cards lie here."""
    ticked: list[bool] = field(default_factory=list)
    """For each of the five tokens of the combination, whether a card here covers it; only for who knows it."""
    shortfall: int | None = None
    """Likewise: missing tokens and foreign cards together; 0 is fulfilled."""
    can_win: bool = True
    """False for a virtual place that counts for nothing in this house."""
    won: bool = False
    """Whether this place has won the game."""


class Side(Struct, omit_defaults=True, gc=False):
    """A team, as far as these eyes know it."""

    team: str
    size: int
    """How many seats belong to it; everybody knows that."""
    seats: list[int] = field(default_factory=list)
    """Those of them that these eyes know."""
    tokens: list[str] = field(default_factory=list)
    """The five colours of its combination, or nothing."""
    shortfall: int | None = None
    """At the end: how near its best place came."""
    won: bool = False


class Clink(Struct, gc=False):
    """A hand card that would cause CHEERS at a place, with the cards there that match its small icon."""

    card: str
    place: int
    candidates: list[str]


class Toast(Struct, omit_defaults=True, gc=False):
    """A CHEERS that is going on; the played card lies in the zone ``toast``."""

    played: str
    by: int
    """Who played it."""
    target: int
    """The place where it was laid."""
    candidates: list[str] = field(default_factory=list)
    matched: str = ""
    """The card that leaves with it, once that is clear."""


class Proposal(Struct, omit_defaults=True, gc=False):
    """What one keeper of a virtual place proposes: two cards to send, or one to put away."""

    by: int
    matched: str = ""
    played_to: int | None = None
    matched_to: int | None = None
    dropped: str = ""


class Dropped(Struct, gc=False):
    """A card that left a place with seven."""

    card: str
    place: int


class Latest(Struct, omit_defaults=True, gc=False):
    """What the latest turn was, as far as it has come; everybody saw it."""

    seat: int
    action: str
    """``play``, ``move`` or ``discard_hand``."""
    card: str = ""
    place: int | None = None
    discarded: int = 0
    """How many hand cards were discarded."""
    matched: str = ""
    """In a CHEERS: the card that left with it, once it is sent."""
    played_to: int | None = None
    matched_to: int | None = None
    dropped: list[Dropped] = field(default_factory=list)


class CocktailConspiracyView(View, kw_only=True, omit_defaults=True):
    """The table of Cocktail Conspiracy through one pair of eyes.

    Zones: ``deck``, ``discards``, ``toast`` if a card is in the air, then ``place-<number>`` and ``hand-<seat>``.
    """

    mode: str = "classic"
    victory_call: str = "automatic"
    """How the house has settled these options; the others show in the moves."""
    active: int
    """Whose turn it is; before the first turn, nobody's: -1."""
    order: list[int]
    """Whose turns come next, eight of them, the present one first."""
    turn: int
    bell: bool = False
    """Whether these are the last rounds."""
    limits: list[int]
    """How many cards each hand holds when it is full."""
    places: list[Place]
    sides: list[Side]
    team: str = ""
    """The team of these eyes."""
    role: str = ""
    """``master`` or ``apprentice``, where there are such."""
    masters: list[int] = field(default_factory=list)
    best: int | None = None
    """Of the places that count for the own combination, the one that is nearest to it."""
    clinks: list[Clink] = field(default_factory=list)
    """In one's own turn: where which card would cause CHEERS."""
    toast: Toast | None = None
    overflow: int | None = None
    """The place with seven cards that one has to leave now."""
    proposals: list[Proposal] = field(default_factory=list)
    """What the keepers of a virtual place propose: the first, then the other one's."""
    answer: str = ""
    """The own answer to the question of the first player, or the own throw, while the others' are secret."""
    answered: list[int] = field(default_factory=list)
    """Who has answered or thrown already."""
    contenders: list[int] = field(default_factory=list)
    """Who plays rock, paper, scissors about the first turn; this and the following until that turn is over."""
    answers: list[str] = field(default_factory=list)
    throws: list[str] = field(default_factory=list)
    """For each seat what was answered, and thrown last, once everybody has; who did not throw has nothing."""
    latest: Latest | None = None
    winners: list[int] = field(default_factory=list)
    """The seats that have won; a drawn game has none."""
