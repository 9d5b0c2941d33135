"""How fast are the rules? Random play of our games beside their peers, all in one run, as ratios.

Every row runs in a process of its own, rows take turns, and the median of the repeats counts.
Run it with ``make bench``; ``python bench/rules.py --row NAME`` measures one row once.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

SECONDS = 0.8
REPEATS = 5
MOST = 1_000_000
"""More moves than any game takes."""

GAMES = Path(__file__).parent.parent / "src" / "taphouse" / "games"
OURS = sorted(card.parent.name.replace("_", "-") for card in GAMES.glob("*/meta.py"))
SEATS = 4
TRICKS = 10

Speed = tuple[int, float]
"""Moves made, and the seconds they took."""


def until(seconds: float, play: Callable[[int], int]) -> Speed:
    """Play game after game until the time is up; ``play`` takes the game's number and counts its moves."""
    start = perf_counter()
    moves = number = 0
    while perf_counter() - start < seconds:
        moves += play(number)
        number += 1
    return moves, perf_counter() - start


def ours_in_one_loop(name: str) -> Speed:
    """Our rules, the loop in core.playout: compiled where the rules are."""
    from taphouse import find_game
    from taphouse.core.playout import play_out
    from taphouse.core.rng import Quick

    game = find_game(name)
    house = game.house(SEATS)
    driver = Quick(1)
    return until(SECONDS, lambda number: play_out(game.deal(SEATS, house, Quick(number)), driver, MOST))


def ours_from_python(name: str) -> Speed:
    """Our rules, through the public contract from a loop in Python."""
    from taphouse import find_game
    from taphouse.core.rng import Quick

    game = find_game(name)
    house = game.house(SEATS)
    chance = Random(1).random

    def play(number: int) -> int:
        state = game.deal(SEATS, house, Quick(number))
        moves = 0
        while (seat := state.next_to_act()) >= 0:
            legal = state.legal_moves(seat)
            state.apply(seat, legal[int(chance() * len(legal))])
            moves += 1
        return moves

    return until(SECONDS, play)


def house_bots(name: str) -> Speed:
    """Games of four house bots as the lab plays them: each is asked on a world of its seat."""
    from taphouse import find_game
    from taphouse.lab.played import play_one

    game = find_game(name)
    house = game.house(SEATS)
    return until(SECONDS, lambda number: play_one(game, house, ["house"] * SEATS, f"bench {number}").moves)


def search_by_chance(name: str) -> Speed:
    """Simulations of our search for the first bid of a ten-card round, playing on by chance as OpenSpiel's does."""
    from taphouse import find_game
    from taphouse.bots.random_bot import RandomBot
    from taphouse.bots.search import Search
    from taphouse.core.playout import play_out
    from taphouse.core.rng import Quick

    game = find_game(name)
    state = game.deal(SEATS, game.house(SEATS), Quick(1))
    while len(state.position()["hands"][0]) < TRICKS:
        play_out(state, Quick(1), 1)

    bot = Search(game, Quick(1), 100)
    bot.house = RandomBot(Quick(2))
    bot.judge.tries = 1
    seat = state.next_to_act()

    def play(_: int) -> int:
        bot.choose(state.copy(), seat)
        return bot.ways

    return until(SECONDS, play)


def open_spiel_search(name: str) -> Speed:
    """Simulations of OpenSpiel's C++ ISMCTSBot for the first bid."""
    import pyspiel

    game = pyspiel.load_game(OPEN_SPIEL[name])
    chance = Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))

    def play(number: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, number)
        bot = pyspiel.ISMCTSBot(number, evaluator, 2.0, 1000, -1)
        bot.step(state)
        return 1000

    return until(SECONDS, play)


def ours_copied(name: str) -> Speed:
    """Copies of a state in the middle of a game, and the memory that they take."""
    from taphouse import find_game
    from taphouse.core.playout import play_out
    from taphouse.core.rng import Quick

    game = find_game(name)
    state = game.deal(SEATS, game.house(SEATS), Quick(1))
    play_out(state, Quick(1), 30)
    copies = 200_000
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    kept = [state.copy() for _ in range(copies)]
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    sys.stderr.write(f"{grown * 1024 // copies}\n")
    del kept
    start = perf_counter()
    for _ in range(copies):
        state.copy()
    return copies, perf_counter() - start


OPEN_SPIEL = {"oh_hell": f"oh_hell(players=4,num_tricks_fixed={TRICKS})", "crazy_eights": "crazy_eights(players=4)"}


def open_spiel_bots(name: str) -> Speed:
    """OpenSpiel's C++ loop with the deal: evaluate_bots with uniformly random bots."""
    import pyspiel

    game = pyspiel.load_game(OPEN_SPIEL[name])
    players = game.num_players()
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(players)]
    moves, spent, number = 0, 0.0, 0
    while spent < SECONDS:
        state = game.new_initial_state()
        start = perf_counter()
        pyspiel.evaluate_bots(state, bots, number)
        spent += perf_counter() - start
        moves += sum(step.player >= 0 for step in state.full_history())
        number += 1
    return moves, spent


def open_spiel_rollouts(name: str) -> Speed:
    """OpenSpiel's bare C++ rollouts from a dealt state; moves by the mean of games played out beforehand."""
    import pyspiel

    game = pyspiel.load_game(OPEN_SPIEL[name])
    chance = Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
    moves_a_game = sum(played_out(state.clone(), chance) for _ in range(100)) / 100
    rollouts, spent, number = 0, 0.0, 0
    while spent < SECONDS:
        evaluator = pyspiel.RandomRolloutEvaluator(500, number)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, number, False)
        start = perf_counter()
        bot.step(state)
        spent += perf_counter() - start
        rollouts += 500
        number += 1
    return int(rollouts * moves_a_game), spent


def open_spiel_from_python(name: str) -> Speed:
    """OpenSpiel from a loop in Python, the deal included, chance drawn by its odds as its guide does."""
    import pyspiel

    game = pyspiel.load_game(OPEN_SPIEL[name])
    chance = Random(1)
    return until(SECONDS, lambda _: played_out(game.new_initial_state(), chance, by_odds=True))


def open_spiel_at_its_quickest(name: str) -> Speed:
    """The same with chance drawn evenly, which is right here only because every card is as likely as any other."""
    import pyspiel

    game = pyspiel.load_game(OPEN_SPIEL[name])
    chance = Random(1)
    return until(SECONDS, lambda _: played_out(game.new_initial_state(), chance))


def played_out(state: object, chance: Random, *, by_odds: bool = False) -> int:
    """Play an OpenSpiel state to its end at random; count the players' moves."""
    moves = 0
    random = chance.random
    while not state.is_terminal():
        is_chance = state.is_chance_node()
        if by_odds and is_chance:
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, odds)[0])
            continue
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
        moves += not is_chance
    return moves


def rlcard_uno(_: str) -> Speed:
    """RLCard's bare uno, four players."""
    from rlcard.games.uno import Game

    chance = Random(1).random

    def play(_: int) -> int:
        game = Game(num_players=4)
        game.init_game()
        moves = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(chance() * len(legal))])
            moves += 1
        return moves

    return until(SECONDS, play)


ROWS: dict[str, tuple[Callable[[str], Speed], str, bool]] = {
    **{f"{name}: compiled loop": (ours_in_one_loop, name, False) for name in OURS},
    **{f"{name}: Python loop over compiled rules": (ours_from_python, name, False) for name in OURS},
    **{f"{name}: all plain Python": (ours_in_one_loop, name, True) for name in OURS},
    **{f"{name}: four house bots": (house_bots, name, False) for name in OURS},
    **{f"OpenSpiel {name}: C++ loop with the deal": (open_spiel_bots, name, False) for name in OPEN_SPIEL},
    **{f"OpenSpiel {name}: bare C++ rollouts": (open_spiel_rollouts, name, False) for name in OPEN_SPIEL},
    **{f"OpenSpiel {name}: from Python": (open_spiel_from_python, name, False) for name in OPEN_SPIEL},
    **{f"OpenSpiel {name}: from Python, even chance": (open_spiel_at_its_quickest, name, False) for name in OPEN_SPIEL},
    "with-friends-like-these: search, playing on by chance": (search_by_chance, "with-friends-like-these", False),
    "OpenSpiel oh_hell: C++ ISMCTSBot": (open_spiel_search, "oh_hell", False),
    "RLCard uno: bare game": (rlcard_uno, "uno", False),
    **{f"{name}: copy of a state": (ours_copied, name, False) for name in OURS},
}

AIMS = [
    (f"{name}: {loop}", *aim)
    for name in OURS
    if (file := GAMES / name.replace("-", "_") / "tests" / "yardsticks.json").is_file()
    for loop, *aim in json.loads(file.read_text(encoding="utf-8"))
]
"""Row, yardstick, least ratio, aim; 0 where none is set. A game that has its like elsewhere says so in its tests."""


def measure(row: str) -> tuple[float, int]:
    """Measure a row once in a process of its own: moves a second, and bytes a copy where that is asked."""
    plain = ROWS[row][2]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if plain:
        env["PYTHONPATH"] = str(Path(__file__).parent.parent / "src")
    command = [sys.executable, __file__, "--row", row]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode != 0:
        sys.exit(f"{row} failed:\n{done.stderr}")
    moves, seconds = json.loads(done.stdout)
    words = done.stderr.split()
    return moves / seconds, int(words[-1]) if words and words[-1].isdecimal() else 0


def main() -> None:
    """Measure all rows in turns and print medians and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--row", choices=ROWS)
    parser.add_argument("--repeats", type=int, default=REPEATS)
    chosen = parser.parse_args()
    if chosen.row:
        play, name, _ = ROWS[chosen.row]
        print(json.dumps(play(name)))
        return
    speeds: dict[str, list[float]] = {row: [] for row in ROWS}
    memory: dict[str, int] = {}
    for repeat in range(chosen.repeats):
        for row in ROWS:
            print(f"\r{repeat + 1} of {chosen.repeats}: {row:<60}", end="", file=sys.stderr)
            speed, memory[row] = measure(row)
            speeds[row].append(speed)
    print(file=sys.stderr)
    middle = {row: median(values) for row, values in speeds.items()}
    print(f"{'row (medians of ' + str(chosen.repeats) + ' interleaved repeats)':<62}{'moves/s':>14}{'spread':>9}")
    for row, speed in middle.items():
        spread = (max(speeds[row]) - min(speeds[row])) / speed
        if memory[row]:
            print(f"{row:<62}{1e9 / speed:>11,.0f} ns{spread:>9.0%}   {memory[row]:,} bytes each")
        else:
            print(f"{row:<62}{speed:>14,.0f}{spread:>9.0%}")
    print()
    for row, yardstick, least, aim in AIMS:
        wanted = f"   (at least {least}" + (f", aim {aim})" if aim else ")") if least else ""
        print(f"{middle[row] / middle[yardstick]:>7.1f} x {row} / {yardstick}{wanted}")


if __name__ == "__main__":
    main()
