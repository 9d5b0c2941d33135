"""With Friends Like These: bid how many tricks your hand will take, then take exactly that many.

Ids such as WF-052 are the rules of RULES.md in this game's folder. ``layout`` is the table,
``state`` its rules in the rulebook's order; ``refusals`` says why a move is not open; ``hidden`` deals anew what a
seat cannot know; ``finished`` remembers rounds; ``numbers`` lists what moves and events go by.
"""

from taphouse.games.with_friends_like_these.rules.state import State

__all__ = ["State"]
