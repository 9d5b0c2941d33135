"""The card of the game."""

from taphouse.core.game import Meta

META = Meta(
    id="with-friends-like-these",
    title="With Friends Like These",
    seats_min=2,
    seats_max=8,
    seats_best=4,
    minutes=(20, 90),
    rules_version=1,
    rule_prefix="WF",
)
