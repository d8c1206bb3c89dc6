"""The card list: every card with what it does and its source, reconstructed ones marked."""

from __future__ import annotations

from functools import partial

from rich.console import RenderableType

from ...core.game import Data
from ..cards import rows_with_sources
from ..words import TerminalTexts
from .wording import Wording

SECTIONS = ["items", "potions", "kings", "creatures", "standard_creatures", "characters", "actions", "tokens"]


def card_list(rows: Data, texts: TerminalTexts) -> list[RenderableType]:
    wording = Wording(rows, texts)
    lines = rows_with_sources({section: rows[section] for section in SECTIONS}, wording, partial(facts, wording))
    return [*lines, texts.say("cards-legend")]


def facts(wording: Wording, section: str, row: Data) -> list[str]:
    say, told = wording.texts.say, wording.texts.tell(section, row)
    if section == "items":
        where = {"class": row["class"], "slot": wording.slot(row["slot"]), "board": row["board"]}
        return [say("list-place", **where), *told]
    if section in ["kings", "creatures", "standard_creatures"]:
        return [say("level", level=row["level"]) if "level" in row else say(f"age-{row['age']}"), *told]
    if section == "characters":
        return [say("hearts", hearts=row["hearts"], most=row["hearts"]), wording.effects(row["effects"]), *told]
    order = [say("list-order", order=row["order"])] if "order" in row else []
    return [*order, told[0]]
