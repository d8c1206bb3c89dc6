"""Positions for the bots, and whole games played by them."""

from __future__ import annotations

from monstertisch.bots import make_bot
from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.game import State
from monstertisch.core.sight import look
from monstertisch.games import GAMES
from monstertisch.games.maechtige_monster.cards import printed_rows

GAME = GAMES["maechtige_monster"]
A, B, C, D = range(4)


def castle(
    slots: str,
    *,
    hands: dict[int, str],
    levels: str,
    gold: list[int] | None = None,
    tile: str | None = None,
    revealed: str = "",
    round_number: int = 5,
) -> State:
    """A position of the 4-player game in which A is to move and all hands are known.

    `slots` has one group per guard, a monster is its strength and the letter of its seat; the other hands hold one card, the
    weakest left. `revealed` names the strengths of the level-1 guards that were seen in earlier rounds.
    """
    marks = slots.replace(" ", "")
    strengths = [int(mark) if mark != "." else 0 for mark in marks[::2]]
    owners = ["abcd".index(mark) if mark != "." else -1 for mark in marks[1::2]]
    placed = [[s for s, owner in zip(strengths, owners, strict=True) if owner == seat] for seat in range(4)]
    held = [[int(mark) for mark in hands[seat]] if seat in hands else weakest_left(placed[seat]) for seat in range(4)]
    assert [len(placed[seat] + held[seat]) for seat in range(4)] == [3, 3, 3, 3]
    rows = printed_rows()["guards"]
    seen = [row["id"] for row in rows if row["level"] == 1 and str(row["strength"]) in revealed]
    hidden = {level: [row["id"] for row in rows if row["level"] == level and row["id"] not in seen] for level in [1, 2, 3]}
    row = [hidden[int(level)].pop() for level in levels.split()]
    setup = GAME.setup(4, {"king": tile is not None})
    position = GAME.new(setup, Luck(secret_of(1))).to_data()
    return GAME.from_data(
        setup,
        position
        | {
            "round": round_number,
            "turn": A,
            "slots": strengths,
            "owners": owners,
            "gold": gold or [8] * 4,
            "tile": tile,
            "row": row,
        }
        | {"hands": held, "aside": [[s for s in range(1, 6) if s not in placed[seat] + held[seat]] for seat in range(4)]}
        | {"shown": [sorted(placed[seat] + held[seat]) for seat in range(4)], "revealed": seen, "drawn": 20}
        | {"pile": seen + row + [guard["id"] for guard in rows if guard["id"] not in seen + row]},
    )


def weakest_left(placed: list[int]) -> list[int]:
    return [strength for strength in range(1, 6) if strength not in placed][:1]


def answer(state: State, name: str = "greedy") -> str:
    """What this bot plays here, as a player would type it."""
    seat = state.to_act()[0]
    bot = make_bot(name, GAME)
    spelled = GAME.moves.spell_out(bot.choose(look(state, seat, bot, Luck(secret_of(1))), Luck(secret_of(2))))
    return f"{spelled['strength']} on {spelled['guard']}.{spelled['slot']}"


def play_game(names: list[str], options: dict[str, bool], seed: int) -> tuple[State, list[int]]:
    """The end of a game between these bots, and all actions of it."""
    luck = Luck(secret_of(seed))
    thoughts = Luck(derive(secret_of(seed), "bots"))
    bots = [make_bot(name, GAME) for name in names]
    state = GAME.new(GAME.setup(len(names), options), luck)
    actions: list[int] = []
    while state.to_act():
        seat = state.to_act()[0]
        actions.append(bots[seat].choose(look(state, seat, bots[seat], thoughts), thoughts))
        state.play(seat, actions[-1], luck)
    return state, actions
