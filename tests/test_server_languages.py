"""Who shows text may ask for it in a language; who does not gets facts, and says them alone."""

import pytest

from taphouse.core.facts import typed
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.testing.in_process import Guest, company, dealt
from taphouse.server.words import said
from taphouse.words.languages import PSEUDO

pytestmark = pytest.mark.anyio
TWO = MakeTable(game="coasters", seats=2)


async def reader(bar: Bar, table: str, language: str) -> Guest:
    """Let Ben look at a table through another device, which asks for words in a language or for none."""
    guest = Guest("ben")
    guest.language = language
    (await bar.table(table)).attach(guest)
    guest.at = await bar.table(table)
    return guest.look()


async def test_what_the_house_says_is_a_fact_and_words_are_added_for_who_asks(bar: Bar) -> None:
    ann, _ = await company(bar, TWO, "Ann", "Ben")
    plain = await reader(bar, ann.card["id"], "")
    pseudo = await reader(bar, ann.card["id"], PSEUDO)

    await ann.do("change_table", friendly=True)

    (line,), (worded,) = plain.look().heard, pseudo.look().heard
    assert (line["fact"], line.get("text")) == ({"say": "friendly-now"}, None)
    assert worded["fact"] == line["fact"]
    assert worded["text"].startswith("⟦Thíš táblé íš fříéñdlý")


async def test_a_refusal_is_a_fact_with_its_sentence(bar: Bar) -> None:
    ann, _ = await dealt(bar, TWO, "Ann", "Ben")
    for language, begins in (("", "You decide for yourself"), (PSEUDO, "⟦Ýóú déčídé fóř ýóúřšélf")):
        guest = await reader(bar, ann.card["id"], language)
        answer = await guest.ask("take_over")

        assert answer["fact"] == {"say": "decides-already"}
        assert answer["why"].startswith(begins)


async def test_a_goodbye_and_why_a_game_ended_are_facts(bar: Bar) -> None:
    (ann,) = await dealt(bar, TWO, "Ann")
    pseudo = await reader(bar, ann.card["id"], PSEUDO)

    await ann.do("close_table")
    await pseudo.until("goodbye", lambda guest: guest.bye)

    assert pseudo.bye["fact"] == said.closed_by(who=typed("Ann"))
    assert pseudo.bye["why"].startswith("⟦Ann háš člóšéd")
    card = await (await bar.table(ann.card["id"])).queries.info("ben")
    assert card.ended_early == said.ended_by(who=typed("Ann"))


async def test_what_an_earlier_version_wrote_into_the_chat_is_still_read(bar: Bar) -> None:
    ann, _ = await company(bar, TWO, "Ann", "Ben")
    table = await bar.table(ann.card["id"])
    row = table.now.chat.announcement(said.friendly_now())
    row.text = "Ben goes by Benjamin now."
    table.now.chat.add(row)

    (line,) = table.now.chat.since(0, None, "en").lines

    assert (line.text, line.fact) == (row.text, {"say": "plain", "words": {"text": row.text}})
