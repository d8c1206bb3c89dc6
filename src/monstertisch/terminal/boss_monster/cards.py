"""The card list: every card with its numbers, its text and its source, reconstructed ones marked."""

from __future__ import annotations

import re

from rich.console import RenderableType
from rich.text import Text

from ...core.game import Data
from ..drawing import plain_grid
from ..words import TerminalTexts, spelled
from .wording import SECTIONS, Wording


def card_list(rows: Data, texts: TerminalTexts) -> list[RenderableType]:
    wording = Wording(rows, texts)
    lines: list[RenderableType] = []
    for section in SECTIONS:
        grid = plain_grid()
        for _ in range(2):
            grid.add_column(no_wrap=True)
        for row in rows[section]:
            grid.add_row("~" if "reconstructed" in row["source"] else " ", row["id"], words(wording, section, row))
        lines += [Text(texts.say(f"cards-{section}"), style="bold"), grid, ""]
    return [*lines, texts.say("legend"), texts.say("cards-legend")]


def words(wording: Wording, section: str, row: Data) -> str:
    """A card in one text: name, facts, what it does, and where we have it from."""
    parts = [wording.name(row["id"]), *facts(wording, section, row), wording.text(row["id"])]
    return f"{'; '.join(part for part in parts if part)} ({source(wording.texts, row['source'])})"


def facts(wording: Wording, section: str, row: Data) -> list[str]:
    say = wording.texts.say
    if section == "bosses":
        return [say("boss-facts", xp=row["xp"], letter=say(f"letter-{row['treasure']}"))]
    if section == "rooms":
        return [wording.printed_sign(row["id"]), say("list-copies", copies=row["copies"])]
    if section == "spells":
        return [wording.kind(row["id"]), say("list-copies", copies=row["copies"])]
    if section == "heroes":
        return hero_facts(wording, row)
    return []


def hero_facts(wording: Wording, row: Data) -> list[str]:
    """Health, what lures him, and from how many players on he takes part."""
    say = wording.texts.say
    epic = [say("list-epic")] if row["epic"] else []
    return [
        say("health", left=row["health"]),
        wording.printed_lures(row["id"]),
        *epic,
        say("list-players", least=row["symbol"] or 2),
    ]


def source(texts: TerminalTexts, text: str) -> str:
    """Where a card is from, in the reader's language; an own card file may say what it likes."""
    key = "source-" + "-".join(re.findall(r"\w+", text))
    return texts.say(key) if texts.has(key) else spelled(text)
