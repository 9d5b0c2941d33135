"""The kit itself: healthy games pass, and whoever fails is told all that it takes to see it again."""

import re

import msgspec
import pytest

from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.rng import seed_from
from taphouse.testing import looks
from taphouse.testing.broken import Broken
from taphouse.testing.coasters.game import GAME, Coasters
from taphouse.testing.coasters.rules import State
from taphouse.testing.differences import difference
from taphouse.testing.driver import quick, random_turn, seat_bots
from taphouse.testing.houses import default_house, random_house, values_of
from taphouse.testing.kit import conform, play
from taphouse.testing.legality import MOST_NUMBERS, numbers_to_try
from taphouse.testing.plays import played, signature
from taphouse.testing.rulebook import cited_rules, rules_tested, stated_rules
from taphouse.testing.scene import Scene


def scene(seats: int = 3, seed: str = "a scene") -> Scene:
    return Scene(GAME, seats, GAME.house(seats), seed=seed, generator="quick", most=800)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hand", [2, 3, 4])
def test_healthy_coasters_pass(seats: int, hand: int) -> None:
    conform(GAME, seats, {"hand": hand, "target": 5}, games=4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_healthy_coasters_pass_by_default(seats: int) -> None:
    conform(GAME, seats, seed="another evening", games=4)


class Forgetful(Coasters):
    """Loses a coaster when the first round is over."""

    def pieces(self, state: object) -> list[str]:
        assert isinstance(state, State)
        return super().pieces(state)[: -1 if state.turned_up else None]


def test_a_broken_law_is_told_with_all_that_it_takes_to_see_it_again() -> None:
    with pytest.raises(Broken) as caught:
        conform(Forgetful(), 3, {"hand": 2}, seed="seen again")

    broken = caught.value
    told = str(broken)
    assert isinstance(broken, AssertionError)
    assert told.startswith("Law of conservation: since the deal, these pieces were lost: ['")
    assert "coasters (rules 1), 3 seats, house hand=2 target=3, generator quick, seed 'seen again, game 0'" in told
    moves = re.search(r"after move (\d+) \((-?\d+): (.*?)\)\n", told)
    assert moves is not None
    assert broken.position == msgspec.json.decode(told.split("position: ", 1)[1])
    assert GAME.position(GAME.from_position(broken.position)) == broken.position

    again = Scene(GAME, 3, {"hand": 2}, seed="seen again, game 0", generator="quick", most=800)
    rng = quick("seen again, game 0 / moves")
    for _ in range(int(moves[1])):
        turn = random_turn(again.state, rng)
        again.table.apply(*turn)
    assert again.move_text(turn) == f"{moves[2]}: {moves[3]}"
    assert GAME.position(again.state) == broken.position


def test_the_same_run_breaks_in_the_same_place() -> None:
    told = set()
    for _ in range(2):
        with pytest.raises(Broken) as caught:
            conform(Forgetful(), 3)
        told.add(str(caught.value))

    assert len(told) == 1


def test_chance_uses_moves_out_of_turn_and_moves_of_the_house() -> None:
    by_house = out_of_turn = 0
    for number in range(20):
        table = scene(seed=f"evening {number}")
        rng = quick(f"moves {number}")
        while table.state.to_act():
            seat, move = random_turn(table.state, rng)
            by_house += seat == HOUSE
            out_of_turn += seat >= 0 and seat not in table.state.to_act()
            table.table.apply(seat, move)

    assert by_house > 10
    assert out_of_turn > 10


def test_chance_lets_secret_answers_come_in_any_order() -> None:
    first = {random_turn(scene().state, quick(f"order {number}"))[0] for number in range(40)}

    assert {Seat(0), Seat(1), Seat(2)} <= first


def test_looks_take_some_of_every_kind_the_rare_ones_first() -> None:
    kinds = ["common"] * 90 + ["rare"] * 2 + ["common"] * 7 + ["end"]

    chosen = looks.choose(kinds, 10, quick("looks"))

    assert len(chosen) == 10
    assert {90, 91, 99} <= chosen


def test_looks_take_everything_there_is_if_that_is_less() -> None:
    assert looks.choose(["a", "b", "a"], 10, quick("looks")) == {0, 1, 2}


def test_every_kind_of_moment_of_coasters_is_told_apart() -> None:
    played_by_chance = play(scene())

    assert len(played_by_chance.kinds) == len(played_by_chance.turns) + 1
    assert len(set(played_by_chance.kinds)) >= 3


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        (b'{"a":[1,2]}', b'{"a":[1,3]}', "a.1 is 2 and 3"),
        (b'{"a":1}', b'{"a":1,"b":null}', 'b is "missing" and null'),
        (b'{"a":[1]}', b'{"a":[]}', "a is [1] and []"),
        (b'{"a":{"b":"x"}}', b'{"a":{"b":"y"}}', 'a.b is "x" and "y"'),
        (b'{"a":1,"b":2}', b'{"b":2,"a":1}', "only the way of writing differs"),
    ],
)
def test_differences_are_named_by_their_place(first: bytes, second: bytes, words: str) -> None:
    assert difference(first, second) == words


class Vast(Coasters):
    """Has more moves than anybody wants to try."""

    move_count = 10**6


def test_a_game_with_very_many_moves_is_tried_with_a_sample() -> None:
    tried = numbers_to_try(Vast(), quick("numbers"))

    assert MOST_NUMBERS * 0.9 < len(tried) <= MOST_NUMBERS + 5
    assert {Move(10**6), Move(-1)} <= set(tried)
    assert len({move for move in tried if 0 <= move < 10**6}) > MOST_NUMBERS * 0.9


def test_houses_by_chance_are_legal_and_varied() -> None:
    rng = quick("houses")
    houses = [random_house(GAME, 3, rng) for _ in range(60)]

    assert {house["hand"] for house in houses} == {2, 3, 4}
    assert {house["target"] for house in houses} == {2, 3, 4, 5}
    assert default_house(GAME, 3, rng) == {"hand": 3, "target": 3}
    assert [values_of(option, 3) for option in GAME.options] == [[2, 3, 4], [2, 3, 4, 5]]


def test_a_signature_is_the_same_twice_and_tells_games_apart() -> None:
    assert re.fullmatch(r"[0-9a-f]{12}", signature(GAME))
    assert signature(GAME, 2) == signature(GAME, 2)
    assert signature(GAME, 2) != signature(Forgetful(), 3)
    assert len(list(played(GAME, 2))) == 2 * 3


class HigherIsLower(State):
    """A change of the rules that no list of moves shows at once."""

    def draw(self, winner: int) -> None:
        super().draw((winner + 1) % self.seats)


class Changed(Coasters):
    """Coasters with one rule changed."""

    def deal(self, *args: object, **words: object) -> State:
        state = super().deal(*args, **words)  # type: ignore[arg-type]
        state.__class__ = HigherIsLower
        return state


def test_a_signature_changes_when_a_rule_does() -> None:
    assert signature(Changed(), 2) != signature(GAME, 2)


def test_the_rulebook_is_read_for_the_rules_it_states() -> None:
    assert stated_rules(GAME) == {f"CO-00{number}" for number in range(1, 8)}
    assert cited_rules(GAME, "CO-001, CO-002: as in WF-003; not CO- nor XCO-005") == {"CO-001", "CO-002"}


def test_tests_are_read_for_the_rules_they_name() -> None:
    text = '"""All about CO-001 to CO-007."""\n\ndef test_co_002_co_003_and_so_on() -> None:\n    refused("CO-005")\n'

    assert rules_tested(GAME, text) == {"CO-002", "CO-003", "CO-005"}


def test_bots_are_seated_by_name() -> None:
    bots = seat_bots(GAME, ["house", "random"], "seats")

    assert [type(bot).__name__ for bot in bots] == ["HighBot", "RandomBot"]
    with pytest.raises(ValueError, match=r"Coasters has no bot called 'nobody'. There are: house, random and search"):
        seat_bots(GAME, ["nobody"], "seats")


def test_seeds_of_scenes_are_made_of_their_text() -> None:
    assert scene(seed="a text").table.seed == seed_from("a text")
