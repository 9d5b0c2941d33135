"""The door of a table at which a game is played: since when guests wait there, how often they knock, who may answer."""

from taphouse.server.clock import now as this_moment
from taphouse.server.parts.presence import Presence
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import HOST_OPENS, KNOCKS, PERSON, SEATING, STANDS_OPEN, STOOL, Guest, Sheet
from taphouse.server.protocol.problems import Refusal
from taphouse.server.rate_limit import Limit
from taphouse.server.settings import Settings
from taphouse.server.words import said


class Door:
    """What is known of the guests of one table beside their names, in moments. After a restart all begins afresh."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._since: dict[int, float] = {}
        self._decisions: dict[int, int] = {}
        """The decision that a bot was making when its seat was given to a guest."""
        self._turned_at: dict[str, float] = {}
        knocks = settings.knocks_per_minute
        self._by_person = Limit(knocks / 60, knocks)
        self._by_address = Limit(2 * knocks / 60, 2 * knocks)

    def look(self, sheet: Sheet) -> None:
        """Note who waits since when, and forget the others."""
        moment = this_moment()
        waiting = [guest.number for guest in sheet.guests if guest.state == KNOCKS]
        self._since = {number: self._since.get(number, moment) for number in waiting}
        seating = {guest.number for guest in sheet.guests if guest.state == SEATING}
        self._decisions = {number: which for number, which in self._decisions.items() if number in seating}

    def until(self, guest: Guest) -> float | None:
        """Tell when a guest gets a stool without an answer; None for one who does not wait."""
        since = self._since.get(guest.number)
        return None if since is None or guest.state != KNOCKS else since + self.settings.door_patience

    def is_new(self, guest: Guest, decision: int) -> bool:
        """Whether the bot's seat has come to another decision than the one that it made when the guest was let in."""
        return self._decisions.setdefault(guest.number, decision) != decision

    def turn_away(self, person: str) -> None:
        """Note that somebody was told: not now."""
        self._turned_at[person] = this_moment()

    def must_not_be_hasty(self, who: Who, guest: Guest | None) -> None:
        """Refuse somebody who knocks too often, or right after an answer."""
        if guest is not None and guest.turned >= self.settings.turned_away:
            raise Refusal("not_yours", said.knocked_enough())
        pause = self._turned_at.get(who.key, float("-inf")) + self.settings.pause_after_no - this_moment()
        if pause > 0:
            raise Refusal("too_fast", said.knocked_after_no(number=int(pause) + 1))
        if not self._by_person.take(who.key) or (who.address and not self._by_address.take(who.address)):
            raise Refusal("too_fast", said.knocked_too_often())


def may_answer(sheet: Sheet, presence: Presence, guest: Guest, who: Who) -> bool:
    """Whether somebody may say where a guest sits.

    The host may, and by the setting of the table anybody at it, or the guest; while the host is away, and when
    nobody has answered in time, anybody at the table.
    """
    if who.hosts or (sheet.door == STANDS_OPEN and who.guest == guest.number):
        return True
    if who.seat is None or sheet.chairs[who.seat].kind != PERSON:
        return False
    return sheet.door != HOST_OPENS or guest.unanswered or not presence.is_there(sheet.host)


def is_seen(presence: Presence, guest: Guest) -> bool:
    """Whether everybody is told of a guest: of one who is there, and was not told to come later."""
    return guest.state in (KNOCKS, SEATING, STOOL) and presence.is_there(guest.person)
