"""The games as OpenSpiel Python games, named `monstertisch_<game>`.

    import pyspiel
    import monstertisch.adapters.open_spiel

    game = pyspiel.load_game("monstertisch_kingscraft(players=3)")

Parameters: `players`; `rewards`, by place (zero-sum) or by score; every option of the table by its name, those with a choice per
seat as `one+another+third` (`usual`: what a table has unless it says otherwise); `max_moves`, after which a game is over as it
stands (0: it is played to its end); and `chance`. With `chance=explicit` every card that is shuffled and every die is a chance node
of its own, so that searches do not foresee them. With `chance=seed` the first four chance nodes are the bytes of the seed of which
all luck of the game follows: that is faster, and the same game as `--seed` anywhere else, but luck to come is sampled inside, and a
search that plays on from a position knows it.

Seats that choose at once are asked one after another, and none sees what the others chose. Only seats that owe an answer are asked.
An observation is what the seat sees now. The string of an information state also holds a digest of all it was ever told and did,
so it is of perfect recall; its tensor is that of the observation, and is not.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ..core.chance import Chance, Luck, Thoughts, derive, secret_of
from ..core.event import Event, Events
from ..core.game import Data, Game, State, TableOption
from ..games import GAMES
from .installed import needs
from .table import Table, game_of

needs("pyspiel", "open-spiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from .pictures import text_of  # noqa: E402

USUAL = "usual"
SEED_BYTES, BYTE = 4, 256
LARGEST_SCORE = 32767.0
CHANCES = ["explicit", "seed"]
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


class Undecided(Exception):
    """The rules ask luck for a number below this bound, and nobody has decided yet."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


class Decided(Chance):
    """Luck as chance nodes decided it, number by number; shuffles are such numbers too."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.used = 0

    def below(self, source: str, bound: int) -> int:  # noqa: ARG002
        if bound == 1:
            return 0
        if self.used == len(self.numbers):
            raise Undecided(bound)
        self.used += 1
        return self.numbers[self.used - 1]

    def shuffle(self, source: str, cards: list[int]) -> None:  # noqa: ARG002
        """As `Streams` does it: Fisher and Yates from the last card down. With every card that is decided all are dealt anew."""
        decided = self.numbers[self.used : self.used + len(cards) - 1]
        self.used += len(decided)
        last = len(cards)
        for other in decided:
            last -= 1
            cards[last], cards[other] = cards[other], cards[last]
        if last > 1:
            raise Undecided(last)


class World:
    """All that an OpenSpiel state knows beside its history: the position, luck that is being decided, and who was told what."""

    def __init__(self, table: Table, chance: str, max_moves: int) -> None:
        self.table = table
        self.chance = chance
        self.max_moves = max_moves  # 0: as many as the game has
        self.moves = 0
        self.state: State | None = None  # None: not dealt yet
        self.move: tuple[int, int] | None = None  # a seat and its action, whose luck is being decided
        self.numbers: list[int] = []  # what was decided of it, or of the seed
        self.bound = BYTE if chance == "seed" else 0  # of the number that is to be decided; 0: none
        self.luck: Luck | None = None  # that of the seed
        self.log: list[tuple[int, int] | Event] = []
        self.heard: list[tuple[int, bytes]] = [(0, b"")] * table.players  # per seat, how much of the log is in its digest
        if chance == "explicit":
            self.go_on()
        self.asked = self.whom_to_ask()  # OpenSpiel wants to know it eight times per move

    def copy(self) -> World:
        twin = World.__new__(World)
        twin.__dict__.update(self.__dict__)  # what is replaced and never changed is shared
        twin.numbers, twin.log, twin.heard = self.numbers[:], self.log[:], self.heard[:]
        if self.state is not None:
            twin.state = self.state.copy()
        if self.luck is not None:
            twin.luck = self.luck.anew()
            twin.luck.resume(self.luck.position())
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> World:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        table = self.table
        setup = table.setup
        made = (table.game.name, setup.players, setup.options, setup.cards, table.rewards_by)
        data = {
            "state": None if self.state is None else self.state.to_data(),
            "moves": self.moves,
            "move": self.move,
            "numbers": self.numbers,
            "bound": self.bound,
            "luck": None if self.luck is None else (self.luck.secret, self.luck.position()),
            "heard": [self.digest_of(seat) for seat in range(table.players)],
        }
        return revive, (made, self.chance, self.max_moves, data)

    # Playing

    def whom_to_ask(self) -> int:
        """The player whom OpenSpiel asks: a seat, chance, or nobody."""
        if self.bound:
            return CHANCE
        assert self.state is not None
        waiting = self.state.to_act() if not self.max_moves or self.moves < self.max_moves else []
        return waiting[0] if waiting else TERMINAL

    def apply(self, action: int) -> None:
        if self.bound:
            self.numbers.append(action)
        else:
            self.move = (self.asked, action)
        if self.chance == "seed" and self.state is None:
            self.sow()
        else:
            self.go_on()
        self.asked = self.whom_to_ask()

    def sow(self) -> None:
        """The game of this seed, once all of its bytes are there."""
        if len(self.numbers) == SEED_BYTES:
            self.luck = Luck(secret_of(int.from_bytes(bytes(self.numbers), "big")))
            self.numbers, self.bound = [], 0
            self.go_on()

    def go_on(self) -> None:
        """Deals, or plays the move, as far as luck is decided; what it lacks is the next chance node."""
        chance: Chance = Decided(self.numbers) if self.luck is None else self.luck
        events = Events()
        try:
            if self.state is None:
                after = self.table.game.new(self.table.setup, chance, events)
            else:
                assert self.move is not None
                after = self.state.copy() if self.luck is None else self.state
                after.play(*self.move, chance, events)
        except Undecided as undecided:
            self.bound = undecided.bound
            return
        if self.move is not None:
            self.log.append(self.move)
            self.moves += 1
        self.log += events.happened
        self.state, self.move, self.numbers, self.bound = after, None, [], 0

    # Knowing

    def imagine(self, seat: int, secret: bytes) -> None:
        """Deals anew what this seat cannot know, and luck to come; the others know what they would see then, and nothing before."""
        assert self.state is not None, "nothing is dealt yet"
        self.digest_of(seat)
        self.state = self.state.imagine(seat, Thoughts(secret))
        self.asked = self.whom_to_ask()
        if self.luck is not None:
            self.luck = Luck(derive(secret, "luck"))
        for other in range(self.table.players):
            if other != seat:
                self.heard[other] = (len(self.log), hashlib.sha256(self.text_for(other).encode()).digest())

    def digest_of(self, seat: int) -> bytes:
        """Of all that a seat was told and did, one thing after the other."""
        upto, digest = self.heard[seat]
        for entry in self.log[upto:]:
            told: Any = entry.seen_by(seat) if isinstance(entry, Event) else entry if entry[0] == seat else None
            if told is not None:
                digest = hashlib.sha256(digest + json.dumps(told, sort_keys=True).encode()).digest()
        self.heard[seat] = (len(self.log), digest)
        return digest

    def text_for(self, seat: int) -> str:
        return "" if self.state is None else json.dumps(self.state.view(seat), sort_keys=True, separators=(",", ":"))

    def __str__(self) -> str:
        if self.state is None:
            return f"not dealt yet: {self.numbers}"
        undecided = f"decided of {self.move}: {self.numbers}\n" if self.move is not None else ""
        return f"{text_of(self.state.view(None))}{undecided}digest: {self.state.digest()}"


def revive(made: tuple[Any, ...], chance: str, max_moves: int, data: Data) -> World:
    """A world as it was pickled."""
    world = World(Table(*made), chance, max_moves)
    table = world.table
    world.state = None if data["state"] is None else table.game.from_data(table.setup, data["state"])
    world.moves, world.move, world.numbers, world.bound = data["moves"], data["move"], data["numbers"], data["bound"]
    world.log, world.heard = [], [(0, digest) for digest in data["heard"]]
    if data["luck"] is not None:
        secret, position = data["luck"]
        world.luck = Luck(secret)
        world.luck.resume(position)
    world.asked = world.whom_to_ask()
    return world


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.world = game.start.copy()

    def current_player(self) -> int:
        return self.world.asked

    def is_terminal(self) -> bool:
        return self.world.asked == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        assert self.world.state is not None
        return self.world.state.options(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = self.world.bound
        return [(number, 1 / bound) for number in range(bound)]

    def _apply_action(self, action: int) -> None:
        self.world.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"luck: {action}"
        return json.dumps(self.world.table.spelled(action), separators=(",", ":"))

    def returns(self) -> list[float]:
        world = self.world
        return world.table.rewards_of(world.state) if world.state and self.is_terminal() else [0.0] * world.table.players

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this player cannot tell from this one: all else is dealt anew, by numbers from the sampler."""
        drawn = json.dumps([sampler() for _ in range(4)])
        twin: SpielState = self.clone()
        twin.world.imagine(player, hashlib.sha256(drawn.encode()).digest())
        return twin

    def digest(self) -> str:
        """That of the position, as everywhere else."""
        assert self.world.state is not None
        return self.world.state.digest()

    def __str__(self) -> str:
        return str(self.world)


class Observer:
    """What OpenSpiel asks for observations and information states."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.encoder = game.table.encoder
        self.recalls = recalls
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.world.state
        self.tensor[:] = 0 if position is None else self.encoder.see(position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        world = state.world
        recalled = f" after {world.digest_of(player).hex()}" if self.recalls else ""
        return f"{world.text_for(player)}{recalled}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    rules: Game

    def __init__(self, params: Data | None = None) -> None:
        game = self.rules
        given = {**defaults_of(game), **(params or {})}
        if given["chance"] not in CHANCES:
            raise ValueError(f"chance is one of {CHANCES}, not {given['chance']!r}")
        options = {option.name: given[option.name] for option in game.table_options if given[option.name] != USUAL}
        options = {name: value.split("+") if is_per_seat(game, name) else value for name, value in options.items()}
        self.table = Table(game.name, given["players"], options, None, given["rewards"])
        longest, max_moves = game.longest(self.table.setup), given["max_moves"]
        if max_moves < 0:
            raise ValueError(f"max_moves is 0 for a whole game, or how many moves it has at most, not {max_moves}")
        self.start = World(self.table, given["chance"], max_moves)
        by_place = given["rewards"] == "place"
        most = 1.0 if by_place else LARGEST_SCORE
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.encoder.actions,
            max_chance_outcomes=max(BYTE, self.table.cards),
            num_players=self.table.players,
            min_utility=-most,
            max_utility=most,
            **({"utility_sum": 0.0} if by_place else {}),
            max_game_length=min(longest, max_moves or longest),
        )
        super().__init__(type_of(game, by_place), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers have no parameters here, and not {params}")
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


def is_per_seat(game: Game, name: str) -> bool:
    return any(option.name == name and option.per_seat for option in game.table_options)


def defaults_of(game: Game) -> Data:
    found = {"players": game.least_players, "rewards": "place", "chance": "explicit", "max_moves": 0}
    for option in game.table_options:
        assert option.name not in found, f"{game.name} has an option that is called {option.name}"
    return {**found, **{option.name: default_of(option) for option in game.table_options}}


def default_of(option: TableOption) -> bool | str:
    return USUAL if option.choices else False


def type_of(game: Game, by_place: bool = True) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"monstertisch_{game.name}",
        long_name=f"Monstertisch: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if by_place else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_players,
        min_num_players=game.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults_of(game),
    )


def register(name: str) -> None:
    """Makes a game known to `pyspiel.load_game` as `monstertisch_<name>`.

    OpenSpiel lets go of what it was given when Python is gone already; a class, unlike other things, survives that.
    """
    game = game_of(name)
    pyspiel.register_game(type_of(game), type(f"SpielGame_{game.name}", (SpielGame,), {"rules": game}))


for known in GAMES:
    register(known)
