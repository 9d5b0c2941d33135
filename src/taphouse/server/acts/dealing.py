"""Dealing: open seats are filled with bots, options settled, and from then on seats and options stay as they are."""

from secrets import choice, token_urlsafe

from taphouse.bots.by_name import HOUSE_BOT
from taphouse.core.game import Game
from taphouse.core.levels import USUAL
from taphouse.core.shares import Share
from taphouse.server.parts.dealt_game import Dealt
from taphouse.server.parts.sheet import BOT, FREE, OPEN, OUTSIDE, RUNNING, Chair, Sheet
from taphouse.server.person_names import BOT_NAMES, distinct
from taphouse.server.protocol.problems import Refusal
from taphouse.server.words import said


def deal(game: Game, draft: Sheet, seed: bytes, now: int, snapshot_every: int, *, level: str = USUAL) -> Dealt:
    """Fill open seats of a draft with house bots, settle its options and deal, with the shares that were opened."""
    for seat, chair in enumerate(draft.chairs):
        if chair.kind == FREE:
            draft.chairs[seat] = bot_chair(draft, HOUSE_BOT, game.levels[level])
    draft.house = game.house(len(draft.chairs), draft.house)
    draft.rules = game.meta.rules_version
    draft.status = RUNNING
    draft.dealing = False
    draft.shares = [
        Share(seat, chair.commitment, chair.share) for seat, chair in enumerate(draft.chairs) if chair.commitment
    ]
    for chair in draft.chairs:
        chair.commitment = chair.share = ""
        chair.ready = False
    draft.dealt_at = now
    return Dealt.deal(game, draft, seed, snapshot_every)


def bot_chair(draft: Sheet, bot: str, strength: int) -> Chair:
    """Find a name for a bot that nobody at the table has."""
    taken = {name.casefold() for name in draft.names()}
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    name = choice(free) if free else distinct(BOT_NAMES[0], draft.names())
    if bot == OUTSIDE:
        return Chair(OUTSIDE, name, key=token_urlsafe(12))
    return Chair(BOT, name, bot=bot, strength=strength)


def must_be_before_the_deal(sheet: Sheet) -> Sheet:
    """Give a draft of a sheet on which seats and options may still change."""
    must_not_be_dealing(sheet)
    if sheet.status != OPEN:
        raise Refusal("not_now", said.dealt_already())
    return sheet.copy()


def must_not_be_dealing(sheet: Sheet) -> None:
    """Refuse what everybody must know before the deal, once the deal has begun."""
    if sheet.is_dealing:
        raise Refusal("not_now", said.dealing_now())
