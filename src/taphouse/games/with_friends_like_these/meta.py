"""The card of the game."""

from taphouse.core.game import Meta

META = Meta(
    id="with-friends-like-these",
    title="With Friends Like These",
    pitch="Say how many tricks your hand will take, then take exactly that many.",
    seats_min=2,
    seats_max=8,
    seats_best=4,
    minutes=(20, 90),
    rules_version=1,
    age_note="Play and drink responsibly; a sip is of anything you like.",
    credits="The rulebook names no people, only its site: friendswithbeverages.com.au.",
    rule_prefix="WF",
)
