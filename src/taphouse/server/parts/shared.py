"""What all tables of one process share: the store, the games, the list of tables, the time, the counts."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from secrets import token_bytes

from taphouse.core.errors import UnknownGame, quoted
from taphouse.core.facts import followed
from taphouse.core.game import Game
from taphouse.core.meant import meant_or_known
from taphouse.core.registry import find_game, load_games
from taphouse.core.rng import SEED_BYTES
from taphouse.core.words import said
from taphouse.server.clock import wall_now
from taphouse.server.open_time import OpenTime
from taphouse.server.parts.search_workers import SearchWorkers
from taphouse.server.parts.table_index import TableIndex
from taphouse.server.parts.tally import Tally
from taphouse.server.settings import Settings
from taphouse.server.store import Store
from taphouse.server.store.person import Person
from taphouse.server.table_codes import new_code


class Shared:
    """What a table may use that is not its own."""

    def __init__(self, store: Store, settings: Settings, games: Mapping[str, Game] | None, time: OpenTime) -> None:
        """Take ``games`` instead of those that are installed, if they are given."""
        self.store = store
        self.settings = settings
        self.time = time
        """For how long the server has been open; whatever lasts for hours or days is measured by it."""
        self.tally = Tally()
        self.index = TableIndex()
        """The sheets of all unfinished tables, of other processes, too."""
        self.thinkers = ThreadPoolExecutor(settings.bot_threads, "taphouse-bot")
        self.searchers = SearchWorkers(settings.search_processes, settings.search_patience)
        self._games = games

    def now(self) -> int:
        """Tell the time in milliseconds since 1970, by the clock on the wall."""
        return int(wall_now() * 1000)

    def games(self) -> list[Game]:
        """List the games that are served here, by title; what cannot be loaded is not."""
        if self._games is None:
            return load_games()[0]
        return sorted(self._games.values(), key=lambda game: game.meta.title)

    def game(self, name: str) -> Game:
        """Find a game; UnknownGame."""
        if self._games is None:
            return find_game(name)
        if name not in self._games:
            raise UnknownGame(followed(said.unknown_game(name=quoted(name)), meant_or_known(name, self._games)))
        return self._games[name]

    async def person(self, person: str) -> Person | None:
        """Find a person by id."""
        return await self.store.person(person)

    def new_seed(self) -> bytes:
        """Draw the secret seed of a table."""
        return token_bytes(SEED_BYTES)

    async def free_code(self) -> str:
        """Draw the code of a table that nobody has."""
        while await self.store.row(code := new_code()) is not None:
            pass
        return code
