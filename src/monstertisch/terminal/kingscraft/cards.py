"""The card list: every card with what it does and its source, reconstructed ones marked."""

from __future__ import annotations

import re

from rich.console import RenderableType
from rich.text import Text

from ...core.game import Data
from ..drawing import plain_grid
from ..words import TerminalTexts, spelled
from .wording import Wording

SECTIONS = ["items", "potions", "kings", "creatures", "standard_creatures", "characters", "actions", "tokens"]


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
    return [*lines, texts.say("cards-legend")]


def words(wording: Wording, section: str, row: Data) -> str:
    """A card in one text: name, facts, what it does, and where we have it from."""
    parts = [wording.name(row["id"]), *facts(wording, section, row)]
    return f"{'; '.join(part for part in parts if part)} ({source(wording.texts, row['source'])})"


def facts(wording: Wording, section: str, row: Data) -> list[str]:
    say = wording.texts.say
    if section == "items":
        where = {"class": row["class"], "slot": wording.slot(row["slot"]), "board": row["board"]}
        does = say("effect-joker", **{"class": row["class"]}) if row.get("joker") else wording.effects(row["effects"])
        golden = [say("golden-side", effects=wording.effects(row["improved"]))] if row.get("improved") else []
        return [say("list-place", **where), does, *golden]
    if section == "potions":
        return [wording.potion(row["id"])]
    if section in ["kings", "creatures", "standard_creatures"]:
        level = say("level", level=row["level"]) if "level" in row else say(f"age-{row['age']}")
        return [level, wording.enemy({**row, "speed": row.get("level", 4), "beer_now": None})]
    if section == "characters":
        printed = [f"{wording.slot(slot)}: {wording.effects(effects)}" for slot, effects in row.get("printed", {}).items()]
        return [say("hearts", hearts=row["hearts"], most=row["hearts"]), wording.effects(row["effects"]), *printed]
    order = [say("list-order", order=row["order"])] if "order" in row else []
    return [*order, wording.action(row["id"])]


def source(texts: TerminalTexts, text: str) -> str:
    """Where a card is from, in the reader's language; an own card file may say what it likes."""
    key = "source-" + "-".join(re.findall(r"\w+", text))
    return texts.say(key) if texts.has(key) else spelled(text)
