// Generated from src/monstertisch/server/messages.py by `npm run types`. Do not edit.

export type Facts = Record<string, any>;

/** A table option: a switch without choices, one of several choices, or one choice per seat. `players`: with how many players a choice makes sense; one that is not named there does with any. `needs`: a choice of another option without which this one changes nothing. */
export interface OptionFacts {
  name: string;
  choices: string[];
  per_seat: boolean;
  players: Record<string, number[]>;
  needs: string | null;
}

/** A game, and what the lobby says of it in every language. */
export interface GameFacts {
  name: string;
  titles: Record<string, string>;
  about: Record<string, string>;
  least_players: number;
  most_players: number;
  options: OptionFacts[];
  levels: string[];
  rules_version: number;
}

/** The words of a game that the page does not bring along: its Fluent file, and its rules as players read them. */
export interface GameTexts {
  words: string;
  rules: string | null;
}

/** The person behind the cookie. */
export interface Me {
  name: string | null;
}

export interface NewName {
  name: string;
}

/** A key that brings this person's seats to another device. It stays in the part of a link that is never sent to a server. */
export interface RecoveryKey {
  key: string;
}

/** A table to be opened. The host sits on the first `humans` seats, the rest is open or, with `fill`, taken by bots. */
export interface NewTable {
  game: string;
  players: number;
  options?: Facts;
  level?: string;
  title?: string;
  listed?: boolean;
  humans?: number;
  names?: string[];
  fill?: boolean;
  clock?: number | null;
  away?: number;
  tour?: boolean;
}

export interface TakeSeat {
  name: string;
}

/** Who sits there. `played_by_bot`: a bot stands in, for now or (`resigned`) for good. */
export interface SeatFacts {
  kind: "open" | "human" | "bot";
  name: string;
  level: string | null;
  online: boolean;
  yours: boolean;
  played_by_bot: boolean;
  resigned: boolean;
}

/** All that everyone with the link may know of a table besides the game itself. */
export interface TableFacts {
  code: string;
  game: string;
  title: string;
  state: "waiting" | "dealing" | "playing" | "over";
  players: number;
  options: Facts;
  level: string;
  clock: number | null;
  away: number;
  listed: boolean;
  tour: boolean;
  seats: SeatFacts[];
  host: boolean;
  round: number;
  turn: number[];
  places: number[] | null;
  commitment: string;
  next_table: string | null;
  from_table: string | null;
}

/** A refusal: the words are in the Fluent files under `reason-<code>`. */
export interface Problem {
  code: string;
  rule: string;
  params: Facts;
}

/** A table that cannot be opened, and why. Those who sat there can download its match file. */
export interface UnreadableTable {
  code: string;
  game: string;
  title: string;
  reason: Problem;
}

export interface Lobby {
  mine: TableFacts[];
  unreadable: UnreadableTable[];
  open: TableFacts[];
}

export interface Refused {
  detail: Problem;
}

/** First message: the last entry the client has already seen (0: only the opening, -1: nothing). */
export interface Hello {
  type: "hello";
  version: 2;
  after?: number;
}

/** A move. `at` is the last entry the client has seen; another number is answered with a resync, never with a move. */
export interface Act {
  type: "act";
  at: number;
  seat: number;
  do: Facts;
}

export interface AskUndo {
  type: "ask_undo";
  at: number;
  seat: number;
}

/** To the wish of `seat` that was shown after entry `at`; whatever else is asked meanwhile, this is no answer to it. */
export interface AnswerUndo {
  type: "answer_undo";
  at: number;
  seat: number;
  agree: boolean;
}

export interface Say {
  type: "say";
  text: string;
}

export interface Resign {
  type: "resign";
  seat: number;
}

/** What would the bot do? Answered from the seat's own sight. */
export interface AskHint {
  type: "ask_hint";
  at: number;
  seat: number;
}

/** 16 random bytes that the page of a seated person adds to the luck when the table is `dealing`. */
export interface Share {
  type: "share";
  share: string;
}

/** At the table of a guided tour: entry `n` was shown and read, the bots may go on. At other tables nobody waits for it. */
export interface Nod {
  type: "nod";
  n: number;
}

/** An older page of the log: the entries before this one. */
export interface AskLog {
  type: "ask_log";
  before: number;
}

export interface Ping {
  type: "ping";
}

/** Answer to hello, and after every change of seats: the table as it is. `n` is the last entry. */
export interface Welcome {
  type: "table";
  version: number;
  n: number;
  table: TableFacts;
}

/** An entry of the log: 0 is the opening; `undo_to`: its seat took back all after that entry; `do` is told to its seat. */
export interface EntryFacts {
  n: number;
  seat: number | null;
  do: Facts | null;
  undo_to: number | null;
  round: number;
  rules: number | null;
  goes_on_from: number | null;
}

/** One entry with its events as this person may see them. `live` is false where it is history being caught up. */
export interface Happened {
  type: "events";
  entry: EntryFacts;
  events: Facts[];
  live: boolean;
}

/** One entry of the log as it was told. */
export interface ToldEntry {
  entry: EntryFacts;
  events: Facts[];
}

/** Entries before the one that was asked about, oldest first; none if nobody knows of any. */
export interface LogPage {
  type: "log";
  before: number;
  entries: ToldEntry[];
}

/** The whole log of a finished game. */
export interface Told {
  table: TableFacts;
  entries: ToldEntry[];
}

/** One entry of a finished game with the position after it. */
export interface ReplayStep {
  entry: EntryFacts;
  events: Facts[];
  view: Facts;
}

export interface Replay {
  table: TableFacts;
  entries: ReplayStep[];
}

/** A finished game is played on from the position after entry `n`: whoever asks at this seat, bots at all others. */
export interface WhatIf {
  n: number;
  seat: number;
}

/** A move and what comes of it on average, from all that its seat can know. `figures` by name: how much more of it the seat has then than now ("gold": 4.2), or the chance that it comes true. */
export interface Advised {
  do: Facts;
  chance: number;
  figures: Record<string, number>;
}

/** The chances to win, seat by seat, after entry `n`, from what everybody could see. */
export interface Moment {
  n: number;
  chances: number[];
}

/** Entry `n` changed the chances by `swings`: by what its seat decided, or by luck. `better`: what would have been, if any. */
export interface TurningPoint {
  n: number;
  kind: "decision" | "luck";
  seat: number;
  swings: number[];
  played: Advised | null;
  better: Advised | null;
}

/** What a seat's own decisions, and what luck and the others brought it in the whole game, as chances to win. */
export interface Balance {
  decisions: number;
  luck: number;
}

/** What is known of a finished game. It is reckoned once and the same for everyone; `done` of `of` steps are through. While it waits in line, so many are `before` it. */
export interface AnalysisFacts {
  state: "none" | "running" | "done" | "failed";
  done: number;
  of: number;
  before: number;
  worlds: number;
  error: number;
  moments: Moment[];
  points: TurningPoint[];
  balance: Balance[];
}

/** What the client sent did not fit what has happened; table, missing events, view and choices follow. */
export interface Resync {
  type: "resync";
  n: number;
}

/** The position as this seat (null: a spectator) sees it after entry `n`. */
export interface Seen {
  type: "view";
  n: number;
  seat: number | null;
  view: Facts;
}

/** What changed from the view after entry `base`, the last one that this client was sent, to the one after entry `n`. A patch holds a patch for each key, or place in a list, that changed, or `[value]` where something became another value. */
export interface Patched {
  type: "patch";
  n: number;
  seat: number | null;
  base: number;
  patch: Facts;
}

/** A legal action with what can be foreseen of it: price, payee. */
export interface Choice {
  do: Facts;
  preview: Facts;
}

export interface NoChoice {
  do: Facts;
  reason: Problem;
}

/** The answers that go without saying, by how much one wants to be asked; null: one is asked. */
export interface Foregone {
  calm: Facts | null;
  normal: Facts | null;
  swift: Facts | null;
  waved: Facts | null;
}

/** What this seat may do after entry `n`, and what it may not and why. Whoever waves is not asked, where `foregone.waved` says so, as long as `lull` stays the same. */
export interface Choices {
  type: "choices";
  n: number;
  seat: number;
  options: Choice[];
  refused: NoChoice[];
  foregone: Foregone;
  lull: string;
}

/** A message that changed nothing, and the reason. */
export interface NotAllowed {
  type: "refused";
  n: number;
  reason: Problem;
}

export interface Chat {
  type: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
}

/** Who is here, and how many seconds whoever must act has left (null: no clock). */
export interface Presence {
  type: "presence";
  online: boolean[];
  played_by_bot: boolean[];
  spectators: number;
  seconds_left: number | null;
}

/** A seat asks to go back to entry `to`; `waiting` names the seats that have not answered. Empty: it is settled. */
export interface UndoAsked {
  type: "undo";
  seat: number;
  to: number;
  waiting: number[];
  refused_by: number | null;
}

/** The strongest bot's move from the seat's own sight, the second best, and what decided between them. `lead`: how much more likely the first wins, in `worlds` in which both were tried; `error`: half of the 95 % interval of that. */
export interface Hint {
  type: "hint";
  n: number;
  seat: number;
  best: Advised;
  second: Advised | null;
  lead: number;
  error: number;
  worlds: number;
}

/** The hint that was asked for waits in line: so many others are thought out before it. */
export interface HintWaits {
  type: "hint_waits";
  n: number;
  seat: number;
  before: number;
}

/** Random bytes that counted, and at which seat a page added them. */
export interface SharedLuck {
  seat: number;
  share: string;
}

/** The game is over: the result and the secret of the shuffles. */
export interface Over {
  type: "over";
  n: number;
  scores: number[];
  places: number[];
  winners: number[];
  secret: string;
  shares: SharedLuck[];
  stood_in: number[];
}

/** The server goes away for a moment; the client comes back by itself. */
export interface Bye {
  type: "bye";
}

export interface Pong {
  type: "pong";
}

export type ClientMessage = Hello | Act | AskUndo | AnswerUndo | Say | Resign | AskHint | AskLog | Share | Nod | Ping;

export type ServerMessage = Welcome | Happened | LogPage | Resync | Seen | Patched | Choices | NotAllowed | Chat | Presence | UndoAsked | Hint | HintWaits | Over | Bye | Pong;
