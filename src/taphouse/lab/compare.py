"""Two houses, or two companies of bots, on the same deals."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from taphouse.bots.by_name import HOUSE_BOT, Who, name_of
from taphouse.core.facts import typed
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.lab.counting import measured
from taphouse.lab.differences import Difference, difference, differences_of
from taphouse.lab.estimates import Estimate, share
from taphouse.lab.extras import needed
from taphouse.lab.figures import words_for
from taphouse.lab.many import ALONE, Workers, series
from taphouse.lab.page import Page
from taphouse.lab.panels import difference_lines, difference_panel, headline_of, percent, share_panel
from taphouse.lab.played import Foul, Played
from taphouse.lab.seating import deal_names
from taphouse.lab.shown import Origin, Shown, make_page
from taphouse.lab.words import said
from taphouse.words.languages import ENGLISH


class Side(Struct, frozen=True, kw_only=True):
    """One of two ways to play."""

    house: dict[str, Value] = {}
    bots: tuple[Who, ...] = (HOUSE_BOT,)


class Comparison(Shown, kw_only=True):
    """What came of it. All of it follows from the seed."""

    game: str
    seats: int
    a: str
    b: str
    seed: str
    deals: int
    games: int
    b_share: Estimate | None = None
    """Where bots are compared: how much of the games the second ones won against the first ones at one table."""
    p_value: float | None = None
    """How likely a share at least so far from a half would be if both were equally good: an exact test of the deals."""
    would_be_seen: float | None = None
    """So much more or less than a half would have been seen in four samples out of five."""
    differences: list[Difference]
    fouls: list[Foul]

    def page(self, language: str = ENGLISH, command: str = "") -> Page:
        """Say it as a page."""
        words = words_for(self.game, language)
        origin = Origin(game=self.game, seats=self.seats, seed=self.seed, games=str(self.games), command=command)
        lead = [said.report_sides(a=typed(self.a), b=typed(self.b)), *difference_lines(words, self.differences)]
        panels = [difference_panel(words, one) for one in self.differences]
        notes = [said.report_same_deals(), said.report_how_to_read()]
        if self.b_share is None:
            return make_page(
                words, origin, headline=headline_of(words, self.differences), lead=lead, panels=panels, notes=notes
            )
        won = self.b_share
        headline = said.head_no_difference()
        if won.low > 0.5 or won.high < 0.5:
            headline = said.head_better(percent=percent(won.value), which="b" if won.value > 0.5 else "a")
        elif self.would_be_seen is not None:
            lead.append(said.lead_share_not_seen(size=percent(self.would_be_seen)))
        panel = share_panel(words, "report-share-of-b", [(self.b, won)], even=0.5)
        return make_page(words, origin, headline=headline, lead=lead, panels=[panel], notes=notes)


def compare(
    game: Game,
    seats: int,
    a: Side,
    b: Side,
    *,
    games: int = 400,
    seed: str = "0",
    closely: bool = False,
    workers: Workers = ALONE,
    tick: Callable[[int], None] = lambda _: None,
) -> Comparison:
    """Compare two houses by the same seeds, or, where these are equal, two kinds of bots that play each other."""
    if a.house == b.house:
        return _compare_bots(game, seats, a, b, games=games, seed=seed, workers=workers, tick=tick)
    return _compare_houses(game, seats, a, b, games=games, seed=seed, closely=closely, workers=workers, tick=tick)


def _compare_houses(
    game: Game,
    seats: int,
    a: Side,
    b: Side,
    *,
    games: int,
    seed: str,
    closely: bool,
    workers: Workers,
    tick: Callable[[int], None],
) -> Comparison:
    """Each deal is played in both houses, with the same chance for the same bots."""
    sides = [
        series(game, game.house(seats, side.house), deal_names(game, side.bots, seats), seed, closely=closely)
        for side in (a, b)
    ]
    deals = max(1, games // 2)
    first, second = workers.play(game, [(side, range(deals)) for side in sides], tick)
    over = [(one, other) for one, other in zip(first, second, strict=True) if one.reason and other.reason]
    return Comparison(
        game=game.meta.id,
        seats=seats,
        a=_written(a),
        b=_written(b),
        seed=seed,
        deals=len(over),
        games=2 * deals,
        differences=differences_of([(measured(game, one), measured(game, other)) for one, other in over]),
        fouls=_fouls(first, second),
    )


def _compare_bots(
    game: Game,
    seats: int,
    a: Side,
    b: Side,
    *,
    games: int,
    seed: str,
    workers: Workers,
    tick: Callable[[int], None],
) -> Comparison:
    """Both sit at one table, in turns or as teams; each deal is played twice, with the seats changed."""
    house = game.house(seats, a.house)
    deals = max(1, games // 2)
    placed = [side_of_seats(game, seats, house, swapped=swapped) for swapped in (False, True)]
    wanted = [
        (series(game, house, [_bot((a, b)[side], seat) for seat, side in enumerate(sides)], seed), range(deals))
        for sides in placed
    ]
    played = workers.play(game, wanted, tick)
    parts = []
    for one, other in zip(*played, strict=True):
        if one.reason and other.reason:
            parts.append((won_by(one, placed[0]) + won_by(other, placed[1])) / 2)
    # A deal counts as one, however often it was played.
    found = difference("share", [0.0] * len(parts), parts)
    better, worse = sum(part > 0.5 for part in parts), sum(part < 0.5 for part in parts)
    return Comparison(
        game=game.meta.id,
        seats=seats,
        a=_written(a),
        b=_written(b),
        seed=seed,
        deals=len(parts),
        games=2 * deals,
        b_share=found.change if parts else share(0, 0),
        would_be_seen=found.would_be_seen,
        p_value=_exact(better, better + worse),
        differences=[],
        fouls=_fouls(*played),
    )


def side_of_seats(game: Game, seats: int, house: Mapping[str, Value], *, swapped: bool) -> list[int]:
    """Tell which of two sides sits where: teams together, otherwise in turns."""
    teams = [place.team for place in game.places(seats, house)]
    names = sorted(set(teams))
    sides = [seat % 2 for seat in range(seats)] if len(names) == 1 else [names.index(team) % 2 for team in teams]
    return [1 - side for side in sides] if swapped else sides


def won_by(played: Played, sides: Sequence[int]) -> float:
    """How much of a game the second side won; a drawn game is half of one."""
    if not played.winners:
        return 0.5
    return sum(sides[seat] for seat in played.winners) / len(played.winners)


def _bot(side: Side, seat: int) -> Who:
    return side.bots[seat % len(side.bots)]


def _exact(better: int, decided: int) -> float | None:
    """The exact test: of the deals that one side won on both seats taken together, how many were the second's."""
    return float(needed("scipy.stats").binomtest(better, decided).pvalue) if decided else None


def _fouls(*played: Sequence[Played]) -> list[Foul]:
    return [each.foul for rows in played for each in rows if each.foul is not None]


def _written(side: Side) -> str:
    """Write a side down as it is asked for."""
    return ",".join([*(name_of(bot) for bot in side.bots), *(f"{key}={value}" for key, value in side.house.items())])
