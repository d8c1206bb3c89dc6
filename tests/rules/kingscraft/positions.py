"""Positions of Kingscraft written in a few lines, and the words with which the rule tests go on from them.

    game = table(2).hero(A, "Sword, Boots", backpack="Staff").creatures("Orc Robber").start()
    game.choose("attack2", "heal").go_to("hero_reroll", dice="6 5 3 2")
    game.do(A, "reroll 2", dice="4")

Cards are called by their English names; `Sword*` lies with its golden side up, `Horn@hand` says in which slot a neutral item lies.
A wish is written as one says it: "take Sword", "play Snail Potion on B", "combine Horned Helmet". Dice are the faces that come
up next, in this order; whatever is rolled beyond them is an error.
"""

from __future__ import annotations

from typing import Any

from monstertisch.core.chance import Luck, Script, secret_of
from monstertisch.core.game import Data
from monstertisch.games.kingscraft import Kingscraft
from monstertisch.games.kingscraft.cards import ACTIONS, IDS, PRINTED, SLOTS, printed_rows

from .. import play

GAME = Kingscraft()
A, B, C, D = range(4)
BOARDS = ["assassin", "merchant", "swashbuckler", "nobleman", "rogue", "alchemist"]
WORDS = ["king", "heal", "attack1", "guard", "attack2", "forge", "attack3", "theft", "market", "ambush", "break-in"]
CARDS = dict(zip(WORDS, ACTIONS, strict=True))

# What is answered to a question that a test does not care about.
ANSWERS = {"window": "pass", "reward": "decline", "share": "decline"}


def ids(section: str, rows: Data = PRINTED) -> dict[str, list[str]]:
    """The ids of all cards of this English name: copies of one potion share it."""
    found: dict[str, list[str]] = {}
    for row in rows[section]:
        found.setdefault(row["name_en"], []).append(row["id"])
    return found


ITEM = {name: cards[0] for name, cards in ids("items").items()}
POTION = ids("potions")
ENEMY = {name: cards[0] for section in ["creatures", "standard_creatures", "kings"] for name, cards in ids(section).items()}
ITEM_ROWS = {row["id"]: row for row in PRINTED["items"]}


def copies_of(potion: str) -> list[str]:
    """All potions of this name; a potion of one's own is called by its id."""
    return POTION.get(potion, [potion])


def split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


# Writing a position


class Table:
    """A table before the first card is chosen. What is not said is plain: neutral heroes with nothing, all items in the forge."""

    def __init__(self, players: int, options: Data, cards: Data | None) -> None:
        self.players = players
        self.options = options
        self.cards = cards
        self.characters = [""] * players
        self.worn: list[Any] = [None] * 5 * players
        self.packs: list[list[str]] = [[] for _ in range(players)]
        self.held: list[list[str]] = [[] for _ in range(players)]
        self.hearts: list[int | None] = [None] * players
        self.golden: list[str] = []
        self.decks: dict[int, list[str]] = {}
        self.top: list[str] = []
        self.discarded: list[str] = []
        self.more: Data = {}

    def hero(
        self,
        seat: int,
        worn: str = "",
        *,
        backpack: str = "",
        potions: str = "",
        hearts: int | None = None,
        character: str = "",
    ) -> Table:
        if character:
            self.characters[seat] = character
        for text in split(worn):
            item, _, slot = text.partition("@")
            card = self.item(item)
            place = slot or ITEM_ROWS[card]["slot"]
            at = 5 * seat + [*SLOTS, "hand2"].index(place)
            assert self.worn[at] is None, f"{place} is taken"
            self.worn[at] = card
        self.packs[seat] += [self.item(name) for name in split(backpack)]
        self.held[seat] += [self.potion(name) for name in split(potions)]
        self.hearts[seat] = hearts
        return self

    def item(self, name: str) -> str:
        card = ITEM[name.removesuffix("*")]
        if name.endswith("*"):
            self.golden.append(card)
        return card

    def potion(self, name: str) -> str:
        """The next copy that is not used yet."""
        used = [*self.top, *self.discarded, *[potion for held in self.held for potion in held]]
        return next(card for card in copies_of(name) if card not in used)

    def gilded(self, names: str) -> Table:
        """Items that lie in the forge with their golden side up."""
        self.golden += [ITEM[name] for name in split(names)]
        return self

    def creatures(self, *names: str) -> Table:
        """The creatures face up; several of a level come in this order, and "none" after a level leaves its deck empty."""
        for name in names:
            if name.startswith("no level "):
                self.decks[int(name[-1])] = []
            else:
                self.decks.setdefault(int(ENEMY[name][1]), []).append(ENEMY[name])
        return self

    def deck(self, names: str) -> Table:
        """The potions on top of the deck, the next one first."""
        self.top += [self.potion(name) for name in split(names)]
        return self

    def discard(self, names: str) -> Table:
        self.discarded += [self.potion(name) for name in split(names)]
        return self

    def but(self, **entries: Any) -> Table:
        """Entries of the position as `to_data` writes them."""
        self.more |= entries
        return self

    def start(self) -> Play:
        options = {"character": self.all_characters(), "king": "K_BRANDOR_J", "boards_out": self.boards_out(), **self.options}
        setup = GAME.setup(self.players, options, self.cards)
        written = GAME.new(setup, Luck(secret_of(1))).to_data()
        taken = [item for item in self.worn if item] + [item for pack in self.packs for item in pack]
        in_play = written["forge"] + [item for pack in written["packs"] for item in pack]
        assert set(taken) <= set(in_play), f"not in play: {set(taken) - set(in_play)}"
        held = [potion for potions in self.held for potion in potions]
        potions = sorted(written["deck"])
        rest = [potion for potion in potions if potion not in [*held, *self.top, *self.discarded]]
        written |= {
            "hearts": [most if now is None else now for now, most in zip(self.hearts, written["hearts"], strict=True)],
            "slots": self.worn,
            "packs": self.packs,
            "forge": [item for item in in_play if item not in taken],
            "improved": self.golden,
            "potions": self.held,
            "deck": rest + self.top[::-1],
            "discard": self.discarded,
            "knows": [*self.held, []],
            "creatures": [self.deck_of(level, written["creatures"][level - 1]) for level in [1, 2, 3]],
            **self.more,
        }
        return Play(GAME.from_data(setup, written))

    def all_characters(self) -> list[str]:
        """Who is not named plays the neutral side of a board that nobody else has (R4)."""
        free = iter([board for board in BOARDS if board not in self.characters])
        return [character or f"{next(free)}-neutral" for character in self.characters]

    def boards_out(self) -> str:
        """The last boards of white letters on which none of the items in use lies, as many as must be left out."""
        used = {
            ITEM_ROWS[item]["board"] for item in [*self.worn, *self.golden, *[card for pack in self.packs for card in pack]] if item
        }
        count = {2: 2, 3: 1, 4: 0}[self.players]
        free = [letter for letter in "BCDEF" if letter not in used]
        return "".join(free[len(free) - count :]) if count else "random"

    def deck_of(self, level: int, before: list[str]) -> list[str]:
        if level not in self.decks:
            return before
        wanted = self.decks[level]
        return wanted + [card for card in before if card not in wanted][: max(len(before) - len(wanted), 0)] if wanted else []


def table(players: int = 2, cards: Data | None = None, **options: Any) -> Table:
    if "king" in options and options["king"] in ENEMY:
        options["king"] = ENEMY[options["king"]]
    return Table(players, options, cards)


def with_card(section: str, card: str, **entries: Any) -> Data:
    """Our card rows with other entries on one card, called by its English name; None takes an entry away."""
    rows = printed_rows()
    for row in rows[section]:
        if card in (row["name_en"], row["id"]):
            row |= entries
            for key in [key for key, value in entries.items() if value is None]:
                del row[key]
    return rows


# Playing on


class Play(play.Play):
    """A game of Kingscraft being played; its luck is the dice to come."""

    game = GAME

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.luck: Script = Script({"dice": []})

    # Moves

    def spelled(self, seat: int, wish: str) -> Data:
        verb, _, rest = wish.partition(" ")
        what, _, target = rest.partition(" on ")
        if verb == "choose":
            return {"kind": verb, "card": CARDS[rest]}
        if verb == "wear":
            slot = target or ITEM_ROWS[ITEM[what]]["slot"]
            return {"kind": verb, "slot": slot, "item": ITEM.get(what, what)}
        if wish.startswith("take off "):
            return {"kind": "take_off", "slot": rest.removeprefix("off ")}
        if verb == "play":
            place = {"seat": "ABCD".index(target)} if target in list("ABCD") else {"slot": target}
            return {"kind": verb, "potion": self.own_potion(seat, what), **(place if target else {})}
        if verb in ["reroll", "set", "pick"]:
            face, _, sides = rest.partition(" of ")
            return {"kind": {"set": "set_die"}.get(verb, verb), "sides": int(sides or 6), "face": int(face)}
        if verb == "use":
            source = {"card": rest} if rest == "enemy" else {"slot": rest} if rest in [*SLOTS, "hand2"] else None
            return {"kind": verb, **(source or {"potion": self.used_potion(rest)})}
        if verb == "combine":
            item, *jokers = rest.split(", ")
            named = dict(joker.split("=") for joker in jokers)
            materials = {side: ITEM[named[side]] if side in named else "own" for side in ["first", "second"]}
            return {"kind": verb, "item": ITEM.get(item, item), **materials}
        if verb in ["take", "improve", "brew", "return", "swap"]:
            return {"kind": verb, "item": ITEM[rest]}
        if verb in ["exchange", "discard", "put", "reproduce"]:
            return {"kind": verb, "potion": self.own_potion(seat, rest)}
        if verb == "token":
            return {"kind": verb, "on": "deck"} if rest == "deck" else {"kind": verb, "item": ITEM[rest]}
        if verb == "steal":
            thing = {"seat": "ABCD".index(rest[-1])} if rest.startswith("from ") else {"item": ITEM[rest]}
            return {"kind": verb, **thing}
        if verb in ["experiment", "ambush"]:
            return {"kind": verb, {"experiment": "hearts", "ambush": "level"}[verb]: int(rest)}
        return {"kind": wish}

    def own_potion(self, seat: int, name: str) -> str:
        """The copy that this seat holds, or one that lies where it can be reached."""
        position = self.state.to_data()
        places = [*position["potions"][seat], *position["deck"][::-1], *position["discard"]]
        return next((card for card in places if card in copies_of(name)), copies_of(name)[0])

    def used_potion(self, name: str) -> str:
        in_force = [dose[0] for dose in self.state.to_data()["doses"]]
        return next((card for card in in_force if card in copies_of(name)), copies_of(name)[0])

    def do(self, seat: int, *wishes: str, dice: str = "") -> Play:
        """One seat acts, wish by wish; `dice` are the faces that come up meanwhile."""
        self.expect(dice)
        for wish in wishes:
            self.act(seat, self.move(seat, wish))
        return self

    def expect(self, dice: str = "", **orders: Any) -> None:
        self.luck.results["dice"] += [int(face) - 1 for face in dice.split()]
        for source, results in orders.items():
            self.luck.results.setdefault(source, []).extend(results)

    def choose(self, *cards: str, dice: str = "") -> Play:
        """Every seat chooses a card, seat 0 first; the last one brings the reveal."""
        for seat, card in enumerate(cards):
            self.do(seat, f"choose {card}", dice=dice if seat == len(cards) - 1 else "")
        return self

    def go_to(self, kind: str, *, seat: int | None = None, dice: str = "") -> Play:
        """Answers everything with "no, thanks" until this question is open; a new round ends the search."""
        self.expect(dice)
        begun = self.round
        for _ in range(400):
            if self.prompt["kind"] == kind and (seat is None or seat in self.asked):
                return self
            assert self.asked, f"the game is over before {kind}"
            assert self.prompt["kind"] != "choose", f"a new round before {kind}"
            assert self.round == begun
            self.do(self.asked[0], self.no_thanks())
        raise AssertionError(f"no way to {kind}")

    def no_thanks(self) -> str:
        return ANSWERS.get(self.prompt["kind"], "done")

    def finish_round(self, *, dice: str = "") -> Play:
        """Answers everything with "no, thanks" until the next round or the end."""
        self.expect(dice)
        while self.asked and self.prompt["kind"] != "choose":
            self.do(self.asked[0], self.no_thanks())
        return self

    def dice_left(self) -> int:
        return len(self.luck.results["dice"]) - self.luck.used.get("dice", 0)

    # Asking

    @property
    def round(self) -> int:
        found: int = self.state.round()
        return found

    def hearts(self, seat: int) -> int:
        found: int = self.player(seat)["hearts"]
        return found

    def worn(self, seat: int) -> dict[str, str]:
        """What lies in the active slots, by name."""
        lying = self.state.to_data()["slots"][5 * seat : 5 * seat + 5]
        return {slot: name_of(item) for slot, item in zip([*SLOTS, "hand2"], lying, strict=True) if item}

    def backpack(self, seat: int) -> list[str]:
        return [name_of(item) for item in self.state.to_data()["packs"][seat]]

    def overflow(self, seat: int) -> list[str]:
        return [name_of(item) for item in self.state.to_data()["overflow"][seat]]

    def items(self, seat: int) -> list[str]:
        return sorted([*self.worn(seat).values(), *self.backpack(seat), *self.overflow(seat)])

    def potions(self, seat: int) -> list[str]:
        return [potion_name(potion) for potion in self.state.to_data()["potions"][seat]]

    def forge(self) -> list[str]:
        return [name_of(item) for item in self.state.to_data()["forge"]]

    def golden(self) -> list[str]:
        return [name_of(item) for item in self.state.to_data()["improved"]]

    def order(self) -> list[int]:
        found: list[int] = self.state.view(None)["order"]
        return found

    def face_up(self, level: int) -> str:
        deck = self.state.to_data()["creatures"][level - 1]
        return enemy_name(deck[0] if deck else f"STD{level}")


def name_of(item: str) -> str:
    return next(name for name, card in ITEM.items() if card == item)


def potion_name(potion: str) -> str:
    return next(name for name, cards in POTION.items() if potion in cards)


def enemy_name(enemy: str) -> str:
    return next(name for name, card in ENEMY.items() if card == enemy)


def level_of(enemy: str) -> int:
    return int(enemy[3] if enemy.startswith("STD") else enemy[1])


def fight(
    worn: str = "",
    against: str = "Forest Imp",
    *,
    dice: str = "",
    backpack: str = "",
    potions: str = "",
    hearts: int | None = None,
    character: str = "",
    players: int = 2,
    stop: str = "hero_reroll",
    **options: Any,
) -> Play:
    """Seat A attacks this enemy; the fight goes on to the first question of this kind, or to its end."""
    king = ENEMY[against] in IDS["kings"]
    setting = table(players, **{**options, **({"king": against} if king else {})})
    setting.hero(A, worn, backpack=backpack, potions=potions, hearts=hearts, character=character)
    if ENEMY[against].startswith("STD"):
        setting.creatures(f"no level {level_of(ENEMY[against])}")
    elif not king:
        setting.creatures(against)
    card = "king" if king else f"attack{level_of(ENEMY[against])}"
    game = setting.start()
    game.expect(dice)
    game.choose(card, *["heal", "forge"][: players - 1])
    while game.asked and game.prompt["kind"] not in [stop, "choose"]:
        if game.told("won") or game.told("lost") or game.told("fizzled"):
            break
        game.do(game.asked[0], game.no_thanks())
    return game
