"""Many games at once, and what came of them."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Literal

from msgspec import Struct

from taphouse.bots.by_name import HOUSE_BOT, Who, name_of
from taphouse.core.build import rules_in_words
from taphouse.core.facts import Fact, typed
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.moves import NOBODY
from taphouse.lab.counting import Closely, closely_seen, margin, measures_of, minutes, part_of
from taphouse.lab.estimates import Estimate, mean, share
from taphouse.lab.figures import Figure, words_for
from taphouse.lab.luck import Luck, luck_of
from taphouse.lab.many import ALONE, Series, Workers, series
from taphouse.lab.page import Page
from taphouse.lab.panels import figure_panels, how_to_read, reason_panel, told_panels, win_panels
from taphouse.lab.played import Foul, Played
from taphouse.lab.seating import deal_names
from taphouse.lab.shown import Origin, Shown, house_text, make_page, unusual
from taphouse.lab.words import said
from taphouse.words.languages import ENGLISH


class Spread(Struct):
    """How long games were."""

    mean: float
    min: int
    max: int


class Report(Shown, kw_only=True):
    """What came of many games. All but the two times follow from the seed."""

    game: str
    seats: int
    house: dict[str, Value]
    bots: list[str]
    seed: str
    games: int
    finished: int
    moves: int
    seconds: float
    moves_per_second: int
    wins: list[int]
    """Games won by each seat; a shared win counts for each who shares it, a drawn game for nobody."""
    wins_by_turn: list[int]
    """Games won by whoever began, by the next seat clockwise, and so on; of ``begun`` games."""
    begun: int
    """Finished games in which somebody took a first turn: none where all decide together."""
    shared: int
    """Games won by several seats: a team, or equals whom the rules let win together."""
    drawn: int
    """Games that ended without a winner."""
    mean_scores: list[float]
    """Of the finished games."""
    reasons: dict[str, int]
    """How many games ended in which way."""
    moves_per_game: Spread
    win_shares: list[Estimate]
    """How much of the finished games each seat won, a shared win counting in part."""
    first_share: Estimate
    """The same for whoever took the first turn."""
    mean_moves: Estimate
    mean_turns: Estimate
    mean_margin: Estimate
    """How far the winners' best score was ahead of the best of the others."""
    turn_shares: list[Estimate]
    """How much of the games whoever began won, then the next seat clockwise; a shared win counts in part."""
    shared_share: Estimate
    """How many of the games several seats won."""
    drawn_share: Estimate
    reason_shares: dict[str, Estimate]
    mean_minutes: Estimate
    """How long people would take, at the pace of this game."""
    pace: float
    """Seconds for a decision, by which minutes are estimated."""
    decisions_per_turn: Estimate
    measures: dict[str, Estimate]
    """What this game measures besides: ``rounds`` where there are rounds."""
    seen: Closely | None = None
    """What was seen, where somebody looked closely."""
    luck: Luck | None = None
    """What of the results is luck, where that was asked for."""
    fouls: list[Foul]
    """Bots that crashed, dawdled or cheated: each lost its game."""
    rules: str
    """``compiled`` or ``plain Python``."""

    def figures(self) -> list[Figure]:
        """List the measures that are one number; what was not counted is left out."""
        seen, luck = self.seen, self.luck
        named: dict[str, Estimate | None] = {
            "minutes": self.mean_minutes,
            "moves": self.mean_moves,
            "turns": self.mean_turns,
            "decisions": self.decisions_per_turn,
            **self.measures,
            "margin": self.mean_margin,
            "first": self.first_share,
            "shared": self.shared_share,
            "drawn": self.drawn_share,
            "forced": seen.forced_share if seen else None,
            "lead_changes": seen.lead_changes if seen else None,
            "decided": seen.decided if seen else None,
            "luck": luck.deal_share if luck else None,
        }
        return [Figure(name=name, estimate=one) for name, one in named.items() if one is not None and one.sample]

    def page(self, language: str = ENGLISH, command: str = "") -> Page:
        """Say it as a page."""
        words = words_for(self.game, language)
        origin = Origin(
            game=self.game,
            seats=self.seats,
            seed=self.seed,
            games=str(self.games),
            bots=", ".join(self.bots),
            house=house_text(unusual(self.game, self.house)) or words.form("report-terms", "usual", {}),
            command=command,
        )
        lead = [said.lead_games(games=self.games, finished=self.finished)]
        if self.begun:
            low, high = (typed(f"{100 * bound:.1f}") for bound in (self.first_share.low, self.first_share.high))
            lead.append(said.lead_first(low=low, high=high))
        if self.luck is not None:
            lead.append(said.lead_luck(deal=typed(f"{100 * self.luck.deal_share.value:.0f}")))
        panels = [
            *win_panels(words, self.bots, self.win_shares, self.turn_shares, self.begun),
            reason_panel(words, self.reason_shares),
            *figure_panels(words, self.figures()),
            *(told_panels(words, self.seen.happened, self.seen.used) if self.seen else ()),
        ]
        return make_page(
            words, origin, headline=self._headline(), lead=lead, panels=panels, notes=how_to_read(self.pace)
        )

    def _headline(self) -> Fact:
        """Say how long games are, and whether the first to play is ahead."""
        if not self.mean_minutes.sample:
            return said.head_moves(moves=typed(f"{self.mean_moves.value:.0f}"))
        minutes = typed(f"{self.mean_minutes.value:.0f}")
        if not self.begun:
            return said.head_minutes(minutes=minutes)
        even = 1 / self.seats
        how: Literal["more", "less", "even"] = "even"
        if self.first_share.low > even or self.first_share.high < even:
            how = "more" if self.first_share.low > even else "less"
        first = typed(f"{100 * self.first_share.value:.0f}")
        return said.head_first(minutes=minutes, first=first, even=typed(f"{100 * even:.0f}"), how=how)


def simulate(
    game: Game,
    seats: int,
    house: Mapping[str, Value] | None = None,
    *,
    games: int = 100,
    seed: str = "0",
    bots: Sequence[Who] = (HOUSE_BOT,),
    closely: bool = False,
    luck: bool = False,
    workers: Workers = ALONE,
    tick: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play so many games; the same seed gives the same ones, wherever they are played.

    ``closely`` looks at every decision and hears the story; ``luck`` plays ``luck_games(games)`` more for that.
    ``tick`` is told how many more are done.
    """
    settled = game.house(seats, house)
    names = deal_names(game, bots, seats)
    told = series(game, settled, names, seed, closely=closely)
    started = perf_counter()
    (played,) = workers.play(game, [(told, range(games))], tick)
    report = report_of(game, told, played, perf_counter() - started)
    if luck:
        report.luck = luck_of(game, settled, names, games=games, seed=seed, workers=workers, tick=tick)
    return report


def report_of(game: Game, told: Series, played: Sequence[Played], seconds: float) -> Report:
    """Count what came of games."""
    names, seats = told.names, len(told.names)
    over = [each for each in played if each.reason]
    begun = [each for each in over if each.began != NOBODY]
    scored = [each for each in over if each.scores]
    counted = [each for each in over if each.decisions]
    lengths = [each.moves for each in played]
    reasons = dict(sorted(Counter(each.reason for each in over).items()))
    return Report(
        game=game.meta.id,
        seats=seats,
        house=told.house,
        bots=[name_of(name) for name in names],
        seed=told.seed,
        games=len(played),
        finished=len(over),
        moves=sum(lengths),
        seconds=round(seconds, 3),
        moves_per_second=round(sum(lengths) / seconds) if seconds else 0,
        wins=[sum(seat in each.winners for each in over) for seat in range(seats)],
        wins_by_turn=[sum((each.began + turn) % seats in each.winners for each in begun) for turn in range(seats)],
        begun=len(begun),
        shared=sum(len(each.winners) > 1 for each in over),
        drawn=sum(not each.winners for each in over),
        mean_scores=[
            round(sum(each.scores[seat] for each in scored) / len(scored), 3) if scored else 0.0
            for seat in range(seats)
        ],
        reasons=reasons,
        moves_per_game=_spread(lengths),
        win_shares=[share(sum(part_of(each, seat) for each in over), len(over)) for seat in range(seats)],
        first_share=share(sum(part_of(each, each.began) for each in begun), len(begun)),
        mean_moves=mean([each.moves for each in over]),
        mean_turns=mean([each.turns for each in counted]),
        mean_margin=mean([margin(each) for each in scored]),
        turn_shares=[
            share(sum(part_of(each, (each.began + turn) % seats) for each in begun), len(begun))
            for turn in range(seats)
        ],
        shared_share=share(sum(len(each.winners) > 1 for each in over), len(over)),
        drawn_share=share(sum(not each.winners for each in over), len(over)),
        reason_shares={reason: share(number, len(over)) for reason, number in reasons.items()},
        mean_minutes=mean([minutes(game, each) for each in counted]),
        pace=game.pace,
        decisions_per_turn=mean([each.decisions / each.turns for each in counted if each.turns]),
        measures=measures_of(over),
        seen=closely_seen(over) if told.closely else None,
        fouls=[each.foul for each in over if each.foul is not None],
        rules=rules_in_words(),
    )


def _spread(lengths: Sequence[int]) -> Spread:
    if not lengths:
        return Spread(0.0, 0, 0)
    return Spread(round(sum(lengths) / len(lengths), 2), min(lengths), max(lengths))
