"""A game being played: a setup and a log that only grows. The state is their replay, from the start or from a snapshot."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from .chance import SHARE, Luck, Script, Thoughts, commitment, derive
from .event import NOTHING, OWN, Event, Events
from .game import Data, Game, Setup, State
from .names import BOT, is_name
from .reason import BadMatch, BadSetup, Reason, Refusal

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position after an entry with the luck that is left: all it takes to go on, or to go on under other rules."""

    number: int  # the entry it was taken after
    standing: int  # the last entry that still stood then
    depth: int  # how many moves did
    position: Data
    luck: Data

    def to_data(self) -> Data:
        return {"standing": self.standing, "depth": self.depth, "position": self.position, "luck": self.luck}


@dataclass(frozen=True, slots=True)
class Beginning:
    """The position with which a match begins instead of a deal: the one after an entry of another match.

    What `seat` could not know there was dealt anew.
    """

    commitment: str | None  # of the other match, if it had a secret
    entry: int
    seat: int
    position: Data

    def to_data(self) -> Data:
        return {"commitment": self.commitment, "entry": self.entry, "seat": self.seat, "position": self.position}


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: what a seat did, or (`undo_to`) that it took back all after that entry, or that other `rules` hold.

    Numbers start at 1 and never repeat.
    """

    number: int
    seat: int = -1
    action: int = -1
    undo_to: int | None = None
    stand_in: bool = False  # a bot acted for the person at this seat
    digest: str | None = None  # of the position after it, where a round or the game ended
    scores: list[int] | None = None  # where the game ended
    rules: int | None = None  # the version of the rules that holds after it


@dataclass(frozen=True, slots=True)
class Played:
    """An entry that still stands, with what it brought about."""

    entry: Entry
    events: list[Event]
    uncovers: int  # the most that one of its events uncovered
    drew_luck: bool
    round: int  # in which it was played


@dataclass
class Match:
    """`seats` says who plays: a person's name or, for a bot, `bot:<name>`.

    With a `base` it goes on from there: `entries` and `steps` are those after it, and nothing before it can be taken back.
    """

    game: Game
    setup: Setup
    luck: Luck | Script
    seats: list[str]
    entries: list[Entry] = field(default_factory=list)
    cut_off: bool = False  # the file it was read from ended inside an entry, which is gone
    remembers: bool = True  # keeps the events of its steps; a server with many tables has stored them
    base: Snapshot | None = None
    begins: Beginning | None = None  # None: with a deal

    def __post_init__(self) -> None:
        if len(self.seats) != self.setup.players:
            raise BadSetup(Reason("seats", "", {"seats": len(self.seats), "players": self.setup.players}))
        self._begin()

    def _begin(self) -> None:
        opening = Events()
        self.luck = self.luck.anew()
        if self.base is not None:
            self.luck.resume(self.base.luck)
            self.state: State = self.game.from_data(self.setup, self.base.position)
        elif self.begins is not None:
            self.state = self.game.from_data(self.setup, self.begins.position)
        else:
            self.state = self.game.new(self.setup, self.luck, opening)
        self.opening = opening.happened
        self.steps: list[Played] = []

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return len(self.entries) + (self.base.number if self.base else 0)

    @property
    def start(self) -> int:
        """The entry with whose position it starts; 0: none, it has all its entries."""
        return self.base.standing if self.base else 0

    @property
    def standing(self) -> int:
        """The last entry that still stands; 0: none."""
        return self.steps[-1].entry.number if self.steps else self.start

    @property
    def depth(self) -> int:
        """How many moves stand."""
        return len(self.steps) + (self.base.depth if self.base else 0)

    def depth_at(self, number: int) -> int:
        """How many moves stood after this entry."""
        return sum(step.entry.number <= number for step in self.steps) + (self.base.depth if self.base else 0)

    def positions(self) -> list[int]:
        """The entries after which it stood, from its start on."""
        return [self.start, *[step.entry.number for step in self.steps]]

    def state_after(self, number: int) -> State:
        """The position after this entry, which must still stand."""
        if number not in self.positions():
            raise BadMatch(Reason("no-position", "", {"number": number}))
        again = replace(self, entries=[])
        for step in self.steps:
            if step.entry.number <= number:
                again.state.play(step.entry.seat, step.entry.action, again.luck)
        return again.state

    @property
    def over(self) -> bool:
        return not self.state.to_act()

    @property
    def doubtful(self) -> int | None:
        """The line of its file with the position it was read from, which may be one that no game leads to."""
        return self.base.number + 1 if self.base else 1 if self.begins else None

    @property
    def commitment(self) -> str | None:
        """What is shown of the secret before the game is over."""
        return commitment(self.luck.secret) if isinstance(self.luck, Luck) else None

    def play(self, seat: int, action: int, stand_in: bool = False) -> Played:
        """Carries out and records an action; an illegal one raises IllegalMove and changes nothing."""
        step = self._carry_out(self.n + 1, seat, action, stand_in)
        self.entries.append(step.entry)
        return step

    def _carry_out(self, number: int, seat: int, action: int, stand_in: bool) -> Played:
        happened = Events()
        draws, round_number = self.luck.draws, self.state.round()
        self.state.play(seat, action, self.luck, happened)
        ended = self.over or self.state.round() != round_number
        digest = self.state.digest() if ended else None
        scores = self.state.result().scores if self.over else None
        entry = Entry(number, seat, action, stand_in=stand_in, digest=digest, scores=scores)
        uncovers = max([event.uncovers for event in happened.happened], default=NOTHING)
        step = Played(entry, happened.happened, uncovers, self.luck.draws != draws, round_number)
        self.steps.append(step if self.remembers else replace(step, events=[]))
        return step

    # Snapshots

    def snapshot(self) -> Snapshot:
        return Snapshot(self.n, self.standing, self.depth, self.state.to_data(), self.luck.position())

    def change_rules(self) -> Entry:
        """Goes on from here under the rules of `game`: the log says so, and nobody can go back behind it."""
        entry = Entry(self.n + 1, rules=self.game.rules_version)
        self.base = replace(self.snapshot(), number=entry.number, standing=entry.number)
        self.entries, self.steps = [], []
        return entry

    def forget_events(self) -> None:
        """What happened was told; what is needed to take something back stays."""
        self.remembers, self.opening = False, []
        self.steps = [replace(step, events=[]) for step in self.steps]

    # Undo

    def last_choice(self, seat: int) -> int | None:
        """The entry to go back to so that this seat can decide anew on its last action; None if it has not acted, that we know."""
        for at in range(len(self.steps) - 1, -1, -1):
            if self.steps[at].entry.seat == seat:
                return self.steps[at - 1].entry.number if at else self.start
        return None

    def undo_is_free(self, seat: int, to: int, humans: list[int]) -> bool:
        """Whether `seat` may go back unasked: no luck drawn, nothing hidden shown but its own cards, no other human has acted."""
        for step in self.steps:
            if step.entry.number <= to:
                continue
            own = step.entry.seat == seat
            if step.drew_luck or (not own and step.entry.seat in humans):
                return False
            if step.uncovers > (OWN if own else NOTHING):
                return False
        return True

    def undo(self, to: int, seat: int = -1) -> Entry:
        """`seat` (-1: nobody knows) goes back to the position after entry `to` (0: the start). Luck does not change by it."""
        if to not in self.positions()[:-1]:
            raise BadMatch(Reason("undo-nowhere", "", {"number": to}))
        entry = Entry(self.n + 1, seat, undo_to=to)
        self.entries.append(entry)
        self._go_back(to)
        return entry

    def _go_back(self, to: int) -> None:
        kept = [step.entry for step in self.steps if step.entry.number <= to]
        self._begin()
        for entry in kept:
            self._carry_out(entry.number, entry.seat, entry.action, entry.stand_in)

    # As text

    def header(self) -> str:
        luck: Data = {"script": self.luck.results} if isinstance(self.luck, Script) else {"secret": self.luck.secret.hex()}
        if isinstance(self.luck, Luck) and self.luck.shares:
            luck["shares"] = self.luck.shares
        begins = self.begins.to_data() if self.begins else None
        return head_line(self.setup.to_data(), self.seats, self.commitment, luck, begins)

    def line(self, entry: Entry) -> str:
        if entry.undo_to is not None:
            by = {"seat": entry.seat} if entry.seat >= 0 else {}
            return compact({"n": entry.number, **by, "undo_to": entry.undo_to})
        if entry.rules is not None:
            assert self.base is not None
            change = {
                "rules_version": entry.rules,
                "depth": self.base.depth,
                "position": self.base.position,
                "luck": self.base.luck,
            }
            return compact({"n": entry.number, **change})
        line: Data = {"n": entry.number, "seat": entry.seat, "do": self.setup.moves.spell_out(entry.action)}
        if entry.stand_in:
            line["stand_in"] = True
        if entry.digest is not None:
            line["digest"] = entry.digest
        if entry.scores is not None:
            line["scores"] = entry.scores
        return compact(line)

    def text(self) -> str:
        """The match file: its setup in the first line, then one line per entry."""
        return "".join(f"{line}\n" for line in [self.header(), *[self.line(entry) for entry in self.entries]])


def head_line(setup: Data, seats: list[str], seal: str | None, luck: Data, begins: Data | None) -> str:
    """The first line of a match file."""
    head = {"monstertisch": "match", "format": FORMAT, **setup, "seats": seats, "commitment": seal, "luck": luck}
    return compact(head if begins is None else {**head, "begins": begins})


compact = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


# What if


def played_on(match: Match, number: int, seat: int, luck: Luck, seats: list[str]) -> Match:
    """Another match that goes on from the position after this entry, with luck of its own.

    Whoever asks may have seen how it went: what `seat` could not know is dealt anew, by the same secret.
    """
    state = match.state_after(number)
    if not state.to_act():
        raise BadMatch(Reason("position-over", "", {"number": number}))
    dealt = state.imagine(seat, Luck(derive(luck.secret, "what if")))
    begins = Beginning(match.commitment, number, seat, dealt.to_data())
    return Match(match.game, match.setup, luck, seats, begins=begins)


def probed(match: Match) -> Match:
    """Fails if the position cannot be shown and played on."""
    state, seats = match.state, range(match.setup.players)
    for seat in seats:
        for action in state.options(seat):
            state.preview(seat, action)
        for action in state.candidates(seat):
            state.why_not(seat, action)
    for viewer in [None, *seats]:
        state.view(viewer)
    return match


# Reading a match file


def read_match(text: str, games: dict[str, Game]) -> Match:
    """The match that was written; raises BadMatch with the line where the file is broken, foreign or made under other rules.

    A file that was cut off inside its last line is cut back to the last whole entry, and `Match.cut_off` says so.
    """
    lines = text.split("\n")
    if not lines[-1]:
        lines.pop()
        ended = True
    else:
        ended = whole(lines[-1])
        if not ended:
            lines.pop()
    if not lines:
        raise BadMatch(Reason("match-cut" if text else "match-empty", ""))
    if not whole(lines[0]):
        raise BadMatch(Reason("match-foreign", ""))
    changed = last_change(lines[1:])
    start = None if changed is None else read_change(parse_line(lines[changed + 1], changed + 2), changed + 2)
    head = parse_line(lines[0], 1)
    with doubting(start[1].number + 1 if start else 1 if "begins" in head else None):
        match = read_header(head, games, start)
        match.cut_off = not ended
        for at, line in enumerate(lines[match.n + 1 :], start=match.n + 2):
            read_entry(match, parse_line(line, at), at)
    return match


@contextmanager
def doubting(line: int | None) -> Iterator[None]:
    """A position that was read may be one that no game leads to. Wherever it fails, the line that holds it is to blame."""
    try:
        yield
    except Refusal:
        raise
    except Exception:
        if line is None:
            raise
        raise BadMatch(Reason("match-begins", "") if line == 1 else Reason("match-line", "", {"line": line})) from None


def last_change(lines: list[str]) -> int | None:
    """Where in a log the rules changed last: nothing before it can be played again."""
    return next((at for at in range(len(lines) - 1, -1, -1) if '"rules_version":' in lines[at]), None)


def read_change(line: Data, at: int) -> tuple[Any, Snapshot]:
    """The version of the rules that holds from here on, and the position it begins with."""
    depth, position, luck = line.get("depth"), line.get("position"), line.get("luck")
    if line.get("n") != at - 1 or type(depth) is not int or not isinstance(position, dict) or not isinstance(luck, dict):
        raise BadMatch(Reason("match-line", "", {"line": at}))
    return line.get("rules_version"), Snapshot(at - 1, at - 1, depth, position, luck)


def whole(line: str) -> bool:
    """Whether a line without its line break is complete all the same: no part of a JSON object is one itself."""
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def parse_line(line: str, at: int) -> Data:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise BadMatch(Reason("match-line", "", {"line": at})) from None
    if not isinstance(found, dict):
        raise BadMatch(Reason("match-line", "", {"line": at}))
    return found


def read_header(head: Data, games: dict[str, Game], start: tuple[Any, Snapshot] | None) -> Match:
    if head.get("monstertisch") != "match":
        raise BadMatch(Reason("match-foreign", ""))
    if head.get("format") != FORMAT:
        raise BadMatch(Reason("match-format", "", {"format": str(head.get("format")), "known": FORMAT}))
    name = head.get("game")
    game = games.get(name) if isinstance(name, str) else None
    if game is None:
        raise BadMatch(Reason("match-game", "", {"game": str(name), "known": ", ".join(games)}))
    version, base = start or (head.get("rules_version"), None)
    if version != game.rules_version:
        raise BadMatch(Reason("match-rules", "", {"version": str(version), "ours": game.rules_version}))
    players, options, cards, seats = head.get("players"), head.get("options"), head.get("cards"), head.get("seats")
    if type(players) is not int or not isinstance(options, dict) or not (cards is None or isinstance(cards, dict)):
        raise BadMatch(Reason("match-line", "", {"line": 1}))
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        raise BadMatch(Reason("match-line", "", {"line": 1}))
    for number, seat in enumerate(seats, start=1):
        if not is_name(seat.removeprefix(BOT)):
            raise BadMatch(Reason("match-name", "", {"number": number}))
    luck = read_luck(head.get("luck"))
    setup = game.setup(players, options, cards)
    begins = read_begins(head["begins"]) if "begins" in head else None
    match = Match(game, setup, luck, seats, base=base, begins=begins)
    if head.get("commitment") != match.commitment:
        raise BadMatch(Reason("match-commitment", ""))
    if begins is not None and base is None:
        refuse_impossible(match, begins)
    return match


def read_begins(begins: Any) -> Beginning:
    found = begins if isinstance(begins, dict) else {}
    seal, entry, seat, position = (found.get(name) for name in ["commitment", "entry", "seat", "position"])
    if (
        not (seal is None or isinstance(seal, str))
        or type(entry) is not int
        or type(seat) is not int
        or not isinstance(position, dict)
    ):
        raise BadMatch(Reason("match-begins", ""))
    return Beginning(seal, entry, seat, position)


def refuse_impossible(match: Match, begins: Beginning) -> None:
    """The whole box, nothing beside it, and something to decide. That a game leads to this position is not proven by it."""
    state = probed(match).state
    box = match.game.new(match.setup, Thoughts(b"")).census()
    if not 0 <= begins.seat < match.setup.players or match.over or state.census() != box or state.to_data() != begins.position:
        raise BadMatch(Reason("match-begins", ""))


def read_luck(luck: Any) -> Luck | Script:
    script = luck.get("script") if isinstance(luck, dict) else None
    if isinstance(script, dict) and all(isinstance(results, list) for results in script.values()):
        return Script(script)
    try:
        secret, shares = bytes.fromhex(luck["secret"]), luck.get("shares", [])
        added = [bytes.fromhex(share) for share in shares]
        sound = isinstance(shares, list) and all(len(share) == SHARE for share in added) and added == sorted(set(added))
    except (TypeError, ValueError, KeyError):
        sound = False
    if not sound:
        raise BadMatch(Reason("match-luck", ""))
    return Luck(secret, shares)


def read_entry(match: Match, line: Data, at: int) -> None:
    number = match.n + 1
    if line.get("n") != number or type(line.get("n")) is not int:
        raise BadMatch(Reason("match-number", "", {"line": at, "number": number}))
    seat = line.get("seat", -1 if "undo_to" in line else None)  # older files do not tell who took back
    if type(seat) is not int or not (0 <= seat < match.setup.players or "seat" not in line):
        raise BadMatch(Reason("match-line", "", {"line": at}))
    if "undo_to" in line:
        if type(line["undo_to"]) is not int:
            raise BadMatch(Reason("match-line", "", {"line": at}))
        try:
            match.undo(line["undo_to"], seat)
        except BadMatch:
            raise BadMatch(Reason("match-undo", "", {"line": at, "number": line["undo_to"]})) from None
        return
    try:
        step = match.play(seat, match.setup.moves.read(line.get("do")), line.get("stand_in") is True)
    except Refusal as refused:
        illegal = Reason("match-illegal", refused.reason.rule, {"line": at, "game": match.game.name})
        raise BadMatch(illegal, *refused.reasons) from None
    if line.get("digest") != step.entry.digest or line.get("scores") != step.entry.scores:
        raise BadMatch(Reason("match-differs", "", {"line": at, "round": step.round}))
