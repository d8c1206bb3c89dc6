"""Positions of Boss Monster written in a few lines, and the words with which the rule tests go on from them.

    game = table().seat(A, rooms="Fetid Beast, Unstable Mine", hand="Heist, Loot Box", coins=5).entrance(A, "Rotgut").start()
    game.do(A, "place Loot Box", "use Heist", "target Unstable Mine")
    game.go_to("room", hero="Rotgut")

A position begins in the window of seat A's build turn. Seats are in XP order: A comes first. Cards are called by their English
names, heroes by what stands before the comma. Rooms are listed from the entrance to the boss; `Loot Box/Fetid Beast` is a Loot Box
on a Fetid Beast, `Loot Box+Spike2` has Spike at level 2, `Loot Box$3` has three coins on it. A room of a wish is the own one of
this name, `Loot Box of B` that of another seat. Luck is a script where a test says it, and a fixed secret elsewhere.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import Data
from monstertisch.games.boss_monster.cards import PRINTED_CARDS, printed_rows

from .names import CALM, CARD, GAME, NAME, OUR_BOSSES, SEATS, THINGS, A, B, C, D, design, split
from .playing import Play

__all__ = [
    "CARD", "GAME", "NAME", "SEATS", "THINGS", "A", "B", "C", "D", "Play", "Table", "design", "opening", "table", "with_card",
]  # fmt: skip


class Table:
    """A table in the build turn of seat A. What is not said is plain: no rooms, no cards, three coins each, an empty town."""

    def __init__(self, players: int, options: Data, cards: Data | None) -> None:
        bosses = [CARD.get(boss, boss) for boss in options.pop("bosses", OUR_BOSSES)][:players]
        setup = GAME.setup(players, {"boss": bosses, **options}, cards)
        self.setup = setup
        self.written = first_build_turn(setup)
        self.used: set[int] = set()
        self.rooms_on_top: list[int] = []
        self.spells_on_top: list[int] = []
        self.more: Data = {}
        size = len(self.written["beneath"])
        self.blank: Data = {
            "hands": [[] for _ in range(players)],
            "dungeons": [[] for _ in range(players)],
            "entrances": [[] for _ in range(players)],
            "souls": [[] for _ in range(players)],
            "wounds": [[] for _ in range(players)],
            "coins": [3] * players,
            "levelled": [0] * players,
            "discard": [],
            "removed": [],
            "town": [],
            "lasting": [],
            "beneath": [-1] * size,
            "mini": [-1] * size,
            "coins_on": [0] * size,
            "level": [0] * size,
            "marks": [0] * size,
            "hurt": [0] * len(self.written["hurt"]),
            "ages": [0] * len(self.written["ages"]),
        }
        self.written |= self.blank

    def thing(self, name: str) -> int:
        """The next copy of this card that is not used yet."""
        wanted = design(name)
        found = next(card for card, of in enumerate(THINGS) if of == wanted and card not in self.used)
        self.used.add(found)
        return found

    def seat(
        self,
        seat: int,
        *,
        rooms: str = "",
        hand: str = "",
        coins: int = 3,
        souls: str = "",
        wounds: str = "",
        levelled: bool = False,
    ) -> Table:
        self.written["dungeons"][seat] = [self.room(text) for text in split(rooms)]
        self.written["hands"][seat] = sorted(self.thing(name) for name in split(hand))
        self.written["coins"][seat] = coins
        self.written["souls"][seat] = [self.thing(name) for name in split(souls)]
        self.written["wounds"][seat] = [self.thing(name) for name in split(wounds)]
        self.written["levelled"][seat] = int(levelled)
        return self

    def room(self, text: str) -> int:
        """A slot: `top/beneath`, `+miniboss level`, `$coins`."""
        stack, _, coins = text.partition("$")
        stack, _, miniboss = stack.partition("+")
        things = [self.thing(name.strip()) for name in stack.split("/")]
        for upper, lower in pairwise(things):
            self.written["beneath"][upper] = lower
        if miniboss:
            self.written["mini"][things[0]] = self.thing(miniboss[:-1])
            self.written["level"][self.written["mini"][things[0]]] = int(miniboss[-1])
        self.written["coins_on"][things[0]] = int(coins or 0)
        return things[0]

    def town(self, heroes: str) -> Table:
        """From the oldest to the youngest."""
        self.written["town"] = [self.hero(name) for name in split(heroes)]
        return self

    def entrance(self, seat: int, heroes: str) -> Table:
        self.written["entrances"][seat] = [self.hero(name) for name in split(heroes)]
        return self

    def hero(self, name: str) -> int:
        """The next hero in age."""
        found = self.thing(name)
        self.written["ages"][found] = 1 + max(self.written["ages"])
        return found

    def deck(self, rooms: str = "", spells: str = "") -> Table:
        """What lies on top of the decks, the next card first."""
        self.rooms_on_top = [self.thing(name) for name in split(rooms)]
        self.spells_on_top = [self.thing(name) for name in split(spells)]
        return self

    def discard(self, cards: str) -> Table:
        """The last one lies on top."""
        self.written["discard"] = [self.thing(name) for name in split(cards)]
        return self

    def but(self, **entries: Any) -> Table:
        """Entries of the position as `to_data` writes them."""
        self.more |= entries
        return self

    def start(self) -> Play:
        written = self.written
        first = THINGS.index(design("Windfall"))
        optional = [card for card, of in enumerate(THINGS) if PRINTED_CARDS.optional[of]]
        out = [] if self.setup.options["optional_spells"] else optional
        rest = [card for card in range(PRINTED_CARDS.first_room, len(THINGS)) if card not in self.used and card not in out]
        written["room_deck"] = [card for card in rest if card < first] + self.rooms_on_top[::-1]
        written["spell_deck"] = [card for card in rest if card >= first] + self.spells_on_top[::-1]
        written["hero_deck"] = [hero for hero in heroes_of(self.setup.players) if hero not in self.used]
        for seat, hand in enumerate(written["hands"]):
            for card in hand:
                written["knows"][card] = 1 << seat
        for card in [*written["room_deck"], *written["spell_deck"]]:
            written["knows"][card] = 0
        return Play(GAME.from_data(self.setup, {**written, **self.more}))


def heroes_of(players: int) -> list[int]:
    """R15: epic heroes below the ordinary ones, the last is revealed first."""
    taking_part = [
        hero for hero in range(PRINTED_CARDS.first_hero, PRINTED_CARDS.first_room) if PRINTED_CARDS.symbol[hero] <= players
    ]
    return sorted(taking_part, key=lambda hero: -PRINTED_CARDS.epic[hero])


KEPT: dict[str, Data] = {}


def first_build_turn(setup: Any) -> Data:
    """The first window of a game with this setup, reached with as little as possible; written down once per setup."""
    key = repr(sorted(setup.options.items(), key=str)) + str(setup.players) + str(setup.cards is None)
    if key not in KEPT or setup.cards is not None:
        luck = Luck(secret_of(1))
        state: Any = GAME.new(setup, luck)
        while state.view(None)["prompt"]["kind"] != "window":
            seat = state.to_act()[0]
            calm = [action for action in state.options(seat) if GAME.moves.spell_out(action)["kind"] in CALM]
            state.play(seat, (calm or state.options(seat))[0], luck)
        KEPT[key] = state.to_data()
    copied: Data = GAME.from_data(setup, KEPT[key]).to_data()
    return copied


def table(players: int = 2, cards: Data | None = None, **options: Any) -> Table:
    return Table(players, options, cards)


def opening(players: int = 2, hands: list[str] | None = None, **options: Any) -> Play:
    """A game that has just been dealt; these seats have other hands than luck gave them."""
    bosses = [CARD.get(boss, boss) for boss in options.pop("bosses", OUR_BOSSES)][:players]
    setup = GAME.setup(players, {"boss": bosses, **options})
    written = GAME.new(setup, Luck(secret_of(1))).to_data()
    setting = Table(players, {"bosses": bosses, **options}, None)
    for seat, hand in enumerate(hands or []):
        written["hands"][seat] = sorted(setting.thing(name) for name in split(hand))
        for card in written["hands"][seat]:
            written["knows"][card] = 1 << seat
            for pile in ["room_deck", "spell_deck"]:
                written[pile] = [other for other in written[pile] if other != card]
    return Play(GAME.from_data(setup, written))


def with_card(section: str, card: str, **entries: Any) -> Data:
    """Our card rows with other entries on one card, called by its English name or its id."""
    rows = printed_rows()
    for row in rows[section]:
        if card in (row.get("name_en"), row["id"]):
            row |= entries
    return rows
