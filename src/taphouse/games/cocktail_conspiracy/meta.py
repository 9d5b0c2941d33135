"""The card of the game."""

from taphouse.core.game import Meta

META = Meta(
    id="cocktail-conspiracy",
    title="Cocktail Conspiracy",
    pitch="Mix your team's secret cocktail in front of one of you, while the others keep spoiling your glass.",
    seats_min=3,
    seats_max=6,
    seats_best=4,
    minutes=(15, 25),
    rules_version=1,
    age_note="From 6 years on; the cocktails are made of fruit and need no alcohol.",
    credits="The title and the pictures of the rulebook are lost; both are ours. It names no designer.",
    rule_prefix="CC",
)
