"""The card of the game."""

from taphouse.core.game import Meta

META = Meta(
    id="friends-with-beverages",
    title="Friends with Beverages",
    pitch="Fill the shed, raid the market, and serve every guest the liqueur of their country.",
    seats_min=2,
    seats_max=5,
    seats_best=4,
    minutes=(40, 80),
    rules_version=1,
    age_note="A game for adults. All liqueurs are invented, and a toast is of anything you like.",
    credits="The rulebook we work from names no designer.",
    rule_prefix="FWB",
)
