"""The card of the game."""

from taphouse.core.game import Meta

META = Meta(
    id="last-call",
    title="Last Call",
    seats_min=2,
    seats_max=8,
    seats_best=4,
    minutes=(5, 15),
    rules_version=2,
    rule_prefix="LC",
)
