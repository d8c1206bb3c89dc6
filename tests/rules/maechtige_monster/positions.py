"""Positions of Mächtige Monster written in one line, and the few words with which the rule tests go on from them.

    castle("3a2c 4b.. .... ....", guards="1 2 2/6/11 3", hands={B: "13"}, turn=B)

One group per guard, from the gate; a monster is its strength and the letter of its seat, `..` is a free slot.
A guard is `2` (any card of that level) or `2/6/11` (level, strength and loot of this card).
A wish is written as a player types it: "4 on 2.1" puts the 4 on slot 1 of guard 2.
"""

from __future__ import annotations

from typing import Any

from monstertisch.core.chance import Script
from monstertisch.core.event import Events
from monstertisch.core.game import Data, State
from monstertisch.games import GAMES
from monstertisch.games.maechtige_monster.cards import TILES, printed_rows

GAME = GAMES["maechtige_monster"]
A, B, C, D, E, F = range(6)
LETTERS = "abcdef"
STRENGTHS = [1, 2, 3, 4, 5]
OUR_CARDS = printed_rows()


# Writing a position


def castle(
    slots: str,
    *,
    guards: str = "",
    hands: dict[int, str] | None = None,
    gold: int | list[int] = 8,
    tile: str | None = None,
    next_tile: str | None = None,
    turn: int | None = None,
    start: int = A,
    in_round: int = 1,
    shown: dict[int, str] | None = None,
    next_guards: str = "",
    chain: bool = False,
    cards: Data | None = None,
) -> State:
    """What is left open is filled in: hands up to what R17 demands with the weakest cards left, guards with level 1."""
    places = slots.replace(" ", "")
    strengths = [int(mark) if mark != "." else 0 for mark in places[::2]]
    owners = [LETTERS.index(mark) if mark != "." else -1 for mark in places[1::2]]
    players = len(strengths) // 2
    placed = [[s for s, owner in zip(strengths, owners, strict=True) if owner == seat] for seat in range(players)]
    held = [complete_hand(placed[seat], (hands or {}).get(seat, "")) for seat in range(players)]
    if turn is None:
        turn = next(seat % players for seat in range(start, start + players) if len(held[seat % players]) > 1)
    known = [sorted(placed[seat] + ([] if in_round == 1 else held[seat])) for seat in range(players)]
    for seat, text in (shown or {}).items():
        known[seat] = sorted({*placed[seat], *map(int, text)})
    before = players * (in_round - 1)
    row, following = guards.split() or ["1"] * players, next_guards.split()
    box = (cards or OUR_CARDS)["guards"]
    drawn = pick_guards(row + following, box)
    rest = [guard["id"] for guard in box if guard["id"] not in drawn]
    king = tile is not None or next_tile is not None
    if king and tile is None:
        tile = "no_change"
    setup = GAME.setup(players, {"king": king, "chain": chain}, cards)
    written = {
        "round": in_round,
        "start": start,
        "turn": turn,
        "slots": strengths,
        "owners": owners,
        "hands": held,
        "aside": [[s for s in STRENGTHS if s not in placed[seat] + held[seat]] for seat in range(players)],
        "shown": known,
        "gold": [gold] * players if isinstance(gold, int) else gold,
        "pile": rest[len(rest) - before :] + drawn + rest[: len(rest) - before],
        "drawn": before + players,
        "row": drawn[:players],
        "revealed": [],
        "tiles": stack_of(tile, next_tile, in_round),
        "tile": tile,
    }
    return GAME.from_data(setup, written)


def complete_hand(placed: list[int], wanted: str) -> list[int]:
    """A seat's hand: the cards wanted, filled up with the weakest others until hand and castle hold three."""
    hand = [int(mark) for mark in wanted]
    spare = [strength for strength in STRENGTHS if strength not in placed + hand]
    hand += spare[: 3 - len(placed + hand)]
    assert len(set(placed + hand)) == len(placed + hand) == 3, f"{placed} in the castle and {hand} in hand are not three cards"
    return sorted(hand)


def pick_guards(wanted: list[str], rows: list[Data]) -> list[str]:
    """The cards meant by `2` or `2/6/11`; those named exactly are taken first."""
    exact = {f"{row['level']}/{row['strength']}/{row['loot']}": row["id"] for row in rows}
    named = [exact[text] for text in wanted if "/" in text]
    free = {level: [row["id"] for row in rows if row["level"] == level and row["id"] not in named] for level in [1, 2, 3]}
    return [exact[text] if "/" in text else free[int(text)].pop(0) for text in wanted]


def stack_of(tile: str | None, next_tile: str | None, in_round: int) -> list[str]:
    """The twelve tiles in an order in which the wanted ones come up in this round and the next."""
    wanted = [key for key in [tile, next_tile] if key is not None]
    rest = [key for key in TILES if key not in wanted]
    assert len(wanted + rest) == len(TILES), "a tile comes up once"
    return rest[: in_round - 1] + wanted + rest[in_round - 1 :]


def deal(
    players: int,
    *,
    guards: list[int] | None = None,
    tiles: list[int] | None = None,
    start: int = A,
    monsters: list[str] | None = None,
    **options: Any,
) -> State:
    """A table set up with these shuffles: guards and tiles by their number in the card file, monsters as "24135" per seat."""
    orders = [[int(mark) for mark in order] for order in monsters or ["12345"] * players]
    luck = Script({"guards": [rest_after(guards, 36)], "tiles": [rest_after(tiles, 12)], "start": [start], "monsters": orders})
    return GAME.new(GAME.setup(players, options), luck)


def rest_after(first: list[int] | None, count: int) -> list[int]:
    first = first or []
    return first + [card for card in range(count) if card not in first]


# Reading a position


def written(state: State) -> str:
    """The castle as it is written above."""
    held = state.to_data()
    marks = [f"{s}{LETTERS[owner]}" if s else ".." for s, owner in zip(held["slots"], held["owners"], strict=True)]
    return " ".join(marks[at] + marks[at + 1] for at in range(0, len(marks), 2))


def hand(state: State, seat: int) -> str:
    return "".join(map(str, state.to_data()["hands"][seat]))


def aside(state: State, seat: int) -> str:
    return "".join(map(str, state.to_data()["aside"][seat]))


def to_move(state: State) -> int | None:
    waiting = state.to_act()
    return waiting[0] if waiting else None


def move(wish: str) -> int:
    strength, place = wish.split(" on ")
    guard, slot = place.split(".")
    return GAME.moves.read({"kind": "place", "strength": int(strength), "guard": int(guard), "slot": int(slot)})


def wish_of(action: int) -> str:
    spelled = GAME.moves.spell_out(action)
    return f"{spelled['strength']} on {spelled['guard']}.{spelled['slot']}"


def legal_moves(state: State, seat: int) -> list[str]:
    """All moves of this seat."""
    return [wish_of(action) for action in state.options(seat)]


def displacements(state: State, seat: int) -> list[str]:
    """The moves of this seat that displace a monster."""
    position = state.to_data()
    return [wish_of(action) for action in state.options(seat) if displaces(position, action)]


def displaces(position: Data, action: int) -> bool:
    spelled = GAME.moves.spell_out(action)
    return bool(position["slots"][2 * (spelled["guard"] - 1) + spelled["slot"] - 1])


def refused(state: State, seat: int, wish: str) -> str | None:
    """The rule against this wish."""
    reason = state.why_not(seat, move(wish))
    return None if reason is None else reason.rule


# Playing on


def play(state: State, seat: int, wish: str) -> list[Data]:
    """What everyone saw. The rules need no luck after the deal, so none is given."""
    events = Events()
    state.play(seat, move(wish), Script({}), events)
    return events.seen_by(None)


def play_on(state: State, *wishes: str) -> Raid:
    """Every wish by the seat whose turn it is; tells what came of the last one."""
    *first, last = wishes
    for wish in first:
        play(state, state.to_act()[0], wish)
    before = state.purses()
    return Raid(before, state, play(state, state.to_act()[0], last))


class Raid:
    """What came of a round: loot, healing paid and final gold per seat, the guards revealed, and the one that was lost."""

    def __init__(self, before: list[int], state: State, events: list[Data]) -> None:
        self.state = state
        self.events = events
        self.gold = state.purses()
        bills = [event["gold"] for event in of(events, "healed")]
        self.healing = [-sum(changes) for changes in zip([0] * len(before), *bills, strict=True)]
        self.loot = [end - start + paid for start, end, paid in zip(before, self.gold, self.healing, strict=True)]
        self.revealed: list[int] = [event["guard"] for event in of(events, "revealed")]
        self.lost: int | None = next((event["guard"] for event in of(events, "lost")), None)


def fight(slots: str, **position: Any) -> Raid:
    """Writes a full castle without its last monster and lets the owner place it: fights, healing and the next round follow."""
    last, seat = slots[-2], LETTERS.index(slots[-1])
    hands = {**position.pop("hands", {})}
    hands[seat] = last + hands.get(seat, "")
    state = castle(slots[:-2] + "..", hands=hands, turn=seat, **position)
    return play_on(state, f"{last} on {slots.count(' ') + 1}.2")


def of(events: list[Data], kind: str) -> list[Data]:
    return [event for event in events if event["event"] == kind]
