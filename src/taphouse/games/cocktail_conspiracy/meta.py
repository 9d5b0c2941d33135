"""The card of the game."""

from taphouse.core.game import Meta

META = Meta(
    id="cocktail-conspiracy",
    title="Cocktail Conspiracy",
    seats_min=3,
    seats_max=6,
    seats_best=4,
    minutes=(15, 25),
    rules_version=2,
    rule_prefix="CC",
)
