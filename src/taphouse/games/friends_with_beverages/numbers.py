"""The numbers of moves, for a bot that counts: the first one of each verb."""

from typing import Final

from taphouse.games.friends_with_beverages.rules import (
    arrival,
    completing,
    drawing,
    equipment,
    events,
    friends,
    paying,
    recalls,
    rushing,
    shots,
    swapping,
    trading,
    verbs,
)
from taphouse.games.friends_with_beverages.rules.book import BOOK

BOTTLE_NO: Final = BOOK.number(arrival.BOTTLE_NO)
NOSE: Final = BOOK.number(arrival.NOSE)
GIVE: Final = BOOK.number(trading.OFFER)
WANT: Final = BOOK.number(trading.WANT)
ASK: Final = BOOK.number(trading.ASK)
ACCEPT: Final = BOOK.number(trading.ACCEPT)
DECLINE: Final = BOOK.number(trading.DECLINE)
PASS: Final = BOOK.number(verbs.PASS)
BLIND: Final = BOOK.number(drawing.BLIND)
TAKE: Final = BOOK.number(drawing.TAKE)
TAKE_DISCARD: Final = BOOK.number(drawing.TAKE_DISCARD)
PLAY: Final = BOOK.number(verbs.PLAY)
PAY: Final = BOOK.number(swapping.PAY)
PAY_MIXED: Final = BOOK.number(swapping.PAY_MIXED)
PAY_WILD: Final = BOOK.number(swapping.PAY_WILD)
PAID: Final = PAY_WILD + 2
"""Ways to pay for a swap end here."""
FROM_MARKET: Final = BOOK.number(swapping.FROM_MARKET)
FROM_DECK: Final = BOOK.number(swapping.FROM_DECK)
SLOT: Final = BOOK.number(verbs.SLOT)
REJECT: Final = BOOK.number(swapping.REJECT)
INSTALL: Final = BOOK.number(equipment.INSTALL)
TRADE_HAND: Final = BOOK.number(equipment.TRADE_HAND)
TRADE_SHED: Final = BOOK.number(equipment.TRADE_SHED)
ROOM: Final = BOOK.number(equipment.ROOM)
SERVE: Final = BOOK.number(completing.SERVE)
SUPPLY: Final = BOOK.number(paying.SUPPLY)
STEAD: Final = BOOK.number(paying.STEAD)
LAY: Final = BOOK.number(paying.LAY)
REST: Final = BOOK.number(verbs.REST)
DISCARD: Final = BOOK.number(verbs.DISCARD)
PICK: Final = BOOK.number(verbs.PICK)
SHOW_HAND: Final = BOOK.number(events.SHOW_HAND)
SHOW_SHED: Final = BOOK.number(events.SHOW_SHED)
RETURN_HAND: Final = BOOK.number(recalls.RETURN_HAND)
RUSH: Final = BOOK.number(rushing.RUSH)
OMIT: Final = BOOK.number(rushing.OMIT)
DESTROY: Final = BOOK.number(rushing.DESTROY)
BORROW: Final = BOOK.number(friends.BORROW)
NO_TOAST: Final = BOOK.number(shots.NO_TOAST)
REMOVE: Final = BOOK.number(shots.REMOVE)
DONE: Final = BOOK.number(verbs.DONE)
