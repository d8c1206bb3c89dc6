"""Going on from a position: wishes, waiting for a question, and asking what happened."""

from __future__ import annotations

from typing import Any

from monstertisch.core.chance import Chance, Luck, Script, secret_of
from monstertisch.core.game import Data

from .. import play
from .names import CALM, CARD, GAME, NAME
from .spellings import SPELLINGS


class Play(play.Play):
    """A game of Boss Monster being played."""

    game = GAME

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.luck: Chance = Luck(secret_of(2))

    def script(self, **results: list[Any]) -> Play:
        """Luck to come, by source; anything else is an error."""
        self.luck = Script({source.replace("_", " "): given for source, given in results.items()})
        return self

    def but(self, **entries: Any) -> Play:
        """Goes on from this position with other entries, as `to_data` writes them."""
        self.state = GAME.from_data(self.state.setup, {**self.state.to_data(), **entries})
        return self

    def without_decks(self) -> Play:
        """All cards of both decks lie in the discard pile."""
        written = self.state.to_data()
        cards = [*written["discard"], *written["room_deck"], *written["spell_deck"]]
        return self.but(room_deck=[], spell_deck=[], discard=cards)

    # Wishes

    def spelled(self, seat: int, wish: str) -> Data:
        verb, _, rest = wish.partition(" ")
        if verb in SPELLINGS:
            return SPELLINGS[verb](self, seat, rest)
        return {"kind": wish.replace(" ", "_")}

    def do(self, seat: int, *wishes: str) -> Play:
        """One seat acts, wish by wish."""
        for wish in wishes:
            self.act(seat, self.move(seat, wish))
        return self

    def calm(self) -> Play:
        """The answer of whoever is asked and wants nothing."""
        seat = self.asked[0]
        options = self.state.options(seat)
        calm = [action for action in options if GAME.moves.spell_out(action)["kind"] in CALM]
        self.act(seat, (calm or options)[0])
        return self

    def reply(self, seat: int, *wishes: str) -> Play:
        """In the window of another one: this seat acts when it is asked, and all pass until that has resolved (R31)."""
        while self.asked != [seat]:
            self.calm()
        self.do(seat, *wishes)
        while self.view["waiting"]:
            self.calm()
        return self

    def close(self) -> Play:
        """Everybody passes until this window is over."""
        before = self.window
        while self.asked and self.window == before:
            self.calm()
        return self

    def go_to(self, kind: str, *, seat: int | None = None, active: int | None = None, hero: str = "", room: str = "") -> Play:
        """Nobody wants anything until this question, or a window of this kind, is open."""
        for _ in range(500):
            if self.asked and self.is_open(kind, seat, active, hero, room):
                return self
            assert self.asked, f"the game is over before {kind}"
            self.calm()
        raise AssertionError(f"no way to {kind}")

    def is_open(self, kind: str, seat: int | None, active: int | None, hero: str, room: str) -> bool:
        prompt = self.prompt
        if active is not None and (self.view["active"] != active or self.asked != [active]):
            return False
        if kind not in [prompt["kind"], prompt.get("window")]:
            return False
        if seat is not None and seat not in self.asked:
            return False
        stands_in = self.room_of_walker() if room else ""
        return (not hero or prompt.get("hero") == CARD[hero]) and (not room or stands_in == room)

    def room_of_walker(self) -> str:
        prompt = self.prompt
        if prompt.get("slot") is None:
            return ""
        return next(NAME[one["room"]] for one in self.player(prompt["dungeon"])["rooms"] if one["slot"] == prompt["slot"])

    def end_turn(self) -> Play:
        """Nobody wants anything until the next turn has begun, or the game is over."""
        turn = self.turn
        while self.asked and self.turn == turn:
            self.calm()
        return self

    def end_phase(self) -> Play:
        phase, turn = self.view["phase"], self.turn
        while self.asked and (self.view["phase"], self.turn) == (phase, turn):
            self.calm()
        return self

    # Asking

    @property
    def window(self) -> list[Any]:
        prompt = self.prompt
        return [self.turn, self.view["phase"], self.view["active"], *[prompt.get(key) for key in ["window", "hero", "slot"]]]

    @property
    def turn(self) -> int:
        found: int = self.view["turn"]
        return found

    def kinds(self) -> list[str]:
        return [event.kind for event in self.happened]

    def coins(self, seat: int) -> int:
        found: int = self.player(seat)["coins"]
        return found

    def souls(self, seat: int) -> int:
        found: int = self.player(seat)["souls"]
        return found

    def wounds(self, seat: int) -> int:
        found: int = self.player(seat)["wounds"]
        return found

    def hand(self, seat: int) -> list[str]:
        return [NAME[card] for card in self.player(seat, seat)["hand"]]

    def rooms(self, seat: int) -> list[str]:
        """The visible rooms, from the entrance to the boss."""
        return [NAME[room["room"]] for room in self.player(seat)["rooms"]]

    def room(self, seat: int, name: str) -> Data:
        """The first visible room of this name, seen from the entrance."""
        return next(room for room in self.player(seat)["rooms"] if room["room"] == CARD[name])

    def damage(self, seat: int, name: str) -> int:
        found: int = self.room(seat, name)["damage"]
        return found

    def level(self, seat: int, name: str) -> int:
        """Of the miniboss of this name."""
        found = [room["miniboss"] for room in self.player(seat)["rooms"] if room["miniboss"]]
        return next((one["level"] for one in found if one["card"] == CARD[name]), 0)

    def discarded(self) -> list[str]:
        return [NAME[card] for card in self.view["discard"]]

    def entrance(self, seat: int) -> list[str]:
        return [NAME[hero["hero"]] for hero in self.player(seat)["entrance"]]

    def town(self) -> list[str]:
        return [NAME[hero["hero"]] for hero in self.view["town"]]

    def hero(self, name: str) -> Data:
        """A hero in town or at an entrance, or the one who walks, as everybody sees it."""
        everywhere = [*self.view["town"], *[hero for seat in self.view["seats"] for hero in seat["entrance"]]]
        return next(hero for hero in everywhere if hero["hero"] == CARD[name])
