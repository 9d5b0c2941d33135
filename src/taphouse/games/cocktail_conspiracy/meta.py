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
    rules_version=2,
    age_note="From 6 years on; the cocktails are made of fruit and need no alcohol.",
    credits=(
        "Design: Shi Chen, Chuo-Jui Yang, Ke-Chen Hsu (Play With Us Design). Art: Ash Chen (Ash Design), Yawen Zheng. "
        "Translation: Yawen Zheng, Cheng-Ting Lee. Editor: Po-Han Wu. © Play With Us Design, LLC, all rights reserved. "
        "Pictures and words here are our own."
    ),
    rule_prefix="CC",
)
