"""The numbers of moves, decisions, steps and happenings.

Moves are numbered in the order in which ``legal_moves`` lists them.
"""

from typing import Final

BOTTLE_YES: Final = 0
BOTTLE_NO: Final = 1
NOSE: Final = 2
"""A nose of size 1 to 10."""
GIVE: Final = 12
"""Trade: offer a card of kind 0 to 17."""
WANT: Final = 30
"""Trade: ask for a card of kind 0 to 17."""
ASK: Final = 48
"""Trade: ask seat 0 to 4."""
ACCEPT: Final = 53
DECLINE: Final = 54
PASS: Final = 55
"""Make no offer, let the Rush or the Exhibition go by."""
BLIND: Final = 56
TAKE: Final = 57
"""Take market card 0 or 1."""
TAKE_DISCARD: Final = 59
PLAY: Final = 60
"""Play an Equipment Exhibition or a Lucky Find from the hand."""
PAY: Final = 62
"""Pay for a swap with kind 0 to 14 ..."""
PAY_MIXED: Final = 77
"""... with one card of it and an Abundance ..."""
PAY_WILD: Final = 92
"""... or with Abundance alone, as ingredient or as equipment."""
FROM_MARKET: Final = 94
"""Swap for the guest at market position 0 to 3 ..."""
FROM_DECK: Final = 98
"""... or for one from the deck."""
SLOT: Final = 99
"""The guest in slot 0 to 3 leaves."""
REJECT: Final = 103
INSTALL: Final = 104
"""Install equipment of type 0 to 6."""
RETIRE: Final = 111
"""Retire a shed piece of type 0 to 6."""
TRADE_HAND: Final = 118
"""Trade type 0 to 6 out of the hand for the second-hand card ..."""
TRADE_SHED: Final = 125
"""... or out of the shed."""
ROOM: Final = 132
"""Make room in a full shed: type 0 to 6 leaves."""
SERVE: Final = 139
"""Complete the guest in slot 0 to 3."""
SUPPLY: Final = 143
"""Supply type 0 to 6 from the hand."""
STEAD: Final = 150
"""Pay Abundance instead of a card of kind 0 to 14."""
LAY: Final = 165
"""Lay a paid card of kind 0 to 15 on the discard next."""
REST: Final = 181
DISCARD: Final = 182
"""Discard a hand card of kind 0 to 17."""
PICK: Final = 200
"""Take type 0 to 6 out of the discard."""
SHOW_HAND: Final = 207
"""Exhibition: give type 0 to 6 out of the hand ..."""
SHOW_SHED: Final = 214
"""... or out of the shed."""
ARRANGE: Final = 221
"""Put the top guests back in order 0 to 5."""
RETURN_HAND: Final = 227
RETURN_SHED: Final = 228
RUSH: Final = 229
"""Festival Rush: complete the guest in slot 0 to 3."""
OMIT: Final = 233
"""Leave out kind 0 to 14."""
DESTROY: Final = 248
"""Destroy the used piece of type 0 to 6."""
BORROW: Final = 255
"""Terrible Friend: take type 0 to 6."""
TOAST: Final = 262
DRIVER: Final = 263
NO_TOAST: Final = 264
REMOVE: Final = 265
"""One Shot: remove type 0 to 6 from the neighbour's shed."""
DONE: Final = 272
"""Go on to the next phase."""
MOVES: Final = 273

NOSES: Final = 10

RESOLVING: Final = 0
"""Nobody is asked: the agenda is being worked off."""
ARRIVAL: Final = 1
TRADE_OFFER: Final = 2
TRADE_WANT: Final = 3
TRADE_PARTNER: Final = 4
TRADE_ANSWER: Final = 5
DRAW: Final = 6
SWAP: Final = 7
SWAP_SOURCE: Final = 8
SWAP_SLOT: Final = 9
SWAP_DECK: Final = 10
INSTALLING: Final = 11
MAKE_ROOM: Final = 12
COMPLETE: Final = 13
SUPPLY_CHOICE: Final = 14
PAY_CHOICE: Final = 15
ORDER_PAYMENT: Final = 16
HAND_LIMIT: Final = 17
LUCKY_PICK: Final = 18
EXHIBITION_FIRST: Final = 19
EXHIBITION_SECOND: Final = 20
EXHIBITION_TAKE: Final = 21
REARRANGE: Final = 22
RECALL_SOURCE: Final = 23
RUSHING: Final = 24
RUSH_OMIT: Final = 25
RUSH_DESTROY: Final = 26
COMPENSATION: Final = 27
FRIEND_PICK: Final = 28
ONE_SHOT_ANSWER: Final = 29
ONE_SHOT_TAKE: Final = 30
OVER: Final = 31
DECISIONS: Final = (
    "resolving", "arrival", "trade_offer", "trade_want", "trade_partner", "trade_answer", "draw", "swap", "swap_source",
    "swap_slot", "swap_deck", "equipment", "make_room", "complete", "supply_choice", "pay_choice", "order_payment",
    "hand_limit", "lucky_pick", "exhibition_offer", "exhibition_second", "exhibition_take", "rearrange",
    "recall_source", "rush", "rush_omit", "rush_destroy", "compensation", "friend_pick", "one_shot", "one_shot_take",
    "over",
)  # fmt: skip

PHASE_ARRIVAL: Final = 0
PHASE_PASS: Final = 1
PHASE_TRADE: Final = 2
PHASE_DRAW: Final = 3
PHASE_SWAP: Final = 4
PHASE_EQUIPMENT: Final = 5
PHASE_COMPLETE: Final = 6
PHASE_REFRESH: Final = 7
PHASE_LIMIT: Final = 8
PHASE_END: Final = 9
PHASES: Final = (
    "arrival", "pass", "trade", "draw", "swap", "equipment", "complete", "refresh", "hand_limit", "turn_end",
)  # fmt: skip
"""FWB-022: the phases of a turn; the arrival, the round pass and the trade window come before."""

STEP_FILL: Final = 0
"""Seat a fills the Resource Market."""
STEP_GAIN: Final = 1
"""Seat a draws b cards blind."""
STEP_CLOSE: Final = 2
"""What was met as number a is carried out: its card leaves the table."""
STEP_NEW_GUEST: Final = 3
"""A guest from the deck takes its market position."""
STEP_RECALL: Final = 4
"""Beginning with seat a, the b-th seat returns a piece of type c."""
STEP_RECALL_EXTRA: Final = 5
"""FWB-094: beginning with seat a, everybody with two served guests loses one more."""
STEP_RECALL_END: Final = 6
STEP_RUSH_DRAW: Final = 7
"""Beginning with seat a, the b-th seat draws; likewise below."""
STEP_RUSH: Final = 8
STEP_DESTROY: Final = 9
"""Seat a destroys one of the pieces b."""
STEP_COMPENSATE: Final = 10
"""Seat a has discarded b cards."""
STEP_VOLATILITY: Final = 11
STEP_HICCUP: Final = 12
STEP_ONE_SHOT: Final = 13
STEP_EXHIBITION: Final = 14
STEP_PAY: Final = 15
"""Seat a pays for the guest in slot b."""
STEP_SERVED: Final = 16
"""Seat a has paid for the guest in slot b; c: the used pieces, one of which is destroyed."""
STEPS: Final = (
    "fill the market", "draw", "close", "new guest", "recall", "recall more", "recall ends", "rush draws", "rush",
    "destroy", "compensate", "volatility draws", "hiccup draws", "one shot", "exhibition", "pay", "served",
)  # fmt: skip

ALL_SERVED: Final = 0
GUESTS_GONE: Final = 1
REASONS: Final = ("a host served everybody", "guest deck empty")
"""The ways in which the game ends."""

GOT: Final = 0
"""What became of a seat while something was carried out: it drew a card unseen ..."""
LOST: Final = 1
"""... lost a card out of its hand, ..."""
LOST_PIECE: Final = 2
"""... a piece out of its shed, ..."""
LOST_GUEST: Final = 3
"""... a guest, ..."""
NEW_GUEST: Final = 4
"""... who made room for this one, ..."""
SERVED: Final = 5
"""... served a guest, ..."""
TOOK: Final = 6
"""... took a card that everybody saw, ..."""
IMMUNE: Final = 7
"""... was immune, ..."""
UNTOUCHED: Final = 8
"""... or had nothing to lose or to do."""
LET_GO: Final = 9
"""It passed."""
EFFECTS: Final = (
    "drew", "lost", "lost_piece", "lost_guest", "new_guest", "served", "took", "immune", "untouched", "passed",
)  # fmt: skip

SHOT_OPEN: Final = -1
"""A seat that has still to answer."""
SHOT_NO: Final = 0
SHOT_TOAST: Final = 1
SHOT_DRIVER: Final = 2
SHOTS: Final = ("no", "toast", "driver")
