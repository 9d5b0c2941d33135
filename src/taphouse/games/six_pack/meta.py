"""The card of the game."""

from taphouse.core.game import Meta

META = Meta(
    id="six-pack",
    title="Six-Pack",
    seats_min=2,
    seats_max=8,
    seats_best=4,
    minutes=(30, 45),
    rules_version=2,
    rule_prefix="SP",
)
