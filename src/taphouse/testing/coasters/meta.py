"""The card of the game."""

from taphouse.core.game import Meta

META = Meta(
    id="coasters",
    title="Coasters",
    seats_min=2,
    seats_max=4,
    seats_best=3,
    minutes=(3, 5),
    rules_version=1,
    rule_prefix="CO",
)
