"""Games between bots at tables of Kingscraft and Boss Monster."""

from __future__ import annotations

from collections.abc import Iterator

from monstertisch.bots import make_bot
from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.game import Data, Game, State
from monstertisch.core.sight import Bot, look

Seating = tuple[int, Data]  # players and options

CHARACTERS = ["rogue", "alchemist", "merchant", "nobleman", "assassin", "swashbuckler"]
KINGSCRAFT: list[Seating] = [
    (4, {"character": CHARACTERS[:4], "king": "K_ZWERG"}),
    (4, {"character": CHARACTERS[2:], "king": "K_PIRAT", "forge_order": "random", "handicap": True}),
    (3, {"character": ["alchemist", "rogue", "merchant"], "king": "old", "enemy_decider": "auto", "static_recipes": True}),
    (2, {"character": ["assassin", "nobleman-neutral"], "king": "young"}),
]
BOSS_MONSTER: list[Seating] = [
    (4, {}),
    (3, dict.fromkeys(["choose_boss", "intrigue", "room_for_coin", "optional_spells", "empty_adventure_turns"], True)),
    (2, {"hard_mode": True, "english_setup": True, "bait_order": "oldest_first", "miniboss_drops": True}),
]


def positions(game: Game, options: Data, seed: int, bots: list[Bot], cards: Data | None = None) -> Iterator[State]:
    """Every position of a game between these bots."""
    luck, thoughts = Luck(secret_of(seed)), Luck(derive(secret_of(seed), "bots"))
    state = game.new(game.setup(len(bots), options, cards), luck)
    while state.to_act():
        yield state
        seat = state.to_act()[0]
        state.play(seat, bots[seat].choose(look(state, seat, bots[seat], thoughts), thoughts), luck)
    yield state


def play_game(game: Game, names: list[str], options: Data, seed: int, cards: Data | None = None) -> State:
    """The end of a game between bots of these names."""
    *_, last = positions(game, options, seed, [make_bot(name, game) for name in names], cards)
    return last


def seated(name: str, others: str, players: int, seed: int) -> list[str]:
    """One bot among others, in every seat in turn."""
    return [name if seat == seed % players else others for seat in range(players)]
