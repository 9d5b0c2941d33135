"""All about a table except the game itself, as one person is told."""

from typing import TYPE_CHECKING

from taphouse.core.errors import BadHouse
from taphouse.core.house import Value
from taphouse.core.moves import Seat
from taphouse.core.record import hash_of_seed
from taphouse.server.acts.chat import talk_of
from taphouse.server.acts.shares import is_dealing, share_infos, wants_shares
from taphouse.server.clock import now, wall
from taphouse.server.parts.presence import who_sits
from taphouse.server.parts.questions import UNDO, Question, Unmet
from taphouse.server.parts.sheet import FREE, OPEN, OVER, RUNNING, Chair
from taphouse.server.protocol.messages import QuestionInfo, RemovedInfo, SeatInfo, TableInfo, UnmetInfo
from taphouse.server.shown.catalogue import catalogue
from taphouse.words.about_game import advice

if TYPE_CHECKING:
    from taphouse.server.table.live_table import LiveTable


def table_info(table: "LiveTable", seat: int | None, *, hosts: bool) -> TableInfo:
    """Tell all to whoever sits on that seat, or on none."""
    sheet = table.sheet
    house, warning = _house(table)
    return TableInfo(
        id=sheet.id,
        game=sheet.game,
        title=table.game.meta.title,
        status=sheet.status,
        house=house,
        seats=[_seat_info(table, number, chair) for number, chair in enumerate(sheet.chairs)],
        catalogue=catalogue(table.game, sheet.house)[0] if table.dealt is not None else "",
        host=sheet.seat_of(sheet.host),
        your_seat=seat,
        you_host=hosts,
        listed=sheet.listed,
        clock=sheet.clock,
        pace=sheet.pace,
        house_moves_at=told_at(table.house_clock.told),
        spectators=table.audience.spectators,
        seed_hash=hash_of_seed(table.seed),
        seed=table.seed.hex() if sheet.status == OVER else "",
        wants_shares=wants_shares(table),
        dealing=is_dealing(sheet),
        shares=share_infos(sheet),
        proof=table.dealt.table.record.proof if table.dealt is not None and sheet.status == OVER else "",
        checked=sheet.checked,
        may_undo=may_undo(table, seat),
        questions=[_question_info(table, seat, question) for question in table.questions.open.values()],
        unmet=[_unmet_info(unmet) for unmet in table.questions.unmet.values()],
        friendly=sheet.friendly,
        practice=table.dealt is not None and table.dealt.table.record.practice,
        removed=[RemovedInfo(gone.number, gone.name) for gone in sheet.removed] if hosts else [],
        ended_early=sheet.why_ended,
        talk=talk_of(table, seat),
        next_table=sheet.next_table,
        warning=warning,
    )


def may_undo(table: "LiveTable", seat: int | None) -> bool:
    """Whether the seat may take its latest move back without asking."""
    running = table.sheet.status == RUNNING and table.dealt is not None
    return running and seat is not None and table.dealt is not None and table.dealt.table.may_undo(Seat(seat))


def _house(table: "LiveTable") -> tuple[dict[str, Value], str]:
    """Give the options as they are or would be settled, and before the deal what the game has to say about them."""
    sheet, seats = table.sheet, len(table.sheet.chairs)
    if sheet.status != OPEN:
        return sheet.house, ""
    try:
        settled = table.game.house(seats, sheet.house)
    except BadHouse as error:
        return sheet.house, str(error)
    return settled, advice(table.game, seats, settled)


def _seat_info(table: "LiveTable", seat: int, chair: Chair) -> SeatInfo:
    absence, moment = table.absence, now()
    since = absence.away_since(who_sits(seat, chair)) if chair.is_somebody else None
    running = table.sheet.status == RUNNING
    return SeatInfo(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot,
        strength=chair.strength,
        was=chair.was,
        online=chair.kind != FREE and since is None,
        away_since=told_at(since),
        stood_in=chair.stood_in,
        muted=who_sits(seat, chair) in table.sheet.hushed,
        deadline=told_at(absence.deadline(seat)),
        may_stand_in=running and absence.may_stand_in(seat, chair, moment),
        stand_in_at=told_at(absence.warned_of(seat, chair, moment)) if running else 0,
    )


def _question_info(table: "LiveTable", seat: int | None, question: Question) -> QuestionInfo:
    """Tell of a question; what it would take back in the words that this seat has heard already."""
    info = QuestionInfo(
        number=question.number,
        about=question.about,
        by=question.seat,
        waits_for=sorted(question.waits_for),
        agreed=sorted(question.agreed),
        clock=question.clock,
    )
    if question.about == UNDO and table.dealt is not None:
        info.moves = table.dealt.moves - question.keep
        info.words = table.dealt.words_of(question.keep, seat)
    return info


def _unmet_info(unmet: Unmet) -> UnmetInfo:
    question = unmet.question
    return UnmetInfo(number=question.number, about=question.about, by=question.seat, no=unmet.no, at=told_at(unmet.at))


def told_at(moment: float | None) -> int:
    """Write a moment as a card tells it: seconds since 1970, and 0 for none."""
    return 0 if moment is None else int(wall(moment))
