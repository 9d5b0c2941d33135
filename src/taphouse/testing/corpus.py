"""Facts of a random game with the sentences that Python makes of them: ``python -m taphouse.testing.corpus GAME``.

The browser's tests say the same facts and must come to the same sentences, letter by letter.
"""

import json
import sys
from collections.abc import Iterator

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.game import Game
from taphouse.core.moves import Move, Seat
from taphouse.core.record import SeatRow
from taphouse.core.registry import find_game
from taphouse.core.rng import Rng, seed_from
from taphouse.core.table import Table
from taphouse.testing.driver import names_for, quick, random_turn
from taphouse.testing.houses import random_house
from taphouse.words.at_table import words_at
from taphouse.words.languages import LANGUAGES

GAMES = 3
MOVES = 80
"""So many moves of each game are played, and looked at now and then."""
LOOK_EVERY = 4
REFUSALS = 6


def corpus(game: Game, seed: str) -> dict[str, object]:
    """Play a game in a house by chance; give its pieces, its people, and every fact with its sentences by language."""
    rng = quick(f"corpus {seed}")
    seats = game.meta.seats_best
    house = random_house(game, seats, rng)
    table = Table(game, [SeatRow(name) for name in names_for(seats)], house, seed_from(seed), "quick")
    readers = {eyes: [words_at(table, eyes, name) for name in LANGUAGES] for eyes in (Seat(0), Seat(seats - 1), None)}
    said: dict[str, list[object]] = {}
    for number in range(MOVES):
        if not table.state.to_act():
            break
        if number % LOOK_EVERY == 0:
            for eyes, spoken in readers.items():
                for fact in _facts(table, eyes, rng):
                    said.setdefault(json.dumps([fact, eyes]), [fact, eyes, *(words.say(fact) for words in spoken)])
        table.apply(*random_turn(table.state, rng))
    return {
        "languages": LANGUAGES,
        "names": table.names,
        "catalogue": game.catalogue(house),
        "said": list(said.values()),
    }


def _facts(table: Table, eyes: Seat | None, rng: Rng) -> Iterator[Fact]:
    view = table.view(eyes)
    yield from view.story
    for fact in (view.asked, view.goal, view.outcome and view.outcome.said):
        if fact:
            yield fact
    for move in view.moves:
        if move.do is not None:
            yield move.do
    for _ in range(REFUSALS if eyes is not None else 0):
        try:
            table.state.copy().apply(Seat(eyes or 0), Move(int(rng.below(table.game.move_count))))
        except IllegalMove as refusal:
            yield refusal.fact


if __name__ == "__main__":
    found = find_game(sys.argv[1])
    json.dump([corpus(found, f"game {number}") for number in range(GAMES)], sys.stdout, ensure_ascii=False)
