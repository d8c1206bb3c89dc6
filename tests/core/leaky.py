"""A small guessing game with everything the contract allows, and versions of it that leak or are broken on purpose.

G1 Twelve cards; every seat holds three, a prize lies face down, the rest is the pile.
G2 All choose a hand card at the same time and in secret; until the last has chosen, a choice may be changed.
G3 For one gold a seat may look at the prize, once a round.
G4 The highest card takes the prize in gold. Two rounds, then most gold wins.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from monstertisch.core.chance import Chance
from monstertisch.core.event import EVERYONE, HIDDEN, NOTHING, Events
from monstertisch.core.game import Data, Game, Moves, Result, Setup, Shapes, State, View
from monstertisch.core.reason import IllegalMove, Reason

CARDS = 12
ROUNDS = 2
PEEK = CARDS  # the actions 0 to 11 choose the cards 1 to 12


# Shapes


class GuessView(TypedDict):
    round: int
    hand: list[int] | None
    choice: int | None
    chosen: list[bool]
    prize: int | None
    knows: list[bool]
    gold: list[int]
    discard: list[int]


class Choose(TypedDict):
    kind: Literal["choose"]
    card: int


class Peek(TypedDict):
    kind: Literal["peek"]


class OfSeat(TypedDict):
    seat: int


class Dealt(OfSeat):
    hand: list[int]


class Chosen(OfSeat):
    card: int


class Paid(OfSeat):
    gold: list[int]


class Peeked(Paid):
    prize: int


class Shown(TypedDict):
    cards: list[int]
    prize: int


SHAPES = Shapes(
    view=GuessView,
    moves=Choose | Peek,
    events={"dealt": (Dealt, OfSeat), "chosen": (Chosen, OfSeat), "peeked": (Peeked, Paid), "shown": Shown, "won": Paid},
)


class LeakyView(GuessView):
    worth_a_look: NotRequired[bool]
    hands: NotRequired[list[list[int]] | None]


class LeakyPreview(TypedDict, total=False):
    brings: int


class LeakyChoice(OfSeat):
    high: NotRequired[bool]


# A leak is found even where the shapes know of it.
LEAKY_SHAPES = Shapes(
    view=LeakyView,
    moves=Choose | Peek,
    previews={"choose": LeakyPreview, "peek": LeakyPreview},
    events={**SHAPES.events, "chosen": (Chosen, LeakyChoice | None), "peeked": (Peeked, Paid | Peeked | None)},
)


class Guess(State):
    """One position. A choice of 0 is owed; a prize of 0 is none."""

    def __init__(self, saved: Data) -> None:
        self.round_number: int = saved["round"]
        self.hands: list[list[int]] = [hand[:] for hand in saved["hands"]]
        self.choices: list[int] = saved["choices"][:]
        self.pile: list[int] = saved["pile"][:]
        self.prize: int = saved["prize"]
        self.knows: list[bool] = saved["knows"][:]
        self.gold: list[int] = saved["gold"][:]
        self.discard: list[int] = saved["discard"][:]

    def to_data(self) -> Data:
        return {
            "round": self.round_number,
            "hands": [hand[:] for hand in self.hands],
            "choices": self.choices[:],
            "pile": self.pile[:],
            "prize": self.prize,
            "knows": self.knows[:],
            "gold": self.gold[:],
            "discard": self.discard[:],
        }

    def copy(self) -> Guess:
        return type(self)(self.to_data())

    def round(self) -> int:
        return self.round_number

    def purses(self) -> list[int]:
        return self.gold[:]

    def result(self) -> Result:
        return Result(self.gold[:])

    def census(self) -> list[str]:
        prize = [self.prize] if self.prize else []
        held = [card for hand in self.hands for card in hand]
        return sorted(f"card {card}" for card in [*held, *self.pile, *prize, *self.discard])

    def to_act(self) -> list[int]:
        return [seat for seat, choice in enumerate(self.choices) if choice == 0] if self.round_number <= ROUNDS else []

    def options(self, seat: int) -> list[int]:
        return [action for action in range(PEEK + 1) if self.why_not(seat, action) is None]

    def why_not(self, seat: int, action: int) -> Reason | None:
        if self.round_number > ROUNDS:
            return Reason("game-over", "G4")
        if not 0 <= action <= PEEK:
            return Reason("no-such-move", "G1")
        if action == PEEK:
            return self.why_not_peek(seat)
        card = {"card": action + 1}
        if action + 1 not in self.hands[seat]:
            return Reason("not-in-hand", "G2", card)
        return Reason("chosen-already", "G2", card) if self.choices[seat] == action + 1 else None

    def why_not_peek(self, seat: int) -> Reason | None:
        if self.knows[seat]:
            return Reason("seen-already", "G3")
        return None if self.gold[seat] else Reason("too-little-gold", "G3", {"price": 1})

    def refuse(self, reason: Reason) -> IllegalMove:
        return IllegalMove(reason)

    def play(self, seat: int, action: int, chance: Chance, events: Events | None = None) -> None:
        reason = self.why_not(seat, action)
        if reason is not None:
            raise self.refuse(reason)
        if action == PEEK:
            self.knows[seat] = True
            self.gold[seat] -= 1
            self.tell_peek(seat, [-int(other == seat) for other in range(len(self.gold))], events or Events())
            return
        self.choices[seat] = action + 1
        self.tell_choice(seat, action + 1, events or Events())
        if 0 not in self.choices:
            self.show_down(chance, events or Events())

    def tell_peek(self, seat: int, gold: list[int], events: Events) -> None:
        events.add("peeked", {"seat": seat, "prize": self.prize, "gold": gold}, seat, {"seat": seat, "gold": gold}, HIDDEN)

    def tell_choice(self, seat: int, card: int, events: Events) -> None:
        events.add("chosen", {"seat": seat, "card": card}, seat, {"seat": seat}, NOTHING)

    def show_down(self, chance: Chance, events: Events) -> None:
        events.add("shown", {"cards": self.choices[:], "prize": self.prize}, EVERYONE, None, HIDDEN)
        winner = self.choices.index(max(self.choices))
        self.gold[winner] += self.prize
        gold = [self.prize * (seat == winner) for seat in range(len(self.gold))]
        events.add("won", {"seat": winner, "gold": gold}, EVERYONE, None, NOTHING)
        self.discard += [*self.choices, self.prize]
        for hand, card in zip(self.hands, self.choices, strict=True):
            hand.remove(card)
        self.next_round(chance)

    def next_round(self, chance: Chance) -> None:
        self.round_number += 1
        self.choices = [0] * len(self.gold)
        self.knows = [False] * len(self.gold)
        self.prize = self.pile.pop(chance.below("prize", len(self.pile))) if self.round_number <= ROUNDS else 0

    def imagine(self, seat: int | None, chance: Chance) -> State:
        twin = self.copy()
        prize_hidden = self.prize > 0 and (seat is None or not self.knows[seat])
        others = [other for other in range(len(self.gold)) if other != seat]
        hidden = [card for other in others for card in self.hands[other]] + self.pile + ([self.prize] if prize_hidden else [])
        self.deal(hidden, chance)
        for other in others:
            twin.hands[other] = [hidden.pop() for _ in self.hands[other]]
            if self.choices[other]:
                twin.choices[other] = twin.hands[other][chance.below("imagine", len(twin.hands[other]))]
        if prize_hidden:
            twin.prize = hidden.pop()
        twin.pile = hidden
        return twin

    def deal(self, hidden: list[int], chance: Chance) -> None:
        """In the same order whatever lay where."""
        hidden.sort()
        chance.shuffle("imagine", hidden)

    def view(self, seat: int | None) -> View:
        return {
            "round": self.round_number,
            "hand": None if seat is None else self.hands[seat][:],
            "choice": None if seat is None else self.choices[seat],
            "chosen": [choice > 0 for choice in self.choices],
            "prize": self.prize if seat is not None and self.knows[seat] else None,
            "knows": self.knows[:],
            "gold": self.gold[:],
            "discard": self.discard[:],
        }


class Guessing(Game):
    """The rules, for whichever version of the positions."""

    def __init__(self, version: type[Guess] = Guess, shapes: Shapes | None = SHAPES) -> None:
        self.name = version.__name__
        self.least_players = 2
        self.most_players = 3
        self.table_options = []
        self.rules_version = 1
        self.moves = Moves("G1")
        self.moves.add([{"kind": "choose", "card": card} for card in range(1, CARDS + 1)])
        self.moves.add([{"kind": "peek"}])
        self.version = version
        self.shapes = shapes

    def longest(self, setup: Setup) -> int:
        return 2 * ROUNDS * setup.players

    def new(self, setup: Setup, chance: Chance, events: Events | None = None) -> Guess:
        pile = list(range(1, CARDS + 1))
        chance.shuffle("cards", pile)
        hands = [[pile.pop() for _ in range(3)] for _ in range(setup.players)]
        nothing: Data = {"round": 0, "choices": [], "prize": 0, "knows": [], "discard": []}
        state = self.version({**nothing, "hands": hands, "pile": pile, "gold": [1] * setup.players})
        state.next_round(chance)
        if events is not None:
            for seat, hand in enumerate(hands):
                events.add("dealt", {"seat": seat, "hand": hand[:]}, seat, {"seat": seat}, HIDDEN)
        return state

    def from_data(self, setup: Setup, data: Data) -> Guess:
        assert len(data["gold"]) == setup.players
        return self.version(data)


# Versions that leak


class ViewTellsPrize(Guess):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "worth_a_look": self.prize > 6}


class SpectatorSeesHands(Guess):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "hands": self.hands if seat is None else None}


class OptionsTellPrize(Guess):
    def why_not_peek(self, seat: int) -> Reason | None:
        return super().why_not_peek(seat) if self.prize > 6 else Reason("not-worth-it", "G3")


class ReasonTellsPrize(Guess):
    def why_not(self, seat: int, action: int) -> Reason | None:
        reason = super().why_not(seat, action)
        return reason and Reason(reason.code, reason.rule, {**reason.params, "prize": self.prize})


class PreviewTellsPrize(Guess):
    def preview(self, seat: int, action: int) -> Data:  # noqa: ARG002
        return {"brings": self.prize}


class CandidatesTellPrize(Guess):
    def candidates(self, seat: int) -> list[int]:
        return [*self.options(seat), self.prize]


class ErrorTellsPrize(Guess):
    def refuse(self, reason: Reason) -> IllegalMove:
        return IllegalMove(reason, Reason("by-the-way", "G1", {"prize": self.prize}))


class InsteadTellsPrize(Guess):
    def tell_peek(self, seat: int, gold: list[int], events: Events) -> None:
        facts = {"seat": seat, "prize": self.prize, "gold": gold}
        events.add("peeked", facts, seat, facts, HIDDEN)


class EveryoneHearsPrize(Guess):
    def tell_peek(self, seat: int, gold: list[int], events: Events) -> None:
        events.add("peeked", {"seat": seat, "prize": self.prize, "gold": gold}, EVERYONE, None, HIDDEN)


class NeighbourHearsPrize(Guess):
    def tell_peek(self, seat: int, gold: list[int], events: Events) -> None:
        neighbour = (seat + 1) % len(self.gold)
        events.add("peeked", {"seat": seat, "prize": self.prize, "gold": gold}, neighbour, {"seat": seat, "gold": gold}, HIDDEN)


class EveryoneHearsChoice(Guess):
    def tell_choice(self, seat: int, card: int, events: Events) -> None:
        events.add("chosen", {"seat": seat, "card": card}, EVERYONE, None, NOTHING)


class InsteadTellsChoice(Guess):
    def tell_choice(self, seat: int, card: int, events: Events) -> None:
        events.add("chosen", {"seat": seat, "card": card}, seat, {"seat": seat, "high": card > 6}, NOTHING)


class SilenceTellsChoice(Guess):
    def tell_choice(self, seat: int, card: int, events: Events) -> None:
        events.add("chosen", {"seat": seat, "card": card}, seat, {"seat": seat} if card > 6 else None, NOTHING)


class ToActTellsHand(Guess):
    """Whoever holds a high card is asked first."""

    def to_act(self) -> list[int]:
        owing = super().to_act()
        return [seat for seat in owing if max(self.hands[seat]) > 6] or owing


class ImagineIsTheTruth(Guess):
    def imagine(self, seat: int | None, chance: Chance) -> State:  # noqa: ARG002
        return self.copy()


class ImagineForgetsOwnChoice(Guess):
    """Not a leak: the seat's own choice is dealt anew with the others'."""

    def imagine(self, seat: int | None, chance: Chance) -> State:
        twin = super().imagine(seat, chance)
        assert isinstance(twin, Guess)
        twin.choices = [hand[0] if choice else 0 for hand, choice in zip(twin.hands, self.choices, strict=True)]
        return twin


class ImagineShufflesWhatLay(Guess):
    """The deal depends on how the cards lay: a bot whose luck is known could be asked for them."""

    def deal(self, hidden: list[int], chance: Chance) -> None:
        chance.shuffle("imagine", hidden)


LEAKS = {
    ImagineShufflesWhatLay: "cannot know shows in what is imagined",
    ViewTellsPrize: "can tell its twin.* by view",
    SpectatorSeesHands: "seat None can tell its twin.* by view",
    OptionsTellPrize: "can tell its twin.* by options",
    ReasonTellsPrize: "can tell its twin.* by reasons",
    PreviewTellsPrize: "can tell its twin.* by previews",
    CandidatesTellPrize: "can tell its twin.* by candidates",
    ErrorTellsPrize: "can tell its twin.* by errors",
    InsteadTellsPrize: "which uncovers nothing to it",
    EveryoneHearsPrize: "which its view keeps hidden",
    NeighbourHearsPrize: "can tell its twin after action 12",
    EveryoneHearsChoice: "is told which of",
    InsteadTellsChoice: "is told which of",
    SilenceTellsChoice: "is told which of",
    ToActTellsHand: "can tell its twin.* by to_act",
    ImagineIsTheTruth: "hidden things were never dealt anew",
    ImagineForgetsOwnChoice: "can tell its twin.* by view",
}


# Versions that are broken


class UnsortedOptions(Guess):
    def options(self, seat: int) -> list[int]:
        return super().options(seat)[::-1]


class MissingOption(Guess):
    def options(self, seat: int) -> list[int]:
        return super().options(seat)[:1]


class ForbiddenOption(Guess):
    def options(self, seat: int) -> list[int]:
        return super().options(seat) or [PEEK]


class NoOption(Guess):
    def why_not(self, seat: int, action: int) -> Reason | None:
        return Reason("bad-luck", "G1") if self.round_number == ROUNDS else super().why_not(seat, action)


class RuleWithoutNumber(Guess):
    def why_not_peek(self, seat: int) -> Reason | None:
        return super().why_not_peek(seat) and Reason("no", "")


class OtherReason(Guess):
    def refuse(self, reason: Reason) -> IllegalMove:
        return super().refuse(Reason(reason.code, "G1", reason.params))


class RefusalCosts(Guess):
    def refuse(self, reason: Reason) -> IllegalMove:
        self.gold[0] += 1
        return super().refuse(reason)


class SharedHands(Guess):
    def copy(self) -> Guess:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class SharedGold(Guess):
    def copy(self) -> Guess:
        twin = super().copy()
        twin.gold = self.gold
        return twin


class LookingChanges(Guess):
    def view(self, seat: int | None) -> View:
        self.pile.reverse()
        return super().view(seat)


class SilentGold(Guess):
    def next_round(self, chance: Chance) -> None:
        super().next_round(chance)
        if self.round_number > 1:
            self.gold[0] += 1


class PeekOnCredit(Guess):
    def why_not_peek(self, seat: int) -> Reason | None:
        return Reason("seen-already", "G3") if self.knows[seat] else None


class LostCard(Guess):
    def next_round(self, chance: Chance) -> None:
        super().next_round(chance)
        self.discard = self.discard[1:]


class Endless(Guess):
    """When all have chosen, all must choose again."""

    def show_down(self, chance: Chance, events: Events) -> None:  # noqa: ARG002
        self.choices = [0] * len(self.gold)


class SavesTooLittle(Guess):
    def to_data(self) -> Data:
        return {**super().to_data(), "knows": [False] * len(self.gold)}

    def copy(self) -> Guess:
        twin = super().copy()
        twin.knows = self.knows[:]
        return twin


class NotPlain(Guess):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "gold": tuple(self.gold)}


class NotPlainEvent(Guess):
    def tell_choice(self, seat: int, card: int, events: Events) -> None:
        events.add("chosen", {"seat": seat, "card": {card}}, seat, {"seat": seat}, NOTHING)


class EventsMatter(Guess):
    def play(self, seat: int, action: int, chance: Chance, events: Events | None = None) -> None:
        super().play(seat, action, chance, events)
        if events is not None:
            self.pile.sort()


class OtherLuck(Guess):
    """Luck that does not come through the door: it differs from game to game."""

    turns = 0

    def next_round(self, chance: Chance) -> None:
        OtherLuck.turns += 1
        super().next_round(chance)
        self.pile = self.pile[OtherLuck.turns % 3 :] + self.pile[: OtherLuck.turns % 3]


class ScoreTooMany(Guess):
    def result(self) -> Result:
        return Result([*self.gold, 0])


class Crash(Guess):
    def show_down(self, chance: Chance, events: Events) -> None:
        super().show_down(chance, events)
        if self.round_number > ROUNDS:
            raise IndexError("no such card")


BROKEN = {
    UnsortedOptions: "not ascending",
    MissingOption: "no option of seat 0 and nothing forbids it",
    ForbiddenOption: "may move after the end",
    NoOption: "owes an answer and has none",
    RuleWithoutNumber: "names no rule",
    OtherReason: "refused by another reason",
    RefusalCosts: "a refused move changed the position",
    SharedHands: "imagining for None or playing in a copy changed the position",
    SharedGold: "looking at a position or playing in its copy changed it",
    LookingChanges: "looking at a position or playing in its copy changed it",
    SilentGold: "by the events they should be",
    PeekOnCredit: "leaves a purse below nothing",
    LostCard: "a card came, went",
    Endless: "more than the stated",
    SavesTooLittle: "can tell a position that was saved",
    NotPlain: "not plain data",
    NotPlainEvent: "not plain data",
    EventsMatter: "the replay without events goes otherwise",
    OtherLuck: "goes on otherwise",
    ScoreTooMany: "not one score per seat",
    Crash: "IndexError: no such card",
}


# Versions that do not keep their shapes


class ViewKeyTooMany(Guess):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "players": len(self.gold)}


class ViewKeyMissing(Guess):
    def view(self, seat: int | None) -> View:
        return {key: value for key, value in super().view(seat).items() if key != "discard"}


class ViewOtherType(Guess):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "knows": [int(known) for known in self.knows]}


class PreviewUnnamed(Guess):
    def preview(self, seat: int, action: int) -> Data:
        return {"gold": self.gold[seat] - 1} if action == PEEK else {}


class UnnamedEvent(Guess):
    def show_down(self, chance: Chance, events: Events) -> None:
        events.add("drums", {}, EVERYONE, None, NOTHING)
        super().show_down(chance, events)


class EventKeyMissing(Guess):
    def tell_choice(self, seat: int, card: int, events: Events) -> None:  # noqa: ARG002
        events.add("chosen", {"seat": seat}, seat, {"seat": seat}, NOTHING)


class InsteadKeyTooMany(Guess):
    def tell_choice(self, seat: int, card: int, events: Events) -> None:
        events.add("chosen", {"seat": seat, "card": card}, seat, {"seat": seat, "card": None}, NOTHING)


class InsteadUnnamed(Guess):
    def tell_peek(self, seat: int, gold: list[int], events: Events) -> None:
        events.add("peeked", {"seat": seat, "prize": self.prize, "gold": gold}, seat, None, HIDDEN)


MISSHAPEN = {
    ViewKeyTooMany: "the view of seat None does not fit its shape: players: Extra inputs are not permitted",
    ViewKeyMissing: "the view of seat None does not fit its shape: discard: Field required",
    ViewOtherType: r"the view of seat None does not fit its shape: knows\.0: Input should be a valid boolean; knows\.1",
    PreviewUnnamed: "no shape is named for what is foreseen of 'peek'",
    UnnamedEvent: r"Event\('drums', .* is of a kind that the shapes do not name",
    EventKeyMissing: "the event 'chosen' does not fit its shape: card: Field required",
    InsteadKeyTooMany: "what others get of 'chosen' does not fit its shape: card: Extra inputs are not permitted",
    InsteadUnnamed: "what others get of 'peeked' does not fit its shape: Input should be an object",
}


def guessing(moves: Moves) -> Guessing:
    """The rules with moves that are spelled or read otherwise."""
    game = Guessing()
    moves.add(game.moves.spelled)
    game.moves = moves
    return game


class Misread(Moves):
    """Reads every choice as that of the card below."""

    def read(self, spelled: object) -> int:
        return max(super().read(spelled) - 1, 0)


class ReadsNonsense(Moves):
    def read(self, spelled: object) -> int:
        return super().read(spelled) if spelled else 0


class SpelledOtherwise(Moves):
    """Says more of a move than its shape."""

    def add(self, moves: list[Data]) -> int:
        return super().add([{**move, "loud": True} if move["kind"] == "peek" else move for move in moves])


class SpelledAlike(Moves):
    """Has one move twice."""

    def add(self, moves: list[Data]) -> int:
        return super().add([*moves, moves[0]])


class BoundTooLow(Guessing):
    def longest(self, setup: Setup) -> int:
        return super().longest(setup) // 2 - 1
