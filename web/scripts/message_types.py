"""Writes the page's types: the server's messages to src/lib/types.gen.ts, and what each game sends to its board's types.gen.ts.

Run `npm run types` after changing messages.py or a game's shapes.py.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema
from typing_extensions import is_typeddict

from monstertisch.core.game import Shapes
from monstertisch.games import GAMES
from monstertisch.server import messages

PAGE = Path(__file__).parent.parent / "src"
HEAD = "// Generated from {source} by `npm run types`. Do not edit.\n"

# The messages

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null", "object": "Facts"}


def as_type(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    for several in ["anyOf", "oneOf"]:
        if several in schema:
            return " | ".join(as_type(one) for one in schema[several])
    if schema.get("type") == "array":
        items = as_type(schema["items"])
        return f"({items})[]" if "|" in items else f"{items}[]"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"Record<string, {as_type(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]]


def literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def interface(name: str, schema: dict[str, Any], optional: bool) -> str:
    """An object as an interface. What we send may leave out fields with a default; what we get has them all."""
    lines = [f"export interface {name} {{"]
    if "description" in schema:
        lines.insert(0, "/** " + " ".join(schema["description"].split()) + " */")
    for field, shape in schema.get("properties", {}).items():
        mark = "?" if optional and field not in schema.get("required", []) else ""
        lines.append(f"  {field}{mark}: {as_type(shape)};")
    return "\n".join([*lines, "}"])


def union(name: str, adapter: TypeAdapter[Any]) -> str:
    return f"export type {name} = {as_type(adapter.json_schema(ref_template='#/$defs/{model}'))};"


def models() -> list[type[BaseModel]]:
    found = [thing for thing in vars(messages).values() if isinstance(thing, type) and issubclass(thing, messages.Strict)]
    return [model for model in found if model is not messages.Strict]


def message_types() -> str:
    sent = [messages.NewTable, messages.NewName, messages.TakeSeat, messages.RecoveryKey]
    sent += [messages.Hello, messages.Act, messages.AskUndo, messages.AnswerUndo, messages.Say, messages.Resign]
    sent += [messages.AskHint, messages.Ping]
    _, schema = models_json_schema([(model, "validation") for model in models()], ref_template="#/$defs/{model}")
    parts = [HEAD.format(source="src/monstertisch/server/messages.py") + "\nexport type Facts = Record<string, any>;"]
    parts += [interface(model.__name__, schema["$defs"][model.__name__], model in sent) for model in models()]
    parts.append(union("ClientMessage", TypeAdapter(messages.ClientMessage)))
    parts.append(union("ServerMessage", TypeAdapter(messages.ServerMessage)))
    return "\n\n".join(parts) + "\n"


# The shapes of a game

WORDS = {int: "number", bool: "boolean", str: "string", NoneType: "null"}


class Board:
    """The shapes of one game as TypeScript. Whatever has a name in its shapes.py keeps it."""

    def __init__(self, shapes: Shapes) -> None:
        self.shapes = shapes
        module = sys.modules[shapes.view.__module__]
        self.named = {name: shape for name, shape in vars(module).items() if is_shape(shape, module.__name__)}
        self.aliases = {str(shape): name for name, shape in self.named.items() if not is_typeddict(shape)}

    def written(self) -> str:
        source = self.shapes.view.__module__.replace(".", "/")
        parts = [HEAD.format(source=f"src/{source}.py").rstrip()]
        for name, shape in self.named.items():
            if is_typeddict(shape):
                parts.append(self.interface(name, shape))
            else:
                parts.append(f"export type {name} = {self.spelled(shape)};")
        parts.append(self.table("Events", {kind: self.event(shape) for kind, shape in self.shapes.events.items()}))
        parts.append("export type EventOf<Kind extends keyof Events> = { [One in Kind]: { event: One } & Events[One] }[Kind];")
        parts.append("export type Event = EventOf<keyof Events>;")
        parts.append(self.table("Previews", {kind: self.as_type(shape) for kind, shape in self.shapes.previews.items()}))
        return "\n\n".join(parts) + "\n"

    def interface(self, name: str, shape: Any) -> str:
        lines = [f"export interface {name} {{"]
        if shape.__doc__ and shape.__doc__ != "dict() -> new empty dictionary":
            lines.insert(0, "/** " + " ".join(shape.__doc__.split()) + " */")
        for key, hint in get_type_hints(shape, include_extras=True).items():
            maybe = get_origin(hint) is NotRequired or key in shape.__optional_keys__
            spelled = self.as_type(get_args(hint)[0] if get_origin(hint) is NotRequired else hint)
            lines.append(f"  {key if key.isidentifier() else literal(key)}{'?' if maybe else ''}: {spelled};")
        return "\n".join([*lines, "}"])

    def table(self, name: str, rows: dict[str, str]) -> str:
        return "\n".join([f"export interface {name} {{", *[f"  {kind}: {shape};" for kind, shape in rows.items()], "}"])

    def event(self, shape: Any) -> str:
        """What others get instead is less of the same, so a page that draws for anybody has that for certain."""
        if not isinstance(shape, tuple):
            return self.as_type(shape)
        facts, instead = map(self.as_type, shape)
        return f"{instead} & Partial<{facts}>"

    def as_type(self, hint: Any) -> str:
        return self.aliases.get(str(hint)) or self.spelled(hint)

    def spelled(self, hint: Any) -> str:
        if hint in WORDS:
            return WORDS[hint]
        if is_typeddict(hint):
            return str(hint.__name__)
        kind, inner = get_origin(hint), get_args(hint)
        if kind is Literal:
            return " | ".join("true" if value is True else literal(value) for value in inner)
        if kind in (Union, UnionType):
            return " | ".join(self.as_type(one) for one in inner)
        if kind is list:
            item = self.as_type(inner[0])
            return f"({item})[]" if "|" in item else f"{item}[]"
        if kind is tuple:
            return f"[{', '.join(self.as_type(one) for one in inner)}]"
        assert kind is dict, f"no type for {hint}"
        return f"Record<{self.as_type(inner[0])}, {self.as_type(inner[1])}>"


def is_shape(thing: Any, module: str) -> bool:
    if is_typeddict(thing):
        return bool(thing.__module__ == module)
    return get_origin(thing) in (Literal, Union, UnionType, tuple)


def files() -> dict[Path, str]:
    found = {PAGE / "lib" / "types.gen.ts": message_types()}
    for name, game in GAMES.items():
        if game.shapes is not None and (PAGE / "boards" / name).is_dir():
            found[PAGE / "boards" / name / "types.gen.ts"] = Board(game.shapes).written()
    return found


if __name__ == "__main__":
    for path, text in files().items():
        if sys.argv[1:] != ["--check"]:
            path.write_text(text, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != text:
            sys.exit(f"{path.relative_to(PAGE.parent)} is older than what it is made from: run `npm run types`")
