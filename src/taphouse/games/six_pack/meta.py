"""The card of the game."""

from taphouse.core.game import Meta

META = Meta(
    id="six-pack",
    title="Six-Pack",
    pitch="Grow one bar full of bottles and mixed drinks together, and be the first to spot your own six in it.",
    seats_min=2,
    seats_max=8,
    seats_best=4,
    minutes=(30, 45),
    rules_version=2,
    age_note="For ages 10 and up; the drinks are pictures, and a soft set of names is there for the asking.",
    credits="The rulebook we work from names no designer, illustrator or publisher; name and pictures are ours.",
    rule_prefix="SP",
)
