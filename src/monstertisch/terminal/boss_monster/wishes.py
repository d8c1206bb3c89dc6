"""What typed words mean: `build loot box 2`, `play windfall`, `use catapult`, `pass`, in German and English, also shortened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import Data, View
from ..board import Position
from ..phrases import Words, joined, left, tokens
from ..wishes import Match, askable, likeliest, with_verb, without_verb
from .labels import mode_name, room_at, trigger_card

if TYPE_CHECKING:
    from .board import TableBoard

# The verbs of every kind of move. Their beginnings will do.
VERBS = {
    "boss": ["boss", "choose", "waehle"],
    "redraw": ["redraw", "swap", "tausche"],
    "keep": ["keep", "behalte"],
    "place": ["build", "place", "put", "baue", "lege"],
    "take_back": ["take back", "nimm zurueck", "zuruecknehmen"],
    "promote": ["promote", "befoerdere"],
    "sell": ["sell", "verkaufe"],
    "declare": ["use", "play", "cast", "declare", "pay", "benutze", "nutze", "spiele", "zaubere", "setze ein", "setz ein", "zahle"],
    "discard": ["discard", "wirf ab", "abwerfen"],
    "take": ["take", "nimm"],
    "target": ["target", "choose", "on", "ziel", "waehle", "auf"],
    "trigger": ["trigger", "first", "zuerst", "ausloesen"],
    "mode": ["mode", "effect", "wirkung"],
    "draw": ["draw", "zieh", "ziehe"],
    "coins": ["coins", "pay", "muenzen", "zahle"],
    "accept": ["accept", "annehmen"],
    "pass": ["pass", "passe", "passen"],
    "decline": ["decline", "verzichte", "ablehnen"],
}
YES = ["yes", "y", "ja", "j", "ok", "accept"]
NO = ["no", "n", "nein", "nothing", "nichts", "decline", "verzichte"]
DONE = ["pass", "passe", "p", "done", "d", "fertig", "f", "weiter"]
# What these words mean, the first that is possible now; else the first at all.
ANSWERS = [(YES, ["accept", "redraw"]), (NO, ["decline", "pass", "keep"]), (DONE, ["pass", "decline", "keep"])]
NEW_WORDS = ["new", "neu", "slot", "platz"]
COIN_WORDS = ["coin", "coins", "muenze", "muenzen"]
LEVEL_WORDS = ["level", "stufe"]
DECK_WORDS = {"room": ["room", "raum", "raumkarte"], "spell": ["spell", "zauber"]}
OWN_WORDS = ["me", "myself", "ich", "mich", "mir"]
TREASURE_WORDS = {
    "cleric": ["relic", "relics", "Relikt", "Relikte", "cleric", "Kleriker"],
    "fighter": ["equipment", "Ausrüstung", "fighter", "Krieger"],
    "mage": ["spellbook", "spellbooks", "Zauberbuch", "Zauberbücher", "mage", "Magier"],
    "thief": ["gold", "thief", "Dieb"],
}


def read(board: TableBoard, typed: str, position: Position) -> list[int] | None:
    """A verb and what it is about; or only that, if it is clear what to do with it."""
    words = joined(tokens(typed))
    finish = answering(board, position, words)
    if finish is not None:
        return finish
    return askable(position, likeliest(position, meanings(board, position, words)))


def answering(board: TableBoard, position: Position, words: Words) -> list[int] | None:
    """Yes, no and enough: the question decides which move it is. One letter will do where it is an answer."""
    if len(words) != 1:
        return None
    for said, kinds in ANSWERS:
        if words[0] in said:
            legal = [action for kind in kinds for action in board.of_kind[kind] if action in position.options]
            return legal[:1] or (board.of_kind[kinds[0]] if len(words[0]) > 1 else None)
    return None


def meanings(board: TableBoard, position: Position, words: Words) -> list[list[Match]]:
    """What the words may mean, the likeliest first: with a verb, with the beginning of one, without any."""
    found = with_verb(board, position, words, VERBS)
    bare = left(words)
    if bare and not all(word.isdecimal() for word in bare):
        found.append(without_verb(board, position, bare))
    return found


# What a move is about


def subject(board: TableBoard, view: View, move: Data) -> tuple[list[str], list[str]]:
    """The names of what a move is about, in both languages, and the words that may be said beside them."""
    kind, names = move["kind"], board.wording.names
    if kind in ["discard", "take", "sell"]:
        return names(move["card"]), []
    if kind == "boss":
        return names(move["boss"]), []
    if kind == "place":
        return names(move["card"]), slot_words(board, view, move["slot"])
    if kind == "promote":
        paying = DECK_WORDS["room"] if "pay" in move else COIN_WORDS
        card = trigger_card(view, reader(board), {"slot": move["slot"], "miniboss": True})
        return [str(move["slot"]), *(names(card) if card else [])], paying
    if kind == "declare":
        return declared(board, view, move)
    if kind == "target":
        return targeted(board, view, move)
    if kind == "trigger":
        card = trigger_card(view, reader(board), move)
        return (names(card) if card else []), ([str(move["slot"])] if "slot" in move else [])
    if kind == "mode":
        return [str(move["mode"] + 1), mode_name(board, view, move["mode"])], []
    if kind == "coins":
        return [str(move["n"])], COIN_WORDS
    if kind == "take_back":
        return ["card", "karte"], []
    return DECK_WORDS.get(move.get("deck", ""), []), []


def reader(board: TableBoard) -> int:
    assert board.reader is not None
    return board.reader


def slot_words(board: TableBoard, view: View, slot: int) -> list[str]:
    """The number of an own slot, and the room that is there, or that it is new."""
    there = room_at(view, reader(board), slot)
    if there is None:
        return [str(slot), *NEW_WORDS]
    return [str(slot), "slot", "platz", *[word for name in board.wording.names(there["room"]) for word in left(tokens(name))]]


def whose(board: TableBoard, seat: int) -> list[str]:
    own = OWN_WORDS if seat == board.reader else []
    return [*own, *(tokens(board.names[seat]) if seat < len(board.names) else [])]


def declared(board: TableBoard, view: View, move: Data) -> tuple[list[str], list[str]]:
    """R28: a card of one's hand, or something in play."""
    names = board.wording.names
    for key in ["card", "hero"]:
        if key in move:
            return names(move[key]), []
    for key in ["boss", "deal"]:
        if key in move:
            return player_words(board, view, move, key)
    there = room_at(view, move["seat"], move["slot"])
    if there is None or ("level" in move and there["miniboss"] is None):
        return [], []
    if "level" in move:
        return names(there["miniboss"]["card"]), [str(move["level"]), *LEVEL_WORDS]
    return names(there["room"]), [str(move["slot"]), *whose(board, move["seat"])]


def player_words(board: TableBoard, view: View, move: Data, key: str) -> tuple[list[str], list[str]]:
    """Somebody's boss, or the deal with somebody."""
    seat = move[key]
    if seat >= len(board.names):
        return [], []
    if key == "deal":
        return [board.names[seat]], ["deal", "handel"]
    card = view["seats"][seat]["boss"]
    own = ["boss"] if seat == board.reader else []
    return [*own, *(board.wording.names(card) if card else [])], whose(board, seat)


def targeted(board: TableBoard, view: View, move: Data) -> tuple[list[str], list[str]]:
    """R29: a player, a room with whoever lives there, a hero, a kind of treasure."""
    names = board.wording.names
    if "hero" in move:
        return names(move["hero"]), []
    if "treasure" in move:
        return TREASURE_WORDS[move["treasure"]], []
    if move["seat"] >= len(board.names):
        return [], []
    if "slot" not in move:
        return [" ".join(tokens(board.names[move["seat"]])), *(OWN_WORDS if move["seat"] == board.reader else [])], []
    there = room_at(view, move["seat"], move["slot"])
    if there is None:
        return [], []
    guest = names(there["miniboss"]["card"]) if there["miniboss"] else []
    return [*names(there["room"]), *guest], [str(move["slot"]), *whose(board, move["seat"])]


# The other way round


def example(board: TableBoard, view: View, action: int) -> str:
    """This move as it may be typed."""
    move = board.moves.spell_out(action)
    name = " ".join(words_for(board, view, move))
    key = f"type-{move['kind']}-{move['deck']}" if move["kind"] == "draw" else f"type-{move['kind']}"
    return board.texts.say(key, name=name).strip()


def words_for(board: TableBoard, view: View, move: Data) -> list[str]:
    """What a move is about, so that no other can be meant."""
    say, wording, kind = board.texts.say, board.wording, move["kind"]
    for key in ["card", "hero"]:
        if key in move:
            return [wording.short(move[key]), *([str(move["slot"])] if "slot" in move else [])]
    if kind == "boss":
        return [wording.name(move["boss"])]
    if kind == "trigger":
        return [wording.name(trigger_card(view, reader(board), move)), *([str(move["slot"])] if "slot" in move else [])]
    if kind == "promote":
        card = trigger_card(view, reader(board), {"slot": move["slot"], "miniboss": True}) or None
        return [wording.name(card) if card else str(move["slot"]), say("word-room" if "pay" in move else "word-coin")]
    if kind in ["mode", "coins"]:
        return [str(move["mode"] + 1 if kind == "mode" else move["n"])]
    return [*where_words(board, view, move)] if kind in ["declare", "target"] else []


def where_words(board: TableBoard, view: View, move: Data) -> list[str]:
    """Something in play, or somebody at the table."""
    say, wording = board.texts.say, board.wording
    if "treasure" in move:
        return [say(f"treasure-{move['treasure']}")]
    if "deal" in move:
        return [board.names[move["deal"]], say("word-deal")]
    if "boss" in move:
        return [
            wording.name(view["seats"][move["boss"]]["boss"]),
            *([] if move["boss"] == board.reader else [board.names[move["boss"]]]),
        ]
    if "slot" not in move:
        return [board.names[move["seat"]]]
    there = room_at(view, move["seat"], move["slot"])
    if there is None:
        return [str(move["slot"])]
    if "level" in move:
        return [wording.name(there["miniboss"]["card"]), say("word-level"), str(move["level"])]
    whose_name = [] if move["kind"] == "declare" and move["seat"] == board.reader else [board.names[move["seat"]]]
    return [wording.name(there["room"]), str(move["slot"]), *whose_name]
