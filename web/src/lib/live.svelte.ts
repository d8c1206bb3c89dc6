// One table, live: what the socket tells, as state that the page draws. It reconnects by itself and catches up.

import { flushSync } from "svelte";
import type { IconName } from "./credits";
import { addShare, keepSeal } from "./seal";
import { api, problemOf } from "./api";
import { patched } from "./patch";
import type {
  Chat,
  Choices,
  ClientMessage,
  EntryFacts,
  Facts,
  Hint,
  HintWaits,
  Over,
  Presence,
  Problem,
  ServerMessage,
  TableFacts,
  ToldEntry,
  UndoAsked,
} from "./types.gen";

/** An entry of the log. Here its events are anything; a board says which it knows, as its game's shapes have them. */
export interface LogEntry<Event = Facts[string]> {
  entry: EntryFacts;
  events: Event[];
  live: boolean;
}

const PROTOCOL = 2; // the version that this page speaks
const UNKNOWN = -2; // in the place of an entry: nobody knows what was before
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 3_000; // with jitter at most 4 s: everyone is back within 5 s of the server
const SERVER_FULL = 4503; // the code with which the server closes then

export class LiveTable {
  readonly code: string;
  readonly replayed: boolean = false; // a finished game shown again
  readonly bare: boolean = false; // of its table nothing but the board is shown
  table = $state<TableFacts | null>(null);
  n = $state(-1); // the last entry we have
  seat = $state<number | null>(null); // whose view we see; null: a spectator's
  view = $state.raw<Facts | null>(null);
  choices = $state.raw<Choices | null>(null);
  log = $state.raw<LogEntry[]>([]); // of a long game the end, until more of it is asked for
  told = $state.raw<LogEntry[] | null>(null); // the log as far as the board has shown it, if the board says so
  presence = $state.raw<Presence | null>(null);
  presenceAt = $state(0); // when it came (performance.now()), to count a clock down
  chat = $state.raw<Chat[]>([]);
  private heard = $state(0); // the number of the last line of the chat that was seen; the window keeps it
  undo = $state.raw<UndoAsked | null>(null);
  over = $state.raw<Over | null>(null);
  hint = $state.raw<Hint | null>(null);
  hintWaits = $state.raw<HintWaits | null>(null); // for others who come first
  emblems = $state.raw<IconName[]>([]); // by seat, as the board shows them
  better = $state.raw<Facts | null>(null); // of a finished game: the move that would have been better than the last one
  refused = $state.raw<Problem | null>(null);
  connection = $state<"connecting" | "open" | "lost">("connecting");
  full = $state(false); // the connection was lost because the server bears no more
  busy = $state(false); // a move is on its way: nothing else can be played until it is answered

  private asked = $state(-1); // before which entry a page of the log is on its way
  private socket: WebSocket | null = null;
  private viewed = -1; // the entry after which our view was sent
  private retold: LogEntry[] | null = null; // history being told anew; it replaces the log when the view that ends it is here
  private pause = FIRST_PAUSE;
  private closed = false;
  private timers: { again?: number; ping?: number; pong?: number } = {};

  constructor(code: string) {
    this.code = code;
    this.heard = Number(sessionStorage.getItem(this.kept) ?? 0);
  }

  private get kept(): string {
    return `monstertisch.chat.${this.code}`;
  }

  /** Begins to listen, until `close`. */
  open(): this {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.lookAlive);
    this.connect();
    return this;
  }

  /** Names by seat, as texts want them. */
  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  get mySeats(): number[] {
    return this.table?.seats.flatMap((seat, number) => (seat.yours ? [number] : [])) ?? [];
  }

  /** Lines of the chat that were not seen yet. */
  get unread(): number {
    return this.chat.filter((line) => line.number > this.heard).length;
  }

  /** The chat is open. */
  readChat(): void {
    this.heard = this.chat.at(-1)?.number ?? this.heard;
    sessionStorage.setItem(this.kept, `${this.heard}`);
  }

  /** There is more of the log than we have. */
  get older(): boolean {
    return (this.log[0]?.entry.n ?? 0) > 0 && this.asked !== UNKNOWN && !this.replayed;
  }

  /** A page of it is on its way. */
  get reading(): boolean {
    return this.asked >= 0;
  }

  // What a person does

  /** Asks for the page of the log before what we have. */
  askLog(): void {
    if (!this.older || this.reading) return;
    const before = this.log[0].entry.n;
    if (this.send({ type: "ask_log", before })) this.asked = before;
  }

  act(seat: number, action: object): void {
    if (this.busy || this.connection !== "open") return;
    this.refused = null;
    this.hint = this.hintWaits = null;
    if (this.send({ type: "act", at: this.n, seat, do: action })) this.busy = true;
  }

  askUndo(seat: number): void {
    this.refused = null;
    this.send({ type: "ask_undo", at: this.n, seat });
  }

  answerUndo(agree: boolean): void {
    if (this.undo) this.send({ type: "answer_undo", at: this.n, seat: this.undo.seat, agree });
  }

  /** In the guided game: everything up to this entry was shown and read, so the bots may go on. */
  nod(n: number): void {
    this.send({ type: "nod", n });
  }

  say(text: string): void {
    this.send({ type: "say", text });
  }

  resign(seat: number): void {
    this.send({ type: "resign", seat });
  }

  askHint(seat: number): void {
    this.refused = null;
    this.send({ type: "ask_hint", at: this.n, seat });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.lookAlive);
    this.stopTimers();
    this.socket?.close();
  }

  // The connection

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.code)}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.retold = this.n < 0 ? [] : null;
      this.hello();
      this.timers.ping = window.setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (frame) => {
      for (const message of JSON.parse(frame.data) as ServerMessage[]) {
        this.take(message);
        flushSync(); // how an entry is shown begins with the position before it, which the next message changes
      }
    };
    socket.onclose = (end) => this.lose(socket, end.code);
  }

  private hello(): void {
    this.send({ type: "hello", version: PROTOCOL, after: this.n });
  }

  private lose(socket: WebSocket, code?: number): void {
    if (this.closed || socket !== this.socket) return;
    this.full = code === SERVER_FULL;
    this.socket = null;
    this.stopTimers();
    this.connection = "lost";
    this.busy = false;
    this.choices = null; // they come back with the next view
    this.asked = Math.min(this.asked, -1);
    const jitter = 0.7 + 0.6 * Math.random();
    this.timers.again = window.setTimeout(() => this.connect(), this.pause * jitter);
    this.pause = Math.min(this.pause * 1.8, LONGEST_PAUSE);
  }

  private hurry = (): void => {
    if (this.connection !== "lost" || this.socket) return;
    this.stopTimers();
    this.pause = FIRST_PAUSE;
    this.connect();
  };

  private lookAlive = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.connection === "open") this.ping();
    else this.hurry();
  };

  private ping(): void {
    if (this.timers.pong !== undefined || !this.send({ type: "ping" })) return;
    this.timers.pong = window.setTimeout(() => this.drop(), PONG_WITHIN);
  }

  /** A silent connection is dropped without waiting for the closing handshake. */
  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    this.lose(socket);
  }

  private stopTimers(): void {
    clearTimeout(this.timers.again);
    clearInterval(this.timers.ping);
    clearTimeout(this.timers.pong);
    this.timers = {};
  }

  private send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  // What the server says

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.connection = "open";
        this.pause = FIRST_PAUSE;
        this.table = message.table;
        keepSeal(this.code, message.table.commitment);
        if (message.table.state === "dealing" && this.mySeats.length)
          addShare(this.code, (share) => this.send({ type: "share", share }));
        break;
      case "events":
        this.remember(message);
        break;
      case "view":
        this.look(message, message.view);
        break;
      case "patch":
        if (this.view && message.base === this.viewed) this.look(message, patched(this.view, message.patch));
        else this.hello(); // it is not of the view that we have: all of it comes anew
        break;
      case "choices":
        if (message.n === this.viewed) this.choices = message;
        break;
      case "presence":
        this.presence = message;
        this.presenceAt = performance.now();
        break;
      case "chat":
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        break;
      case "undo":
        this.undo = message.waiting.length || message.refused_by !== null ? message : null;
        break;
      case "hint":
        if (message.n === this.n) this.hint = message;
        this.hintWaits = null;
        break;
      case "hint_waits":
        if (message.n === this.n) this.hintWaits = message;
        break;
      case "over":
        this.endRetelling(); // an old game may have no view any more
        this.n = message.n;
        this.over = message;
        void this.readAll();
        break;
      case "log":
        this.putBefore(message.before, message.entries);
        break;
      case "refused":
        this.busy = false;
        this.refused = message.reason;
        this.hintWaits = null;
        break;
      case "resync":
        this.busy = false;
        this.retold = [];
        break;
      case "pong":
        clearTimeout(this.timers.pong);
        this.timers.pong = undefined;
        break;
      case "bye":
        this.drop();
        break;
    }
  }

  /** The position after an entry. */
  private look({ n, seat }: { n: number; seat: number | null }, view: Facts): void {
    this.endRetelling();
    this.n = this.viewed = n;
    this.seat = seat;
    this.view = view;
    this.dropChoices();
  }

  /** The log is told from here on. A guided tour needs all of it. */
  private endRetelling(): void {
    if (!this.retold) return;
    this.log = this.retold;
    this.retold = null;
    this.asked = -1;
    if (this.table?.tour) this.askLog();
  }

  /** An older page; an empty one means that nobody knows more. */
  private putBefore(before: number, entries: ToldEntry[]): void {
    if (before !== this.log[0]?.entry.n) return;
    this.asked = entries.length ? -1 : UNKNOWN;
    this.log = [...entries.map((told) => ({ ...told, live: false })), ...this.log];
    if (this.table?.tour) this.askLog();
  }

  /** How a game ended is told by all of it. */
  private async readAll(): Promise<void> {
    if (!this.older) return;
    try {
      const { entries } = await api.log(this.code, this.seat);
      const first = this.log[0].entry.n;
      this.log = [...entries.filter(({ entry }) => entry.n < first).map((told) => ({ ...told, live: false })), ...this.log];
    } catch (thrown) {
      problemOf(thrown); // without a connection the end is told by what we have, and again when it is back
    }
  }

  /** An entry joins the log; an undo takes everything after its goal out of it and stays as the note that it happened. */
  private remember({ entry, events, live }: LogEntry): void {
    if (this.retold) {
      this.retold.push({ entry, events, live });
      return;
    }
    if (entry.n <= this.n) return;
    const goal = entry.undo_to;
    const kept = goal === null ? this.log : this.log.filter((known) => known.entry.n <= goal);
    this.log = [...kept, { entry, events, live }];
    this.n = entry.n;
    this.dropChoices();
    this.busy = false;
    this.hint = this.hintWaits = null;
    this.refused = null;
    if (goal !== null) this.undo = null;
  }

  /** What could be chosen before the last entry answers no question that came with it: those choices are still on their way. */
  private dropChoices(): void {
    if (this.choices && this.choices.n < this.n) this.choices = null;
  }
}
