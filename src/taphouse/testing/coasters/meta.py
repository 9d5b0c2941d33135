"""The card of the game."""

from taphouse.core.game import Meta

META = Meta(
    id="coasters",
    title="Coasters",
    pitch="Everybody turns up a coaster at once; the highest takes the round.",
    seats_min=2,
    seats_max=4,
    seats_best=3,
    minutes=(3, 5),
    rules_version=1,
    credits="An example of ours.",
    rule_prefix="CO",
)
