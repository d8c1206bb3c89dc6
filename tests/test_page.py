"""The page's generated files and texts fit what the server speaks."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

WEB = Path(__file__).parents[1] / "web"
TEXTS = WEB / "src" / "texts"


def test_the_types_are_those_of_the_messages() -> None:
    ran = subprocess.run(
        [sys.executable, str(WEB / "scripts" / "message_types.py"), "--check"],
        env={"PYTHONPATH": str(WEB.parent / "src")}, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert ran.returncode == 0, f"run `npm run types` in web/: {ran.stdout}{ran.stderr}"


def messages(path: Path) -> dict[str, set[str]]:
    """Every key of a catalogue with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            source = path.read_text("utf-8")[entry.span.start : entry.span.end] if entry.span else ""
            found[entry.id.name] = set(re.findall(r"\$(\w+)", source))
    return found


@pytest.mark.parametrize("german", sorted(TEXTS.glob("*de.ftl")), ids=lambda path: path.name)
def test_both_languages_say_the_same(german: Path) -> None:
    english = german.with_name(german.name.replace("de.ftl", "en.ftl"))

    assert messages(german) == messages(english)


def test_every_text_of_the_page_is_used() -> None:
    code = "\n".join(path.read_text("utf-8") for path in WEB.glob("src/**/*") if path.suffix in (".ts", ".svelte"))
    keys = [key for path in TEXTS.glob("*en.ftl") for key in messages(path)]
    made = set(re.findall(r"`([a-z][\w-]*-)\$\{", code))  # keys put together from a name

    assert len(keys) > 100
    assert [key for key in keys if f'"{key}"' not in code and not any(key.startswith(prefix) for prefix in made)] == []
