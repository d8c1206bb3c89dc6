"""What the browser and the server say to each other: the bodies of the REST routes and the messages of the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from ..bots.levels import USUAL
from ..core.names import LONGEST_NAME, is_name, one_line, seen

PROTOCOL = 2
UNSEEN = "unseen"


def all_seen(text: str) -> str:
    """Nothing invisible, nothing that turns the direction of the text around it."""
    if text != seen(text):
        raise PydanticCustomError(UNSEEN, "holds what nobody sees")
    return text


def a_persons(name: str) -> str:
    if not is_name(all_seen(name)):
        raise ValueError
    return name


NO_TAGS = r"^[^<>]*$"
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME, pattern=NO_TAGS), AfterValidator(a_persons)
]
Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40, pattern=NO_TAGS), AfterValidator(all_seen)]
Said = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500), AfterValidator(one_line)]
Level = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]  # which ones there are a game tells: packages may add bots
EntryNumber = Annotated[int, Field(ge=0, le=2**53)]  # as far as browsers count; the database would not take just any


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


# Games and people


class OptionFacts(Strict):
    """A table option: a switch without choices, one of several choices, or one choice per seat.

    `players`: with how many players a choice makes sense; one that is not named there does with any. `needs`: a choice of
    another option without which this one changes nothing.
    """

    name: str
    choices: list[str]
    per_seat: bool
    players: dict[str, list[int]]
    needs: str | None


class GameFacts(Strict):
    """A game, and what the lobby says of it in every language."""

    name: str
    titles: dict[str, str]
    about: dict[str, str]
    least_players: int
    most_players: int
    options: list[OptionFacts]
    levels: list[Level]  # of its bots, the weakest first
    rules_version: int


class GameTexts(Strict):
    """The words of a game that the page does not bring along: its Fluent file, and its rules as players read them."""

    words: str
    rules: str | None


class Me(Strict):
    """The person behind the cookie."""

    name: str | None


class NewName(Strict):
    name: Name


class RecoveryKey(Strict):
    """A key that brings this person's seats to another device. It stays in the part of a link that is never sent to a server."""

    key: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")]


# Tables


class NewTable(Strict):
    """A table to be opened. The host sits on the first `humans` seats, the rest is open or, with `fill`, taken by bots."""

    game: Annotated[str, StringConstraints(max_length=40)]
    players: Annotated[int, Field(ge=1, le=12)]
    options: Annotated[dict[str, Any], Field(max_length=20)] = {}
    level: Level = USUAL
    title: Title = ""
    listed: bool = False  # shown among the open tables of the lobby
    humans: Annotated[int, Field(ge=1, le=12)] = 1  # seats on this device
    names: Annotated[list[Name], Field(max_length=12)] = []  # of those seats; the first is the host
    fill: bool = False  # bots take all other seats and the game starts at once
    clock: Annotated[int, Field(ge=10, le=86400)] | None = None  # seconds per move
    away: Annotated[int, Field(ge=5, le=86400)] = 90  # seconds until a bot plays for someone who is gone
    tour: bool = False  # the guided first game on its fixed deal, which everyone can look up: one person and bots

    @model_validator(mode="after")
    def tour_is_played_alone(self) -> Self:
        if self.tour and not (self.fill and self.humans == 1):
            raise ValueError
        return self


class TakeSeat(Strict):
    name: Name


class SeatFacts(Strict):
    """Who sits there. `played_by_bot`: a bot stands in, for now or (`resigned`) for good."""

    kind: Literal["open", "human", "bot"]
    name: str
    level: Level | None = None
    online: bool = False
    yours: bool = False
    played_by_bot: bool = False
    resigned: bool = False


class TableFacts(Strict):
    """All that everyone with the link may know of a table besides the game itself."""

    code: str
    game: str
    title: str
    state: Literal["waiting", "dealing", "playing", "over"]  # dealing: waits for the shares of its pages
    players: int
    options: dict[str, Any]
    level: Level
    clock: int | None
    away: int
    listed: bool
    tour: bool
    seats: list[SeatFacts]
    host: bool  # you opened it
    round: int
    turn: list[int]  # seats that must act
    places: list[int] | None = None
    commitment: str  # SHA-256 of the secret, from the first moment on
    next_table: str | None = None  # the rematch
    from_table: str | None = None  # its game goes on from a position that was played there; told to its host


class Problem(Strict):
    """A refusal: the words are in the Fluent files under `reason-<code>`."""

    code: str
    rule: str
    params: dict[str, Any] = {}


class UnreadableTable(Strict):
    """A table that cannot be opened, and why. Those who sat there can download its match file."""

    code: str
    game: str
    title: str
    reason: Problem


class Lobby(Strict):
    mine: list[TableFacts]
    unreadable: list[UnreadableTable]  # of one's own
    open: list[TableFacts]


class Refused(Strict):
    detail: Problem


# Client to server


class Hello(Strict):
    """First message: the last entry the client has already seen (0: only the opening, -1: nothing)."""

    type: Literal["hello"]
    version: Literal[2]
    after: Annotated[int, Field(ge=-1)] = -1


class Act(Strict):
    """A move. `at` is the last entry the client has seen; another number is answered with a resync, never with a move."""

    type: Literal["act"]
    at: EntryNumber
    seat: Annotated[int, Field(ge=0, le=11)]
    do: Annotated[dict[str, Any], Field(max_length=12)]


class AskUndo(Strict):
    type: Literal["ask_undo"]
    at: EntryNumber
    seat: Annotated[int, Field(ge=0, le=11)]


class AnswerUndo(Strict):
    """To the wish of `seat` that was shown after entry `at`; whatever else is asked meanwhile, this is no answer to it."""

    type: Literal["answer_undo"]
    at: EntryNumber
    seat: Annotated[int, Field(ge=0, le=11)]
    agree: bool


class Say(Strict):
    type: Literal["say"]
    text: Said


class Resign(Strict):
    type: Literal["resign"]
    seat: Annotated[int, Field(ge=0, le=11)]


class AskHint(Strict):
    """What would the bot do? Answered from the seat's own sight."""

    type: Literal["ask_hint"]
    at: EntryNumber
    seat: Annotated[int, Field(ge=0, le=11)]


class Share(Strict):
    """16 random bytes that the page of a seated person adds to the luck when the table is `dealing`."""

    type: Literal["share"]
    share: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]


class Nod(Strict):
    """At the table of a guided tour: entry `n` was shown and read, the bots may go on. At other tables nobody waits for it."""

    type: Literal["nod"]
    n: EntryNumber


class AskLog(Strict):
    """An older page of the log: the entries before this one."""

    type: Literal["ask_log"]
    before: EntryNumber


class Ping(Strict):
    type: Literal["ping"]


ClientMessage = Annotated[
    Hello | Act | AskUndo | AnswerUndo | Say | Resign | AskHint | AskLog | Share | Nod | Ping, Field(discriminator="type")
]


# Server to client


class Welcome(Strict):
    """Answer to hello, and after every change of seats: the table as it is. `n` is the last entry."""

    type: Literal["table"] = "table"
    version: int = PROTOCOL
    n: int
    table: TableFacts


class EntryFacts(Strict):
    """An entry of the log: 0 is the opening; `undo_to`: its seat took back all after that entry; `do` is told to its seat."""

    n: int
    seat: int | None = None
    do: dict[str, Any] | None = None
    undo_to: int | None = None
    round: int = 0
    rules: int | None = None  # from here on the rules in this version hold
    goes_on_from: int | None = None  # of the opening: the game goes on after this entry of another table's


class Happened(Strict):
    """One entry with its events as this person may see them. `live` is false where it is history being caught up."""

    type: Literal["events"] = "events"
    entry: EntryFacts
    events: list[dict[str, Any]]
    live: bool


class ToldEntry(Strict):
    """One entry of the log as it was told."""

    entry: EntryFacts
    events: list[dict[str, Any]]


class LogPage(Strict):
    """Entries before the one that was asked about, oldest first; none if nobody knows of any."""

    type: Literal["log"] = "log"
    before: int
    entries: list[ToldEntry]


class Told(Strict):
    """The whole log of a finished game."""

    table: TableFacts
    entries: list[ToldEntry]


class ReplayStep(Strict):
    """One entry of a finished game with the position after it."""

    entry: EntryFacts
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Strict):
    table: TableFacts
    entries: list[ReplayStep]


class WhatIf(Strict):
    """A finished game is played on from the position after entry `n`: whoever asks at this seat, bots at all others."""

    n: EntryNumber
    seat: Annotated[int, Field(ge=0, le=11)]


class Advised(Strict):
    """A move and what comes of it on average, from all that its seat can know.

    `figures` by name: how much more of it the seat has then than now ("gold": 4.2), or the chance that it comes true.
    """

    do: dict[str, Any]
    chance: float  # to win, from 0 to 1
    figures: dict[str, float]


class Moment(Strict):
    """The chances to win, seat by seat, after entry `n`, from what everybody could see."""

    n: int
    chances: list[float]


class TurningPoint(Strict):
    """Entry `n` changed the chances by `swings`: by what its seat decided, or by luck. `better`: what would have been, if any."""

    n: int
    kind: Literal["decision", "luck"]
    seat: int
    swings: list[float]
    played: Advised | None
    better: Advised | None


class Balance(Strict):
    """What a seat's own decisions, and what luck and the others brought it in the whole game, as chances to win."""

    decisions: float
    luck: float


class AnalysisFacts(Strict):
    """What is known of a finished game. It is reckoned once and the same for everyone; `done` of `of` steps are through.

    While it waits in line, so many are `before` it.
    """

    state: Literal["none", "running", "done", "failed"]
    done: int
    of: int
    before: int = 0  # those stored by older versions do not say
    worlds: int  # that were played on from every position
    error: float  # half of the widest 95 % interval of a chance
    moments: list[Moment]
    points: list[TurningPoint]
    balance: list[Balance]


class Resync(Strict):
    """What the client sent did not fit what has happened; table, missing events, view and choices follow."""

    type: Literal["resync"] = "resync"
    n: int


class Seen(Strict):
    """The position as this seat (null: a spectator) sees it after entry `n`."""

    type: Literal["view"] = "view"
    n: int
    seat: int | None
    view: dict[str, Any]


class Patched(Strict):
    """What changed from the view after entry `base`, the last one that this client was sent, to the one after entry `n`.

    A patch holds a patch for each key, or place in a list, that changed, or `[value]` where something became another value.
    """

    type: Literal["patch"] = "patch"
    n: int
    seat: int | None
    base: int
    patch: dict[str, Any]


class Choice(Strict):
    """A legal action with what can be foreseen of it: price, payee."""

    do: dict[str, Any]
    preview: dict[str, Any]


class NoChoice(Strict):
    do: dict[str, Any]
    reason: Problem


class Foregone(Strict):
    """The answers that go without saying, by how much one wants to be asked; null: one is asked."""

    calm: dict[str, Any] | None
    normal: dict[str, Any] | None
    swift: dict[str, Any] | None
    waved: dict[str, Any] | None


class Choices(Strict):
    """What this seat may do after entry `n`, and what it may not and why.

    Whoever waves is not asked, where `foregone.waved` says so, as long as `lull` stays the same.
    """

    type: Literal["choices"] = "choices"
    n: int
    seat: int
    options: list[Choice]
    refused: list[NoChoice]
    foregone: Foregone
    lull: str


class NotAllowed(Strict):
    """A message that changed nothing, and the reason."""

    type: Literal["refused"] = "refused"
    n: int
    reason: Problem


class Chat(Strict):
    type: Literal["chat"] = "chat"
    number: int
    seat: int | None
    name: str
    text: str


class Presence(Strict):
    """Who is here, and how many seconds whoever must act has left (null: no clock)."""

    type: Literal["presence"] = "presence"
    online: list[bool]
    played_by_bot: list[bool]
    spectators: int
    seconds_left: float | None


class UndoAsked(Strict):
    """A seat asks to go back to entry `to`; `waiting` names the seats that have not answered. Empty: it is settled."""

    type: Literal["undo"] = "undo"
    seat: int
    to: int
    waiting: list[int]
    refused_by: int | None = None


class Hint(Strict):
    """The strongest bot's move from the seat's own sight, the second best, and what decided between them.

    `lead`: how much more likely the first wins, in `worlds` in which both were tried; `error`: half of the 95 % interval of that.
    """

    type: Literal["hint"] = "hint"
    n: int
    seat: int
    best: Advised
    second: Advised | None
    lead: float
    error: float
    worlds: int


class HintWaits(Strict):
    """The hint that was asked for waits in line: so many others are thought out before it."""

    type: Literal["hint_waits"] = "hint_waits"
    n: int
    seat: int
    before: int


class SharedLuck(Strict):
    """Random bytes that counted, and at which seat a page added them."""

    seat: int
    share: str


class Over(Strict):
    """The game is over: the result and the secret of the shuffles."""

    type: Literal["over"] = "over"
    n: int
    scores: list[int]
    places: list[int]
    winners: list[int]
    secret: str
    shares: list[SharedLuck]
    stood_in: list[int]  # seats of people for whom a bot made at least one move


class Bye(Strict):
    """The server goes away for a moment; the client comes back by itself."""

    type: Literal["bye"] = "bye"


class Pong(Strict):
    type: Literal["pong"] = "pong"


ServerMessage = Annotated[
    Welcome
    | Happened
    | LogPage
    | Resync
    | Seen
    | Patched
    | Choices
    | NotAllowed
    | Chat
    | Presence
    | UndoAsked
    | Hint
    | HintWaits
    | Over
    | Bye
    | Pong,
    Field(discriminator="type"),
]
