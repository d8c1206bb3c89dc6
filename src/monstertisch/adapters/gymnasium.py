"""One seat of a game as a Gymnasium environment: the others are played by bots of chosen levels.

    import gymnasium
    import monstertisch.adapters.gymnasium

    table = gymnasium.make("monstertisch/maechtige_monster", players=3, opponents="journeyman")
    tables = gymnasium.make_vec("monstertisch/maechtige_monster", num_envs=4, vectorization_mode="async", players=3)

Every game of the register has such a name. For many games in one process there is `Batch`, which plays all seats or only yours, and
`BatchedSeat`, which is the same as a vector environment of Gymnasium.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from ..bots import make_bot
from ..core.chance import Luck, Thoughts, derive, secret_of
from ..core.game import Data, State
from ..core.sight import Bot, look
from ..games import GAMES
from .installed import needs
from .table import RewardsBy, Table, rewards_of

needs("gymnasium", "gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from .features import Encoder, Mask, Numbers  # noqa: E402
from .pictures import Picture, picture_of, text_of  # noqa: E402

Observation = dict[str, Any]
OnIllegal = Literal["raise", "mend"]
RENDER_MODES = ["ansi", "rgb_array"]


def space_of(encoder: Encoder) -> spaces.Dict:
    least, most = encoder.bounds
    return spaces.Dict({"observation": spaces.Box(least, most, dtype=np.int16), "action_mask": spaces.MultiBinary(encoder.actions)})


def bots_of(table: Table, seat: int, opponents: str | Sequence[str]) -> dict[int, Bot]:
    """Who plays the other seats: one level for all, or one for each, from the seat after yours on."""
    others = [(seat + ahead) % table.players for ahead in range(1, table.players)]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise ValueError(f"{len(others)} opponents are to be named, not {len(names)}")
    return {other: make_bot(name, table.game) for other, name in zip(others, names, strict=True)}


def let_bots_play(state: State, bots: dict[int, Bot], luck: Luck, thoughts: Thoughts) -> int:
    """Until a seat owes an answer that no bot plays, or it is over; tells that seat, or -1."""
    while waiting := state.to_act():
        for seat in waiting:
            if seat not in bots:
                return seat
        seat = waiting[0]
        bot = bots[seat]
        state.play(seat, bot.choose(look(state, seat, bot, thoughts), thoughts), luck)
    return -1


class Seat(gymnasium.Env[Observation, np.int64]):
    """Your seat at a table of bots. An episode is a game; the reward comes at its end."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Data | None = None,
        cards: Data | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "journeyman",
        rewards: RewardsBy = "place",
        on_illegal: OnIllegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {RENDER_MODES}, not {render_mode!r}")
        if on_illegal not in ("raise", "mend"):
            raise ValueError(f"on_illegal is raise or mend, not {on_illegal!r}")
        self.table = Table(game, players, options, cards, rewards)
        if not 0 <= seat < self.table.players:
            raise ValueError(f"there are the seats 0 to {self.table.players - 1}, and not {seat}")
        self.seat = seat
        self.bots = bots_of(self.table, seat, opponents)
        self.mends = on_illegal == "mend"
        self.render_mode = render_mode
        self.thoughts = Thoughts(b"")
        self.observation_space = space_of(self.table.encoder)
        self.action_space = spaces.Discrete(self.table.encoder.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        is_over = True
        while is_over:  # a game that ends before you are asked is none of yours
            self.table.deal(seed)
            self.thoughts = Thoughts(derive(self.table.secret, "bots"))
            is_over = self.play_on()
            seed = None
        return self.observed(), {}

    def play_on(self) -> bool:
        return let_bots_play(self.table.state, self.bots, self.table.luck, self.thoughts) < 0

    def observed(self) -> Observation:
        return {"observation": self.table.see(self.seat), "action_mask": self.table.mask(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as libraries with masks ask for it."""
        return self.table.mask(self.seat).astype(bool)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        wanted = int(action)
        meant = self.table.mended(self.seat, wanted) if self.mends else wanted
        self.table.state.play(self.seat, meant, self.table.luck)
        is_over = self.play_on()
        reward = self.table.rewards()[self.seat] if is_over else 0.0
        return self.observed(), reward, is_over, False, {} if meant == wanted else {"mended": wanted}

    def render(self) -> str | Picture | None:
        """The position as your seat sees it."""
        if self.render_mode is None:
            return None
        text = text_of(self.table.state.view(self.seat))
        return text if self.render_mode == "ansi" else picture_of(text)


class Turn:
    """What whoever plays a batch gets: by game, the seat that is asked, what it sees, its options, and what was earned just now.

    `rewards` has a row per game and a column per seat; they are 0 but for games that just ended, of which the next has begun.
    """

    def __init__(self, games: int, players: int, encoder: Encoder) -> None:
        self.seats: NDArray[np.int64] = np.zeros(games, np.int64)
        self.observations: Numbers = np.zeros((games, encoder.size), np.int16)
        self.masks: Mask = np.zeros((games, encoder.actions), np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((games, players), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(games, bool)


class Batch:
    """Many games that go on together, each with the next question of a seat that is yours; those of `opponents` bots answer.

    Without opponents all seats are yours. The arrays of a `Turn` are the same objects every time: copy what you keep. Which game
    gets which luck follows from the seed and from the order in which games begin.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Data | None = None,
        cards: Data | None = None,
        games: int = 64,
        opponents: dict[int, str] | None = None,
        rewards: RewardsBy = "place",
    ) -> None:
        self.table = Table(game, players, options, cards, rewards)
        self.encoder = self.table.encoder
        self.bots = {seat: make_bot(name, self.table.game) for seat, name in (opponents or {}).items()}
        if not {*self.bots} < {*range(self.table.players)}:
            raise ValueError(f"opponents have some of the seats 0 to {self.table.players - 1}, and not {sorted(self.bots)}")
        self.games = games
        self.secret = secret_of(0)
        self.begun = 0
        self.states: list[State] = []
        self.lucks: list[Luck] = []
        self.thoughts: list[Thoughts] = []
        self.turn = Turn(games, self.table.players, self.encoder)

    def reset(self, seed: int = 0) -> Turn:
        self.secret, self.begun = secret_of(seed), 0
        begun = [self.begin() for _ in range(self.games)]
        self.states = [state for state, _, _, _ in begun]
        self.lucks = [luck for _, luck, _, _ in begun]
        self.thoughts = [thoughts for _, _, thoughts, _ in begun]
        self.turn.ended[:] = False
        self.turn.rewards[:] = 0
        for number, (_, _, _, seat) in enumerate(begun):
            self.ask(number, seat)
        return self.turn

    def begin(self) -> tuple[State, Luck, Thoughts, int]:
        """The next game in which a seat of yours is asked."""
        while True:
            secret = derive(self.secret, f"game {self.begun}")
            self.begun += 1
            luck, thoughts = Luck(secret), Thoughts(derive(secret, "bots"))
            state = self.table.game.new(self.table.setup, luck)
            seat = let_bots_play(state, self.bots, luck, thoughts)
            if seat >= 0:
                return state, luck, thoughts, seat

    def ask(self, number: int, seat: int) -> None:
        turn, state = self.turn, self.states[number]
        observation, mask = turn.observations[number], turn.masks[number]
        observation[:] = 0
        mask[:] = 0
        turn.seats[number] = seat
        self.encoder.write(observation, state.view(seat), seat)
        mask[state.options(seat)] = 1

    def step(self, actions: NDArray[Any]) -> Turn:
        """One answer in every game."""
        turn, bots = self.turn, self.bots
        turn.ended[:] = False
        turn.rewards[:] = 0
        seats = turn.seats.tolist()
        for number, action in enumerate(actions.tolist()):
            state = self.states[number]
            state.play(seats[number], action, self.lucks[number])
            seat = let_bots_play(state, bots, self.lucks[number], self.thoughts[number])
            if seat < 0:
                turn.ended[number] = True
                turn.rewards[number] = rewards_of(state.result(), self.table.rewards_by)
                self.states[number], self.lucks[number], self.thoughts[number], seat = self.begin()
            self.ask(number, seat)
        return turn


class BatchedSeat(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Your seat at many tables of bots, all stepped in one call: Gymnasium's vector environment around `Batch`.

    A game that ended begins anew in the same step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        options: Data | None = None,
        cards: Data | None = None,
        seat: int = 0,
        opponents: str = "journeyman",
        rewards: RewardsBy = "place",
    ) -> None:
        others = {other: opponents for other in range(Table(game, players, options, cards).players) if other != seat}
        self.batch = Batch(game, players, options, cards, num_envs, others, rewards)
        self.seat = seat
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = space_of(self.batch.encoder)
        self.single_action_space = spaces.Discrete(self.batch.encoder.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.batch.reset(int(self.np_random.integers(2**31)) if seed is None else seed)
        return self.observed(), {}

    def observed(self) -> Observation:
        turn = self.batch.turn
        return {"observation": turn.observations.copy(), "action_mask": turn.masks.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        turn = self.batch.step(actions)
        return self.observed(), turn.rewards[:, self.seat].astype(np.float64), turn.ended.copy(), np.zeros(self.num_envs, bool), {}


def register(name: str) -> None:
    """Makes a game known to `gymnasium.make` as `monstertisch/<name>`."""
    gymnasium.register(f"monstertisch/{name}", entry_point=f"{__name__}:Seat", kwargs={"game": name}, disable_env_checker=True)


for known in GAMES:
    register(known)
