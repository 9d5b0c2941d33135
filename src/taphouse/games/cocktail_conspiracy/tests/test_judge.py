"""What search is told of Cocktail Conspiracy."""

from taphouse.games.cocktail_conspiracy.thinking.guess import Guess
from taphouse.games.cocktail_conspiracy.thinking.notebook import Notebook


def test_in_thought_the_others_know_what_everybody_saw_but_not_who_was_kind_to_oneself() -> None:
    guess = Guess()
    guess.laid(0, 0)
    guess.did(1.0)
    own = Notebook()
    own.guesses.append(guess)

    (theirs,) = own.public().guesses

    assert (list(theirs.odds), theirs.kindness) == (list(guess.odds), 1.0)
