"""R136: what a card file must be like, checked value by value, each complaint with the path of the value."""

from __future__ import annotations

import re
from typing import Final

from ...core.card_file import LONGEST_TEXT, Check
from ...core.game import Data
from .cards import LURES, PRINTED, RULE, SECTIONS
from .check_abilities import check_ability, check_endless
from .effects.vocabulary import CLASSES, PHASES

MOST: Final = {"damage": 20, "health": 60, "xp": 9999, "copies": 4}
NUMBER_RANGE: Final = {  # R17, R19, R47, R52, R68, R107, R109
    "start_coins": (0, 20),
    "room_cards": (1, 8),
    "spell_cards": (0, 4),
    "discards": (0, 3),
    "most_rooms": (5, 5),
    "souls_to_win": (1, 40),
    "wounds_to_lose": (1, 20),
    "miniboss_price": (0, 9),
    "promotion_price": (0, 9),
}
MOST_PLAYERS: Final = 4
PRIMED: Final = {"rooms": 4, "spells": 2}  # R118
LEAST_CARDS: Final = {"bosses": 8, "heroes": 8, "rooms": 1, "minibosses": 1, "spells": 1}  # R114: two bosses for each of four
MOST_CARDS: Final = 200
ID: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")

NAMES: Final = ["id", "name_de", "name_en"]
NEEDED: Final = {
    "numbers": ["id", "n"],
    "bosses": [*NAMES, "xp", "treasure", "abilities"],
    "heroes": [*NAMES, "epic", "lure", "health", "symbol"],
    "rooms": [*NAMES, "copies", "rank", "type", "damage", "treasure", "abilities"],
    "minibosses": [*NAMES, "abilities"],
    "spells": [*NAMES, "copies", "phases", "abilities"],
}
TEXTS: Final = ["text_de", "text_en"]  # a text of one's own in place of the told one
OPTIONAL: Final[dict[str, list[str]]] = {
    "bosses": TEXTS,
    "heroes": [*TEXTS, "abilities", "told_de", "told_en"],
    "rooms": TEXTS,
    "minibosses": ["texts_de", "texts_en"],
    "spells": [*TEXTS, "optional"],
}
# What a text of one's own must speak of if a word of the abilities does.
NOUNS: Final = {
    "coins": {"de": "münze", "en": "coin"},
    "damage": {"de": "schaden", "en": "damage"},
    "health": {"de": "leben", "en": "health"},
    "spells": {"de": "zauber", "en": "spell"},
    "wounds": {"de": "wunde", "en": "wound"},
}


# Abilities and texts


def check_abilities(row: Data, section: str, path: str, check: Check) -> None:
    """Every card but a hero does something; a miniboss has one ability per level (R65)."""
    rows = row.get("abilities", [])
    if not isinstance(rows, list):
        check.add("no-list", f"{path}.abilities")
        return
    before = len(check.wrong)
    if section == "minibosses" and len(rows) != 3:
        check.add("three-levels", f"{path}.abilities")
    elif not rows and section != "heroes":
        check.add("no-effect", f"{path}.abilities")
    for at, ability in enumerate(rows):
        place, wrong = f"{path}.abilities[{at}]", len(check.wrong)
        check_ability(ability, section, place, check)
        if len(check.wrong) == wrong:
            check_endless(ability, section, at + 1 if section == "minibosses" else 0, place, check)
    if len(check.wrong) == before:
        check_texts(row, rows, section, path, check)


def numbers_in(value: object) -> set[int]:
    """The numbers of abilities that a text must name; whatever is 1 may be said without a digit."""
    if type(value) is int:
        return {abs(value)} - {0, 1}
    inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return {number for one in inner for number in numbers_in(one)}


def nouns_in(value: object, language: str) -> set[str]:
    """What the words of abilities are about."""
    if isinstance(value, dict):
        own = {noun[language] for word, noun in NOUNS.items() for key in value if word in key}
        return own | {noun for one in value.values() for noun in nouns_in(one, language)}
    return {noun for one in value for noun in nouns_in(one, language)} if isinstance(value, list) else set()


def check_texts(row: Data, abilities: list[Data], section: str, path: str, check: Check) -> None:
    """A text of one's own: for an effect, in both languages, with its numbers and nouns and no other numbers."""
    several = section == "minibosses"
    keys = ["texts_de", "texts_en"] if several else TEXTS
    for key in [key for key in keys if key not in row and any(other in row for other in keys)]:
        check.add("missing-key", f"{path}.{key}")
    for key in [key for key in keys if key in row]:
        if not abilities and row["lure"][0] not in LURES:
            check.add("no-effect", f"{path}.{key}")
        texts = row[key] if several else [row[key]]
        if not isinstance(texts, list) or (several and len(texts) != 3):
            check.add("three-levels", f"{path}.{key}")
            continue
        for at, text in enumerate(texts):
            place = f"{path}.{key}[{at}]" if several else f"{path}.{key}"
            if check.text(text, place, LONGEST_TEXT):
                check_own_text(text, abilities[at] if several else abilities, key[-2:], place, check)


def check_own_text(text: str, told: object, language: str, place: str, check: Check) -> None:
    wanted = numbers_in(told)
    said = {int(number) for number in re.findall(r"\d+", text)} - {1}
    if said != wanted:
        listed = ", ".join([str(number) for number in sorted(wanted)])
        check.add("numbers", place, numbers=listed or "–")
    for noun in sorted(nouns_in(told, language)):
        if noun not in text.casefold():
            check.add("noun", place, value=noun)


# Facts


def check_facts(row: Data, section: str, path: str, check: Check) -> None:
    """Numbers and words of a card beside its abilities."""
    check.names(row, path)
    for key in [key for key in ["xp", "damage", "health", "copies"] if key in NEEDED[section]]:
        check.number(row[key], f"{path}.{key}", 0 if key == "damage" else 1, MOST[key])
    if section == "bosses":
        check.one_of(row["treasure"], CLASSES, f"{path}.treasure")
    if section == "rooms":
        check.words(row["treasure"], [*CLASSES], f"{path}.treasure", 1, 4)
        check.one_of(row["rank"], ["ordinary", "advanced"], f"{path}.rank")
        check.one_of(row["type"], ["monster", "trap"], f"{path}.type")
    if section == "spells":
        check.words(row["phases"], PHASES, f"{path}.phases", 1, 2)
        check.one_of(row.get("optional", False), [False, True], f"{path}.optional")
    if section == "heroes":
        for key in [key for key in ["told_de", "told_en"] if key in row]:
            check.text(row[key], f"{path}.{key}")
        check.one_of(row["epic"], [False, True], f"{path}.epic")
        check.one_of(row["symbol"], [0, 2, 3, 4], f"{path}.symbol")
        if check.words(row["lure"], [*CLASSES, *LURES[1:]], f"{path}.lure", 1, 2):
            alone = len(row["lure"]) == 1 or not set(row["lure"]) & set(LURES)
            check.words(row["lure"], row["lure"][:1] if not alone else row["lure"], f"{path}.lure")


def check_sums(cards: Data, check: Check) -> None:
    """R15-R18, R23: cards enough for the opening of four, heroes enough for a turn of every number of players, XP that differ."""
    dealt: dict[str, int] = {row["id"]: row["n"] for row in cards["numbers"]}
    for section, each in [("rooms", "room_cards"), ("spells", "spell_cards")]:
        copies = sum(row["copies"] for row in cards[section] if not row.get("optional", False))
        least = MOST_PLAYERS * dealt[each] + PRIMED[section]
        if copies < least:
            check.add("too-few", section, value=copies, least=least)
    for players in range(2, MOST_PLAYERS + 1):
        for epic in [False, True]:
            heroes = len([row for row in cards["heroes"] if row["epic"] == epic and row["symbol"] <= players])
            if heroes < players:
                check.add("too-few-heroes", "heroes", players=players, value=heroes, epic=int(epic))
    check_circles(cards, check)
    seen: list[int] = []
    for at, row in enumerate(cards["bosses"]):
        if row["xp"] in seen:
            check.add("twice", f"bosses[{at}].xp", value=row["xp"])
        seen.append(row["xp"])


def check_circles(cards: Data, check: Check) -> None:
    """Coins that go round and cards that fetch each other would never end: one room at most may do either."""
    for word in ["give_coins", "take_room_or_spell"]:
        rooms = [
            (at, row) for at, row in enumerate(cards["rooms"]) if any(goes_round(word, ability) for ability in row["abilities"])
        ]
        copies = sum(row["copies"] for _, row in rooms) if word == "give_coins" else len(rooms)
        if copies > 1:
            check.add("endless", f"rooms[{rooms[-1][0]}].abilities")


def goes_round(word: str, ability: Data) -> bool:
    used = {**ability.get("cost", {}), **ability.get("do", {})}
    return word in used and "limit" not in ability


def rows_of(cards: Data, section: str, ids: list[str], check: Check) -> list[tuple[str, Data]]:
    """The complete rows of a section, each with its path; none of its ids is among these, to which they are added."""
    found = []
    for path, row in check.rows(cards, section, NEEDED[section], [*OPTIONAL.get(section, []), "code"]):
        if not isinstance(row["id"], str) or not ID.fullmatch(row["id"]):
            check.add("no-id", f"{path}.id")
        elif row["id"] in ids:
            check.add("twice", f"{path}.id", value=row["id"])
        else:
            ids.append(row["id"])
            if "code" not in row or check.text(row["code"], f"{path}.code"):
                found.append((path, row))
    if isinstance(cards.get(section), list) and not LEAST_CARDS[section] <= len(cards[section]) <= MOST_CARDS:
        check.add("so-many-cards", section, value=len(cards[section]), least=LEAST_CARDS[section], most=MOST_CARDS)
    return found


def check_cards(cards: Data) -> None:
    """Raises BadCards with everything that is wrong with these rows."""
    check = Check(RULE)
    check.sections(cards, list(NEEDED))
    numbers = [row["id"] for row in PRINTED["numbers"]]
    for path, row in check.cards(cards, "numbers", numbers, NEEDED["numbers"], ["code"]):
        check.number(row["n"], f"{path}.n", *NUMBER_RANGE[row["id"]])
    ids: list[str] = []
    for section in SECTIONS:
        for path, row in rows_of(cards, section, ids, check):
            before = len(check.wrong)
            check_facts(row, section, path, check)
            if len(check.wrong) == before:
                check_abilities(row, section, path, check)
    if not check.wrong:
        check_sums(cards, check)
    check.end()
