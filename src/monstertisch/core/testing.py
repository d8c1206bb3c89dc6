"""check_game: the kit that guards a whole game. It plays random games and checks what must hold in every game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import zip_longest
from typing import Any

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import from_json, to_json

from .chance import Chance, Luck, Script, Thoughts, derive, secret_of
from .event import EVERYONE, HIDDEN, NOTHING, OWN, Event, Events, Facts
from .game import TEMPI, Game, Moves, Result, Setup, Shapes, State
from .reason import IllegalMove


def check_game(game: Game, setups: Iterable[Setup], games: int = 2, seed: int = 0, every: int = 1) -> None:
    """Plays `games` random games per setup and raises AssertionError where the contract is broken.

    The dear checks (every refusal, every secret) are made in every `every`-th position. The message names the game that
    failed: `check_game(game, [setup], number + 1, seed, every)` meets it again.
    """
    assert game.shapes is not None, f"{game.name} names no shapes: `Game.shapes` says what its view, moves and events look like"
    measure = Measure(game.shapes)
    for setup in setups:
        canonical(setup.to_data())
        check_spelling(setup.moves)
        measure.check_moves(setup.moves)
        for number in range(games):
            trial = Trial(game, setup, measure, derive(secret_of(seed), f"game {number}"))
            try:
                trial.run(every)
            except Exception as error:
                table = f"{setup.players} players, {setup.options}, {'our' if setup.cards is None else 'own'} cards"
                where = f"{game.name}, {table}, seed {seed}, game {number}, move {len(trial.moves)}"
                raise AssertionError(f"{where}: {type(error).__name__}: {error}") from error


class Trial:
    """One random game, and what must not change while it goes on."""

    def __init__(self, game: Game, setup: Setup, measure: Measure, secret: bytes) -> None:
        self.game = game
        self.setup = setup
        self.measure = measure
        self.secret = secret
        self.whims = Thoughts(derive(secret, "whims"))
        self.moves: list[tuple[int, int]] = []
        self.digests: list[str] = []

    def run(self, every: int) -> None:
        chance, events, kept, owed, deals_anew = Luck(self.secret), Events(), [], 0, False
        state = self.game.new(self.setup, chance, events)
        check_events(self.setup, events.happened)
        self.measure.check_events(events.happened)
        census = state.census()
        while True:
            kept.append(state.copy())
            self.digests.append(state.digest())
            check_position(self.game, self.setup, state)
            self.measure.check_views(self.setup, state)
            assert state.census() == census == sorted(census), "a card came, went or was counted out of order"
            if len(self.moves) % every == 0 or not state.to_act():
                secret = derive(self.secret, f"twins {len(self.moves)}")
                self.measure.check_previews(self.setup, state)
                check_secrets(self.setup, state, secret)
                check_hidden_moves(self.setup, state, secret)
                deals_anew |= state.imagine(None, Thoughts(secret)).digest() != self.digests[-1]
            if not state.to_act():
                break
            seat, action = self.choose(state)
            owed += seat in state.to_act()
            self.moves.append((seat, action))
            happened = check_move(self.setup, state, seat, action, chance)
            self.measure.check_events(happened)
            events.happened += happened
            # Free moves and changed answers could go on for ever; the bound is for seats that owe an answer.
            assert owed <= self.game.longest(self.setup), f"more than the stated {self.game.longest(self.setup)} moves"
        assert [copy.digest() for copy in kept] == self.digests, "an earlier copy changed"
        has_secrets = any(event.uncovers != NOTHING or event.audience != EVERYONE for event in events.happened)
        assert deals_anew or not has_secrets, "hidden things were never dealt anew"
        self.replay()

    def choose(self, state: State) -> tuple[int, int]:
        """Any move of a seat that owes an answer, and one time in four of a seat that may move without owing."""
        waiting = state.to_act()
        free = [seat for seat in range(self.setup.players) if seat not in waiting and state.options(seat)]
        seats = free if free and self.whims.below("free", 4) == 0 else waiting
        seat = seats[self.whims.below("seat", len(seats))]
        options = state.options(seat)
        return seat, options[self.whims.below("move", len(options))]

    def replay(self) -> None:
        """The same secret and moves give the same positions, and whether anybody collects events makes no difference."""
        chance = Luck(self.secret)
        state = self.game.new(self.setup, chance)
        for (seat, action), digest in zip(self.moves, self.digests, strict=False):
            assert state.digest() == digest, "the replay without events goes otherwise"
            state.play(seat, action, chance)
        assert state.digest() == self.digests[-1], "the replay without events ends otherwise"


class Measure:
    """What leaves for a seat, measured by the shapes of the game: as JSON, strictly, and with no key too many."""

    def __init__(self, shapes: Shapes) -> None:
        self.view = fitting(shapes.view)
        self.moves = fitting(shapes.moves)
        self.previews = {kind: fitting(shape) for kind, shape in shapes.previews.items()}
        pairs = {kind: shape if isinstance(shape, tuple) else (shape, None) for kind, shape in shapes.events.items()}
        self.events = {kind: (fitting(facts), fitting(instead)) for kind, (facts, instead) in pairs.items()}

    def check_views(self, setup: Setup, state: State) -> None:
        everyone = viewers(setup)
        for viewer, view in zip(everyone, state.views(everyone), strict=True):
            check_fit(self.view, [view], f"the view of seat {viewer}")
            assert written(view) == written(state.view(viewer)), f"seat {viewer} alone sees something else than among others"

    def check_moves(self, moves: Moves) -> None:
        check_fit(self.moves, moves.spelled, "a spelled move")

    def check_previews(self, setup: Setup, state: State) -> None:
        for seat in range(setup.players):
            found: dict[str, list[Facts]] = {}
            for action in state.options(seat):
                foreseen = state.preview(seat, action)
                kind = setup.moves.spell_out(action)["kind"]
                if kind in self.previews:
                    found.setdefault(kind, []).append(foreseen)
                else:
                    assert foreseen == {}, f"no shape is named for what is foreseen of {kind!r}: {foreseen}"
            for kind, previews in found.items():
                check_fit(self.previews[kind], previews, f"the preview of {kind!r}")

    def check_events(self, happened: list[Event]) -> None:
        for event in happened:
            assert event.kind in self.events, f"{event} is of a kind that the shapes do not name"
            facts, instead = self.events[event.kind]
            check_fit(facts, [event.facts], f"the event {event.kind!r}")
            check_fit(instead, [event.instead], f"what others get of {event.kind!r}")


@cache
def fitting(shape: Any) -> TypeAdapter[Any]:
    """Checks lists of things of this shape: settings cannot be given to a TypedDict, but those of a list hold for what is in it."""
    return TypeAdapter(list[shape], config=ConfigDict(extra="forbid", strict=True))


def check_fit(adapter: TypeAdapter[Any], things: list[Any], words: str) -> None:
    try:
        adapter.validate_json(canonical(things))
    except ValidationError as error:
        raise AssertionError(f"{words} does not fit its shape: {misfits(error)}") from None


def misfits(error: ValidationError) -> str:
    """Where it does not fit, and why. Of several kinds of things only the one that it says it is counts."""
    found = [(one["loc"][1:], one["msg"]) for one in error.errors()]
    others = [place[:-1] for place, _ in found if place[-1:] == ("kind",)]
    meant = [(place, why) for place, why in found if not any(place[: len(other)] == other for other in others)]
    return "; ".join(f"{'.'.join(map(str, place))}: {why}".removeprefix(": ") for place, why in meant or found)


def written(value: Any) -> bytes:
    """As JSON; what is compared in every position is written in a quarter of the time that Python's own writer takes."""
    return to_json(value)


def canonical(value: Any) -> bytes:
    """The text of plain data; anything that JSON does not give back as it was is not plain."""
    text = written(value)
    assert from_json(text) == value, f"not plain data: {value!r}"
    return text


def viewers(setup: Setup) -> list[int | None]:
    return [None, *range(setup.players)]


def check_spelling(moves: Moves) -> None:
    """Every action can be written down and read again; nonsense is refused."""
    assert len(moves.numbers) == moves.count, f"{moves.count - len(moves.numbers)} moves are spelled like others"
    for action in range(moves.count):
        assert moves.read(from_json(canonical(moves.spell_out(action)))) == action, f"action {action} is read as another"
    for nonsense in (None, 0, "", [0], {"kind": "nonsense"}):
        try:
            action = moves.read(nonsense)
        except IllegalMove:
            continue
        raise AssertionError(f"{nonsense!r} is read as action {action}")


def check_position(game: Game, setup: Setup, state: State) -> None:
    """What can cheaply be checked of any position."""
    check_options(setup, state)
    check_saved(game, setup, state)
    result = state.result()
    assert canonical(result.to_data()) == canonical(Result(result.scores).to_data()), "places do not follow scores"
    assert len(result.scores) == setup.players, "not one score per seat"


def check_options(setup: Setup, state: State) -> None:
    """Who owes an answer has one; options are ascending, in the space, and not refused; nobody moves after the end."""
    waiting = state.to_act()
    assert waiting == sorted({*waiting} & {*range(setup.players)}), f"{waiting} are no ascending seats"
    for seat in range(setup.players):
        options = state.options(seat)
        assert options == sorted({*options}), f"the options of seat {seat} are not ascending: {options}"
        assert options or seat not in waiting, f"seat {seat} owes an answer and has none"
        assert waiting or not options, f"seat {seat} may move after the end"
        foregone = [state.foregone(seat, tempo) for tempo in range(len(TEMPI))]
        assert {*foregone} <= {-1, *(options if seat in waiting else [])}, f"what goes without saying for {seat} is no answer"
        for action in options:
            assert 0 <= action < setup.moves.count, f"action {action} is outside the space"
            assert state.why_not(seat, action) is None, f"seat {seat} is offered {action}, which is refused"


def check_saved(game: Game, setup: Setup, state: State) -> None:
    """A position that was written down and read again is the same for everyone, and goes on like a copy."""
    text = canonical(state.to_data())
    revived = game.from_data(setup, from_json(text))
    assert canonical(revived.to_data()) == text, "a position is not read as it was written"
    assert revived.digest() == state.digest(), "the digest is not that of the written position"
    for viewer in viewers(setup):
        check_same(glance(state, viewer), glance(revived, viewer), f"seat {viewer} can tell a position that was saved")
    for seat in state.to_act()[:1]:
        copy = state.copy()
        action = state.options(seat)[-1]
        copy.play(seat, action, Luck(b"copy"))
        revived.play(seat, action, Luck(b"copy"))
        assert copy.digest() == revived.digest(), "a position that was saved goes on otherwise"
    assert canonical(state.to_data()) == text, "looking at a position or playing in its copy changed it"


def check_move(setup: Setup, state: State, seat: int, action: int, chance: Chance) -> list[Event]:
    """Plays a legal move; money changes only by what the events say, and nobody ever has less than none."""
    expected = state.purses()
    events = Events()
    state.play(seat, action, chance, events)
    for event in events.happened:
        changes = event.facts.get("gold", [0] * setup.players)
        expected = [purse + change for purse, change in zip(expected, changes, strict=True)]
        assert min(expected) >= 0, f"{event} leaves a purse below nothing: {expected}"
    assert state.purses() == expected, f"purses are {state.purses()}, by the events they should be {expected}"
    check_events(setup, events.happened)
    return events.happened


def check_events(setup: Setup, happened: list[Event]) -> None:
    for event in happened:
        assert event.audience in [EVERYONE, *range(setup.players)], f"nobody is the audience of {event}"
        assert event.uncovers in [NOTHING, OWN, HIDDEN], f"what does {event} uncover?"
        for facts in [event.facts, event.instead or {}]:
            canonical(facts)
            assert "event" not in facts, f"{event} hides its kind"


def refusals(setup: Setup, state: State, seat: int) -> dict[str, bytes]:
    """Every action that is no option is refused with a reason and a rule: what the seat is told then."""
    reasons, errors = [], []
    for action in sorted({*range(-1, setup.moves.count + 1)} - {*state.options(seat)}):
        reason = state.why_not(seat, action)
        assert reason is not None, f"action {action} is no option of seat {seat} and nothing forbids it"
        assert all([reason.code, reason.rule]), f"{reason} names no rule"
        error = refused(state, seat, action)
        assert error.reason == reason, f"playing {action} is refused by another reason than {reason}"
        reasons.append(reason.to_data())
        errors.append(f"{error!r} {error}")
    return {"reasons": canonical(reasons), "errors": written(errors)}


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


def check_secrets(setup: Setup, state: State, secret: bytes) -> None:
    """What a seat or a spectator gets is the same when all that it cannot know is dealt anew."""
    digest = state.digest()
    told = {viewer: gate(setup, state, viewer) for viewer in viewers(setup)}
    assert state.digest() == digest, "a refused move changed the position"
    for viewer in viewers(setup):
        luck = derive(secret, f"twin {viewer}")
        twin = state.imagine(viewer, Thoughts(luck))
        assert state.digest() == digest, f"imagining for {viewer} or playing in a copy changed the position"
        assert twin.digest() == state.imagine(viewer, Thoughts(luck)).digest(), "imagining drew from other luck than it was given"
        assert twin.census() == state.census(), f"imagining for {viewer} lost or made cards"
        assert twin.purses() == state.purses(), f"imagining for {viewer} moved money"
        check_options(setup, twin)
        check_same(told[viewer], gate(setup, twin, viewer), f"seat {viewer} can tell its twin")
        again, same = (world.imagine(viewer, Thoughts(derive(luck, "again"))) for world in [twin, state])
        check_same(glance(state, viewer), glance(again, viewer), f"seat {viewer} can tell its twin's twin")
        assert again.to_data() == same.to_data(), f"what {viewer} cannot know shows in what is imagined for {viewer}"
        for actor in range(setup.players):
            common = [action for action in state.options(actor) if twin.why_not(actor, action) is None]
            Thoughts(luck).shuffle("tries", common)
            for action in common[:3]:
                check_told(state.copy(), twin.copy(), actor, action, viewer, luck)


def gate(setup: Setup, state: State, viewer: int | None) -> dict[str, bytes]:
    """All that leaves for a seat in this position: view, options with what they would do, candidates, reasons and error texts."""
    if viewer is None:
        return glance(state, None)
    return {
        **glance(state, viewer),
        "previews": canonical([state.preview(viewer, action) for action in state.options(viewer)]),
        "foregone": canonical([state.lull(viewer), *[state.foregone(viewer, tempo) for tempo in range(len(TEMPI))]]),
        "candidates": canonical(state.candidates(viewer)),
        **refusals(setup, state, viewer),
    }


def glance(state: State, viewer: int | None) -> dict[str, bytes]:
    """That views are plain is checked where they are measured."""
    seen = {"view": written(state.view(viewer)), "to_act": written(state.to_act()), "round": written(state.round())}
    return seen if viewer is None else {**seen, "options": written(state.options(viewer))}


def check_same(one: dict[str, bytes], other: dict[str, bytes], words: str) -> None:
    for part in one:
        assert one[part] == other[part], f"{words} by {part}: {one[part].decode()} against {other[part].decode()}"


def check_told(state: State, twin: State, actor: int, action: int, viewer: int | None, secret: bytes) -> None:
    """The same move in the position and in the twin imagined for the viewer, with the same luck, tells the viewer the same.

    Hidden things may come to light, and from then on the two games rightly differ. So the first thing told that differs must be, in
    both, an event for this audience that owns up to it: HIDDEN, or OWN when another seat moved. What is told `instead`, and whether
    anything is told, never differs. After equal tidings without a HIDDEN one, view and options are equal; after different ones
    the views differ (nobody is told what his view hides), unless luck was drawn: shuffling makes forget.
    """
    events, mirrored = Events(), Events()
    luck, same_luck = Luck(secret), Luck(secret)
    state.play(actor, action, luck, events)
    twin.play(actor, action, same_luck, mirrored)
    words = f"seat {viewer} can tell its twin after action {action} of seat {actor}"
    difference = first_difference(events, mirrored, viewer)
    if difference is None:
        if not any(event.uncovers == HIDDEN and event.audience in (EVERYONE, viewer) for event in events.happened):
            check_same(glance(state, viewer), glance(twin, viewer), words)
        return
    for event in difference:
        assert event is not None, f"{words} by something that happens in one of them only: {difference}"
        uncovers = event.uncovers if event.audience in (EVERYONE, viewer) else NOTHING
        assert uncovers == HIDDEN or (uncovers == OWN and viewer != actor), f"{words} by {event}, which uncovers nothing to it"
    forgotten = luck.draws + same_luck.draws > 0
    assert forgotten or state.view(viewer) != twin.view(viewer), f"{words} by {difference}, which its view keeps hidden"


def first_difference(events: Events, others: Events, viewer: int | None) -> tuple[Event | None, Event | None] | None:
    noticed = [event for event in events.happened if event.seen_by(viewer) is not None]
    mirrored = [event for event in others.happened if event.seen_by(viewer) is not None]
    for one, other in zip_longest(noticed, mirrored):
        if one is None or other is None or written(one.seen_by(viewer)) != written(other.seen_by(viewer)):
            return one, other
    return None


def check_hidden_moves(setup: Setup, state: State, secret: bytes) -> None:
    """Two moves after which their maker sees different positions and another seat the same one tell that seat the same."""
    for actor in range(setup.players):
        options = state.options(actor)[:]
        if len(options) < 2:
            continue
        Thoughts(derive(secret, f"moves of {actor}")).shuffle("pair", options)
        one, other, events, others = state.copy(), state.copy(), Events(), Events()
        one.play(actor, options[0], Luck(secret), events)
        other.play(actor, options[1], Luck(secret), others)
        if one.view(actor) == other.view(actor):
            continue
        for viewer in viewers(setup):
            if one.view(viewer) == other.view(viewer):
                told = first_difference(events, others, viewer)
                assert told is None, f"seat {viewer} is told which of {options[:2]} seat {actor} chose: {told}"
