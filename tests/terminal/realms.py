"""Kingscraft at the terminal: positions, what can be typed there, and what the table answers."""

from __future__ import annotations

from collections.abc import Callable

from rules.kingscraft.positions import A, B, Play, fight, table

from monstertisch.core.game import Data

Made = Callable[[], Play]


def choosing() -> Play:
    """Before the first card: a neutral item and a coloured one in the backpack, one worn."""
    return table(2).hero(A, "Sandals", backpack="Ring, Dagger").start()


def reward() -> Play:
    return table(2).hero(A, backpack="Dagger").start().choose("guard", "heal").go_to("reward")


def forging(potions: str = "Luck Potion") -> Play:
    game = table(2).hero(A, "Chain Mail", backpack="Dagger, Iron Fitting", potions=potions).start()
    return game.choose("forge", "heal").go_to("forge")


def rerolling() -> Play:
    """The fight of the rulebook's example after the hero's roll."""
    return fight("Sword, Boots, Chain Mail", "Orc Robber", dice="6 5 3 2", backpack="Staff")


def with_potions() -> Play:
    """Before the roll of an own fight, one heart lost."""
    return fight("Dagger", "Orc Robber", potions="Healing Potion, Fury Potion", hearts=2, stop="window")


def against_other(potions: str = "Snail Potion, Binding Potion") -> Play:
    """Grimm is about to fight, and Anna may step in."""
    game = table(2).hero(A, potions=potions).hero(B, "Dagger, Helmet").creatures("Stone Golem").start()
    return game.choose("heal", "attack2").go_to("window", seat=A)


CHOOSE = {"kind": "choose"}
PLAY = {"kind": "play"}
SWORD = {"kind": "combine", "item": "I2_SCHWERT", "first": "own", "second": "own"}
WISHES: list[tuple[Made, str, Data]] = [
    (choosing, "attack 1 | angriff 1 | a1 | Angriff Stufe 1 | choose attack 1 | Karte Angriff 1", {**CHOOSE, "card": "ATTACK1"}),
    (choosing, "forge | Schmieden | schm | choose forge", {**CHOOSE, "card": "FORGE"}),
    (choosing, "king | könig | koenig | attack the king | König angreifen", {**CHOOSE, "card": "KING"}),
    (choosing, "heal | heilen | Heilung", {**CHOOSE, "card": "HEAL"}),
    (choosing, "wear dagger | trage Dolch | lege den Dolch an | put on the dagger | w dag | dagger | dolch hand",
     {"kind": "wear", "slot": "hand", "item": "I1_DOLCH"}),
    (choosing, "wear ring on head | trage Ring kopf | WEAR RING HEAD", {"kind": "wear", "slot": "head", "item": "I1_RING"}),
    (choosing, "take off sandals | lege die Sandalen ab | ablegen fuß | off foot", {"kind": "take_off", "slot": "foot"}),
    (reward, "take helmet | nimm Helm | nimm den Helm | t helmet | helmet | helm", {"kind": "take", "item": "I1_HELM"}),
    (reward, "draw | draw potions | zieh | zieh einen Trank", {"kind": "draw"}),
    (reward, "decline | verzichte | nothing | nichts", {"kind": "decline"}),
    (forging, "combine sword | make sword | forge sword | schmiede Schwert | vereine schw | combine sword dagger", SWORD),
    (forging, "improve chain mail | vergolde das Kettenhemd | gild chain", {"kind": "improve", "item": "I2_KETTENHEMD"}),
    (forging, "brew dagger | braue Dolch", {"kind": "brew", "item": "I1_DOLCH"}),
    (forging, "exchange luck | tausche Glückstrank | tausche glueck", {"kind": "exchange", "potion": "P06"}),
    (forging, "done | fertig | pass", {"kind": "done"}),
    (rerolling, "reroll 2 | umwurf 2 | r 2 | reroll a 2 | wirf die 2 um | reroll 2 d6", {"kind": "reroll", "sides": 6, "face": 2}),
    (with_potions, "play heal | trinke Heiltrank | benutze heil | use healing potion | heal", {"kind": "play", "potion": "P01"}),
    (with_potions, "pass | passe | p", {"kind": "pass"}),
    (against_other, "play snail on Grimm | benutze Schneckentrank gegen Grimm | snail", {**PLAY, "potion": "P18", "seat": 1}),
    (against_other, "play binding on head | fesseltrank kopf | binding Grimm head", {**PLAY, "potion": "P19", "slot": "head"}),
]  # fmt: skip

# R51: a neutral item fits everywhere.
AMBIGUOUS: list[tuple[Made, str, list[str], str, Data]] = [
    (choosing, "wear ring", [f"wear Ring {slot}" for slot in ["foot", "body", "head", "hand"]], "head",
     {"kind": "wear", "slot": "head", "item": "I1_RING"}),
]  # fmt: skip

REFUSED: list[tuple[Made, str, str, str]] = [
    (choosing, "wear sword", "Sword", "R51."),
    (choosing, "wear dagger on head", "Dagger", "R51."),
    (choosing, "take off head", "head", "R54."),
    (choosing, "done", "action card", "R35."),
    (choosing, "reroll 2", "action card", "R82."),
    (choosing, "theft", "Rogue", "R136."),
    (reward, "take sword", "Sword", "R33."),
    (reward, "take dagger", "Dagger", "R33."),
    (forging, "combine shield", "Shield", "R64."),
    (forging, "combine boots", "Boots", "R63."),
    (forging, "improve dagger", "lass 1", "R66."),
    (rerolling, "reroll 4", "die", "R82."),
    (rerolling, "wear staff", "fight", "R55."),
    (with_potions, "play time potion", "Time Potion", "R52."),
    (lambda: forging("Luck Potion"), "play luck", "Luck Potion", "R76."),
]

NONSENSE = [(choosing, typed) for typed in ["99", "0", "dance", "reroll", "take", "-1", "²", "wear wear", "💎", "the", "x" * 500]]

TOPICS: list[tuple[Made, str, list[str]]] = [
    (choosing, "", ["Choose your card", "(R17, R19)", "Attack Level 1: 3 · against", "rearrange, in", "Not possible:", "R54"]),
    (choosing, "sword", ["Sword: class 2, hand, board D", "3 dice", "golden: 3 dice, +2 strength", "You lack Iron Fitting."]),
    (choosing, "Schwert", ["Made of Dagger, Iron Fitting.", "Material for", "Lies in the forge."]),
    (choosing, "dagger", ["Dagger: class 1, hand, board D", "1 die, +1 strength", "Is yours."]),
    (lambda: table(2, boards_out="EF").start(), "cloak", ["Not in play today: board F is missing."]),
    (choosing, "heal", ["Heal: number 2", "All hearts full again."]),
    (choosing, "healing potion", ["heal 1 heart", "When: in one’s own turn", "3 times in the game"]),
    (
        choosing,
        "king",
        ["King Brandor: King, young", "Speed 4", "hand does not count, unless you have speed 4", "Attack the King: number 1"],
    ),
    (choosing, "level 2", ["Level 2, speed 2", "Lies face up"]),
    (choosing, "lich", ["Lich: Level 3, speed 3", "1 twelve-sided die, +10 strength"]),
    (choosing, "grimm", ["Grimm: Merchant, neutral: hearts 3/3", "foot: –"]),
    (choosing, "assassin", ["Assassin: hearts 3, 1 die"]),
    (choosing, "expert", ["Use 2 potions in this fight instead of 1."]),
    (choosing, "forge", ["What you have something for:", "Sword: Made of Dagger, Iron Fitting."]),
    (choosing, "potions", ["You have no potion."]),
    (choosing, "potion", ["You have no potion."]),
    (choosing, "3", ["Attack Level 1: 3 · against", "Victory: a class-1 item"]),
    (choosing, "rules", ["Fighting:", "Bans:"]),
    (choosing, "p", ["There are several: "]),
    (reward, "", ["Choose your reward", "(R33)", "take Helmet: head:"]),
    (
        forging,
        "",
        [
            "You may forge 2 times.",
            "combine Sword of Dagger + Iron Fitting: hand: 3 dice",
            "R66: improve Dagger, improve Iron Fitting",
        ],
    ),
    (forging, "potions", ["Luck Potion: ", "own dice with 1, 2 and 3 once more", "You have 1."]),
    (rerolling, "", ["You have rolled.", "reroll a 2", "Not possible:", "R55"]),
    (rerolling, "fight", ["Speed 3 against 2. “hand does not count” is lifted.", "Orc Robber: Level 2, speed 2"]),
]

UNKNOWN = [(choosing, topic) for topic in ["99", "love", "level 4", "dice"]]
HELP = ["umwurf 2", "vereine schwert", "passe alle", "verlauf", "zurück", "ende", "?"]
HIDDEN: list[Made] = [choosing, reward, forging, rerolling, with_potions, against_other]
ASKED = ["", "1", "grimm", "forge", "potions", "healing potion", "level 1"]
