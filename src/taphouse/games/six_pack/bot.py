"""A player that brings the table near its own six-pack, keeps it from others, and spots what it can.

It reads a view only: from the cards that it sees it lays a table of its own to try things on.
"""

from functools import cache
from typing import Final, cast

from taphouse.core.bits import members
from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move
from taphouse.core.rng import Rng
from taphouse.core.view import Item, MoveView, View
from taphouse.games.six_pack.cards import DOMINO_NAMES, DRINKS, HALF, HANDS, LETTERS, ODD_DOMINOES
from taphouse.games.six_pack.reasons import PLAIN, why_table
from taphouse.games.six_pack.rules.board import NO_CELL, Board, laid_out
from taphouse.games.six_pack.rules.openings import NO_OPENING, next_opening
from taphouse.games.six_pack.rules.pictures import FAR, NO_FIT, PLACES, distance, hands_on, pairing
from taphouse.games.six_pack.view import SixPackView

RISK: Final = 24
"""What a point of another seat weighs, where a card that is wrong in the own six-pack weighs 64."""
PACK: Final = 192
"""What an own six-pack on the table is worth besides: more than all that others may find there."""
LOSS: Final = 1024
"""What it weighs that a seat finds its last point: more than anything that the own hand could gain."""
BRANCHES: Final = 2
"""So many questions of one turn are thought through; of further ones only the first answer."""
CLUMSY: Final = 50
"""Below this strength the bot also serves at random now and then."""
RESTLESS: Final = 8
"""For each serve since its last point a bot trusts its measure less by up to so much, or two could block each other."""
DOUBT: Final = FAR * PLACES
"""It never trusts its measure less than this: whoever waits long does not hand the game to another seat."""
PASS: Final = 32
"""What it costs to leave the table as it is without a six-pack on it."""
LOOKING: Final = 4.0
"""So many times as long as usual somebody looks for a six-pack."""
LEAST_SPOTTED: Final = 5
"""Even the weakest sees so many in a hundred of its six-packs."""

Rival = tuple[int, int, int]
"""The hands that another seat may hold, as a set in two words, and how many they are."""


@cache
def rival(scored: int, seen: int = 0) -> Rival:
    """Which hands a seat can hold that has scored these dominoes; only one if its hand is to be seen."""
    low = high = number = 0
    for hand in range(len(HANDS)):
        if HANDS[hand] == seen if seen else not HANDS[hand] & scored:
            number += 1
            if hand < HALF:
                low |= 1 << hand
            else:
                high |= 1 << hand - HALF
    return low, high, number


def dominoes_in(view: View, zone: str) -> int:
    """The dominoes of a zone, as a set."""
    return sum(1 << DOMINO_NAMES.index(item.id.rpartition("-")[2]) for item in view.zone(zone).items)


def table_in(view: View, leaving: set[tuple[int, int]] | None = None) -> Board:
    """Lay the cards that a view shows, without some that would leave."""
    gone = leaving or set()
    cards = [(*place_of(item), DRINKS.index(item.id[0]) % 3) for item in view.zone("board").items]
    return laid_out([card for card in cards if card[:2] not in gone], [])


def place_of(item: Item) -> tuple[int, int]:
    """The cell on which a card lies."""
    x, _, y = item.cell.partition(",")
    return int(x), int(y)


def verb_of(move: MoveView) -> str:
    """What a move does."""
    return named(move, "say")


def named(move: MoveView, argument: str) -> str:
    """What a move names, without its kind: ``B`` of ``drink:B``."""
    assert move.do is not None
    return str(move.do[argument]).rpartition(":")[2]


def cell_of(move: MoveView) -> tuple[int, int]:
    """The cell that a move names."""
    x, y = named(move, "cell").split(",")
    return int(x), int(y)


class HouseBot(Bot):
    """Sits down by default."""

    def __init__(self, rng: Rng, strength: int = 100) -> None:
        super().__init__(rng, strength)
        self.points = 0
        self.serves = 0
        """How often it has served since its last point."""

    def ponders(self, view: View) -> float:
        """Looking over the table takes longer than anything else, whether there is something to find or not."""
        return LOOKING if view.task == "check" else 1.0

    def choose(self, view: View) -> Move | None:
        """Pick a move by what is asked."""
        table = cast("SixPackView", view)
        if not view.moves:
            return None
        verb = verb_of(view.moves[0])
        if verb == "do-mixed":
            return Move(view.moves[-1].move)
        if verb in ("do-claim", "do-done"):
            return self.look(table)
        if verb == "do-open" or self.slips():
            return self.any_of(view.moves)
        self.count(table)
        return Thought(table).best(self, view.moves)

    def is_honour(self, view: View) -> bool:
        """When they mixed a drink, everybody knows of themselves."""
        return bool(view.moves) and verb_of(view.moves[0]) == "do-mixed"

    def why(self, view: View, move: Move) -> Fact | None:
        """Say how near the own six-pack is afterwards."""
        chosen = next(each for each in view.moves if each.move == move)
        verb = verb_of(chosen)
        if verb in PLAIN:
            return PLAIN[verb]
        thought = Thought(cast("SixPackView", view), alone=True)
        return why_table(thought.values([chosen])[0])

    def count(self, view: SixPackView) -> None:
        """Count the own serves without a point."""
        assert view.eyes is not None
        points = view.zone(f"score-{view.eyes}").count
        if points != self.points:
            self.points, self.serves = points, 0
        self.serves += view.task == "serve"

    def slips(self) -> bool:
        """Whether a weak player just does something."""
        return self.strength < CLUMSY and self.rng.below(CLUMSY) >= self.strength

    def any_of(self, moves: list[MoveView]) -> Move:
        """Pick by chance."""
        return Move(moves[self.rng.below(len(moves))].move)

    def look(self, view: SixPackView) -> Move:
        """Claim the first own six-pack that it spots; it sees each with a chance, and never claims a wrong one."""
        hand = dominoes_in(view, f"hand-{view.eyes}")
        board = table_in(view)
        for each in view.moves[:-1]:
            if self.fits(board, hand, each) and self.spots():
                return Move(each.move)
        return Move(view.moves[-1].move)

    def fits(self, board: Board, hand: int, claim: MoveView) -> bool:
        """Whether the hand covers the window of a claim."""
        x, y = cell_of(claim)
        return pairing(board, hand, x - board.across, y - board.down, tall=named(claim, "shape") == "tall") != NO_FIT

    def spots(self) -> bool:
        """Whether it sees a six-pack that is there."""
        return self.rng.below(100) < max(self.strength, LEAST_SPOTTED)


class Thought:
    """What a host thinks about one decision. The lower a value, the better."""

    def __init__(self, view: SixPackView, *, alone: bool = False) -> None:
        """Take a view; ``alone``: think of the own six-pack only."""
        self.view = view
        self.hand = dominoes_in(view, f"hand-{view.eyes}")
        self.scored = [dominoes_in(view, f"score-{seat.seat}") for seat in view.seats]
        target = cast("int", view.counters["target"])
        self.last = [scored.bit_count() + 1 >= target for scored in self.scored]
        """Which seats need a single point more."""
        self.rivals = [
            (rival(scored, dominoes_in(view, f"hand-{seat}")), self.last[seat])
            for seat, scored in enumerate(self.scored)
            if seat != view.eyes and not alone
        ]

    def best(self, bot: HouseBot, moves: list[MoveView]) -> Move:
        """Pick the best move, by chance among equals. What leaves the own six-pack on the table is beyond doubt."""
        values = self.values(moves)
        if self.view.task == "serve":
            doubt = min(RESTLESS * bot.serves, DOUBT)
            values = [value if value < 0 else value + int(bot.rng.below(doubt)) for value in values]
        least = min(values)
        best = [move.move for move, value in zip(moves, values, strict=True) if value == least]
        return Move(best[bot.rng.below(len(best))])

    def values(self, moves: list[MoveView]) -> list[float]:
        """Value the moves of one decision."""
        verb = verb_of(moves[0])
        if verb == "do-score":
            return [self.value_of_point(DOMINO_NAMES.index(named(move, "domino")[-2:])) for move in moves]
        if verb == "do-keep":
            return self.value_areas(moves)
        if verb in ("do-clear-row", "do-clear-column"):
            return self.value_lines(moves)
        board = table_in(self.view)
        if verb in ("do-fill", "do-drink"):
            kinds = [DRINKS.index(named(move, "drink")) % 3 for move in moves]
            return [
                self.value_of_card(board, self.on(board, move), kind) for move, kind in zip(moves, kinds, strict=True)
            ]
        return self.value_serves(board, moves)

    def on(self, board: Board, move: MoveView) -> int:
        """The cell of the own table that a move names."""
        x, y = cell_of(move)
        return int(board.number(x - board.across, y - board.down))

    def value_serves(self, board: Board, moves: list[MoveView]) -> list[float]:
        """Value cells to serve on by their best drink, and cards to take by the best that comes back."""
        kinds = [LETTERS.index(pile.removeprefix("supply-")) for pile in self.view.piles]
        lost = 0 if distance(board, self.hand) <= 0 else PASS
        values = []
        for move in moves:
            cell = self.on(board, move)
            if verb_of(move) == "do-lay":
                values.append(min(self.value_of_card(board, cell, kind) for kind in kinds))
            else:
                values.append(self.value_of_take(board, cell, move, lost))
        return values

    def value_of_take(self, board: Board, cell: int, take: MoveView, lost: int) -> float:
        """Value a take by the best that comes into the hole; the same drink again is a turn lost."""
        twin = board.copy()
        twin.lift(twin.column_of(cell), twin.row_of(cell))
        assert take.do is not None
        drink, refills = take.do["drink"], take.do["refills"]
        if not refills:
            return self.value(twin)
        return min(
            self.value_of_card(twin, cell, DRINKS.index(other.removeprefix("drink:")) % 3)
            + (lost if other == drink else 0)
            for other in refills
        )

    def value_of_card(self, board: Board, cell: int, kind: int, depth: int = 0) -> float:
        """Value the table that comes about when a card is laid and all is topped up in the best way."""
        twin = board.copy()
        twin.put(twin.column_of(cell), twin.row_of(cell), kind)
        while (opening := next_opening(twin, NO_CELL, 0)) != NO_OPENING:
            kinds = members(opening & 7)
            if len(kinds) > 1 and depth < BRANCHES:
                return min(self.value_of_card(twin, opening >> 3, each, depth + 1) for each in kinds)
            twin.put(twin.column_of(opening >> 3), twin.row_of(opening >> 3), kinds[0])
        return self.value(twin)

    def value(self, board: Board) -> float:
        """How many cards are missing to the own six-pack, and what others may find on the table.

        Below nought an own six-pack lies there. That is no use if another seat finds its last point there,
        unless it is the own last point, too.
        """
        assert self.view.eyes is not None
        own = int(distance(board, self.hand))
        wins = own <= 0 and self.last[self.view.eyes]
        low, high = (int(word) for word in hands_on(board))
        risk = 0.0
        for (others_low, others_high, number), last in self.rivals:
            found = (low & others_low).bit_count() + (high & others_high).bit_count()
            if found:
                risk += (LOSS if last and not wins else RISK) * found / number
        return own + risk - (PACK if own <= 0 else 0)

    def value_of_point(self, domino: int) -> float:
        """Score what is hard to find; then what leaves the nearest hands to draw."""
        assert self.view.eyes is not None
        left = rival(self.scored[self.view.eyes] | 1 << domino)
        numbers = members(left[0]) + members(left[1], HALF)
        board = table_in(self.view)
        mean = sum(int(distance(board, HANDS[number])) for number in numbers) / max(1, len(numbers))
        return mean - (PLACES if ODD_DOMINOES & 1 << domino else 0)

    def value_lines(self, moves: list[MoveView]) -> list[float]:
        """Clear so that the own six-pack stays near, then so that much stays."""
        lines = {line.move: line for line in self.view.lines}
        chosen = [lines[move.move] for move in moves]
        return [self.value(table_in(self.view, set(line.goes))) - line.stays / 100 for line in chosen]

    def value_areas(self, moves: list[MoveView]) -> list[float]:
        """Keep the area in which the own six-pack is nearest."""
        areas = {area.move: set(area.cells) for area in self.view.areas}
        cells = {place_of(item) for item in self.view.zone("board").items}
        return [self.value(table_in(self.view, cells - areas[move.move])) for move in moves]
