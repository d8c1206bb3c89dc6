"""Writes web/src/lib/types.gen.ts: the server's messages as TypeScript types. Run `npm run types` after changing messages.py."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from monstertisch.server import messages

TARGET = Path(__file__).parent.parent / "src" / "lib" / "types.gen.ts"
HEAD = "// Generated from src/monstertisch/server/messages.py by `npm run types`. Do not edit.\n"
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


def written() -> str:
    sent = [messages.NewTable, messages.NewName, messages.TakeSeat, messages.RecoveryKey]
    sent += [messages.Hello, messages.Act, messages.AskUndo, messages.AnswerUndo, messages.Say, messages.Resign]
    sent += [messages.AskHint, messages.Ping]
    _, schema = models_json_schema([(model, "validation") for model in models()], ref_template="#/$defs/{model}")
    parts = [HEAD + "\nexport type Facts = Record<string, any>;"]
    parts += [interface(model.__name__, schema["$defs"][model.__name__], model in sent) for model in models()]
    parts.append(union("ClientMessage", TypeAdapter(messages.ClientMessage)))
    parts.append(union("ServerMessage", TypeAdapter(messages.ServerMessage)))
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if TARGET.read_text("utf-8") == written() else "types.gen.ts is older than messages.py: run `npm run types`")
    TARGET.write_text(written(), "utf-8")
