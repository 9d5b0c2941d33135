"""Lessons: the runner, the laws of the kit, the terminal and HTTP."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from taphouse.core import lesson as lessons_module
from taphouse.core.errors import BadLesson, IllegalMove, TaphouseError
from taphouse.core.lesson import Lesson, Poor, Step, find_lesson, lessons_of
from taphouse.core.pupil import Pupil, pupil_at
from taphouse.core.registry import find_game, list_games
from taphouse.server.http.lessons import page_of
from taphouse.server.protocol.bodies import LessonAnswers
from taphouse.server.protocol.problems import Refusal
from taphouse.terminal.classroom import Classroom, LeaveLesson
from taphouse.terminal.introducing import introduce, introduction
from taphouse.terminal.progress import answers_kept, is_done
from taphouse.terminal.talk import Talk
from taphouse.testing import lessons as law
from taphouse.testing.broken import Broken
from taphouse.testing.coasters.game import GAME

EVERY = [meta.id for meta in list_games()]
LEAST = 3
"""So many lessons has a game: a first one, and two for what is hard in it."""


@pytest.fixture
def first() -> Lesson:
    """The lesson of Coasters."""
    return find_lesson(GAME, "first")


@pytest.fixture(autouse=True)
def nowhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is learned here is forgotten."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def changed(lesson: Lesson, at: int, **fields: object) -> Lesson:
    """The same lesson with another step."""
    steps = list(lesson.steps)
    steps[at] = replace(steps[at], **fields)
    return replace(lesson, steps=steps)


@pytest.mark.parametrize("name", ["coasters", *EVERY])
def test_every_lesson_keeps_the_laws(name: str) -> None:
    game = GAME if name == "coasters" else find_game(name)

    law.check_lessons(game)
    law.check_introduction(game)
    law.check_nothing_idle(game)


@pytest.mark.parametrize("name", EVERY)
def test_every_game_has_a_first_lesson_and_more(name: str) -> None:
    assert len(lessons_of(find_game(name))) >= LEAST


def test_a_good_answer_goes_on_and_the_others_move(first: Lesson) -> None:
    pupil = pupil_at(GAME, first, [""])

    assert pupil.answer("choose 15") is None
    assert pupil.at == 2
    assert [len(seen.view.zone("middle").items) for seen in pupil.seen] == [0, 0, 3]


def test_the_others_move_when_something_was_read(first: Lesson) -> None:
    pupil = Pupil(GAME, changed(first, 0, then=["1 choose 11"]))

    pupil.answer("")

    assert (pupil.at, len(pupil.seen)) == (1, 2)
    assert not pupil.state.is_awaited(1)


def test_a_poor_answer_changes_nothing_and_has_a_reason(first: Lesson) -> None:
    pupil = pupil_at(GAME, first, [""])
    before = GAME.position(pupil.state)

    poor = pupil.answer("choose 2")

    assert poor is not None
    assert first.fact(poor) == {"say": "first-too-low", "coaster": "coaster:2", "rule": "CO-004"}
    assert (pupil.at, GAME.position(pupil.state)) == (1, before)


def test_what_the_rules_forbid_is_refused_by_the_rules(first: Lesson) -> None:
    pupil = pupil_at(GAME, first, [""])

    with pytest.raises(IllegalMove):
        pupil.answer("choose 16")


def test_answers_of_another_lesson_are_refused_in_a_sentence(first: Lesson) -> None:
    with pytest.raises(BadLesson, match="begin it again"):
        pupil_at(GAME, first, ["", "choose 2"])
    with pytest.raises(BadLesson, match="begin it again"):
        pupil_at(GAME, first, ["", "choose 15", "", "one too many"])


def test_a_lesson_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(TaphouseError, match="mean first"):
        find_lesson(GAME, "frist")


@pytest.mark.parametrize(
    ("at", "fields", "found"),
    [
        (1, {"want": ["choose 16"]}, "no open move is 'choose 16'"),
        (1, {"poor": []}, "nothing is answered to 'choose 2'"),
        (1, {"then": ["1 choose 1"]}, "it cannot go on"),
        (1, {"point": ["item:16"]}, "points at 'item:16'"),
        (1, {"point": ["item:1"]}, "points at 'item:1'"),
        (1, {"point": ["zone:cellar"]}, "points at 'zone:cellar'"),
        (1, {"say": "unheard"}, "no words for 'first-unheard'"),
        (1, {"poor": [Poor(say="not-sure", rule="CO-999")]}, "no rule 'CO-999'"),
        (1, {"about": {"coaster": "coaster:2"}, "say": "hand", "want": ["choose 15"]}, "first-hand.task"),
    ],
)
def test_the_law_of_lessons_finds_what_is_wrong(
    first: Lesson, monkeypatch: pytest.MonkeyPatch, at: int, fields: dict[str, object], found: str
) -> None:
    monkeypatch.setattr(law, "lessons_of", lambda _: (changed(first, at, **fields),))

    with pytest.raises(Broken, match=found):
        law.check_lessons(GAME)


def test_words_that_nobody_says_are_found(first: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    shorter = replace(first, steps=first.steps[:2])
    monkeypatch.setattr(law, "lessons_of", lambda _: (shorter,))

    with pytest.raises(Broken, match="first-won"):
        law.check_nothing_idle(GAME)


def test_a_file_that_is_no_lesson_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    folder.mkdir()
    folder.joinpath("odd.toml").write_text("order = 1\nminutes = 99\n", encoding="utf-8")
    monkeypatch.setattr(lessons_module, "files", lambda _: tmp_path)

    with pytest.raises(BadLesson, match="'odd'"):
        lessons_of.__wrapped__(GAME)


def talking(monkeypatch: pytest.MonkeyPatch, *typed: str) -> Talk:
    """A conversation in which that is typed."""
    talk, answers = Talk(plain=True), iter(typed)
    monkeypatch.setattr(talk, "ask", lambda _prompt="": next(answers))
    return talk


def test_a_lesson_is_taken_in_the_terminal(
    first: Lesson, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Classroom(GAME, first, talking(monkeypatch, "", "2", "7", "?", "m", "15", "")).teach()

    heard = capsys.readouterr().out
    assert "Coaster 2 may win one day, but not this round." in heard
    assert "Rule CO-004" in heard
    assert "There is no move 7." in heard
    assert "(choose 15)" in heard
    assert heard.index("Choose a coaster") > heard.index("step 2 of 3"), "Nothing is asked while something is read."
    assert "You have finished the lesson: The highest wins." in heard
    assert is_done(GAME, first)


def test_a_lesson_that_was_left_goes_on_where_it_was(first: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LeaveLesson):
        Classroom(GAME, first, talking(monkeypatch, "", "s", "q")).teach()

    assert answers_kept(GAME, first) == ["", "choose 15"]
    assert Classroom(GAME, first, Talk(plain=True)).pupil.at == 2


def test_what_was_kept_of_another_lesson_begins_it_again(first: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LeaveLesson):
        Classroom(GAME, first, talking(monkeypatch, "", "s", "q")).teach()

    assert Classroom(GAME, changed(first, 1, want=["choose 10"]), Talk(plain=True)).pupil.at == 0


def test_the_introduction_is_text_in_the_terminal() -> None:
    lines = [line.plain for line in introduction(GAME, 80)]

    assert "Win three rounds before anybody else does." in lines


def test_a_game_is_introduced_once_and_only_to_somebody_who_reads(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    introduce(GAME, talking(monkeypatch))
    talk = talking(monkeypatch, "")
    monkeypatch.setattr(talk, "is_live", True)
    introduce(GAME, talk)
    introduce(GAME, talk)

    assert capsys.readouterr().out.count("Win three rounds before anybody else does.") == 1


def test_a_step_over_http_names_the_pieces_once(first: Lesson) -> None:
    page = page_of(GAME, first, LessonAnswers(answers=[""]))
    again = page_of(GAME, first, LessonAnswers(answers=[""], catalogue=page.info.catalogue))

    assert page.pieces is not None
    assert again.pieces is None
    assert (page.step, page.steps, page.wants, page.good) == (1, 3, True, ["choose 15"])


def test_a_poor_answer_over_http_keeps_the_step(first: Lesson) -> None:
    page = page_of(GAME, first, LessonAnswers(answers=[""], answer="choose 10"))

    assert page.poor == {"say": "first-not-sure", "rule": "CO-004"}
    assert page.step == 1


@pytest.mark.parametrize("answer", ["choose 16", "juggle"])
def test_what_is_no_move_is_refused_over_http(first: Lesson, answer: str) -> None:
    with pytest.raises(Refusal) as refused:
        page_of(GAME, first, LessonAnswers(answers=[""], answer=answer))

    assert refused.value.code == "rule"


def test_a_step_shows_no_more_than_the_seat_may_see(first: Lesson) -> None:
    page = page_of(GAME, first, LessonAnswers())

    others = [zone for zone in page.frames[-1].view.zones if zone.id in ("hand-1", "hand-2")]
    assert [zone.items for zone in others] == [[], []]


def test_a_step_is_wanted_by_patterns() -> None:
    step = Step(say="any", want=["play beer-*", "draw"])

    assert [step.accepts(text) for text in ("play beer-7-a +call", "draw", "play wine-1-a")] == [True, True, False]


def test_without_an_answer_of_its_own_a_lesson_still_says_something(first: Lesson) -> None:
    bare = changed(first, 1, poor=[])
    poor = Pupil(GAME, bare)
    poor.answer("")

    answered = poor.answer("choose 2")

    assert answered is not None
    assert bare.fact(answered)["say"] == "not-in-lesson"
