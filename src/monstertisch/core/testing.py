"""check_game: the kit that guards a whole game. It plays random games and checks what must hold in every game."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

from .chance import Chance, Luck, Script, derive, secret_of
from .event import EVERYONE, HIDDEN, NOTHING, OWN, Event, Events
from .game import Game, Result, Setup, State
from .reason import IllegalMove

NONSENSE: list[object] = [None, 0, "", [], {}, {"kind": "nonsense"}]
TRIES = 3  # moves that are played in a position and in its twin, per seat


def check_game(game: Game, setups: Iterable[Setup], games: int = 2, seed: int = 0, every: int = 1) -> None:
    """Plays `games` random games per setup and raises AssertionError where the contract is broken.

    The dear checks (every refusal, every secret) are made in every `every`-th position. The message names the game that
    failed: `check_game(game, [setup], number + 1, seed, every)` meets it again.
    """
    check_spelling(game)
    for setup in setups:
        canonical(setup.to_data())
        for number in range(games):
            trial = Trial(game, setup, derive(secret_of(seed), f"game {number}"))
            try:
                trial.run(every)
            except Exception as error:
                table = f"{setup.players} players, {setup.options}, {'our' if setup.cards is None else 'own'} cards"
                where = f"{game.name}, {table}, seed {seed}, game {number}, move {len(trial.moves)}"
                raise AssertionError(f"{where}: {type(error).__name__}: {error}") from error


class Trial:
    """One random game, and what must not change while it goes on."""

    def __init__(self, game: Game, setup: Setup, secret: bytes) -> None:
        self.game = game
        self.setup = setup
        self.secret = secret
        self.whims = Luck(derive(secret, "whims"))
        self.moves: list[tuple[int, int]] = []
        self.owed = 0
        self.kept: list[State] = []
        self.digests: list[str] = []
        self.keeps_secrets = False
        self.deals_anew = False

    def run(self, every: int) -> None:
        events = Events()
        chance = Luck(self.secret)
        state = self.game.new(self.setup, chance, events)
        census = state.census()
        self.note(events)
        while True:
            self.keep(state)
            check_position(self.game, self.setup, state)
            assert state.census() == census == sorted(census), "a card came, went or was counted out of order"
            if len(self.moves) % every == 0:
                self.check_dear(state)
            if not state.to_act():
                break
            seat, action = self.choose(state)
            check_copies(self.game, self.setup, state, seat, action)
            self.owed += seat in state.to_act()
            self.moves.append((seat, action))
            self.note(check_move(self.setup, state, seat, action, chance))
            # A free move or a changed answer could be repeated for ever; the bound is for the answers that are owed.
            assert self.owed <= self.game.longest(self.setup), f"more than the stated {self.game.longest(self.setup)} moves"
        assert [kept.digest() for kept in self.kept] == self.digests, "an earlier copy changed"
        assert self.deals_anew or not self.keeps_secrets, "hidden things were never dealt anew"
        self.replay()

    def note(self, events: Events) -> None:
        check_events(events, self.setup)
        self.keeps_secrets |= any(event.uncovers != NOTHING or event.audience != EVERYONE for event in events.happened)

    def keep(self, state: State) -> None:
        self.kept.append(state.copy())
        self.digests.append(state.digest())

    def choose(self, state: State) -> tuple[int, int]:
        """Any seat that owes an answer, and one time in four a seat that may move without owing."""
        waiting = state.to_act()
        free = [seat for seat in range(self.setup.players) if seat not in waiting and state.options(seat)]
        seats = free if free and self.whims.below("free", 4) == 0 else waiting
        seat = seats[self.whims.below("seat", len(seats))]
        options = state.options(seat)
        return seat, options[self.whims.below("move", len(options))]

    def check_dear(self, state: State) -> None:
        secret = derive(self.secret, f"twins {len(self.moves)}")
        check_refusals(self.game, self.setup, state)
        check_secrets(self.game, self.setup, state, secret)
        check_hidden_moves(self.setup, state, secret)
        self.deals_anew |= state.imagine(None, Luck(secret)).digest() != self.digests[-1]
        assert state.digest() == self.digests[-1], "a refused move or looking changed the position"

    def replay(self) -> None:
        """The same secret and moves give the same positions, and whether anybody collects events makes no difference."""
        chance = Luck(self.secret)
        state = self.game.new(self.setup, chance)
        assert state.digest() == self.digests[0], "the replay begins otherwise"
        for number, (seat, action) in enumerate(self.moves, 1):
            state.play(seat, action, chance)
            assert state.digest() == self.digests[number], f"the replay without events goes otherwise after move {number}"


def canonical(value: Any) -> str:
    """The text of plain data; anything that JSON does not give back as it was is not plain."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)
    assert json.loads(text) == value, f"not plain data: {value!r}"
    return text


def viewers(setup: Setup) -> list[int | None]:
    return [None, *range(setup.players)]


# Actions, positions and moves


def check_spelling(game: Game) -> None:
    """Every action can be written down and read again; nonsense is refused."""
    for action in range(game.action_count):
        assert game.read(json.loads(canonical(game.spell_out(action)))) == action, f"action {action} is read as another"
    for nonsense in NONSENSE:
        try:
            game.read(nonsense)
        except IllegalMove:
            continue
        raise AssertionError(f"{nonsense!r} was read as a move")


def check_position(game: Game, setup: Setup, state: State) -> None:
    """What can be checked of any position without playing on."""
    check_options(game, setup, state)
    check_saved(game, setup, state)
    result = state.result()
    assert canonical(result.to_data()) == canonical(Result(result.scores).to_data()), "places do not follow scores"
    assert len(result.scores) == setup.players, "not one score per seat"


def check_options(game: Game, setup: Setup, state: State) -> None:
    """Who owes an answer has one; options are ascending, in the space, and not refused; nobody moves after the end."""
    waiting = state.to_act()
    assert waiting == sorted({*waiting} & {*range(setup.players)}), f"{waiting} are no ascending seats"
    for seat in range(setup.players):
        options = state.options(seat)
        assert options == sorted({*options}), f"the options of seat {seat} are not ascending: {options}"
        assert options or seat not in waiting, f"seat {seat} owes an answer and has none"
        assert waiting or not options, f"seat {seat} may move after the end"
        for action in options:
            assert 0 <= action < game.action_count, f"action {action} is outside the space"
            assert state.why_not(seat, action) is None, f"seat {seat} is offered {action}, which is refused"


def check_saved(game: Game, setup: Setup, state: State) -> None:
    """A position that was written down and read again is the same position."""
    text = canonical(state.to_data())
    revived = game.from_data(setup, json.loads(text))
    assert canonical(revived.to_data()) == text, "a position is not read as it was written"
    assert revived.digest() == state.digest(), "the digest is not that of the written position"
    for viewer in viewers(setup):
        check_same(glance(state, viewer), glance(revived, viewer), f"seat {viewer} can tell a position that was saved")


def check_copies(game: Game, setup: Setup, state: State, seat: int, action: int) -> None:
    """A copy and a position that was saved go on alike, and the position does not notice."""
    before = state.digest()
    copy, revived = state.copy(), game.from_data(setup, state.to_data())
    copy.play(seat, action, Luck(b"copies"))
    revived.play(seat, action, Luck(b"copies"))
    assert copy.digest() == revived.digest(), "a position that was saved goes on otherwise"
    assert state.digest() == before, "playing in a copy changed the position"


def check_move(setup: Setup, state: State, seat: int, action: int, chance: Chance) -> Events:
    """Plays a legal move; money changes only by what the events say."""
    expected = state.purses()
    events = Events()
    state.play(seat, action, chance, events)
    for event in events.happened:
        changes = event.facts.get("gold", [0] * setup.players)
        expected = [purse + change for purse, change in zip(expected, changes, strict=True)]
    assert state.purses() == expected, f"purses are {state.purses()}, by the events they should be {expected}"
    return events


def check_events(events: Events, setup: Setup) -> None:
    for event in events.happened:
        canonical(event.facts)
        canonical(event.instead)
        assert event.audience in [EVERYONE, *range(setup.players)], f"nobody is the audience of {event}"
        assert event.audience != EVERYONE or event.instead is None, f"nobody is left for the `instead` of {event}"
        assert event.uncovers in [NOTHING, OWN, HIDDEN], f"what does {event} uncover?"
        assert "event" not in event.facts and "event" not in (event.instead or {}), f"{event} hides its kind"


def check_refusals(game: Game, setup: Setup, state: State) -> None:
    """Every action that is no option is refused with a reason and a rule, whoever tries it."""
    for seat in range(setup.players):
        options = state.options(seat)
        for action in range(-1, game.action_count + 1):
            if action in options:
                continue
            reason = state.why_not(seat, action)
            assert reason is not None, f"action {action} is no option of seat {seat} and nothing forbids it"
            assert reason.code and reason.rule, f"{reason} names no rule"
            canonical(reason.to_data())
            assert refused(state, seat, action).reason == reason, f"playing {action} is refused by another reason than {reason}"


def refused(state: State, seat: int, action: int) -> IllegalMove:
    """Tries a forbidden move; it must not get as far as luck or events."""
    events = Events()
    try:
        state.play(seat, action, Script({}), events)
    except IllegalMove as refusal:
        assert not events.happened, f"the refused action {action} of seat {seat} left events"
        return refusal
    raise AssertionError(f"seat {seat} played the forbidden action {action}")


# Secrets


def check_secrets(game: Game, setup: Setup, state: State, secret: bytes) -> None:
    """What a seat or a spectator gets is the same when all that it cannot know is dealt anew."""
    digest = state.digest()
    for viewer in viewers(setup):
        luck = derive(secret, f"twin {viewer}")
        twin = state.imagine(viewer, Luck(luck))
        assert state.digest() == digest, f"imagining for {viewer} changed the position"
        assert twin.digest() == state.imagine(viewer, Luck(luck)).digest(), "imagining drew from other luck than it was given"
        assert twin.census() == state.census(), f"imagining for {viewer} lost or made cards"
        assert twin.purses() == state.purses(), f"imagining for {viewer} moved money"
        check_options(game, setup, twin)
        check_same(gate(game, state, viewer), gate(game, twin, viewer), f"seat {viewer} can tell its twin")
        again = twin.imagine(viewer, Luck(derive(luck, "again")))
        check_same(glance(state, viewer), glance(again, viewer), f"seat {viewer} can tell its twin's twin")
        moves = [(seat, action) for seat in range(setup.players) for action in state.options(seat)]
        common = [(seat, action) for seat, action in moves if twin.why_not(seat, action) is None]
        tries = list(range(len(common)))
        Luck(luck).shuffle("tries", tries)
        for at in tries[:TRIES]:
            check_told(state.copy(), twin.copy(), *common[at], viewer, luck)


def gate(game: Game, state: State, viewer: int | None) -> dict[str, str]:
    """All that leaves for a seat in this position: view, options, reasons and error texts."""
    if viewer is None:
        return glance(state, None)
    reasons = [state.why_not(viewer, action) for action in range(game.action_count)]
    return {
        **glance(state, viewer),
        "reasons": canonical([None if reason is None else reason.to_data() for reason in reasons]),
        "errors": canonical([repr(e) + str(e) for at, reason in enumerate(reasons) if reason for e in [refused(state, viewer, at)]]),
    }


def glance(state: State, viewer: int | None) -> dict[str, str]:
    seen = {"view": canonical(state.view(viewer)), "to_act": canonical(state.to_act()), "round": canonical(state.round())}
    return seen if viewer is None else {**seen, "options": canonical(state.options(viewer))}


def check_same(one: dict[str, str], other: dict[str, str], words: str) -> None:
    for part in one:
        assert one[part] == other[part], f"{words} by {part}: {one[part]} against {other[part]}"


def check_told(state: State, twin: State, actor: int, action: int, viewer: int | None, secret: bytes) -> None:
    """The same move in the position and in the twin imagined for the viewer, with the same luck, tells the viewer the same.

    Some moves bring hidden things to light, and from then on the two games rightly differ. So:

    - The first thing told that differs must, in both, be an event for the viewer's ears that says so: HIDDEN, or OWN where another
      seat has moved. What a seat gets `instead` never differs, and neither does whether anything is told at all.
    - If all was told alike and nothing HIDDEN came to light, the viewer sees the same and has the same options afterwards.
    - If it was told different things and no luck was drawn, its views differ: nobody is told what the view keeps from him
      (shuffling alone makes forget).
    """
    events, mirrored = Events(), Events()
    luck, same_luck = Luck(secret), Luck(secret)
    state.play(actor, action, luck, events)
    twin.play(actor, action, same_luck, mirrored)
    words = f"seat {viewer} can tell its twin after action {action} of seat {actor}"
    difference = first_difference(events, mirrored, viewer)
    if difference is None:
        if not any(event.uncovers == HIDDEN and is_told(event, viewer) for event in events.happened):
            check_same(glance(state, viewer), glance(twin, viewer), words)
        return
    for event in difference:
        assert event is not None, f"{words} by something that happens in one of them only: {difference}"
        to_light = event.uncovers == HIDDEN or (event.uncovers == OWN and viewer != actor)
        assert to_light and is_told(event, viewer), f"{words} by {event}, which uncovers nothing to it: {difference}"
    if luck.draws == same_luck.draws == 0:
        assert canonical(state.view(viewer)) != canonical(twin.view(viewer)), f"{words} by {difference}, which its view keeps hidden"


def is_told(event: Event, viewer: int | None) -> bool:
    return event.audience in (EVERYONE, viewer)


def first_difference(events: Events, others: Events, viewer: int | None) -> tuple[Event | None, Event | None] | None:
    noticed = [event for event in events.happened if event.seen_by(viewer) is not None]
    mirrored = [event for event in others.happened if event.seen_by(viewer) is not None]
    for one, other in zip_longest(noticed, mirrored):
        if one is None or other is None or canonical(one.seen_by(viewer)) != canonical(other.seen_by(viewer)):
            return one, other
    return None


def check_hidden_moves(setup: Setup, state: State, secret: bytes) -> None:
    """Two moves after which their maker sees different positions and another seat the same one tell that seat the same."""
    for actor in range(setup.players):
        options = state.options(actor)[:]
        if len(options) < 2:
            continue
        Luck(derive(secret, f"moves of {actor}")).shuffle("pair", options)
        one, other, events, others = state.copy(), state.copy(), Events(), Events()
        one.play(actor, options[0], Luck(secret), events)
        other.play(actor, options[1], Luck(secret), others)
        if one.view(actor) == other.view(actor):
            continue
        for viewer in viewers(setup):
            if one.view(viewer) == other.view(viewer):
                told = first_difference(events, others, viewer)
                assert told is None, f"seat {viewer} is told which of {options[:2]} seat {actor} chose: {told}"
