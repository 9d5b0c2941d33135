"""The house bot: it plays on worlds of its seat, and to win."""

from typing import Any

import pytest

from taphouse.bots.random_bot import RandomBot
from taphouse.core.bot import Bot
from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.core.state import State
from taphouse.games.six_pack.bot import HouseBot
from taphouse.games.six_pack.game import GAME
from taphouse.games.six_pack.rules.pictures import hands_on
from taphouse.games.six_pack.thinking.rivals import rival
from taphouse.games.six_pack.thinking.thought import Ground
from taphouse.testing.driver import quick, random_turn
from taphouse.testing.houses import random_house

HAND = "Bl Cc Lb"
NONE = "Bb Bc Bl"


def chosen(table: Any, seat: int, strength: int = 100, seed: int = 1) -> str:
    move = HouseBot(Quick(seed), strength).choose(table.state.resample(Seat(seat), Quick(seed)), Seat(seat))
    assert move is not None
    return GAME.write_move(move)


def test_it_never_mixed_a_drink(dealt: Any) -> None:
    """SP-011."""
    assert chosen(dealt(3), 1) == "mixed never"


def test_it_spots_its_six_pack(looking: Any) -> None:
    assert chosen(looking(HAND, NONE), 0) == "claim flat 0,0"


def test_it_claims_nothing_that_does_not_fit(looking: Any) -> None:
    assert chosen(looking("Bc Cl Lb", NONE), 0) == "done"


@pytest.mark.parametrize(("strength", "least", "most"), [(0, 1, 40), (20, 40, 130), (50, 150, 250), (100, 400, 400)])
def test_how_often_it_spots_depends_on_its_strength(looking: Any, strength: int, least: int, most: int) -> None:
    state = looking(HAND, NONE).state
    bot = HouseBot(Quick(9), strength)
    fits = GAME.read_move("claim flat 0,0")

    spotted = sum(bot.choose(state.copy(), Seat(0)) == fits for _ in range(400))

    assert least <= spotted <= most


def test_it_completes_its_six_pack(scene: Any) -> None:
    """Only the Shandy at (2,1) is missing to B l C over b L c."""
    table = scene("BlC / bL.", hands=[HAND, NONE], scored=["", "Cb Cc Cl Lb Lc Ll"])

    for _ in range(4):
        if table.decision == "check":
            break
        table.play(0, chosen(table, 0))

    assert chosen(table, 0).startswith("claim")


def let_serve(table: Any, waited: int = 0, seed: int = 1) -> None:
    """Let a bot serve that has waited so many serves for a point."""
    bot = HouseBot(Quick(seed))
    table.state.turn += waited * table.state.seats
    while table.decision in ("serve", "serve_drink", "fill"):
        move = bot.choose(table.state.resample(Seat(0), Quick(seed)), Seat(0))
        assert move is not None
        table.play(0, GAME.write_move(move))


@pytest.mark.parametrize("waited", [0, 12, 20, 60])
def test_however_long_it_waited_it_completes_its_six_pack(scene: Any, waited: int) -> None:
    for seed in range(12):
        table = scene("BlC / bL.", hands=[HAND, NONE], scored=["", "Cb Cc Cl Lb Lc Ll"])
        let_serve(table, waited, seed)
        assert chosen(table, 0).startswith("claim")


SIX = "Bb Bc Cb Cl Lc Ll"
"""Whoever has scored these holds Bl, Cc and Lb."""


@pytest.mark.parametrize("waited", [0, 20, 60])
def test_no_own_point_is_worth_the_last_one_of_another(scene: Any, waited: int) -> None:
    """The Shandy at (2,1) would make a six-pack for both, and Ben has six points."""
    for seed in range(6):
        table = scene("BlC / bL.", hands=[HAND, HAND], scored=["", SIX])
        let_serve(table, waited, seed)
        assert chosen(table, 1) == "done"


def test_if_both_need_one_point_it_takes_its_own(scene: Any) -> None:
    table = scene("BlC / bL.", hands=[HAND, HAND], scored=[SIX, SIX])

    let_serve(table)

    assert chosen(table, 0).startswith("claim")


@pytest.mark.parametrize(("screens", "answer"), [("hidden", "claim"), ("open", "done")])
def test_it_reckons_with_a_hand_that_it_sees(scene: Any, screens: str, answer: str) -> None:
    """Ben needs his third point. Behind a screen he may hold 35 hands; in the open he holds just this one."""
    house = {"target_points": 3, "screens": screens}
    table = scene("BlC / bL.", hands=[HAND, HAND], scored=["", "Bb Ll"], house=house)

    let_serve(table)

    assert chosen(table, 1).startswith(answer)


def test_it_keeps_a_last_hand_from_its_owner(scene: Any) -> None:
    """Ben needs one more point, and everybody knows his hand: the table must not show it."""
    table = scene(hands=["Bb Bc Cb", HAND], scored=["", "Bb Bc Cb Cl Lc Ll"])

    while table.decision != "check":
        table.play(0, chosen(table, 0))

    assert chosen(table, 1) == "done"


def test_it_scores_an_odd_domino_first(looking: Any) -> None:
    table = looking(HAND, NONE)
    table.answer("claim flat 0,0", "done")

    assert chosen(table, 0) == "score Cc"


def test_it_clears_so_that_its_six_pack_stays(scene: Any) -> None:
    """Bl, Cc and Ll lie at flat 0,0: neither of these rows and columns goes."""
    picture = "BlCbBb / lLcClB / CcLbBb / bCbCcL / LlBlBc"
    table = scene(picture, hands=["Bl Cc Ll", NONE], scored=["", "Cb Cc Cl Lb Lc Ll"], decision="clear_line")

    table.play(0, chosen(table, 0))

    assert table.cards[0, 0] == "B"
    assert table.picture.startswith("BlC")


def test_it_keeps_the_area_that_is_nearer(scene: Any) -> None:
    """The left area shows B l B over b B b: Bl and two Bbs; the right one L c B over b B b."""
    table = scene("BlBbLcB / bBbLbBb / BcBcBlB", hands=["Lc Bb Lb", NONE], decision="clear_line")
    table.play(0, "clear column 3")

    assert chosen(table, 0) == "keep 4,0"


def test_what_a_rival_may_hold(scene: Any) -> None:
    """SP-075: with six scored dominoes a single hand, with none 84."""
    table = scene(hands=[NONE, HAND, NONE], scored=["", SIX, ""]).state

    assert rival(table, 2).number == 84
    assert rival(table, 1).number == 1


def test_a_rival_holds_nothing_that_was_ruled_out(scene: Any) -> None:
    table = scene(hands=[NONE, HAND]).state
    table.rule_out(1, 0b111)

    assert rival(table, 1).number == 83


def test_a_rival_whose_hand_is_seen_holds_nothing_else(scene: Any) -> None:
    table = scene(hands=[HAND, NONE], house={"screens": "open"}).state

    assert (rival(table, 1).low, rival(table, 1).high, rival(table, 1).number) == (1, 0, 1)


def test_what_lies_on_a_table_that_has_grown(scene: Any) -> None:
    """What the bot finds by looking at new windows only is what all windows show."""
    board = scene("BlC / bLc").state.board
    for x, y, kind in ((3, 0, 2), (3, 1, 0), (0, 2, 1), (1, 2, 1)):
        before = board.copy()
        board.put(x - board.across, y - board.down, kind)

        assert Ground(before).hands_with(board) == hands_on(board)


@pytest.mark.parametrize("number", range(12))
def test_what_it_does_and_why_hangs_on_nothing_hidden(number: int) -> None:
    """In houses of all kinds, and in many worlds of the same moment."""
    chance = quick(f"hidden {number}")
    seats = 2 + number % 7
    state: State = GAME.deal(seats, random_house(GAME, seats, chance), chance)
    asked = 0
    while state.to_act() and asked < 24:
        for seat in map(Seat, range(seats)):
            if state.legal_moves(seat):
                worlds = [state.resample(seat, chance) for _ in range(3)]
                bots = [HouseBot(Quick(asked), strength=number * 9) for _ in worlds]
                chosen = [bot.choose(world, seat) for bot, world in zip(bots, worlds, strict=True)]
                assert len(set(chosen)) == 1
                if chosen[0] is not None:
                    why = [str(bot.why(world, seat, chosen[0])) for bot, world in zip(bots, worlds, strict=True)]
                    assert len(set(why)) == 1
                asked += 1
        state.apply(*random_turn(state, chance))


def play(bots: list[Bot], seed: int) -> list[int]:
    """Play a short game by bots, and tell who won."""
    seats = len(bots)
    state = GAME.deal(seats, GAME.house(seats, {"target_points": 3, "turn_limit": 40}), Quick(seed))
    while (outcome := state.outcome()) is None:
        seat = state.next_to_act()
        move = bots[seat].choose(state.resample(seat, Quick(seed)), seat)
        assert move is not None
        state.apply(seat, move)
    return outcome.winners()


def test_it_beats_a_random_player() -> None:
    """Four short games, from both seats."""
    for seed in range(4):
        seat = seed % 2
        bots: list[Bot] = [RandomBot(Quick(seed)), RandomBot(Quick(seed + 1))]
        bots[seat] = HouseBot(Quick(seed))
        assert play(bots, seed) == [seat]


def test_a_look_over_the_table_takes_longer_and_tells_nobody_what_was_found(looking: Any) -> None:
    """Whoever answers at once has seen that there is nothing; so the pause is the same either way."""
    bot = HouseBot(Quick(1))
    found, nothing = (looking(hand, NONE).state for hand in (HAND, "Bc Cl Lb"))

    assert bot.ponders(found, Seat(0)) == bot.ponders(nothing, Seat(0)) > 1
