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
    rules_version=2,
    age_note="A game for adults: 21+ in the USA, 18+ in Australia, the UK and Europe. All liqueurs are invented, and a "
    "toast is of anything you like.",
    credits="The rulebook names no designer, but its site: friendswithbeverages.com.au.",
    rule_prefix="FWB",
)
