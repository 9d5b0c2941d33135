"""What was probably meant, and refusals that name people."""

import pickle

import pytest

from taphouse.core.errors import IllegalMove, TaphouseError
from taphouse.core.meant import meant_or_known

GAMES = ("last-call", "six-pack", "empire-needs-beer", "friends-with-beverages", "with-friends-like-these")
ALL = f"There are: {', '.join(GAMES[:-1])} and {GAMES[-1]}."


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("lastcall", "Did you mean last-call?"),
        ("Last Call", "Did you mean last-call?"),
        ("sixpak", "Did you mean six-pack?"),
        ("empire", "Did you mean empire-needs-beer?"),
        ("friends", "Did you mean friends-with-beverages or with-friends-like-these?"),
        ("whist", ALL),
        ("a", ALL),
        ("", ALL),
        ("x" * 100_000, ALL),
    ],
)
def test_what_comes_near_is_guessed_and_otherwise_all_is_listed(asked: str, sentence: str) -> None:
    assert str(TaphouseError(meant_or_known(asked, GAMES))) == sentence


def test_where_there_is_nothing_to_guess() -> None:
    assert str(TaphouseError(meant_or_known("anything", ()))) == "There are none."


def test_a_refusal_counts_seats_from_1_until_it_knows_the_names() -> None:
    refusal = IllegalMove("XX-001", "{} deals. Wait for {}.", 0, 2)

    assert str(refusal) == "Seat 1 deals. Wait for seat 3. (XX-001)"
    assert str(refusal.naming(["Ann {0}", "Ben", "Cyd"])) == "Ann {0} deals. Wait for Cyd. (XX-001)"
    assert refusal.naming(["Ann", "Ben"]).why == refusal.why, "not all are known"
    assert pickle.loads(pickle.dumps(refusal)).why == refusal.why  # noqa: S301  our own bytes


def test_a_refusal_without_seats_is_said_as_it_stands() -> None:
    assert IllegalMove("", "A {} is no card.").naming(["Ann"]).why == "A {} is no card."
