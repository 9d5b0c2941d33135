"""The sender of a command, and what they may do."""

from msgspec import Struct

from taphouse.server.protocol.problems import Refusal
from taphouse.server.words import said


class Who(Struct, frozen=True, kw_only=True):
    """Somebody who wants something."""

    key: str
    """A person's id, or a name for an outside bot's seat: repeats of commands are known by it."""
    person: str | None
    seat: int | None
    hosts: bool
    guest: int = 0
    """The number of somebody who came late and has no seat."""
    address: str = ""
    """Where the command came from, if that is known."""

    @property
    def is_at_home(self) -> bool:
        """Whether somebody belongs to the table, so that a crowd must not keep them from it."""
        return self.hosts or self.seat is not None

    def seated(self) -> int:
        """Give the seat of somebody who needs one."""
        if self.seat is None:
            raise Refusal("not_yours", said.no_seat_of_yours())
        return self.seat

    def at_the_table(self) -> int:
        """Give the seat of a person who needs one: what bots from outside have no say in."""
        if self.person is None:
            raise Refusal("not_yours", said.people_only())
        return self.seated()

    def must_host(self) -> None:
        """Refuse everybody but the host."""
        if not self.hosts:
            raise Refusal("not_yours", said.host_only())
