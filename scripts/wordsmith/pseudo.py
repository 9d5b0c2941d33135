"""The pseudo-language: English with accents, a third longer, in brackets. All else was never translated."""

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from wordsmith.reading import read_text, things_in

NAME = "en-XA"
ACCENTS = str.maketrans("aceginorsuyzACEGINORSUYZ", "áčéğíñóřšúýžÁČÉĞÍÑÓŘŠÚÝŽ")
SHARE = 0.47
"""So many letters are added to each; arguments do not grow, so that sentences come out about a third longer."""
CHOSEN_BY = {"gender", "measure"}
"""Forms by which others choose: they are never shown."""


class _Accents(Transformer):  # type: ignore[misc]
    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        return node if node.id.name in CHOSEN_BY else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        letters = sum(sign.isalpha() for sign in node.value)
        node.value = node.value.translate(ACCENTS)
        if letters > 3:
            cut = len(node.value.rstrip(" .:;,!?\n"))
            node.value = f"{node.value[:cut]}{'·' * round(letters * SHARE)}{node.value[cut:]}"
        return node


def pseudo(text: str) -> str:
    """Make the file of the pseudo-language from the English one; things get no brackets, as they stand in sentences."""
    things = things_in(read_text(text, "en"))
    tree = FluentParser().parse(text)
    for entry in tree.body:
        if isinstance(entry, ast.Message):
            _Accents().visit(entry)
            if entry.id.name not in things and not entry.id.name.startswith("list-"):
                entry.value.elements = [ast.TextElement("⟦"), *entry.value.elements, ast.TextElement("⟧")]
    return str(FluentSerializer().serialize(tree))
