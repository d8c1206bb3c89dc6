"""Cards in words: what they are called, and what they do: told from the words of their abilities, a message (`text-…`) each."""

from __future__ import annotations

from typing import Any, Final

from ...core.card_file import name_of, signed
from ...core.game import Data, Say
from .card_grammar import DONE_TO

FAMILIES: Final = {"bosses": "boss", "heroes": "hero", "rooms": "room", "minibosses": "miniboss", "spells": "spell"}
CASES: Final = ["nom", "acc", "dat", "gen"]
LEVELS: Final = 3
ONCE_ANYWAY: Final = ["build_phase", "build_turn"]  # triggers that come once a turn: nothing is said of a limit


def names(rows: Data, language: str) -> dict[str, str]:
    """By kind and, for those who do not know it, as a card; heroes also as a sentence begins with them."""
    found: dict[str, str] = {}
    for section, family in FAMILIES.items():
        for row in rows[section]:
            found[f"{family}-{row['id']}"] = found[f"card-{row['id']}"] = name_of(row, language)
    for row in rows["heroes"]:
        found[f"told-hero-{row['id']}"] = row.get(f"told_{language}", name_of(row, language).split(",")[0])
    return found


def quotes(rows: Data, say: Say) -> dict[str, str]:
    """What one chooses between, as it is told; a card has one ability with modes, a miniboss one at each level."""
    return {
        f"mode-{row['id']}-{at + 1 if section == 'minibosses' else 0}-{number}": upper(choice(ability, mode, section, say))
        for section in FAMILIES
        for row in rows[section]
        for at, ability in enumerate(row.get("abilities", []))
        for number, mode in enumerate(ability.get("modes", []))
    }


def tell(section: str, row: Data, say: Say) -> list[str]:
    """The text of a card, a miniboss's level by level; nothing if it has none. A row may have a text of its own."""
    language = say("text-language")
    if f"texts_{language}" in row:
        return [str(text) for text in row[f"texts_{language}"]]
    if f"text_{language}" in row:
        return [str(row[f"text_{language}"])]
    abilities: list[Data] = row.get("abilities", [])
    if section == "minibosses":
        return [tell_ability(ability, section, at + 1, say) for at, ability in enumerate(abilities)]
    lures = [word for word in row.get("lure", []) if "souls" in word]
    sentences = [say(f"text-lure-{word}") for word in lures] + [tell_ability(ability, section, 0, say) for ability in abilities]
    return [" ".join(sentences)] if sentences else []


def tell_ability(ability: Data, section: str, level: int, say: Say) -> str:
    """One sentence: "when, how often, for what price: what happens"."""
    if "always" in ability:
        return ended(upper(chained("always", ability["always"], ability, section, "do", say)))
    head = ", ".join(heads(ability, section, say))
    body = body_of(ability, section, say)
    if level == LEVELS and ability.get("on", "opponent_spell") == "opponent_spell":
        body = say("text-level-one", text=body)  # R66
    return ended(upper(say("text-whole", head=upper(head), body=body, capital=upper(body)) if head else body))


# Before the colon


def heads(ability: Data, section: str, say: Say) -> list[str]:
    """How often, when and for what price."""
    found: list[str] = []
    cost = "" if ability.get("optional") else costs(ability, "do", say)
    if "by" in ability:
        paid = costs(ability, "may", say) or say("text-cost-nothing")
        found.append(say("text-by", limit=ability.get("limit", "none"), section=section, cost=paid))
        cost = ""
    elif "limit" in ability and ability.get("on") not in ONCE_ANYWAY:
        found.append(say("text-limit"))
    for key in ["phase", "on", "when", "from"]:
        if key in ability:
            found.append(say(f"text-{key}-{ability[key]}"))
    if cost:
        found.append(cost)
    if priced(ability):
        found.append(joined("text-or", [costs(mode, "do", say) for mode in ability["modes"]], say))
    return found


def priced(ability: Data) -> bool:
    """The modes are different prices for one and the same."""
    modes: list[Data] = ability.get("modes", [])
    return bool(modes) and all("cost" in mode and "do" not in mode for mode in modes)


def costs(ability: Data, form: str, say: Say) -> str:
    found: list[str] = []
    for word, value in ability.get("cost", {}).items():
        to = "target" if isinstance(value, dict) and "per" in value else "you"
        params = amounts(value, ability, "", say)
        found.append(say(f"text-cost-{word}", form=form, to=to, **params))
    return joined("text-and", found, say)


# After the colon


def body_of(ability: Data, section: str, say: Say) -> str:
    modes: list[Data] = ability.get("modes", [])
    if not modes or priced(ability):
        return mode_text(ability, {}, section, False, say)
    if one_word(modes):
        return mode_text(ability, {"do": only_signs(modes)}, section, False, say)
    return joined("text-else", [mode_text(ability, mode, section, at > 0, say) for at, mode in enumerate(modes)], say)


def one_word(modes: list[Data]) -> bool:
    """The modes do the same with different numbers: "+1 or −1 damage"."""
    words = {tuple(mode.get("do", {})) for mode in modes}
    plain = all(list(mode) == ["do"] and all(type(n) is int for n in mode["do"].values()) for mode in modes)
    return plain and len(words) == 1 and all(len(word) == 1 and word[0].startswith("damage_") for word in words)


def only_signs(modes: list[Data]) -> Data:
    word = next(iter(modes[0]["do"]))
    return {word: [mode["do"][word] for mode in modes]}


def choice(ability: Data, mode: Data, section: str, say: Say) -> str:
    """A mode without its condition, which is met when one chooses."""
    if priced(ability):
        return costs(mode, "do", say)
    return mode_text(ability, {key: mode[key] for key in mode if key != "when"}, section, False, say)


def mode_text(ability: Data, mode: Data, section: str, again: bool, say: Say) -> str:
    """What one mode does, `again` to a target that was named before; what is optional is said as "you may"."""
    form = "may" if ability.get("optional") else "do"
    do: Data = {**ability.get("do", {}), **mode.get("do", {})}
    both = {**ability, "target": [*ability.get("target", []), *mode.get("target", [])]}
    text = chained("do", do, both, section, form, say, again and "target" not in mode)
    price = costs(mode, form, say) if not priced(ability) else ""
    if form == "may":
        paid = " ".join([part for part in [costs(ability, form, say), price] if part])
        return say("text-may", text=say("text-pay", cost=paid, text=text) if paid else text)
    if price:
        text = say("text-and", first=price, second=text)
    return say("text-if", text=text, when=say(f"text-when-{mode['when']}")) if "when" in mode else text


def chained(kind: str, words: Data, ability: Data, section: str, form: str, say: Say, again: bool = False) -> str:
    """Primitives one after the other; the target is named by the first that needs it."""
    found: list[str] = []
    for word, value in words.items():
        params = {**amounts(value, ability, section, say), **target(ability, again, say)}
        found.append(say(f"text-{kind}-{word}", form=form, section=section, again="yes" if again else "no", **params))
        again = again or word in DONE_TO
    return joined("text-and", found, say)


def target(ability: Data, again: bool, say: Say) -> dict[str, str]:
    """The first target: its word, and what it is called in every case."""
    targets: list[str] = ability.get("target", [])
    word = "" if not targets else "again" if again else targets[0]
    most = say("text-most_health", n=ability["most_health"]) if "most_health" in ability and not again else ""
    cases = {case: say(f"text-target-{word}", case=case) + most if word else "" for case in CASES}
    return {**cases, "target": "".join(targets[:1])}


def amounts(value: Any, ability: Data, section: str, say: Say) -> dict[str, Any]:
    """A number as texts need it: `n`, `signed`, and `per` with what it counts; or a word."""
    if isinstance(value, str):
        return {"what": value, "class": say(f"class-{value}") if section else ""}
    if isinstance(value, list):
        return {"n": value[0], "signed": joined("text-or", [signed(one) for one in value], say), "per": ""}
    if not isinstance(value, dict):
        return {"n": value, "signed": signed(value), "per": "", "any": "no"}
    if "least" in value:
        return {"n": value["least"], "any": "yes", "per": ""}
    facts = {"section": section, "sacrificed": "yes" if "sacrifice" in ability.get("cost", {}) else "no"}
    per = say(f"text-per-{value['per']}", **facts)
    plus = value.get("plus", 0)
    if plus:
        per = say("text-plus", signed=signed(value["each"]), per=per)
    first = plus or value["each"]
    return {"n": first, "signed": signed(first), "per": f" {per}", "any": "no"}


# Putting together


def joined(key: str, words: list[str], say: Say) -> str:
    """Several with an "and" or an "or" between each two."""
    text = words[0] if words else ""
    for word in words[1:]:
        text = say(key, first=text, second=word)
    return text


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def ended(text: str) -> str:
    return text if text.endswith((".", "!")) else f"{text}."
