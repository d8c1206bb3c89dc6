"""The cards: reading the card file, and the tables and abilities the rules work with. The check of a card file is in check.py."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from typing import Any, Final, final

from ...core.card_file import parse
from ...core.game import Data
from .effects.vocabulary import (
    ACTION,
    ALWAYS,
    CLASSES,
    COSTS,
    DO,
    HAND_ACTION,
    LIMITS,
    ON,
    PER,
    PERMANENT,
    PHASES,
    REACTION,
    SACRIFICES,
    SPELL,
    TARGETS,
    TRIGGER,
    WHEN,
    Ability,
    Amount,
    Effect,
    Mode,
)
from .shapes import LureRule

SECTIONS: Final = ["bosses", "heroes", "rooms", "minibosses", "spells"]
ORDINARY_WORTH: Final = 1  # R5: souls or wounds
EPIC_WORTH: Final = 2
LURES: Final[list[LureRule]] = ["treasure", "fewest_souls", "most_souls_minus_wounds"]  # R78, R80


RULE: Final = "R136"  # about card files


def printed_rows() -> Data:
    """The rows of our own card file."""
    return parse(resources.files(__package__).joinpath("cards.toml").read_text("utf-8"), RULE)


# From rows to abilities


def amount_of(value: Any) -> Amount:
    """A number, a word (a treasure type or what is sacrificed), or a table of `plus`, `each` and `per`."""
    if isinstance(value, int):
        return Amount(value, 0, 0)
    if isinstance(value, str):
        words: list[str] = [*CLASSES] if value in CLASSES else SACRIFICES
        return Amount(words.index(value), 0, 0)
    return Amount(value.get("plus", 0), value.get("each", 0), PER.index(value.get("per", "nothing")))


def effects_of(row: Data, words: Sequence[str]) -> list[Effect]:
    """The primitives of one table, in their order."""
    found: list[Effect] = []
    for word, value in row.items():
        least = value.get("least", -1) if isinstance(value, dict) else -1
        found.append(Effect(words.index(word), amount_of(value), least))
    return found


def mode_of(row: Data, mode: Data) -> Mode:
    """The common part of an ability, completed by one of its modes."""
    cost = effects_of(row.get("cost", {}), COSTS) + effects_of(mode.get("cost", {}), COSTS)
    targets = [TARGETS.index(word) for word in row.get("target", []) + mode.get("target", [])]
    do = effects_of(row.get("do", {}), DO) + effects_of(mode.get("do", {}), DO)
    return Mode(WHEN.index(mode.get("when", "always")), cost, targets, row.get("most_health", 0), do)


def kind_of(row: Data, spell: bool) -> int:
    if "always" in row:
        return PERMANENT
    if "on" in row:
        return REACTION if row["on"] == "opponent_spell" else TRIGGER
    if "from" in row:
        return HAND_ACTION
    return SPELL if spell else ACTION


def ability_of(row: Data, level: int, spell: bool, phases: int) -> Ability:
    modes = [] if "always" in row else [mode_of(row, mode) for mode in row.get("modes", [{}])]
    return Ability(
        kind_of(row, spell),
        ON.index(row.get("on", "none")),
        level,
        LIMITS.index(row.get("limit", "none")),
        row.get("optional", False),
        "by" in row,
        1 << PHASES.index(row["phase"]) if "phase" in row else phases,
        WHEN.index(row.get("when", "always")),
        row.get("hero_facing", False),
        modes,
        effects_of(row.get("always", {}), ALWAYS),
    )


def abilities_of(row: Data, section: str) -> list[Ability]:
    """All abilities of a card; those of a miniboss belong to its levels."""
    phases = phases_of(row.get("phases", PHASES))
    found: list[Ability] = []
    for at, ability in enumerate(row.get("abilities", [])):
        level = at + 1 if section == "minibosses" else 0
        found.append(ability_of(ability, level, section == "spells", phases))
    return found


def phases_of(words: list[str]) -> int:
    return sum([1 << PHASES.index(word) for word in words])


def icons_of(treasure: Any) -> list[int]:
    """How many icons of each treasure type; a boss names its one icon."""
    words: list[str] = [treasure] if isinstance(treasure, str) else treasure
    return [words.count(word) for word in CLASSES]


def lure_of(words: list[str]) -> int:
    """The treasure types a hero looks for, as bits."""
    return sum([1 << CLASSES.index(word) for word in words if word in CLASSES])


def lure_rule_of(words: list[str]) -> int:
    return LURES.index(words[0]) if words and words[0] in LURES else 0


def bits(numbers: list[int]) -> int:
    """A set of numbers as a sum of bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


# All cards


def in_order(rows: Data, section: str) -> list[Data]:
    """The rows of a section: our cards in our order, whatever their order in the file, then all others."""
    found: dict[str, Data] = {row["id"]: row for row in rows[section]}
    ours: list[str] = [row["id"] for row in PRINTED[section]]
    return [found[card] for card in ours if card in found] + [row for row in rows[section] if row["id"] not in ours]


def ids_of(rows: Data, section: str) -> list[str]:
    return [row["id"] for row in in_order(rows, section)]


@final
class Cards:
    """All cards of one box. The lists have an entry for every design, 0 where it makes no sense; a thing is a physical card.

    Designs are numbered section by section. Of bosses and heroes there is one copy each, so that they have the same number as a
    design and as a thing.
    """

    def __init__(self, rows: Data) -> None:
        named: list[tuple[str, Data]] = [(section, row) for section in SECTIONS for row in in_order(rows, section)]
        self.bosses: Final = ids_of(rows, "bosses")
        self.heroes: Final = ids_of(rows, "heroes")
        self.rooms: Final = ids_of(rows, "rooms")
        self.minibosses: Final = ids_of(rows, "minibosses")
        self.spells: Final = ids_of(rows, "spells")
        self.ids: Final[list[str]] = self.bosses + self.heroes + self.rooms + self.minibosses + self.spells
        self.first_hero: Final[int] = len(self.bosses)
        self.first_room: Final[int] = self.first_hero + len(self.heroes)
        every: list[Data] = [row for _, row in named]
        self.xp: Final[list[int]] = [row.get("xp", 0) for row in every]
        self.health: Final[list[int]] = [row.get("health", 0) for row in every]
        self.epic: Final[list[int]] = [int(row.get("epic", False)) for row in every]
        worth = [EPIC_WORTH if epic else ORDINARY_WORTH for epic in self.epic]
        self.souls: Final[list[int]] = [
            souls if section == "heroes" else 0 for souls, (section, _) in zip(worth, named, strict=True)
        ]
        self.symbol: Final[list[int]] = [row.get("symbol", 0) for row in every]
        self.lure: Final[list[int]] = [lure_of(row.get("lure", [])) for row in every]
        self.lure_rule: Final[list[int]] = [lure_rule_of(row.get("lure", [])) for row in every]
        self.advanced: Final[list[int]] = [int(row.get("rank") == "advanced") for row in every]
        self.monster: Final[list[int]] = [int(row.get("type") == "monster") for row in every]
        self.damage: Final[list[int]] = [row.get("damage", 0) for row in every]
        self.icons: Final[list[list[int]]] = [icons_of(row.get("treasure", [])) for row in every]
        self.types: Final = [bits([at for at in range(4) if icons[at]]) for icons in self.icons]
        self.copies: Final[list[int]] = [row.get("copies", 1) for row in every]
        self.phases: Final[list[int]] = [phases_of(row.get("phases", [])) for row in every]
        self.optional: Final[list[int]] = [int(row.get("optional", False)) for row in every]
        self.abilities: Final[list[list[Ability]]] = [abilities_of(row, section) for section, row in named]
        # Per design what its permanent texts say (numbers of ALWAYS) and what its triggers watch for (numbers of ON), as bits.
        self.texts: Final = [bits([effect.op for one in design for effect in one.always]) for design in self.abilities]
        self.watches: Final = [bits([one.on for one in design if one.on]) for design in self.abilities]

        self.things: Final[list[int]] = [design for design, copies in enumerate(self.copies) for _ in range(copies)]
        mini = self.first_room + len(self.rooms)
        self.first_mini: Final[int] = self.things.index(mini)
        self.first_spell: Final[int] = self.things.index(mini + len(self.minibosses))

        table: dict[str, int] = {row["id"]: row["n"] for row in rows["numbers"]}
        self.start_coins: Final[int] = table["start_coins"]
        self.room_cards: Final[int] = table["room_cards"]
        self.spell_cards: Final[int] = table["spell_cards"]
        self.discards: Final[int] = table["discards"]
        self.most_rooms: Final[int] = table["most_rooms"]
        self.souls_to_win: Final[int] = table["souls_to_win"]
        self.wounds_to_lose: Final[int] = table["wounds_to_lose"]
        self.miniboss_price: Final[int] = table["miniboss_price"]
        self.promotion_price: Final[int] = table["promotion_price"]


PRINTED: Final = printed_rows()
PRINTED_CARDS: Final = Cards(PRINTED)
