"""The card of the game."""

from taphouse.core.game import Meta

META = Meta(
    id="last-call",
    title="Last Call",
    pitch="Match glass, colour or shape, lose your cards first, and do not forget to call.",
    seats_min=2,
    seats_max=8,
    seats_best=4,
    minutes=(5, 15),
    rules_version=2,
    age_note="Play and drink responsibly; a sip is of anything you like.",
    credits="The rulebook we work from names the site friendswithbeverages.com.au and no person.",
    rule_prefix="LC",
)
