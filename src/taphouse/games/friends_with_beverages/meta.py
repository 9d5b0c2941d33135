"""The card of the game."""

from taphouse.core.game import Meta

META = Meta(
    id="friends-with-beverages",
    title="Friends with Beverages",
    seats_min=2,
    seats_max=5,
    seats_best=4,
    minutes=(40, 80),
    rules_version=2,
    rule_prefix="FWB",
)
