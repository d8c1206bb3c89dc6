"""What typed words mean: `take sword`, `wear ring on hand`, `reroll 2`, `pass`, in German and English, also shortened."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...core.game import Data, View
from ..board import Position
from ..phrases import Words, joined, left, tokens
from ..wishes import Match, askable, likeliest, matches, with_verb, without_verb
from .choices import in_order, signature
from .wording import places

if TYPE_CHECKING:
    from .board import TableBoard

SECOND_HAND = re.compile(r"\b(?:hand ?2|second hand|zweiten? hand)\b")
OTHER_HAND = "otherhand"

# The verbs of every kind of move. Their beginnings will do.
VERBS = {
    "choose": ["choose", "card", "waehle", "karte"],
    "pass": ["pass", "passe", "passen"],
    "done": ["done", "stop", "fertig"],
    "roll": ["roll", "wirf", "wuerfle"],
    "repeat": ["repeat", "again", "wiederhole", "nochmal"],
    "draw": ["draw", "zieh", "ziehe"],
    "decline": ["decline", "nothing", "verzichte", "nichts"],
    "research": ["research", "forschung", "forsche"],
    "expert": ["expert", "experte"],
    "wear": ["wear", "put on", "trage", "lege an", "leg an", "zieh an", "anlegen"],
    "take_off": ["take off", "off", "remove", "lege ab", "leg ab", "zieh aus", "ablegen"],
    "play": ["play", "use", "drink", "spiele", "benutze", "nutze", "trinke"],
    "reroll": ["reroll", "wirf um", "umwerfen", "umwurf"],
    "set_die": ["set", "turn", "drehe"],
    "pick": ["pick", "take", "waehle", "nimm"],
    "use": ["use", "benutze", "nutze"],
    "take": ["take", "nimm"],
    "combine": ["combine", "make", "craft", "forge", "vereine", "schmiede", "mache"],
    "improve": ["improve", "gild", "vergolde", "verbessere"],
    "brew": ["brew", "braue"],
    "exchange": ["exchange", "swap", "tausche"],
    "discard": ["discard", "wirf ab", "abwerfen", "gib ab"],
    "return": ["return", "give back", "give", "gib zurueck", "gib ab", "zurueckgeben"],
    "token": ["token", "plaettchen"],
    "experiment": ["experiment"],
    "put": ["put", "lege"],
    "reproduce": ["reproduce", "reproduction", "reproduktion", "reproduziere", "hole"],
    "steal": ["steal", "stiehl", "klaue"],
    "ambush": ["ambush", "hinterhalt", "level", "stufe"],
    "swap": ["swap", "exchange", "tausche"],
}
SLOT_WORDS = {"foot": "foot fuss", "body": "body koerper", "head": "head kopf", "hand": "hand", "hand2": OTHER_HAND}
FINISHING = {"pass": "pass", "passe": "pass", "p": "pass", "done": "done", "d": "done", "fertig": "done", "f": "done"}
POTION_WORDS = ["potion", "potions", "trank", "traenke"]
DECK_WORDS = ["deck", "potion deck", "stapel", "trankstapel", "potions", "traenke"]
MORE_NAMES = {"HEAL": ["heilen"]}


def spoken(typed: str) -> Words:
    """The words of a person; both hands of the Assassin have a name."""
    return joined(tokens(SECOND_HAND.sub(OTHER_HAND, typed.casefold())))


def read(board: TableBoard, typed: str, position: Position) -> list[int] | None:
    """A verb and what it is about; or only that, if it is clear what to do with it."""
    words = spoken(typed)
    finish = finishing(board, position, words)
    if finish is not None:
        return finish
    actions = likeliest(position, meanings(board, position, words))
    if actions and actions[0] in position.options:
        actions = listed(board, position, actions)
        if "joker" not in words:
            actions = fewest_jokers(board, actions)
    return askable(position, actions)


def meanings(board: TableBoard, position: Position, words: Words) -> list[list[Match]]:
    """What the words may mean, the likeliest first: with a verb, with the beginning of one, without any."""
    found = with_verb(board, position, words, VERBS)
    bare = words if len(words) == 2 and words[0] == "a" else left(words)  # a1 is no article
    if bare and not all(word.isdecimal() for word in bare):
        found += [without_verb(board, position, bare), matches(board, position.view, board.of_kind["choose"], bare)]
    return found


def finishing(board: TableBoard, position: Position, words: Words) -> list[int] | None:
    """`pass` and `done` both mean: no more; the question decides which. One letter will do where it is an answer."""
    if len(words) != 1 or words[0] not in FINISHING:
        return None
    legal = [action for kind in ["pass", "done"] for action in board.of_kind[kind] if action in position.options]
    if not legal and len(words[0]) > 1:
        return board.of_kind[FINISHING[words[0]]]
    return legal or None


def subject(board: TableBoard, view: View, move: Data) -> tuple[list[str], list[str]]:
    """What a move is about: its names in both languages, and the words that may be said beside them."""
    kind = move["kind"]
    if "face" in move:
        return [str(move["face"])], [str(move["sides"]), "d", "w", "er"]
    if kind == "wear":
        return board.wording.names(move["item"]), SLOT_WORDS[move["slot"]].split()
    if kind == "combine":
        return board.wording.names(move["item"]), material_words(board, view, move)
    if kind == "play":
        return board.wording.names(move["potion"]), target_words(board, view, move)
    for key in ["item", "potion"]:
        if key in move:
            return board.wording.names(move[key]), []
    if kind == "choose":
        return [*board.wording.names(move["card"]), *MORE_NAMES.get(move["card"], [])], []
    if kind in ["take_off", "use"]:
        return source_words(board, view, move), []
    if kind == "steal":
        return [board.names[move["seat"]]] if move["seat"] < len(board.names) else [], POTION_WORDS
    if kind == "token":
        return DECK_WORDS, []
    if kind == "ambush":
        return [str(move["level"]), *board.wording.names(view["creatures"][move["level"] - 1]["card"])], []
    if kind == "draw":
        return POTION_WORDS, ["1", "2", "3"]
    return [str(move["hearts"])] if kind == "experiment" else [], ["herzen", "herz", "hearts", "heart"]


def materials(view: View, move: Data) -> list[str]:
    """The two items that a combination takes: what the arrows say, or a joker in its place."""
    recipes = [place["recipe"] for place in places(view) if place["item"] == move["item"] and place["recipe"]]
    if not recipes:
        return []
    named = zip(["first", "second"], recipes[0]["materials"], strict=True)
    return [card if move[key] == "own" else move[key] for key, card in named]


def material_words(board: TableBoard, view: View, move: Data) -> list[str]:
    names = [name for card in materials(view, move) for name in board.wording.names(card)]
    jokers = ["joker"] if [move["first"], move["second"]] != ["own", "own"] else []
    return [*jokers, *[word for name in names for word in tokens(name)]]


def target_words(board: TableBoard, view: View, move: Data) -> list[str]:
    """The one on whom a potion is played; of a slot, which and whose it is."""
    slot = SLOT_WORDS[move["slot"]].split() if "slot" in move else []
    seat = view["fight"]["seat"] if slot and view["fight"] else move.get("seat", len(board.names))
    return [*slot, *(tokens(board.names[seat]) if seat < len(board.names) else [])]


def source_words(board: TableBoard, view: View, move: Data) -> list[str]:
    """A slot by its name or by what the reader wears there; the enemy by name."""
    if "card" in move:
        return ["enemy", "gegner", *(board.wording.names(view["fight"]["enemy"]) if view["fight"] else [])]
    assert board.reader is not None
    worn = [one["item"]["item"] for one in view["seats"][board.reader]["slots"] if one["slot"] == move["slot"] and one["item"]]
    return [*SLOT_WORDS[move["slot"]].split(), *[name for card in worn for name in board.wording.names(card)]]


# Choosing among what words may mean


def listed(board: TableBoard, position: Position, actions: list[int]) -> list[int]:
    """Potions that are alike are one."""
    numbered = {signature(board, action): action for action in in_order(board, position)}
    return list(dict.fromkeys(numbered.get(signature(board, action), action) for action in actions))


def fewest_jokers(board: TableBoard, actions: list[int]) -> list[int]:
    """Who says nothing of jokers gives what he has himself."""
    moves = [board.moves.spell_out(action) for action in actions]
    own = [[move.get(key, "own") for key in ["first", "second"]].count("own") for move in moves]
    return [action for action, materials in zip(actions, own, strict=True) if materials == max(own)]


# The other way round


def example(board: TableBoard, view: View, action: int) -> str:
    """This move as it may be typed."""
    move = board.moves.spell_out(action)
    say, wording = board.texts.say, board.wording
    words = [wording.name(move[key]) for key in ["card", "item", "potion"] if move.get(key) in wording.rows]
    words += [str(move[key]) for key in ["face", "hearts", "level"] if key in move]
    if move.get("sides") == 12:
        words.append("d12")
    if "seat" in move:
        words.append(board.names[move["seat"]])
    if "slot" in move:
        words.append(say(f"slot-{move['slot']}"))
    if move.get("on") == "deck":
        words.append(say("item-deck"))
    if move.get("first", "own") != "own" or move.get("second", "own") != "own":
        words += [wording.name(card) for card in materials(view, move)]
    return say(f"type-{move['kind']}", name=" ".join(words)).strip()
