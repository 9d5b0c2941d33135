"""A house that is asked over HTTP."""

from collections.abc import AsyncIterator

import pytest
from shared.http import EASY, SIGNER

from taphouse.server.bar.tables import Bar
from taphouse.server.http.app import make_app
from taphouse.server.http.middleware import Doorkeeper
from taphouse.server.store import open_store
from taphouse.server.testing.in_process import INSTANT
from taphouse.testing.coasters.game import GAME


@pytest.fixture
async def app() -> AsyncIterator[Doorkeeper]:
    store = await open_store("sqlite://")
    bar = await Bar.open(store, INSTANT, {"coasters": GAME})
    yield make_app(bar, SIGNER, EASY)
    await bar.close()
    await store.close()
