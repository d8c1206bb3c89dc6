"""Why a move is refused: a number for every reason, with its name and its rule."""

from __future__ import annotations

from typing import Final

# 0 is legal.
GAME_OVER: Final = 1
NO_SUCH_MOVE: Final = 2
NOT_ASKED: Final = 3
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
NO_USE: Final = 16
JOKER_IDLE: Final = 17
GAINS_NO_ROOM: Final = 18
ITEM_STAYS: Final = 19
NOT_YOUR_POTION: Final = 20
POTION_USED: Final = 21
WRONG_WINDOW: Final = 22
NOT_IN_TIE: Final = 23
NOT_FOR_HERO: Final = 24
ONLY_HERO: Final = 25
POTIONS_BANNED: Final = 26
ONLY_SPEED: Final = 27
REROLLS_BANNED: Final = 28
BAD_TARGET: Final = 29
NO_EFFECT: Final = 30
NO_REROLL_LEFT: Final = 31
NO_SUCH_DIE: Final = 32
NO_SET_LEFT: Final = 33
TOP_ALREADY: Final = 34
NO_SUCH_SOURCE: Final = 35
SOURCE_USED: Final = 36
NO_VALUE_SHOWN: Final = 37
VALUE_NOT_LISTED: Final = 38
NOTHING_PICKED: Final = 39
PICK_ON: Final = 40
NO_REPEAT_LEFT: Final = 41
WRONG_CLASS: Final = 42
NOT_IN_FORGE: Final = 43
NO_POTIONS_LEFT: Final = 44
NO_RECIPE: Final = 45
LACKS_MATERIAL: Final = 46
NOT_IMPROVABLE: Final = 47
IMPROVED_ALREADY: Final = 48
TOKEN_THERE: Final = 49
NOT_ALCHEMIST: Final = 50
OWN_TURN_ONLY: Final = 51
TOKEN_USED: Final = 52
TOO_FEW_HEARTS: Final = 53
NOT_IN_DISCARD: Final = 54
NO_FIGHT: Final = 55
NOT_ON_TOP: Final = 56
NOT_STEALABLE: Final = 57
NO_POTION_THERE: Final = 58
NOT_DRAWN_NOW: Final = 59
NOTHING_TO_SWAP: Final = 60

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
    ("no-use", "R54"),
    ("joker-idle", "R65"),
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
