"""A player that brings the table near its own six-pack, keeps it from others, and spots what it can.

It reads a view only: from the cards that it sees it lays a table of its own to try things on.
"""

from functools import cache
from typing import Final, cast

from taphouse.core.bits import members
from taphouse.core.bot import Bot
from taphouse.core.moves import Move
from taphouse.core.rng import Rng
from taphouse.core.view import MoveView, View
from taphouse.games.six_pack.cards import DOMINO_NAMES, DRINKS, HALF, HANDS, LETTERS, ODD_DOMINOES
from taphouse.games.six_pack.rules.board import NO_CELL, Board, laid_out
from taphouse.games.six_pack.rules.moves import CLAIM, DONE, DRINK, FILL, KEEP, LAY, MIXED, OPEN_BOTTLE, SCORE, TAKE
from taphouse.games.six_pack.rules.openings import NO_OPENING, next_opening
from taphouse.games.six_pack.rules.pictures import FAR, NO_FIT, PLACES, distance, hands_on, pairing
from taphouse.games.six_pack.view import Domino, Drink, SixPackView, Take

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
    held = cast("list[Domino]", view.zone(zone).items)
    return sum(1 << DOMINO_NAMES.index(domino.bottle + domino.mix) for domino in held)


def table_in(view: View, leaving: set[tuple[int, int]] | None = None) -> Board:
    """Lay the cards that a view shows, without some that would leave."""
    cards = [cast("Drink", item) for item in view.zone("board").items]
    gone = leaving or set()
    return laid_out([(c.x, c.y, LETTERS.index(c.kind)) for c in cards if (c.x, c.y) not in gone], [])


class HouseBot(Bot):
    """Sits down by default."""

    def __init__(self, rng: Rng, strength: int = 100) -> None:
        super().__init__(rng, strength)
        self.points = 0
        self.serves = 0
        """How often it has served since its last point."""

    def ponders(self, view: View) -> float:
        """Looking over the table takes longer than anything else, whether there is something to find or not."""
        return LOOKING if cast("SixPackView", view).decision == "check" else 1.0

    def choose(self, view: View) -> Move | None:
        """Pick a move by what is asked."""
        table = cast("SixPackView", view)
        if not view.moves:
            return None
        first = view.moves[0].move
        if MIXED <= first < OPEN_BOTTLE:
            return Move(view.moves[-1].move)
        if first >= OPEN_BOTTLE:
            return self.any_of(view.moves)
        if CLAIM <= first <= DONE:
            return self.look(table)
        if self.slips():
            return self.any_of(view.moves)
        self.count(table)
        return Thought(table).best(self, view.moves)

    def count(self, view: SixPackView) -> None:
        """Count the own serves without a point."""
        assert view.eyes is not None
        if view.points[view.eyes] != self.points:
            self.points, self.serves = view.points[view.eyes], 0
        self.serves += view.decision == "serve"

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
        for each in view.moves:
            window = each.move - CLAIM
            if each.move < DONE and self.fits(board, hand, window) and self.spots():
                return Move(each.move)
        return Move(DONE)

    def fits(self, board: Board, hand: int, window: int) -> bool:
        """Whether the hand covers a window."""
        x, y = board.column_of(window // 2), board.row_of(window // 2)
        return pairing(board, hand, x, y, tall=window % 2 == 1) != NO_FIT

    def spots(self) -> bool:
        """Whether it sees a six-pack that is there."""
        return self.rng.below(100) < max(self.strength, LEAST_SPOTTED)


class Thought:
    """What a host thinks about one decision. The lower a value, the better."""

    def __init__(self, view: SixPackView) -> None:
        self.view = view
        self.hand = dominoes_in(view, f"hand-{view.eyes}")
        self.scored = [dominoes_in(view, f"score-{seat.seat}") for seat in view.seats]
        self.last = [points + 1 >= view.target for points in view.points]
        """Which seats need a single point more."""
        self.rivals = [
            (rival(scored, dominoes_in(view, f"hand-{seat}")), self.last[seat])
            for seat, scored in enumerate(self.scored)
            if seat != view.eyes
        ]

    def best(self, bot: HouseBot, moves: list[MoveView]) -> Move:
        """Pick the best move, by chance among equals. What leaves the own six-pack on the table is beyond doubt."""
        values = self.values([move.move for move in moves])
        if self.view.decision == "serve":
            doubt = min(RESTLESS * bot.serves, DOUBT)
            values = [value if value < 0 else value + int(bot.rng.below(doubt)) for value in values]
        least = min(values)
        best = [move.move for move, value in zip(moves, values, strict=True) if value == least]
        return Move(best[bot.rng.below(len(best))])

    def values(self, moves: list[int]) -> list[float]:
        """Value the moves of one decision."""
        if SCORE <= moves[0] < SCORE + len(DOMINO_NAMES):
            return [self.value_of_point(move - SCORE) for move in moves]
        if moves[0] >= KEEP:
            return self.value_areas(moves)
        if moves[0] > SCORE:
            return self.value_lines(moves)
        board = table_in(self.view)
        if moves[0] >= FILL:
            return [self.value_of_card(board, (move - FILL) // 3, (move - FILL) % 3) for move in moves]
        if moves[0] >= DRINK:
            assert self.view.served is not None
            cell = int(board.number(self.view.served.x - board.across, self.view.served.y - board.down))
            return [self.value_of_card(board, cell, move - DRINK) for move in moves]
        return self.value_serves(board, moves)

    def value_serves(self, board: Board, moves: list[int]) -> list[float]:
        """Value cells to serve on by their best drink, and cards to take by the best that comes back."""
        kinds = [LETTERS.index(drink.upper()) for drink in self.view.lays[0].drinks] if self.view.lays else []
        takes = iter(self.view.takes)
        lost = 0 if distance(board, self.hand) <= 0 else PASS
        values = []
        for move in moves:
            if move < TAKE:
                values.append(min(self.value_of_card(board, move - LAY, kind) for kind in kinds))
            else:
                values.append(self.value_of_take(board, move - TAKE, next(takes), lost))
        return values

    def value_of_take(self, board: Board, cell: int, take: Take, lost: int) -> float:
        """Value a take by the best that comes into the hole; the same drink again is a turn lost."""
        twin = board.copy()
        twin.lift(twin.column_of(cell), twin.row_of(cell))
        if not take.refills:
            return self.value(twin)
        return min(
            self.value_of_card(twin, cell, DRINKS.index(drink) % 3) + (lost if drink == take.drink else 0)
            for drink in take.refills
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

    def value_lines(self, moves: list[int]) -> list[float]:
        """Clear so that the own six-pack stays near, then so that much stays."""
        lines = {line.move: line for line in self.view.lines}
        return [self.value(table_in(self.view, set(lines[move].goes))) - lines[move].stays / 100 for move in moves]

    def value_areas(self, moves: list[int]) -> list[float]:
        """Keep the area in which the own six-pack is nearest."""
        areas = {area.move: set(area.cells) for area in self.view.areas}
        cells = {(item.x, item.y) for item in cast("list[Drink]", self.view.zone("board").items)}
        return [self.value(table_in(self.view, cells - areas[move])) for move in moves]
