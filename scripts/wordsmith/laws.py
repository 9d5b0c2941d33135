"""The laws of the files of words, as far as they can be checked without playing."""

from collections.abc import Iterator

from wordsmith.builders import words_of
from wordsmith.reading import FIXED_KINDS, PLAIN_TYPES, Message, Messages, Uses, bare, is_choice, things_in

ONE_SEAT = {"you", "other", "none"}
SEVERAL_SEATS = {"you", "other", "with-you", "many", "none"}
GIVEN = {"is", "kind", "count", "or", "and"}
"""Forms that every argument has."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""What a number can be in some language."""
MAY_LACK = {"mid"}
"""Forms that fall back to the value where a thing lacks them."""


def breaches(english: Messages, language: Messages, own: set[str], where: str) -> Iterator[str]:
    """Say what is wrong with the own messages of a language, with those that they can use around them."""
    things = things_in(english)
    for key in sorted(own):
        if key not in english:
            yield f"{where}: {key} says what nobody asks for; the English file has no such key."
            continue
        message, declared = language[key], english[key].declared
        if key in things and key.partition("-")[2] and declared:
            yield f"{where}: {key} looks like a thing of kind {message.kind}, but has arguments. Call it otherwise."
        for argument, kind in declared.items():
            yield from _known_type(f"{where}: {key}", argument, kind, english)
        for form, uses in message.uses.items():
            yield from _used_well(f"{where}: {key}{'.' + form if form else ''}", uses, declared, language)
        yield from _all_said(where, message, english[key], language)


def _known_type(where: str, argument: str, kind: str, english: Messages) -> Iterator[str]:
    name = bare(kind)
    if is_choice(kind) or name in PLAIN_TYPES or name in FIXED_KINDS:
        return
    if not any(key == name or key.startswith(f"{name}-") for key in english):
        yield f"{where}: ${argument} is a {name}, but no {name} has a name here."


def _used_well(where: str, uses: Uses, declared: dict[str, str], language: Messages) -> Iterator[str]:
    for variable in sorted(uses.variables):
        name, _, form = variable.partition("-")
        if name not in declared:
            yield f"{where} uses ${variable}, which the fact does not have."
        elif is_choice(declared[name]):
            if variable in uses.shown:
                yield f"{where} shows ${variable}, a word that is only to choose by."
        elif form and form not in GIVEN:
            yield from _has_form(where, variable, bare(declared[name]), form, language)
    for variable, keys in uses.chosen:
        yield from _chooses_well(where, variable, keys, declared.get(variable.partition("-")[0], ""))
    for key, form in uses.others:
        if key not in language or form not in language[key].forms:
            yield f"{where} refers to {key}{'.' + form if form else ''}, which there is not."


def _has_form(where: str, variable: str, kind: str, form: str, language: Messages) -> Iterator[str]:
    """A form is on all things of a kind or on none; on none only where the value may stand for it."""
    kind = "seat" if kind == "seats" else kind
    if kind in ("any", "fact", "facts", "text"):
        return
    form = form.removesuffix("-or").removesuffix("-and")
    having = [key for key in language if key == kind or key.startswith(f"{kind}-")]
    lacking = [key for key in having if form not in language[key].forms]
    if lacking and len(lacking) < len(having):
        yield f"{where} wants ${variable}, but {', '.join(lacking)} has no .{form}."
    if having and len(lacking) == len(having) and form not in MAY_LACK:
        yield f"{where} wants ${variable}, but no {kind} has .{form}."


def _chooses_well(where: str, variable: str, keys: list[str], kind: str) -> Iterator[str]:
    form = variable.partition("-")[2]
    if is_choice(kind):
        words = set(words_of(kind)) | ({"none"} if kind.endswith("?") else set())
        if set(keys) != words and not (kind.endswith("?") and set(keys) <= words):
            there = ", ".join(sorted(words))
            yield f"{where} chooses by ${variable} among {', '.join(sorted(keys))}, but there are {there}."
    elif form == "is" and bare(kind) == "seat" and not set(keys) <= ONE_SEAT:
        yield f"{where}: ${variable} is never {', '.join(sorted(set(keys) - ONE_SEAT))}."
    elif form == "is" and bare(kind) == "seats" and not set(keys) <= SEVERAL_SEATS:
        yield f"{where}: ${variable} is never {', '.join(sorted(set(keys) - SEVERAL_SEATS))}."
    elif form == "is" and bare(kind) == "number" and not set(keys) <= {"none", "some"}:
        yield f"{where}: ${variable} is none or some."
    elif not form and bare(kind) == "number" and not all(key in PLURALS or key.isdecimal() for key in keys):
        yield f"{where}: ${variable} is chosen by as a number or its plural; ${variable}-is says whether there is one."


def _all_said(where: str, message: Message, english: Message, language: Messages) -> Iterator[str]:
    """Every argument is shown or chosen by, here or in a message that this one refers to."""
    used = {variable.partition("-")[0] for uses in message.uses.values() for variable in uses.variables}
    for uses in message.uses.values():
        for key, form in uses.others:
            if key in language and form in language[key].uses:
                used |= {variable.partition("-")[0] for variable in language[key].uses[form].variables}
    for argument in english.declared:
        if argument not in used | english.unsaid:
            yield f"{where}: {message.key} never says ${argument}."
