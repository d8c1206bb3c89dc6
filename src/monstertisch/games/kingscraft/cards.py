"""The cards: reading the card file, and the flat tables the rules look things up in. The check of a card file is in check.py."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from typing import Final

from ...core.card_file import parse
from ...core.game import Data
from .shapes import Age, Ban, Banner, FightMoment, Target, TieMoment

SLOTS: Final[list[Banner]] = ["foot", "body", "head", "hand"]  # numbers 0 to 3
NEUTRAL: Final = 4  # the slot colour of an item that fits everywhere
# A set of bans is a sum of bits in this order.
BANS: Final[list[Ban]] = ["foot", "body", "head", "hand", "improved", "neutral", "potions", "rerolls"]
BAN_IMPROVED: Final = 16
BAN_NEUTRAL: Final = 32
BAN_POTIONS: Final = 64
BAN_REROLLS: Final = 128
LETTERS: Final = "ABCDEFG"
COLOURS: Final = ["green", "orange", "blue", "purple"]  # of the crests (R5); the Rogue is purple
ROGUE_COLOUR: Final = 3

SELF: Final = 0  # whom a potion affects (R74)
OTHER: Final = 1
ENEMY: Final = 2
TARGETS: Final[list[Target]] = ["self", "other", "enemy"]
TIE_WINDOWS: Final[list[TieMoment]] = ["turn_order", "friendly_before_roll", "friendly_roll"]
FIGHT_WINDOWS: Final[list[FightMoment]] = ["fight_before_roll", "fight_hero_roll", "fight_enemy_roll", "fight_result"]
WINDOWS: Final[list[str]] = [*TIE_WINDOWS, "own_turn", *FIGHT_WINDOWS]  # a potion's timing is a sum of bits in this order (R76)
INSTANT: Final = 0  # how long a potion lasts (R73)
TURN: Final = 1
ROUND: Final = 2
DURATIONS: Final = ["instant", "turn", "round"]
AGES: Final[list[Age]] = ["young", "old", "promo"]

# Characters and actions are the same in every box, so that the rules may call them by name.
HERO: Final = 0
ASSASSIN: Final = 1
MERCHANT: Final = 2
SWASHBUCKLER: Final = 3
NOBLEMAN: Final = 4
ROGUE: Final = 5
ALCHEMIST: Final = 6
ATTACK_KING: Final = 0
HEAL: Final = 1
ATTACK_1: Final = 2
GUARD: Final = 3
ATTACK_2: Final = 4
FORGE: Final = 5
ATTACK_3: Final = 6
THEFT: Final = 7
BLACK_MARKET: Final = 8
AMBUSH: Final = 9
BREAK_IN: Final = 10
ATTACKED: Final = {ATTACK_KING: 0, ATTACK_1: 1, ATTACK_2: 2, ATTACK_3: 3}  # R26-R32: the level of the enemy; 0 is the king
EXPERIMENT: Final = 0
RESEARCH: Final = 1
REPRODUCTION: Final = 2
EXPERT: Final = 3

KING_SPEED: Final = 4  # R102


RULE: Final = "R143"  # about card files


def printed_rows() -> Data:
    """The rows of our own card file."""
    return parse(resources.files(__package__).joinpath("cards.toml").read_text("utf-8"), RULE)


def bits(words: list[str], order: Sequence[str]) -> int:
    return sum([1 << order.index(word) for word in words])


def faces(values: list[int]) -> int:
    """A set of faces of a die: bit f - 1 is face f."""
    return sum([1 << (face - 1) for face in values])


class Effects:
    """R120-R126: what each card of a list does, one flat list per primitive, 0 where a card has no such effect."""

    def __init__(self, rows: list[Data]) -> None:
        self.d6: Final[list[int]] = [row.get("d6", 0) for row in rows]
        self.d12: Final[list[int]] = [row.get("d12", 0) for row in rows]
        self.strength: Final[list[int]] = [row.get("strength", 0) for row in rows]
        self.armour: Final[list[int]] = [row.get("armour", 0) for row in rows]
        self.speed: Final[list[int]] = [row.get("speed", 0) for row in rows]
        self.reroll_die: Final[list[int]] = [row.get("reroll_die", 0) for row in rows]
        self.reroll_values: Final[list[int]] = [faces(row.get("reroll_values", [])) for row in rows]
        self.force_reroll_values: Final[list[int]] = [faces(row.get("force_reroll_values", [])) for row in rows]
        extra: list[Data] = [row.get("extra_per_value", {"values": [], "n": 0}) for row in rows]
        self.extra_values: Final[list[int]] = [faces(one["values"]) for one in extra]
        self.extra: Final[list[int]] = [one["n"] for one in extra]
        self.set_die: Final[list[int]] = [row.get("set_die", 0) for row in rows]
        self.repeat_fight: Final[list[int]] = [row.get("repeat_fight", 0) for row in rows]
        self.heal: Final[list[int]] = [row.get("heal", 0) for row in rows]
        self.heal_after_win: Final[list[int]] = [row.get("heal_after_win", 0) for row in rows]
        self.ban: Final[list[int]] = [slots_of(row.get("ban", "")) for row in rows]  # one of these slots (R108)


def slots_of(ban: str) -> int:
    """The slots among which a ban can be chosen, as bits."""
    return 15 if ban == "choice" else bits([ban], SLOTS) if ban else 0


def in_order(rows: Data, section: str) -> list[Data]:
    """The rows of a section in the order of our ids, whatever their order in the file; cards that we do not have come last."""
    ours = IDS[section]
    return sorted(rows[section], key=lambda row: ours.index(row["id"]) if row["id"] in ours else len(ours))


class Cards:
    """All cards of one box as flat lists. A card is named by its place in the list of its kind: an item, a potion, an enemy.

    Enemies are the creatures, then the standard creatures by level, then the kings. A side of an item is 2 * item + improved.
    """

    def __init__(self, rows: Data) -> None:
        items = in_order(rows, "items")
        self.item_id: Final[list[str]] = [row["id"] for row in items]
        self.item_class: Final[list[int]] = [row["class"] for row in items]
        self.item_slot: Final[list[int]] = [[*SLOTS, "neutral"].index(row["slot"]) for row in items]
        # R51, R131: per slot the items that may lie there, as a set of bits; the fifth slot is a second hand.
        self.fitting: Final = [items_for(self.item_slot, colour) for colour in [*range(NEUTRAL), NEUTRAL - 1]]
        self.item_board: Final[list[int]] = [LETTERS.index(row["board"]) for row in items]
        self.item_place: Final[list[str]] = [row["place"] for row in items]
        self.joker: Final[list[int]] = [row["class"] if row.get("joker") else 0 for row in items]  # the class it stands for (R65)
        # Items of class 2 and 3 that are no jokers, and per class the jokers that stand for it.
        self.crafted: Final[list[int]] = [item for item, kind in enumerate(self.item_class) if kind > 1 and not self.joker[item]]
        self.jokers: Final = [[], *[[item for item, stands in enumerate(self.joker) if stands == kind] for kind in [1, 2]]]
        self.items: Final = Effects([side for row in items for side in [row["effects"], row.get("improved", {})]])

        boards = {row["letter"]: row for row in rows["boards"]}
        self.removable: Final[list[int]] = [LETTERS.index(letter) for letter in LETTERS if boards[letter]["removable"]]
        self.arrows: Final[list[dict[str, list[str]]]] = [boards[letter]["arrows"] for letter in LETTERS]
        self.last: Final[list[list[str]]] = [boards[letter].get("last", []) for letter in LETTERS]

        potions = in_order(rows, "potions")
        self.potion_id: Final[list[str]] = [row["id"] for row in potions]
        self.blank: Final[list[bool]] = [row.get("blank", False) for row in potions]
        self.target: Final[list[int]] = [TARGETS.index(row.get("target", "self")) for row in potions]
        self.timing: Final[list[int]] = [bits(row.get("timing", []), WINDOWS) for row in potions]
        self.duration: Final[list[int]] = [DURATIONS.index(row.get("duration", "instant")) for row in potions]
        self.potions: Final = Effects([row.get("effects", {}) for row in potions])
        self.batches: Final[list[int]] = [-1 if blank else 0 for blank in self.blank]  # all are shuffled once; -1: stays in the box
        self.alike: Final[list[int]] = [first_alike(potions, at) for at in range(len(potions))]

        kings = in_order(rows, "kings")
        standard = sorted(rows["standard_creatures"], key=lambda row: row["level"])
        creatures = in_order(rows, "creatures") + standard
        self.enemy_id: Final[list[str]] = [row["id"] for row in creatures + kings]
        self.first_standard: Final = len(creatures) - len(standard)
        self.first_king: Final = len(creatures)
        self.level: Final[list[int]] = [row["level"] for row in creatures] + [KING_SPEED] * len(kings)  # also the speed (R102)
        self.creatures: Final = [[at for at in range(self.first_standard) if self.level[at] == level] for level in [1, 2, 3]]
        self.bans: Final[list[int]] = [bits(row["bans"], BANS) for row in creatures + kings]
        self.enemies: Final = Effects([row["effects"] for row in creatures + kings])
        self.age: Final[list[int]] = [AGES.index(row["age"]) for row in kings]
        self.beer: Final[list[list[int]]] = [[bits([ban], BANS) for ban in row.get("beer", [])] for row in kings]
        self.flag: Final[list[int]] = [row.get("flag", 0) for row in kings]  # 0: no flag

        characters = in_order(rows, "characters")
        self.hearts: Final[list[int]] = [row["hearts"] for row in characters]
        self.characters: Final = Effects([row["effects"] for row in characters])
        printed: Data = characters[NOBLEMAN]["printed"]
        self.printed: Final = Effects([printed[slot] for slot in SLOTS])

        actions = in_order(rows, "actions")
        self.order: Final[list[int]] = [row["order"] for row in actions]
        self.forge_steps: Final[list[int]] = [row.get("forge", 0) for row in actions]
        self.guard_bonus: Final[int] = actions[GUARD]["king_strength"]
        self.market_draw: Final[int] = actions[BLACK_MARKET]["draw"]
        self.market_keep: Final[int] = actions[BLACK_MARKET]["keep"]
        self.ambush_strength: Final[int] = actions[AMBUSH]["strength"]

        tables: dict[int, Data] = {row["players"]: row for row in rows["tables"]}
        self.boards_removed: Final[list[int]] = [0, 0] + [tables[players]["boards_removed"] for players in [2, 3, 4]]
        self.creatures_used: Final[list[list[int]]] = [[], []] + [tables[players]["creatures"] for players in [2, 3, 4]]


def items_for(item_slot: list[int], colour: int) -> int:
    return sum([1 << item for item, slot in enumerate(item_slot) if slot in (colour, NEUTRAL)])


def first_alike(potions: list[Data], at: int) -> int:
    """The first potion with the same text: copies of one card are interchangeable."""
    keys = ["name_de", "name_en", "effects", "target", "timing", "duration"]
    for other in range(at):
        if [potions[other].get(key) for key in keys] == [potions[at].get(key) for key in keys]:
            return other
    return at


class Recipes:
    """R64: the two materials of every item for one layout of the forge, -1 where it cannot be made."""

    def __init__(self, cards: Cards, layout: list[int]) -> None:
        self.first: Final[list[int]] = [-1] * len(cards.item_class)
        self.second: Final[list[int]] = [-1] * len(cards.item_class)
        lies: dict[tuple[int, str], int] = {
            (board, place): item for item, (board, place) in enumerate(zip(cards.item_board, cards.item_place, strict=True))
        }
        for at, board in enumerate(layout):
            left = layout[at - 1] if at else -1
            for place, sources in cards.arrows[board].items():
                result = lies[board, place]
                self.first[result] = lies[source_of(cards, board, left, sources[0])]
                self.second[result] = lies[source_of(cards, board, left, sources[1])]


def source_of(cards: Cards, board: int, left: int, source: str) -> tuple[int, str]:
    """The place an arrow comes from: one of the board itself, or the last one of its class on the board to the left."""
    if source == "left.c1":
        return left, cards.last[left][0]
    if source == "left.c2":
        return left, cards.last[left][1]
    return board, source


PRINTED: Final = printed_rows()
SECTIONS: Final = ["items", "potions", "kings", "creatures", "standard_creatures", "characters", "actions", "tokens"]
ENEMIES: Final = ["creatures", "standard_creatures", "kings"]
IDS: Final[dict[str, list[str]]] = {section: [row["id"] for row in PRINTED[section]] for section in SECTIONS}
CHARACTERS: Final[list[str]] = IDS["characters"]
ACTIONS: Final[list[str]] = IDS["actions"]
TOKENS: Final[list[str]] = IDS["tokens"]
PRINTED_CARDS: Final = Cards(PRINTED)
