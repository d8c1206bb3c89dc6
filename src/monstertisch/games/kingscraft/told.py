"""Cards in words: what they are called, and what they do, told from the words and numbers of their rows."""

from __future__ import annotations

from typing import Final

from ...core.card_file import name_of, together
from ...core.game import Data, Say
from .cards import ACTIONS, ATTACKED, ENEMIES, IDS, KING_SPEED, LETTERS, PRINTED, PRINTED_CARDS, THEFT, Recipes
from .moves import TOKEN_MOVES

# By which keys texts ask for the cards of a section.
FAMILIES: Final = {
    "items": ["item"],
    "potions": ["potion"],
    "creatures": ["enemy"],
    "standard_creatures": ["enemy"],
    "kings": ["enemy", "king"],
    "actions": ["card"],
    "tokens": ["token"],
}
HERO: Final[Data] = PRINTED["characters"][0]
CHARACTERS: Final[dict[str, str]] = {row["id"]: row["character"] for row in PRINTED["characters"] if row is not HERO}

COUNTED: Final = ["d6", "d12", "strength", "armour", "speed", "reroll_die"]
VALUED: Final = ["reroll_values", "force_reroll_values"]
RARE: Final = ["set_die", "repeat_fight", "heal", "heal_after_win"]
NUMBERS: Final = ["forge", "king_strength", "strength", "draw", "keep"]  # of an action


def implied(section: str, row: Data) -> Data:
    """What the rules say beside the row. R64: an item's materials, boards in alphabetical order. R102: how fast an enemy is.
    R26-R32: the level that an action attacks. R136: what only the Rogue can do. R138-R140: the kind of move that uses a token.
    """
    if section == "items":
        item, made = IDS["items"].index(row["id"]), Recipes(PRINTED_CARDS, list(range(len(LETTERS))))
        return {"materials": [IDS["items"][one] for one in [made.first[item], made.second[item]] if one >= 0]}
    if section == "actions":
        action = ACTIONS.index(row["id"])
        return {"rogue": action >= THEFT, "attacks": ATTACKED.get(action)}
    if section == "tokens":
        return {"move": TOKEN_MOVES[IDS["tokens"].index(row["id"])]}
    return {"speed": row.get("level", KING_SPEED)} if section in ENEMIES else {}


def names(rows: Data, language: str) -> dict[str, str]:
    found = {
        f"{family}-{row['id']}": name_of(row, language)
        for section, families in FAMILIES.items()
        for row in rows[section]
        for family in families
    }
    side = HERO[f"side_{language}"]  # R130: the other side of every board
    for row in rows["characters"]:
        if row["id"] in CHARACTERS:
            for family in ["character", "characters"]:
                found[f"{family}-{CHARACTERS[row['id']]}"] = name_of(row, language)
                found[f"{family}-{CHARACTERS[row['id']]}-neutral"] = f"{name_of(row, language)}, {side}"
    return found


def tell(section: str, row: Data, say: Say) -> list[str]:
    """Both sides of an item; what a potion does, then when; an enemy's effects, then its bans; an action at length, then in short.

    "effects" is no section: the effects that a view shows, one by one.
    """
    if section == "effects":
        return effects(row, say)
    if section == "items":
        return item(row, say)
    if section == "potions":
        return potion(row, say)
    if section in ["creatures", "standard_creatures", "kings"]:
        return enemy(row, say)
    if section == "characters":
        return character(row, say)
    if section in ["actions", "tokens"]:
        numbers = {key: row[key] for key in NUMBERS if key in row}
        kinds = ["does", "short"] if section == "actions" else ["does"]
        return [say(f"{kind}-{row['id']}", **numbers) for kind in kinds]
    return []


def effects(row: Data, say: Say) -> list[str]:
    """R120-R126: one word after the other, in the order in which cards print them."""
    return [word for kind in [*COUNTED, *VALUED, "extra_per_value", *RARE, "ban"] for word in effect(kind, row, say)]


def effect(kind: str, row: Data, say: Say) -> list[str]:
    worth = row.get(kind)
    if not worth:
        return []
    if kind == "ban":
        return [say("effect-ban-choice") if worth == "choice" else say("effect-ban", slot=say(f"slot-{worth}"))]
    if kind == "extra_per_value":
        return [say("effect-extra_per_value", n=worth["n"], values=listed(worth["values"], say))]
    if kind in VALUED:
        return [say(f"effect-{kind}", values=listed(worth, say))]
    return [say(f"effect-{kind}-less", n=-worth) if worth < 0 else say(f"effect-{kind}", n=worth)]


def listed(values: list[int], say: Say) -> str:
    return together([str(value) for value in values], say)


def line(row: Data, say: Say) -> str:
    return ", ".join(effects(row, say))


def item(row: Data, say: Say) -> list[str]:
    if row.get("joker"):
        return [say("effect-joker", **{"class": row["class"]})]
    golden = [say("effect-golden", effects=line(row["improved"], say))] if "improved" in row else []
    return [line(row["effects"], say), *golden]


def potion(row: Data, say: Say) -> list[str]:
    """R73-R76: for whom, if not for oneself, and how long, if not for a turn; then when it may be used."""
    if row.get("blank"):
        return [say("effect-blank")]
    target, duration = row["target"], row["duration"]
    does = effects(row["effects"], say)
    does += [say(f"target-{target}")] if target != "self" else []
    does += [say("duration-round")] if duration == "round" else []
    windows = together([say(f"when-{window}") for window in row["timing"]], say)
    return [", ".join(does), say("effect-when", windows=windows, duration=say(f"duration-{duration}"))]


def enemy(row: Data, say: Say) -> list[str]:
    """R102-R114: its effects; its bans with the speed that lifts them; what the beer bans; the flag."""
    found = [line(row["effects"], say)]
    if row["bans"]:
        bans = together([say(f"ban-{ban}") for ban in row["bans"]], say)
        found.append(say("ban-unless", bans=bans, n=row.get("level", KING_SPEED)))
    if row.get("beer"):
        faces = [f"{face} {say(f'ban-{ban}')}" for face, ban in enumerate(row["beer"], start=1)]
        found.append(say("effect-beer", faces=" · ".join(faces)))
    if row.get("flag"):
        found.append(say("effect-flag", n=row["flag"]))
    return found


def character(row: Data, say: Say) -> list[str]:
    """R130-R140: what is special; of the Nobleman also what counts while a slot is empty."""
    numbers = {"hearts": row["hearts"], **{kind: row["effects"].get(kind, 0) for kind in ["d6", "speed"]}}
    ability = say(f"ability-{CHARACTERS.get(row['id'], 'neutral')}", **numbers)
    printed: dict[str, Data] = row.get("printed", {})
    return [ability, *[say("effect-empty", slot=say(f"slot-{slot}"), effects=line(printed[slot], say)) for slot in printed]]
