"""The house bot: builds, hinders, guesses, and knows only what its seat may know."""

from collections.abc import Callable
from typing import Any

import pytest

from taphouse.bots.company import Company
from taphouse.bots.random_bot import RandomBot
from taphouse.core.bits import BIT
from taphouse.core.bot import Bot
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Quick
from taphouse.core.story import told
from taphouse.games.cocktail_conspiracy.bot import HouseBot
from taphouse.games.cocktail_conspiracy.cards import COMBINATION_CODES, COMBINATIONS, read_combination, tally_of
from taphouse.games.cocktail_conspiracy.game import GAME
from taphouse.games.cocktail_conspiracy.thinking.guess import Guess, certain
from taphouse.games.cocktail_conspiracy.thinking.nearness import worth_by, worth_for
from taphouse.games.cocktail_conspiracy.thinking.notebook import Notebook
from taphouse.games.cocktail_conspiracy.thinking.outlook import Outlook
from taphouse.lab.bare_table import BareTable
from taphouse.testing import players
from taphouse.testing.driver import quick
from taphouse.testing.houses import random_house
from taphouse.testing.scene import Scene as Table

BUTTON = {"victory_call": "button"}


def choice(t: Any, name: str, bot: HouseBot | None = None) -> str:
    """What a bot does in some world of a scene, with places by name."""
    seat = Seat(t.number(name))
    move = (bot or HouseBot(Quick(1))).choose(t.state.resample(seat, Quick(7)), seat)
    assert move is not None
    return str(t.named(GAME.write_move(Move(move))))


class Listening:
    """A bot that hears the story of a scene from its seat."""

    def __init__(self, t: Any, name: str) -> None:
        self.t = t
        self.seat = Seat(t.number(name))
        self.bot = HouseBot(Quick(1))
        t.state.events = []

    def listen(self) -> Notebook:
        """Hear and think about what has happened."""
        self.bot.hear(told(GAME, self.t.state.events, self.seat, self.t.names))
        self.t.state.events = []
        self.bot.notebook.read(self.t.state.resample(self.seat, Quick(7)), self.seat)
        return self.bot.notebook

    def odds(self, key: int) -> list[float]:
        """How likely each combination is for a team, or behind a mask."""
        return list(self.listen().guesses[key].odds)

    def goal_odds(self, place: int) -> list[float]:
        """The same at a place, with all that is known."""
        self.listen()
        return list(Outlook(self.t.state.resample(self.seat, Quick(7)), self.seat, self.bot.notebook).odds[place])

    def friendliness(self, place: int) -> float:
        """How likely a place is on the own side."""
        self.listen()
        return Outlook(self.t.state.resample(self.seat, Quick(7)), self.seat, self.bot.notebook).mates[place]


def test_it_wins_when_it_can(scene: Any) -> None:
    t = scene(places={"A1": "Rg1 Rb1 Gy1 Gp1"}, hands={"A1": "Br1 By1 Pp1"})

    assert choice(t, "A1") == "play By1 on A1"


def test_it_wins_for_a_team_mate(scene: Any) -> None:
    t = scene(places={"A2": "Rg1 Rb1 Gy1 Gp1"}, hands={"A1": "Br1 By1 Pp1"})

    assert choice(t, "A1") == "play By1 on A2"


def test_it_moves_the_card_away_that_prevents_victory(scene: Any) -> None:
    t = scene(places={"A1": "Rg1 Rb1 Gy1 Gp1 Bg1 Yb1"}, hands={"A1": "Pp1 Pp2 Pg1"})

    assert choice(t, "A1").startswith("move Yb1 to ")


def test_it_swaps_the_card_away_that_prevents_victory(scene: Any) -> None:
    """A third red as the seventh card, and the lemon goes."""
    t = scene(places={"A1": "Rg1 Rb1 Gy1 Gp1 Bg1 Yb1"}, hands={"A1": "Rp1 Pp2 Pg1"})
    t.play("A1", "play Rp1 on A1")

    assert choice(t, "A1") == "drop Yb1"


def test_it_clinks_with_itself_to_be_rid_of_a_card(scene: Any) -> None:
    """Py1 takes the lemon along; sent to two opponents, that wins."""
    t = scene(places={"A1": "Rg1 Rb1 Gy1 Gp1 Bg1 Yb1"}, hands={"A1": "Py1 Gg1 Gg2"})
    winning = {"play Py1 on A1", "move Yb1 to B1", "move Yb1 to B2", "move Yb1 to A2"}
    assert {choice(t, "A1", HouseBot(Quick(number))) for number in range(10)} <= winning

    t.play("A1", "play Py1 on A1")
    t.play("A1", choice(t, "A1"))

    assert t.winners == ["A1", "A2"]


def test_it_breaks_an_opponent_who_is_one_card_from_the_goal(scene: Any) -> None:
    """It has worked out that B is after YYPPR, and B1 lacks only the red."""
    t = scene(places={"B1": "Yr1 Yg1 Pr1 Pg1"}, hands={"A1": "Bb1 Bb2 Rb1"}, combinations={"B": "YYPPR"})
    bot = HouseBot(Quick(1))
    bot.notebook.read(t.state, t.number("A1"))
    bot.notebook.guesses[1].odds = certain(read_combination("YYPPR"))

    assert choice(t, "A1", bot) in ("play Bb1 on B1", "play Bb2 on B1")


def test_it_puts_away_what_its_own_goal_does_not_want(scene: Any) -> None:
    t = scene(active="B1", places={"A1": "Rg1 Rb1 Gy1 Gp1 Yr1 Yr2"}, hands={"B1": "Pp1 Bp1 Bp2"})
    t.play("B1", "play Pp1 on A1")

    assert choice(t, "A1") in ("drop Pp1", "drop Yr1", "drop Yr2")


def test_it_sends_cards_to_where_they_hurt_or_help(scene: Any) -> None:
    """Of a red and a green both are wanted by the team-mate; one of them goes there, and the other to an opponent."""
    t = scene(active="B1", places={"A1": "Gb1", "A2": "Rb1 Bp1"}, hands={"B1": "Rg1 Yy1 Yy2"})
    t.play("B1", "play Rg1 on A1")

    assert "A2" in choice(t, "A1")


def test_cc_061_cc_063_it_declares_at_once(scene: Any) -> None:
    t = scene(active="B1", places={"A1": "Rr1 Rr2 Gr1 Gr2 Bg1"}, house=BUTTON)

    assert choice(t, "A2") == "declare A1"
    assert HouseBot(Quick(1)).ponders(t.state, Seat(t.number("A2"))) == 0.0
    assert HouseBot(Quick(1)).ponders(t.state, Seat(t.number("B1"))) == 1.0


def waits(t: Any, name: str) -> float:
    return GAME.bot_waits(t.state, Seat(t.number(name)))


def test_cc_063_where_victory_is_declared_a_bot_gives_people_five_seconds_before_its_turn(scene: Any) -> None:
    """But it declares for itself without delay, in its own turn or not, and everywhere else nobody has to look out."""
    t = scene(active="B1", places={"A1": "Rr1 Rr2 Gr1 Gr2 Bg1"}, house=BUTTON)
    assert (waits(t, "B1"), waits(t, "A1"), waits(t, "A2")) == (5.0, 0.0, 0.0)

    t.play("B1", "discard hand")

    assert waits(t, "A2") == 0.0
    assert waits(scene(), "A1") == 0.0


def test_cc_063_nor_does_it_wait_with_an_answer_or_a_reaction(scene: Any, dealt: Any) -> None:
    """Nobody can declare before the first turn, or while something is pending."""
    t = dealt(4, **BUTTON)
    assert [waits(t, name) for name in t.names] == [0.0] * 4
    for name in t.names:
        t.play(name, "drank today")
    assert [waits(t, name) for name in t.names] == [0.0] * 4

    t = scene(hands={"A1": "Pg1 Rb1 Bp1"}, places={"B1": "Gr1 Gy1"}, house={**BUTTON, "cheers_button": True})
    for name, move in (("A1", "play Pg1 on B1"), ("A1", "cheers"), ("B1", "match Gr1")):
        t.play(name, move)
        assert [waits(t, other) for other in t.names] == [0.0] * 4
    t.play("B1", "send A1 A2")
    assert waits(t, "B1") == 5.0


@pytest.mark.parametrize("strength", [0, 50, 100])
def test_cc_022_it_drank_longer_ago_however_often_it_slips(dealt: Any, strength: int) -> None:
    t = dealt(4)

    bots = [HouseBot(Quick(i), strength) for i in range(10)]

    assert {choice(t, name, bot) for bot in bots for name in t.names} == {"drank longer_ago"}


def test_it_throws_any_sign(dealt: Any) -> None:
    t = dealt(4)
    for name in t.names:
        t.play(name, "drank longer_ago")

    assert {choice(t, "A1", HouseBot(Quick(i))) for i in range(30)} == {"throw rock", "throw paper", "throw scissors"}


def test_a_weak_one_slips(scene: Any) -> None:
    t = scene(places={"A1": "Rg1 Rb1 Gy1 Gp1"}, hands={"A1": "Br1 By1 Pp1"})

    assert len({choice(t, "A1", HouseBot(Quick(i), strength=0)) for i in range(40)}) > 10


def clinked(scene: Any) -> Any:
    """CHEERS on the stool of team B, which is after YYPPG."""
    places = {"Bv": "Rg1 Yr1 Yg1 Pr1 Gy1", "B1": "Yr2 Yg2 Pr2 Pg2", "A1": "Rr1 Gr1", "A2": "Rr2 Gr2"}
    t = scene(5, places=places, hands={"A1": "Br1 Bb1 Bb2"})
    t.play("A1", "play Br1 on Bv")
    return t


def test_cc_088_a_keeper_agrees_to_a_good_proposal(scene: Any) -> None:
    """Both know the same, so what one finds best is good enough for the other."""
    t = clinked(scene)
    t.play("B1", choice(t, "B1"))

    assert choice(t, "B2") == "accept"


def test_cc_088_a_keeper_has_a_better_idea_than_a_bad_proposal(scene: Any) -> None:
    """A blue card for B1, who is one card from the goal, is the worst of all."""
    t = clinked(scene)
    t.play("B1", "send B1 A1")
    assert choice(t, "B2") == "counter"

    t.play("B2", "counter")
    t.play("B2", choice(t, "B2"))

    assert choice(t, "B1") == "take counter"


def test_cc_088_and_tosses_a_coin_against_a_bad_one(scene: Any) -> None:
    t = clinked(scene)
    t.play("B1", choice(t, "B1"))
    t.play("B2", "counter", "send B1 A1")

    assert choice(t, "B1") == "toss"


def test_cc_062_it_notices_what_somebody_is_not_after(scene: Any) -> None:
    t = scene(places={"B1": "Yr1 Yg1 Pr1 Pg1 Rr1"})
    bot = Listening(t, "A1")
    t.play("A1", "discard hand")

    b, a2 = bot.goal_odds(t.number("B1")), bot.odds(0)

    assert b[read_combination("YYPPR")] == 0.0
    assert b[read_combination("YYPPG")] > 0.0
    assert a2[read_combination("RRGGB")] > 0.0


def test_what_somebody_moves_away_speaks_against_a_colour(scene: Any) -> None:
    t = scene(active="B1", places={"B1": "Yr1"})
    bot = Listening(t, "A1")
    t.play("B1", "move Yr1 to A1")

    odds = bot.odds(1)

    assert odds[read_combination("YYPPG")] < odds[read_combination("RRPPG")]


@pytest.mark.parametrize("to", ["B2", "Bv"])
def test_what_somebody_moves_to_the_own_side_speaks_for_a_colour(scene: Any, to: str) -> None:
    """A lemon of B1 goes to a team-mate or the team's stool: they collect lemons there."""
    t = scene(4 if to == "B2" else 3, active="B1", places={"B1": "Yr1"})
    bot = Listening(t, "A1")
    t.play("B1", f"move Yr1 to {to}")

    odds = bot.odds(1)

    assert odds[read_combination("YYPPG")] > odds[read_combination("RRPPG")]


def test_an_apprentice_learns_from_what_the_master_lays(scene: Any) -> None:
    """CC-070: A2 does not know the goal; after two greens of A1, it holds greens for wanted."""
    t = scene(hands={"A1": "Gr1 Gr2 Yy1"}, house={"mode": "master_apprentice"})
    bot = Listening(t, "A2")
    before = share_with(bot, "G")
    t.play("A1", "play Gr1 on A1")

    assert share_with(bot, "G") > before


def share_with(bot: Listening, letter: str) -> float:
    odds = bot.odds(0)
    return sum(chance for chance, code in zip(odds, COMBINATION_CODES, strict=True) if letter in code)


def test_behind_a_mask_it_takes_for_a_friend_who_wants_the_same(scene: Any) -> None:
    """S0 is after RRGGB; S1 lays a red before themselves."""
    t = scene(active="S1", places={"S1": "Yy1"}, hands={"S1": "Rg1 Pp1 Pp2"}, house={"mode": "masquerade"})
    bot = Listening(t, "S0")
    before = bot.friendliness(1)
    t.play("S1", "play Rg1 on S1")

    assert bot.friendliness(1) > before


def kindness(t: Any, seat: int, *moves: tuple[str, str]) -> float:
    """How many times as likely a friend is, for what they did to S0, who wears a mask."""
    bot = Listening(t, "S0")
    assert bot.listen().guesses[seat].kindness == 1.0
    for name, move in moves:
        t.play(name, move)
    return bot.listen().guesses[seat].kindness


@pytest.mark.parametrize(
    ("move", "expected"),
    [("play Rg1 on S0", 1.5), ("play Pp1 on S0", 0.7), ("play Pp1 on S2", 1.0), ("move Gb1 to S0", 1.5)],
)
def test_behind_a_mask_who_helps_it_is_a_friend_rather_than_who_harms_it(
    scene: Any, move: str, expected: float
) -> None:
    places = {"S0": "Rb1", "S1": "Gb1 Gb2 Gy1"}
    t = scene(active="S1", places=places, hands={"S1": "Rg1 Pp1 Pp2"}, house={"mode": "masquerade"})

    assert kindness(t, 1, ("S1", move)) == expected


@pytest.mark.parametrize(("move", "helps"), [("play Rg1 on S0", True), ("play Pp1 on S0", False)])
def test_behind_a_mask_it_holds_who_helps_it_for_a_mate(scene: Any, move: str, *, helps: bool) -> None:
    t = scene(active="S1", places={"S0": "Rb1"}, hands={"S1": "Rg1 Pp1 Pp2"}, house={"mode": "masquerade"})
    bot = Listening(t, "S0")
    before = bot.friendliness(1)
    t.play("S1", move)

    assert (bot.friendliness(1) > before) == helps


def test_a_lone_mask_learns_from_each_what_all_others_are_after(scene: Any) -> None:
    """CC-076: three at the table, and S1 has no mate; S0 lays a green, so S2 wants greens as well."""
    t = scene(3, active="S0", hands={"S0": "Gr1 Pp1 Pp2"}, house={"mode": "masquerade"})
    assert len(t.state.seating.members[t.state.teams[1]]) == 1
    bot = Listening(t, "S1")
    before = bot.goal_odds(2)
    t.play("S0", "play Gr1 on S0")
    after = bot.goal_odds(2)

    goal = read_combination("GGBBY")
    assert after == bot.goal_odds(0)
    assert after[goal] > before[goal]
    assert bot.friendliness(2) == 0.0


def test_to_be_rid_of_what_it_wants_speaks_against_a_friend(scene: Any) -> None:
    """S0 is glad of the green, but S1 does not seem to want greens, which S0 does."""
    t = scene(active="S1", places={"S0": "Rb1", "S1": "Gb1 Gb2 Gy1"}, house={"mode": "masquerade"})
    bot = Listening(t, "S0")
    before = bot.odds(1)
    t.play("S1", "move Gb1 to S0")

    assert bot.odds(1)[read_combination("RRGGB")] < before[read_combination("RRGGB")]


def test_behind_a_mask_it_thanks_who_sends_a_card(scene: Any) -> None:
    """S1 plays on S2, and it is S2 who sends S0 a red."""
    for seat, expected in ((1, 1.0), (2, 1.5)):
        t = scene(active="S1", places={"S2": "Gb1"}, hands={"S1": "Rg1 Pp1 Pp2"}, house={"mode": "masquerade"})
        assert kindness(t, seat, ("S1", "play Rg1 on S2"), ("S2", "send S0 S3")) == expected


def test_what_is_sent_to_the_own_side_speaks_for_a_colour_and_what_must_leave_does_not(scene: Any) -> None:
    """CHEERS at B1, who sends the plum to B2; the lemon has to go anyway."""
    t = scene(hands={"A1": "Py1 Rr1 Rr2"}, places={"B1": "Yr1"})
    bot = Listening(t, "A1")
    t.play("A1", "play Py1 on B1")
    t.play("B1", "send B2 A2")

    odds = dict(zip(COMBINATION_CODES, bot.odds(1), strict=True))
    assert odds["GGPPR"] == pytest.approx(odds["YYPPG"])
    assert odds["YYPPG"] > odds["RRGGB"] == pytest.approx(odds["GGYYR"])


def test_what_is_put_away_speaks_against_a_colour(scene: Any) -> None:
    t = scene(active="B1", places={"B1": "Yr1 Yg1 Gr1 Gb1 Rr1 Rg1"}, hands={"B1": "Bp1 Pp1 Bp2"})
    bot = Listening(t, "A1")
    t.play("B1", "play Bp1 on B1")
    before = bot.odds(1)
    t.play("B1", "drop Yr1")
    after = bot.odds(1)

    lemons, cherries = read_combination("YYPPG"), read_combination("RRPPG")
    assert after[lemons] / after[cherries] < before[lemons] / before[cherries]


def test_it_thinks_about_the_same_story_only_once_however_it_hears_it(scene: Any) -> None:
    """In the middle of a turn or after it: a card that hangs in the air is nowhere yet."""
    found = []
    for stops in (True, False):
        t = scene(hands={"A1": "Py1 Rr1 Rr2"}, places={"B1": "Yr1"}, house={"cheers_button": True})
        bot = Listening(t, "B2")
        for name, move in (("A1", "play Py1 on B1"), ("A1", "cheers"), ("B1", "send B2 A2")):
            t.play(name, move)
            if stops:
                bot.listen()
        found.append(bot.odds(0) + bot.odds(1))

    assert found[0] == found[1]


def test_likelihoods_follow_what_a_goal_wants() -> None:
    goal = read_combination("RRGGB")

    def laid(colour: int, before: int) -> float:
        return odds_after(goal, lambda guess: guess.laid(colour, before))

    def gave(colour: int, before: int) -> float:
        return odds_after(goal, lambda guess: guess.gave(colour, before))

    assert laid(0, 0) > laid(0, 2) > laid(3, 0)
    assert gave(3, 1) > gave(0, 3) > gave(0, 1)


def odds_after(goal: int, happens: Callable[[Guess], None]) -> float:
    """How likely a goal is after something, when nothing was known before."""
    guess = Guess()
    happens(guess)
    assert sum(guess.odds) == pytest.approx(1.0)
    return guess.odds[goal]


def test_a_place_of_seven_is_worth_what_its_best_six_are() -> None:
    goal = read_combination("RRGGB")

    assert worth_for(goal, tally_of([2, 2, 1, 2, 0])) == worth_for(goal, tally_of([2, 2, 1, 1, 0])) == 30.0
    assert worth_for(goal, tally_of([2, 2, 1, 0, 0])) == 1000.0


def test_a_guess_without_any_combination_left_is_worth_nothing() -> None:
    none = Guess().without(BIT[COMBINATIONS] - 1)

    assert worth_by(none, 0) == 0.0


def house_wins(seats: int, games: int, **house: Any) -> int:
    """How often a team of house bots beats random players in all other teams."""
    wins = 0
    for number in range(games):
        settled = GAME.house(seats, {"first_player": "random", **house})
        state = GAME.deal(seats, settled, Quick(1000 + number), listen=True)
        mine = number % state.house.teams
        bots: dict[Seat, Bot] = {}
        for seat in range(seats):
            kind: type[Bot] = HouseBot if state.teams[seat] == mine else RandomBot
            bots[Seat(seat)] = kind(Quick(number * 10 + seat))
        Company(bots, Quick(number)).play(BareTable(GAME, state), 5000)
        wins += int(state.winners) >> int(mine) & 1
    return wins


@pytest.mark.parametrize("mode", ["classic", "master_apprentice", "masquerade"])
def test_a_house_team_beats_random_ones(mode: str) -> None:
    assert house_wins(4, 20, mode=mode) >= 18


@pytest.mark.parametrize(("seats", "teams"), [(3, 2), (5, 3)])
def test_at_odd_tables_too(seats: int, teams: int) -> None:
    assert house_wins(seats, 12, teams=teams) >= 11


@pytest.mark.parametrize("number", range(3))
def test_it_chooses_the_same_whatever_is_hidden_in_any_house(number: int) -> None:
    seed = f"any house {number}"
    house = random_house(GAME, 5, quick(seed))

    players.check(Table(GAME, 5, house, seed=seed, generator="quick", most=GAME.longest), until=60)
