"""Boss Monster at the terminal: positions, what can be typed there, and what the table answers."""

from __future__ import annotations

from collections.abc import Callable

from rules.boss_monster.positions import A, B, Play, opening, table

from monstertisch.core.game import Data

Made = Callable[[], Play]


def building() -> Play:
    """Anna's build turn: a room, a miniboss and two spells in hand, two rooms with a miniboss in play."""
    return (
        table()
        .seat(A, rooms="Unstable Mine, Vampire Lab+Spike1", hand="Loot Box, Haunted Cavern, Jinx, Windfall, Heist")
        .seat(B, rooms="The Catapult/Training Camp, Loot Box$2", hand="Rage!")
        .town("Rotgut, Holkin")
        .discard("Heist, Fetid Beast")
        .start()
    )


def hiring() -> Play:
    """Room for a miniboss."""
    return table().seat(A, rooms="Unstable Mine, Vampire Lab", hand="Jinx, Loot Box").start()


def placed() -> Play:
    return building().do(A, "place Loot Box")


def walking() -> Play:
    """A hero with two health left stands in a room that may kill him."""
    game = table().seat(A, rooms="Sawtooth Pendulum, Fetid Beast", hand="Smash!, Armor Up!").entrance(A, "Tess, Josie").start()
    return game.go_to("room", seat=A)


def choosing_room() -> Play:
    return building().do(A, "use Heist")


def choosing_coins() -> Play:
    game = table().seat(A, rooms="Loot Box", hand="Armor Up!").entrance(A, "Rotgut").town("Holkin").start()
    game.do(A, "use Armor Up!")
    if game.prompt["kind"] == "target":
        game.do(A, "target Rotgut")
    return game


def offered() -> Play:
    return table().seat(A, hand="Loot Box").start().do(A, "place Loot Box").go_to("trigger")


def dealt() -> Play:
    return opening(2, ["Loot Box, Fetid Beast, Vampire Lab, Imp Hoard, Spike, Heist, Rage!"]).go_to("discard_two")


def spying() -> Play:
    """Draculad's third level shows Grimm's hand."""
    game = table().seat(A, rooms="Vampire Lab+Draculad3", hand="Heist").seat(B, hand="Rage!, Loot Box, Spike").start()
    return game.do(A, "use Draculad 3").go_to("look")


def two_boxes() -> Play:
    """A room to choose that both have."""
    return table().seat(A, rooms="Loot Box", hand="Heist").seat(B, rooms="Loot Box").start().do(A, "use Heist")


LOOT = {"kind": "place", "card": "loot_box"}
USE = {"kind": "declare"}
ROOM = {"kind": "target", "seat": 1}
WISHES: list[tuple[Made, str, Data]] = [
    (building, "build loot box 3 | baue Beutekiste neu | lege Beutekiste auf Platz 3 | loot box new", {**LOOT, "slot": 3}),
    (building, "build loot box on vampire lab | beutekiste auf Vampirlabor | place loot box 1", {**LOOT, "slot": 1}),
    (hiring, "build jinx 2 | baue Jinx in Baufällige Mine | jinx 2", {"kind": "place", "card": "jinx", "slot": 2}),
    (building, "promote spike | befoerdere den Stachel für eine Münze | promote 1", {"kind": "promote", "slot": 1}),
    (building, "play heist | zaubere Raubzug | use heist | setze Raubzug ein | heist | hei", {**USE, "card": "heist"}),
    (building, "use unstable mine | benutze die Baufällige Mine | mine | use mine 2", {**USE, "seat": 0, "slot": 2}),
    (building, "pass | passe | p | done | fertig | no | nichts", {"kind": "pass"}),
    (placed, "take back | nimm zurück | nimm die Karte zurück | zurücknehmen", {"kind": "take_back"}),
    (walking, "play smash | smash | zerschmettern | spiele Zerschmettern!", {**USE, "card": "smash"}),
    (walking, "use sawtooth pendulum | Sägezahnpendel | saegezahn", {**USE, "seat": 0, "slot": 2}),
    (choosing_room, "catapult | the catapult | wähle das Katapult | target catapult 2 Grimm | Katapult Grimm", {**ROOM, "slot": 2}),
    (choosing_room, "spike | Vampirlabor | choose vampire lab 1", {"kind": "target", "seat": 0, "slot": 1}),
    (choosing_coins, "pay 2 | zahle 2 | coins 2 | zahle 2 Münzen | 2 coins", {"kind": "coins", "n": 2}),
    (offered, "yes | ja | j | y | accept", {"kind": "accept"}),
    (offered, "no | nein | n | decline | verzichte | pass", {"kind": "decline"}),
    (dealt, "discard heist | wirf Raubzug ab | raub", {"kind": "discard", "card": "heist"}),
    (spying, "take rage | nimm Raserei | rage", {"kind": "take", "card": "rage"}),
    (spying, "no | nothing | nichts", {"kind": "decline"}),
]  # fmt: skip

# R42: the slot is asked for. R29: whose room it is decides.
AMBIGUOUS: list[tuple[Made, str, list[str], str, Data]] = [
    (building, "build loot box", ["on Vampire Lab (1)", "on Unstable Mine (2)", "new (3)"], "new", {**LOOT, "slot": 3}),
    (two_boxes, "loot box", ["1) choose Loot Box 1; 2) choose Loot Box 1 Grimm"], "grimm", {**ROOM, "slot": 1}),
]

REFUSED: list[tuple[Made, str, str, str]] = [
    (building, "build haunted cavern 3", "dvanced", "R44."),
    (building, "build jinx 3", "iniboss", "R61."),
    (building, "build jinx 2", "iniboss", "R62."),
    (building, "build rocky 1", "hand", "R41."),
    (building, "play windfall", "", "R29."),
    (building, "play rage", "hand", "R41."),
    (building, "use vampire lab", "", "R28."),
    (building, "use spike level 2", "", "R65."),
    (building, "use boss", "", "R56."),
    (building, "take back", "", "R41."),
    (building, "promote 2", "", "R68."),
    (placed, "build haunted cavern 1", "", "R41."),
    (walking, "build loot box 1", "", ""),
    (choosing_room, "pass", "", ""),
]

NONSENSE = [(building, typed) for typed in ["99", "0", "dance", "-1", "²", "build build", "💎", "the", "on", "x" * 500]]

TOPICS: list[tuple[Made, str, list[str]]] = [
    (building, "", ["You build. What do you do?", "(R41, R68)", "build Loot Box new (3)", "Not possible:", "R61"]),
    (building, "loot box", ["Loot Box: trap room, damage 1", "At Grimm’s, slot 1: damage 1", "2 coins on it"]),
    (building, "Beutekiste", ["In your hand: 1"]),
    (building, "katapult", ["At Grimm’s, slot 2: damage 2, printed 2, treasure G beneath it Training Camp"]),
    (building, "vampire lab", ["At Anna’s, slot 1: damage 3, printed 2 (+1 Spike (Anna))", "Spike level 1"]),
    (building, "spike", ["Spike: miniboss", "Level 3: Send any miniboss", "At Anna’s, slot 1: Vampire Lab"]),
    (building, "heist", ["Heist: spell, build, 2 times in the game", "In your hand: 1", "On the discard pile: 1"]),
    (building, "kirax", ["Kirax: boss, 980 XP, treasure: gold", "Anna: Not levelled up yet"]),
    (building, "boss", ["Kirax: boss, 980 XP"]),
    (building, "rotgut", ["Rotgut, Half-Giant Berserker: Fighter, health 6, counts once", "in town: stays"]),
    (building, "the fool", ["The Fool: fewest souls, health 2"]),
    (building, "goblin market", ["treasure: equipment + equipment"]),
    (building, "grimm", ["souls 0, wounds 0 · 3 coins", "2 The Catapult T2 G (beneath it Training Camp) >", "1x/turn"]),
    (building, "town", ["Holkin, Propheteer: Cleric, health 6", "in town: is lured (Anna: 1, Grimm: 0)"]),
    (building, "discard", ["On the discard pile, from the top: Fetid Beast, Heist"]),
    (building, "hand", ["Windfall: spell", "Jinx: miniboss"]),
    (hiring, "1", ["build Loot Box on Vampire Lab (1)", "Loot Box: trap room"]),
    (building, "rules", ["Bait: every hero goes", "Ten souls win"]),
    (building, "s", ["There are several: "]),
    (walking, "", ["Tess is in your room Sawtooth Pendulum.", "use Sawtooth Pendulum 2: T2 G · 1x/turn, pay 1 coin"]),
    (walking, "tess", ["health 4, damage 2, 2 left", "at Anna’s dungeon", "Fetid Beast 3, 0 left dies in 1"]),
    (choosing_room, "", ["Heist: choose a room.", "(R29)", "choose The Catapult 2 Grimm: T2 G"]),
    (offered, "", ["Loot Box: do you want to use it?", "(R36)"]),
]  # fmt: skip

UNKNOWN = [(building, topic) for topic in ["99", "love", "dice", "the"]]
HELP = ["baue beutekiste 2", "befördere", "passe alle", "tempo zügig", "verlauf", "zurück", "?"]
HIDDEN: list[Made] = [building, placed, walking, choosing_room, choosing_coins, offered, dealt]
ASKED = ["", "1", "grimm", "town", "discard", "hand", "rage", "loot box", "josie"]
