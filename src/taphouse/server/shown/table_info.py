"""The card of a table: all about it except the game itself, as one person is told."""

from msgspec.structs import replace

from taphouse.bots.by_name import RANDOM, SEARCH
from taphouse.core.errors import BadHouse
from taphouse.core.facts import Fact
from taphouse.core.game import Place
from taphouse.core.house import Value
from taphouse.core.levels import level_of
from taphouse.core.moves import Seat
from taphouse.core.record import hash_of_seed
from taphouse.server.clock import now as this_moment
from taphouse.server.clock import wall
from taphouse.server.parts.door import is_seen, may_answer
from taphouse.server.parts.presence import who_sits
from taphouse.server.parts.questions import UNDO, Question, Unmet
from taphouse.server.parts.sender import Who
from taphouse.server.parts.series import series_now
from taphouse.server.parts.sheet import BOT, FREE, OPEN, OVER, RUNNING, SEATING, Chair, Sheet
from taphouse.server.parts.situation import Situation
from taphouse.server.protocol.messages import (
    GuestInfo,
    QuestionInfo,
    RemovedInfo,
    SeatInfo,
    ShareInfo,
    TableInfo,
    UnmetInfo,
    WonInfo,
)
from taphouse.server.protocol.problems import house_words
from taphouse.server.shown.catalogue import catalogue
from taphouse.words.languages import words_of
from taphouse.words.speaking import with_text


def table_info(now: Situation, *, spectators: int) -> TableInfo:
    """Tell all that is the same for everybody; ``info_for`` adds what is told to one of them alone."""
    sheet = now.sheet
    house, warning, places = _house(now)
    games, series = series_now(now)
    return TableInfo(
        id=sheet.id,
        game=sheet.game,
        title=now.game.meta.title,
        status=sheet.status,
        house=house,
        seats=[_seat_info(now, number, chair) for number, chair in enumerate(sheet.chairs)],
        catalogue=catalogue(now.game, sheet.house)[0] if now.dealt is not None else "",
        host=sheet.seat_of(sheet.host),
        your_seat=None,
        you_host=False,
        listed=sheet.listed,
        clock=sheet.clock,
        pace=sheet.pace,
        house_moves_at=told_at(now.timed_moves.told),
        spectators=spectators,
        seed_hash=hash_of_seed(now.seed),
        seed=now.seed.hex() if sheet.status == OVER else "",
        wants_shares=now.wants_shares,
        dealing=sheet.is_dealing,
        shares=_share_infos(sheet),
        proof=now.dealt.table.record.proof if now.dealt is not None and sheet.status == OVER else "",
        checked=sheet.checked,
        hints=sheet.hints,
        unmet=[_unmet_info(unmet) for unmet in now.questions.unmet.values()],
        friendly=sheet.friendly,
        gentle=sheet.gentle,
        practice=now.dealt is not None and now.dealt.table.record.practice,
        door=sheet.door,
        ended_early=sheet.why_ended,
        places=places,
        games=games,
        series=[WonInfo(won.name, won.wins) for won in series] if games else [],
        next_table=sheet.next_table,
        warning=warning,
    )


def info_for(now: Situation, info: TableInfo, seat: int | None, *, hosts: bool, guest: int = 0) -> TableInfo:
    """Give the card for the one who sits on that seat, or on none; or who is that guest."""
    return replace(
        info,
        your_seat=seat,
        you_host=hosts,
        may_undo=now.may_undo(seat),
        may_hint=now.may_hint(seat),
        hint=now.hint_for(seat),
        questions=[_question_info(now, seat, question) for question in now.questions.open.values()],
        removed=[RemovedInfo(gone.number, gone.name) for gone in now.sheet.removed] if hosts else [],
        guests=_guest_infos(now, seat, hosts=hosts, guest=guest),
        your_guest=guest,
        talk=now.talk(seat),
    )


def _guest_infos(now: Situation, seat: int | None, *, hosts: bool, guest: int) -> list[GuestInfo]:
    """Tell everybody who came late; who was told to come later is told to themselves alone."""
    sheet, presence = now.sheet, now.presence
    who = Who(key="", person=None, seat=seat, hosts=hosts, guest=guest)
    return [
        GuestInfo(
            number=each.number,
            name=each.name,
            state=each.state,
            seat=each.seat if each.state == SEATING else None,
            until=told_at(now.door.until(each)),
            yours=may_answer(sheet, presence, each, who),
        )
        for each in sheet.guests
        if each.number == guest or is_seen(presence, each)
    ]


def _share_infos(sheet: Sheet) -> list[ShareInfo]:
    """Tell everybody who promised a share; what it is, once the cards are dealt."""
    if sheet.status != OPEN:
        return [ShareInfo(row.seat, row.commitment, row.share) for row in sheet.shares]
    chairs = enumerate(sheet.chairs)
    return [ShareInfo(seat, chair.commitment) for seat, chair in chairs if chair.commitment]


def _house(now: Situation) -> tuple[dict[str, Value], list[Fact], list[Place]]:
    """Give the options as they are or would be settled; before the deal, what the game says of them and of seats."""
    sheet, game, seats = now.sheet, now.game, len(now.sheet.chairs)
    if sheet.status != OPEN:
        return sheet.house, [], []
    try:
        settled = game.house(seats, sheet.house)
    except BadHouse as error:
        return sheet.house, [error.fact], []
    places = game.places(seats, settled)
    return settled, game.advice(seats, settled), places if any(place != Place() for place in places) else []


def info_in_words(now: Situation, info: TableInfo, language: str) -> TableInfo:
    """Give a card with the sentence of each of its facts."""
    names = [chair.name for chair in now.sheet.chairs]
    words = words_of(now.game, info.your_seat, names, language, now.game.catalogue(info.house))
    talk, ended, hint = info.talk, info.ended_early, info.hint
    return replace(
        info,
        warning=[with_text(fact, words) for fact in info.warning],
        talk=talk if talk.why is None else replace(talk, why=with_text(talk.why, words)),
        ended_early=None if ended is None else with_text(ended, house_words(language)),
        hint=None if hint is None else replace(hint, why=with_text(hint.why, words)),
        questions=[replace(each, heard=[with_text(f, words) for f in each.heard]) for each in info.questions],
    )


def _seat_info(now: Situation, seat: int, chair: Chair) -> SeatInfo:
    presence, moment = now.presence, this_moment()
    since = presence.away_since(who_sits(seat, chair)) if chair.is_somebody else None
    running = now.sheet.status == RUNNING
    return SeatInfo(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot,
        strength=chair.strength,
        level=level_of(now.game.levels, chair.strength)
        if chair.kind == BOT and chair.bot not in (RANDOM, SEARCH)
        else "",
        was=chair.was,
        online=chair.kind != FREE and since is None,
        away_since=told_at(since),
        stood_in=chair.stood_in,
        ready=chair.ready,
        muted=who_sits(seat, chair) in now.sheet.hushed,
        deadline=told_at(presence.deadline(seat)),
        may_stand_in=running and presence.may_stand_in(seat, chair, moment),
        bot_from=told_at(presence.offered_from(seat, chair, moment)) if running else 0,
        stand_in_at=told_at(presence.warned_of(seat, chair, moment)) if running else 0,
    )


def _question_info(now: Situation, seat: int | None, question: Question) -> QuestionInfo:
    """Tell of a question; what it would take back, as this seat has heard of it already."""
    info = QuestionInfo(
        number=question.number,
        about=question.about,
        by=question.seat,
        waits_for=sorted(question.waits_for),
        agreed=sorted(question.agreed),
        clock=question.clock,
    )
    if question.about == UNDO and now.dealt is not None:
        info.moves = now.dealt.moves - question.keep
        table = now.dealt.table
        eyes = now.dealt.eyes_at(seat, question.keep + 1)
        info.heard = table.story(None if eyes is None else Seat(eyes), question.keep, question.keep + 1)
    return info


def _unmet_info(unmet: Unmet) -> UnmetInfo:
    question = unmet.question
    return UnmetInfo(number=question.number, about=question.about, by=question.seat, no=unmet.no, at=told_at(unmet.at))


def told_at(moment: float | None) -> int:
    """Write a moment as a card tells it: seconds since 1970, and 0 for none."""
    return 0 if moment is None else int(wall(moment))
