"""The ladder: every bot meets every other one on the same deals, and all are rated."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from msgspec import Struct

from taphouse.bots.by_name import Who, name_of
from taphouse.core.facts import typed
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.lab.compare import side_of_seats, won_by
from taphouse.lab.estimates import Estimate, Z, share
from taphouse.lab.extras import needed
from taphouse.lab.figures import words_for
from taphouse.lab.many import ALONE, Workers, series
from taphouse.lab.page import Line, Page, Panel
from taphouse.lab.panels import share_panel
from taphouse.lab.played import Foul, Played
from taphouse.lab.seating import deal_names
from taphouse.lab.shown import Origin, Shown, house_text, make_page, unusual
from taphouse.lab.words import said
from taphouse.words.languages import ENGLISH


class Rung(Struct, kw_only=True):
    """One bot and its rating."""

    bot: str
    rating: float
    """Mean of the estimated skill, as openskill has it: 25 for somebody unknown."""
    doubt: float
    """Standard deviation of that estimate."""
    share: Estimate
    """How much of all its games it won against one other side."""

    def estimate(self) -> Estimate:
        """Give the rating with its bounds; the sample are games."""
        reach = Z * self.doubt
        return Estimate(self.rating, self.rating - reach, self.rating + reach, self.share.sample)


class Pairing(Struct, kw_only=True):
    """Two bots, and how often the first one won."""

    one: str
    other: str
    share: Estimate


class Ladder(Shown, kw_only=True):
    """What came of a tournament. All of it follows from the seed."""

    game: str
    seats: int
    house: dict[str, Value]
    seed: str
    games: int
    """For each pair."""
    rungs: list[Rung]
    """The best first."""
    pairings: list[Pairing]
    fouls: list[Foul]

    def page(self, language: str = ENGLISH, command: str = "") -> Page:
        """Say it as a page."""
        words = words_for(self.game, language)
        origin = Origin(
            game=self.game,
            seats=self.seats,
            seed=self.seed,
            games=words.say(said.report_each_pair(games=self.games)),
            house=house_text(unusual(self.game, self.house)) or words.form("report-terms", "usual", {}),
            command=command,
        )
        pairs = [
            (words.say(said.report_pair(one=typed(pair.one), other=typed(pair.other))), pair.share)
            for pair in self.pairings
        ]
        rating = Panel(
            title=words.form("report-rating", "", {}),
            unit=words.form("report-rating", "unit", {}),
            lines=[Line(rung.bot, rung.estimate()) for rung in self.rungs],
        )
        panels = [
            rating,
            share_panel(words, "report-all-games", [(rung.bot, rung.share) for rung in self.rungs], even=0.5),
            share_panel(words, "report-pairs", pairs, even=0.5),
        ]
        headline = said.head_ladder(bot=typed(self.rungs[0].bot), number=len(self.rungs))
        return make_page(
            words,
            origin,
            headline=headline,
            lead=[],
            panels=panels,
            notes=[said.report_same_deals(), said.report_how_to_read()],
        )


def climb(
    game: Game,
    seats: int,
    house: Mapping[str, Value] | None,
    bots: Sequence[Who],
    *,
    games: int = 100,
    seed: str = "0",
    workers: Workers = ALONE,
    tick: Callable[[int], None] = lambda _: None,
) -> Ladder:
    """Let each pair play on the same deals, each of them twice with the seats changed; rate all by all games."""
    settled = game.house(seats, house)
    deal_names(game, bots, max(seats, len(bots)))
    deals = max(1, games // 2)
    placed = [side_of_seats(game, seats, settled, swapped=swapped) for swapped in (False, True)]
    pairs = list(combinations(range(len(bots)), 2))
    wanted = [
        (series(game, settled, [bots[pair[side]] for side in sides], seed), range(deals))
        for pair in pairs
        for sides in placed
    ]
    played = workers.play(game, wanted, tick)
    results = {pair: list(zip(played[2 * at], played[2 * at + 1], strict=True)) for at, pair in enumerate(pairs)}
    parts = {pair: [_part(row, placed) for row in rows] for pair, rows in results.items()}
    names = [name_of(bot) for bot in bots]
    return Ladder(
        game=game.meta.id,
        seats=seats,
        house=settled,
        seed=seed,
        games=2 * deals,
        rungs=_rungs(names, parts),
        pairings=[
            Pairing(one=names[one], other=names[other], share=_against(parts[one, other])) for one, other in pairs
        ],
        fouls=[each.foul for rows in played for each in rows if each.foul is not None],
    )


def _part(pair: tuple[Played, Played], placed: Sequence[Sequence[int]]) -> float:
    """How much of a deal the second side won."""
    return sum(won_by(each, sides) for each, sides in zip(pair, placed, strict=True)) / 2


def _against(parts: Sequence[float]) -> Estimate:
    return share(sum(1 - part for part in parts), len(parts))


def _rungs(names: Sequence[str], parts: Mapping[tuple[int, int], Sequence[float]]) -> list[Rung]:
    """Rate all by their games in the order in which they were dealt."""
    model = needed("openskill.models").PlackettLuce()
    skills = [model.rating(name=name) for name in names]
    deals = max((len(rows) for rows in parts.values()), default=0)
    for deal in range(deals):
        for (one, other), rows in parts.items():
            ranks = [rows[deal], 1 - rows[deal]]
            ((skills[one],), (skills[other],)) = model.rate([[skills[one]], [skills[other]]], ranks=ranks)
    won = [0.0] * len(names)
    met = [0] * len(names)
    for (one, other), rows in parts.items():
        for at, hits in ((one, sum(1 - row for row in rows)), (other, sum(rows))):
            won[at] += hits
            met[at] += len(rows)
    rungs = [
        Rung(bot=name, rating=round(skill.mu, 2), doubt=round(skill.sigma, 2), share=share(won[at], met[at]))
        for at, (name, skill) in enumerate(zip(names, skills, strict=True))
    ]
    return sorted(rungs, key=lambda rung: -rung.rating)
