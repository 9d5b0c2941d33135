"""Every installed game, ours or a stranger's, keeps the contract and brings its papers."""

import os
import re
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from msgspec.json import decode, encode

from taphouse.bots.by_name import HOUSE_BOT
from taphouse.core import registry
from taphouse.core.errors import BadHouse, BadNotation, BadPosition, IllegalMove
from taphouse.core.game import Game, Meta
from taphouse.core.house import Value
from taphouse.core.moves import NOBODY, Move, Seat
from taphouse.core.playout import play_out
from taphouse.core.record import SeatRow, load_record, verify
from taphouse.core.registry import find_game, list_games
from taphouse.core.rng import seed_from
from taphouse.core.state import State
from taphouse.core.table import Table
from taphouse.lab.bare_table import BareTable
from taphouse.lab.figures import words_for
from taphouse.lab.seating import seat_bots
from taphouse.lab.simulate import simulate
from taphouse.testing.driver import quick, random_turn
from taphouse.testing.houses import default_house, random_house
from taphouse.testing.kit import GENERATORS, conform
from taphouse.testing.rulebook import cited_rules, rules_tested, stated_rules
from taphouse.testing.transcript import check_transcripts
from taphouse.words.at_table import explained, words_at
from taphouse.words.languages import words_of
from taphouse.words.speaking import spoken

SOURCES = Path(__file__).parent.parent / "src"
HOUSES = 2
"""How many houses by chance are tried at each number of seats, besides the default one."""
LONG = 250
"""After so many moves, a game by chance has shown enough of its house."""

every_game = pytest.mark.parametrize("name", [meta.id for meta in list_games()])


def seats_of(meta: Meta) -> list[int]:
    """Every number of seats that a game takes; of plain Python, which is slow, only the smallest, usual and largest."""
    if os.environ.get("TAPHOUSE_INSTALLED"):
        return list(range(meta.seats_min, meta.seats_max + 1))
    return sorted({meta.seats_min, meta.seats_best, meta.seats_max})


tables = [(meta.id, seats) for meta in list_games() for seats in seats_of(meta)]


def folder_of(game: Game) -> Path:
    """The sources of a game, with its tests."""
    return SOURCES / game.package.replace(".", "/")


@every_game
def test_a_position_in_which_something_is_wrong_is_refused_with_the_name_of_the_field(name: str) -> None:
    game = find_game(name)
    seats = game.meta.seats_best
    house = default_house(game, seats, quick(f"fields of {name}"))
    position = decode(encode(game.position(game.deal(seats, house, quick(name)))))
    named = 0
    fields = [field for field in position if field not in ("game", "rules", "seats", "house", "learned", "rng")]
    for field in fields:
        with pytest.raises(BadPosition) as refusal:
            game.from_position({**position, field: {"x": [1] * 100}})
        said = str(refusal.value)
        is_named = bool(re.search(rf"['.]{field}\b", said))
        assert is_named or not re.search("is needed|cannot be", said)
        assert len(said) < 500
        named += is_named
    assert named >= len(fields) * 0.9 - 1


@pytest.mark.parametrize(("name", "seats"), tables)
def test_the_laws_are_kept_at_the_default_table(name: str, seats: int) -> None:
    game = find_game(name)
    house = default_house(game, seats, quick(f"default {name} {seats}"))

    chosen = {} if house == _defaults(game) else house
    generators = GENERATORS[seats % 2 :]
    conform(game, seats, chosen, seed=f"default {seats}", games=1, generators=generators, close_looks=16)


def _defaults(game: Game) -> dict[str, Value]:
    return {option.id: option.default for option in game.options if not option.later}


@pytest.mark.parametrize(("name", "seats"), tables)
@pytest.mark.parametrize("number", range(HOUSES))
def test_the_laws_are_kept_at_tables_chosen_by_chance(name: str, seats: int, number: int) -> None:
    game = find_game(name)
    house = random_house(game, seats, quick(f"house {number} of {name} for {seats}"))

    generators = GENERATORS[number % 2 :]
    looks = {"close_looks": 10, "until": LONG, "patience": 50}
    conform(game, seats, house, seed=f"house {number}", games=1, generators=generators, **looks)


def test_a_strangers_game_passes_through_the_door_and_the_kit(stranger: Path) -> None:
    assert stranger.is_dir()
    assert "coasters" in [meta.id for meta in list_games()]

    conform(find_game("coasters"), 3)


def _fits(game: Game, seats: int, chosen: dict[str, Value]) -> bool:
    try:
        return bool(game.house(seats, chosen))
    except BadHouse:
        return False


@every_game
def test_every_way_to_play_that_has_a_name_can_be_played(name: str) -> None:
    game = find_game(name)

    for preset in game.presets:
        seats = range(game.meta.seats_min, game.meta.seats_max + 1)
        fitting = [number for number in seats if _fits(game, number, preset.house)]
        assert fitting, preset.name
        assert fitting == list(range(fitting[0], fitting[-1] + 1)), preset.name
    assert len({preset.name for preset in game.presets}) == len(game.presets)


@every_game
def test_everybody_sees_the_same_together_as_alone(name: str) -> None:
    """Views that are made at once share what is public, and nothing else."""
    game = find_game(name)
    table = Table(game, [SeatRow(word) for word in ("Ann", "Ben", "Cleo")], {}, seed_from(name))
    chance = quick(f"together {name}")

    while (seat := table.state.next_to_act()) != NOBODY and len(table.record.moves) < LONG:
        eyes = [None, Seat(2), Seat(0), Seat(1)]
        together = game.views(table.state, eyes, table.names)
        assert [encode(view) for view in together] == [
            encode(game.view(table.state, each, table.names)) for each in eyes
        ]
        table.apply(seat, table.state.random_move(seat, chance))


@every_game
def test_the_game_is_the_one_on_its_card(name: str) -> None:
    game = find_game(name)

    assert game.meta.id == name
    assert game.meta in list_games()
    assert game.package == registry._packages()[name]
    assert game.meta.seats_min <= game.meta.seats_best <= game.meta.seats_max
    assert "house" in game.bots


def test_cards_are_shown_without_loading_any_rules() -> None:
    """The lobby lists games; whoever plays none of them pays for none of them."""
    code = (
        "import sys; from taphouse.core import registry; registry.list_games();"
        "print(*[name for package in registry._packages().values() for name in sys.modules"
        " if name.startswith(package + '.') and name != package + '.meta'])"
    )

    command = [sys.executable, "-c", code]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)  # noqa: S603  our own code

    assert loaded.stdout.split() == []


@every_game
def test_every_rule_stands_in_the_rulebook_in_the_code_and_in_a_test(name: str) -> None:
    game = find_game(name)
    texts = {file: file.read_text(encoding="utf-8") for file in folder_of(game).rglob("*.py")}
    coded = {rule for file in texts if "tests" not in file.parts for rule in cited_rules(game, texts[file])}
    coded |= {option.rule for option in game.options if option.rule}
    tested = {rule for file in texts if "tests" in file.parts for rule in rules_tested(game, texts[file])}
    stated = stated_rules(game)

    assert stated
    assert sorted(coded ^ stated) == []
    assert sorted(tested ^ stated) == []


@every_game
def test_the_rulebook_gives_every_rule_one_id(name: str) -> None:
    text = find_game(name).rules_text()

    ids = re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", text, re.MULTILINE)

    assert ids
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(rf"{find_game(name).meta.rule_prefix}-\d{{3}}", rule) for rule in ids)


@every_game
def test_golden_transcripts_play_as_they_are_stored(name: str) -> None:
    assert check_transcripts(find_game(name), folder_of(find_game(name)) / "tests" / "transcripts")


@every_game
def test_stored_records_verify_and_their_stories_are_told_again(name: str) -> None:
    game = find_game(name)
    files = sorted((folder_of(game) / "tests" / "records").glob("*.json"))

    assert files, f"{name} keeps no played records"
    for file in files:
        final = verify(game, load_record(file))
        table = Table.resume(game, load_record(file))
        assert game.position(final) == game.position(table.state), file.name
        for eyes in (*range(final.seats), None):
            assert table.story(None if eyes is None else Seat(eyes)), file.name


@every_game
def test_refusals_name_people_and_not_seats(name: str) -> None:
    """Whoever tries a move out of turn learns for whom the table waits, by name."""
    game = find_game(name)
    people = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"][: game.meta.seats_best]
    table = Table(game, [SeatRow(person) for person in people], {}, seed_from("names"))
    rng = quick("names")
    refusals: set[str] = set()
    for _ in range(40):
        tries = [Move(int(rng.below(game.move_count))) for _ in range(6)]
        tries += [move for seat in table.state.to_act() for move in table.state.legal_moves(seat)[:3]]
        for seat in (Seat(seat) for seat in range(len(people)) if Seat(seat) not in table.state.to_act()):
            legal = set(table.state.legal_moves(seat))
            for move in (move for move in tries if move not in legal):
                with pytest.raises(IllegalMove) as refusal:
                    table.apply(seat, move)
                refusals.add(str(explained(refusal.value, words_at(table, seat))))
        if not table.state.to_act():
            break
        table.apply(*random_turn(table.state, rng))

    numbered = [why for why in refusals if re.search(r"\b[Ss]eat \d", why) and "There is no seat" not in why]
    assert numbered == []
    assert any(person in why for why in refusals for person in people)


@every_game
def test_a_misspelt_move_is_refused_in_words(name: str) -> None:
    """Absurd numbers, doubled signs, letters of other scripts: none of it is more than bad notation."""
    game = find_game(name)
    step = max(1, game.move_count // 200)
    written = [game.write_move(Move(move)) for move in range(0, game.move_count, step)]
    for text in written:
        for absurd in ("9" * 5000, "--5", "\u0663", "\u00b2", "1e9", ""):
            misspelt = re.sub(r"-?\d+", absurd, text, count=1)
            with suppress(BadNotation):
                game.read_move(misspelt)


@every_game
def test_house_bots_play_the_same_game_on_worlds_and_on_the_table_itself(name: str) -> None:
    """They use nothing that they cannot know, and change nothing that they look at: the lab may spare them worlds."""
    game = find_game(name)
    seats = game.meta.seats_best
    everybody = dict.fromkeys(range(seats), HOUSE_BOT)
    ends: list[bytes] = []
    for honest in ([], [Seat(seat) for seat in range(seats)]):
        company = seat_bots(game, everybody, b"the same", honest=honest)
        table = BareTable(game, game.deal(seats, game.house(seats), quick("deal"), listen=company.hears))
        company.play(table, game.longest)
        assert table.state.outcome() is not None
        ends.append(encode([table.made, game.position(table.state)]))
    assert ends[0] == ends[1]


@every_game
def test_house_bots_play_about_as_long_as_the_card_of_the_game_says(name: str) -> None:
    """The pace of a game is set so that the lab's minutes are those of its card, at the best number of seats."""
    game = find_game(name)
    least, most = game.meta.minutes

    report = simulate(game, game.meta.seats_best, games=4)

    assert least <= report.mean_minutes.value <= most


@cache
def played_out(name: str) -> State:
    """A game that ended by chance."""
    game = find_game(name)
    state = game.deal(game.meta.seats_best, game.house(game.meta.seats_best), quick("scores"))
    play_out(state, quick("moves"), game.longest)
    return state


@every_game
def test_the_running_score_ends_as_the_score(name: str) -> None:
    state = played_out(name)
    outcome = state.outcome()

    assert outcome is not None
    assert find_game(name).running_scores(state) in ([], outcome.scores)


@every_game
def test_what_a_game_measures_has_words(name: str) -> None:
    words = words_for(name)

    assert [one for one in find_game(name).measures(played_out(name)) if not words.has(f"measure-{one}")] == []


@every_game
def test_somebody_takes_the_first_turn(name: str) -> None:
    """The lab counts wins by turn order. Whoever begins is found out, and is not always the same."""
    game = find_game(name)
    report = simulate(game, game.meta.seats_best, games=1)
    seats = game.meta.seats_best
    began: set[int] = set()
    for number in range(12):
        table = BareTable(game, game.deal(seats, game.house(seats), quick(f"turn {number}")))
        rng = quick(f"moves {number}")
        while table.began == NOBODY:
            table.apply(*random_turn(table.state, rng))
        began.add(int(table.began))

    assert report.begun == report.finished == 1
    assert sorted(report.wins) == sorted(report.wins_by_turn)
    assert began <= set(range(seats))
    assert len(began) > 1


@every_game
@pytest.mark.parametrize("names", [(), ("Ana",)])
def test_seats_without_a_name_are_counted_from_1(name: str, names: tuple[str, ...]) -> None:
    game = find_game(name)
    seats = game.meta.seats_best
    house = game.house(seats)
    state = game.deal(seats, house, quick("nameless"), listen=True)
    rng = quick("moves")
    told: set[str] = set()
    for _ in range(60):
        for eyes in (None, Seat(0), Seat(seats - 1)):
            words = words_of(game, eyes, names, catalogue=game.catalogue(house))
            told.add(spoken(game.view(state, eyes, names), words).prompt)
            facts = [game.told(event, eyes, names) for event in state.events or []]
            told.update(words.say(fact) for fact in facts if fact is not None)
        state.events = []
        if state.to_act():
            state.apply(*random_turn(state, rng))

    assert not any("Seat 0" in line or "seat 0" in line for line in told)
    assert any(f"Seat {seats}" in line or f"seat {seats}" in line for line in told)
