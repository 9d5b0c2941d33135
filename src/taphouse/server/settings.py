"""Everything about a server that a host may want to set, and that tests want to shrink."""

from msgspec import Struct, field


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of one server; times are seconds."""

    db: str = "sqlite:///taphouse.db"
    """``sqlite:///path`` (``sqlite://`` keeps nothing), or ``postgresql://user@host/name`` for several processes."""
    secret_path: str = "taphouse.secret"  # noqa: S105  a path
    """File with the key that signs cookies and tokens; made on the first start."""
    address: str = ""
    """Where other processes of the same house reach this one, as host:port; only with PostgreSQL."""

    tables_per_person: int = 20
    """Unfinished tables that one person may host; forgotten ones do not count."""
    forgotten_after_days: float = 2.0
    """An unfinished table is forgotten when none of its people has visited it for so long."""
    listeners_per_table: int = 500
    command_bytes: int = 4096
    """A longer command is refused unread."""
    commands_burst: int = 40
    commands_per_second: float = 15.0
    """Of one listener."""
    hasty_burst: int = 200
    """How many commands beyond that may come at once before the server hangs up."""
    chat_burst: int = 6
    chat_per_second: float = 0.5
    """Of one person at one table."""
    chat_kept: int = 200
    """Lines of chat that a newcomer is shown; all are stored."""
    outbox_messages: int = 256
    """Answers that a listener may leave unread before the server hangs up."""

    paces: dict[str, tuple[float, float]] = field(
        default_factory=lambda: {"calm": (2.5, 5.0), "human": (0.9, 2.2), "quick": (0.25, 0.7), "instant": (0.0, 0.0)}
    )
    """How long a bot takes for a move: at least, at most."""
    apart: dict[str, float] = field(default_factory=lambda: {"calm": 1.2, "human": 0.55, "quick": 0.2, "instant": 0.0})
    """How long what a bot or the house did can be seen at least before a bot or the house does the next thing."""
    clocks: dict[str, float] = field(default_factory=lambda: {"none": 0.0, "relaxed": 180.0, "brisk": 45.0})
    """Time for one decision; 0 is none."""
    stand_in_delay: float = 30.0
    """How long a seat must be away before the others may let a bot stand in."""
    silence_delay: float = 180.0
    silence_clocks: float = 4.0
    """Somebody who is there, and past the clock, must be silent for the longer of ``silence_delay`` and
    ``silence_clocks`` times the clock before the others may let a bot stand in."""
    bot_patience: float = 20.0
    """A bot that thinks longer has its move picked by chance."""
    bot_threads: int = 4
    search_processes: int = 1
    """In so many processes of their own bots search; each is started when it is first needed."""
    search_patience: float = 3.0
    """A bot whose search takes longer, the wait for a free process included, moves as the house bot does."""
    share_patience: float = 5.0
    """How long a deal waits for shares of the chance that were promised; with 0 nobody is asked for any."""
    question_patience: float = 24 * 3600.0
    """How long a question to the table stays open at most: taking back, closing, less time."""
    bots_hold: float = 30.0
    """How long a bot holds its move back, once at each step, while people are asked whether one is taken back."""
    questions_per_minute: int = 4
    """Of one person at one table."""
    pause_after_no: float = 60.0
    """How long the one who was told no must wait before asking the same again."""
    given_up_after_days: float = 3.0
    """When a host closes the table, people who have been away from its game for longer are not asked."""
    door_patience: float = 60.0
    """How long a guest waits at the door before getting a stool without an answer."""
    guests_at_door: int = 6
    """Who may wait at the door of one table at a time."""
    guests_kept: int = 24
    """Guests of one table that are remembered."""
    knocks_per_minute: int = 4
    """Of one person at one table, and of one address at it twice as many."""
    turned_away: int = 3
    """Whoever was told so often that it is not now cannot knock at this table any more."""
    spectator_news: float = 1.0
    """A new number of spectators is told no more often than this."""

    idle_after: float = 300.0
    """A table that nobody looks at and at which no bot is to move leaves memory after this time."""
    open_hours: float = 48.0
    """A table that was never dealt and that nobody touched for so long is cleared away."""
    sweep_every: float = 30.0
    woken_at_start: int = 200
    """How many of the latest unfinished tables are brought back at once, the others when somebody comes."""
    snapshot_every: int = 16
    """A replay keeps the state after each such number of moves."""

    lease: float = 6.0
    """With PostgreSQL: a process that was not heard of for so long has lost its tables."""
