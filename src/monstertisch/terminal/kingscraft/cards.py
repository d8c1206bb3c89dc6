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
