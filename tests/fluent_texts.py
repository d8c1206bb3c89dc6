"""What stands in the Fluent files: every key with the variables in its text."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import monstertisch

SOURCE = Path(monstertisch.__file__).parent


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(folder: str, language: str) -> dict[str, set[str]]:
    """Every key of one file with the variables in its text; what cannot be parsed is a mistake."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((SOURCE / folder / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found
