"""The card of the game."""

from taphouse.core.game import Meta

META = Meta(
    id="empire-needs-beer",
    title="The Empire Needs Beer!",
    seats_min=2,
    seats_max=4,
    seats_best=3,
    minutes=(45, 75),
    rules_version=1,
    rule_prefix="ENB",
)
