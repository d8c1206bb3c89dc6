"""The card list: every card with its numbers, its text and its source, reconstructed ones marked."""

from __future__ import annotations

from functools import partial

from rich.console import RenderableType

from ...core.game import Data
from ..cards import rows_with_sources
from ..words import TerminalTexts
from .wording import SECTIONS, Wording


def card_list(rows: Data, texts: TerminalTexts) -> list[RenderableType]:
    wording = Wording(rows, texts)
    lines = rows_with_sources({section: rows[section] for section in SECTIONS}, wording, partial(facts, wording))
    return [*lines, texts.say("legend"), texts.say("cards-legend")]


def facts(wording: Wording, section: str, row: Data) -> list[str]:
    return [*numbers(wording, section, row), wording.text(row["id"])]


def numbers(wording: Wording, section: str, row: Data) -> list[str]:
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
