"""Why a move is refused: a number for every reason, with its name and its rule."""

from __future__ import annotations

from typing import Final

# 0 is legal, 1 to 3 are of the agenda (core/agenda.py).
NOT_NOW: Final = 4
NOT_ROGUE: Final = 5
CARD_USED: Final = 6
FROZEN: Final = 7
LOCKED: Final = 8
ARRANGED_ENOUGH: Final = 9
NOT_YOUR_ITEM: Final = 10
NO_SUCH_SLOT: Final = 11
WRONG_SLOT: Final = 12
ALREADY_THERE: Final = 13
NO_ROOM: Final = 14
NOTHING_THERE: Final = 15
GAINS_NO_ROOM: Final = 16
ITEM_STAYS: Final = 17
NOT_YOUR_POTION: Final = 18
POTION_USED: Final = 19
WRONG_WINDOW: Final = 20
NOT_IN_TIE: Final = 21
NOT_FOR_HERO: Final = 22
ONLY_HERO: Final = 23
POTIONS_BANNED: Final = 24
ONLY_SPEED: Final = 25
REROLLS_BANNED: Final = 26
BAD_TARGET: Final = 27
NO_EFFECT: Final = 28
NO_REROLL_LEFT: Final = 29
NO_SUCH_DIE: Final = 30
NO_SET_LEFT: Final = 31
TOP_ALREADY: Final = 32
NO_SUCH_SOURCE: Final = 33
SOURCE_USED: Final = 34
NO_VALUE_SHOWN: Final = 35
VALUE_NOT_LISTED: Final = 36
NOTHING_PICKED: Final = 37
PICK_ON: Final = 38
NO_REPEAT_LEFT: Final = 39
WRONG_CLASS: Final = 40
NOT_IN_FORGE: Final = 41
NO_POTIONS_LEFT: Final = 42
NO_RECIPE: Final = 43
LACKS_MATERIAL: Final = 44
NOT_IMPROVABLE: Final = 45
IMPROVED_ALREADY: Final = 46
TOKEN_THERE: Final = 47
NOT_ALCHEMIST: Final = 48
OWN_TURN_ONLY: Final = 49
TOKEN_USED: Final = 50
TOO_FEW_HEARTS: Final = 51
NOT_IN_DISCARD: Final = 52
NO_FIGHT: Final = 53
NOT_ON_TOP: Final = 54
NOT_STEALABLE: Final = 55
NO_POTION_THERE: Final = 56
NOT_DRAWN_NOW: Final = 57
NOTHING_TO_SWAP: Final = 58

REFUSALS: Final = [
    ("", ""),
    ("game-over", "R141"),
    ("no-such-move", "R16"),
    ("not-asked", "R16"),
    ("not-now", "R16"),
    ("not-rogue", "R136"),
    ("card-used", "R136"),
    ("frozen", "R54"),
    ("locked", "R55"),
    ("arranged-enough", "R54"),
    ("not-your-item", "R51"),
    ("no-such-slot", "R50"),
    ("wrong-slot", "R51"),
    ("already-there", "R54"),
    ("no-room", "R50"),
    ("nothing-there", "R54"),
    ("gains-no-room", "R57"),
    ("item-stays", "R57"),
    ("not-your-potion", "R52"),
    ("potion-used", "R72"),
    ("wrong-window", "R76"),
    ("not-in-tie", "R22"),
    ("not-for-hero", "R74"),
    ("only-hero", "R74"),
    ("potions-banned", "R106"),
    ("only-speed", "R106"),
    ("rerolls-banned", "R106"),
    ("bad-target", "R74"),
    ("no-effect", "R75"),
    ("no-reroll-left", "R121"),
    ("no-such-die", "R82"),
    ("no-set-left", "R125"),
    ("top-already", "R125"),
    ("no-such-source", "R122"),
    ("source-used", "R122"),
    ("no-value-shown", "R122"),
    ("value-not-listed", "R122"),
    ("nothing-picked", "R122"),
    ("pick-on", "R122"),
    ("no-repeat-left", "R88"),
    ("wrong-class", "R33"),
    ("not-in-forge", "R33"),
    ("no-potions-left", "R71"),
    ("no-recipe", "R64"),
    ("lacks-material", "R63"),
    ("not-improvable", "R66"),
    ("improved-already", "R66"),
    ("token-there", "R132"),
    ("not-alchemist", "R138"),
    ("own-turn-only", "R138"),
    ("token-used", "R138"),
    ("too-few-hearts", "R139"),
    ("not-in-discard", "R139"),
    ("no-fight", "R140"),
    ("not-on-top", "R139"),
    ("not-stealable", "R137"),
    ("no-potion-there", "R137"),
    ("not-drawn-now", "R137"),
    ("nothing-to-swap", "R137"),
]
