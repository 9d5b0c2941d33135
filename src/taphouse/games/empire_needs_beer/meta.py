"""The card of the game."""

from taphouse.core.game import Meta

META = Meta(
    id="empire-needs-beer",
    title="The Empire Needs Beer!",
    pitch="Brew four beers, haul them to three regions, and earn Fame with orders.",
    seats_min=2,
    seats_max=4,
    seats_best=3,
    minutes=(45, 75),
    rules_version=1,
    age_note="Play and drink responsibly; a sip is of anything you like.",
    credits="The rulebook we work from names no designer, illustrator or publisher.",
    rule_prefix="ENB",
)
