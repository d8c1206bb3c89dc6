// What every game's table has in common: whose eyes it is seen through, what may be chosen, what was refused, and what was told.

import { untrack } from "svelte";
import { announce } from "../lib/announce.svelte";
import type { LiveTable, LogEntry } from "../lib/live.svelte";
import { play, soundOf } from "../lib/sound";
import { eventText, reasonText, t } from "../lib/texts.svelte";
import type { Choices, Facts, Problem } from "../lib/types.gen";
import type { IconName } from "../ui/icons.gen";

export interface Prompt {
  tone: "can" | "now" | "calm"; // the Irrlicht, the Laterne, or neither
  title: string;
  text: string;
}

/** One line of the log. */
export interface Line {
  key: string;
  seat: number | null; // whose emblem stands before it; null: the sign
  sign: IconName;
  bold: string; // with what it begins
  text: string; // and the rest
}

/** A round as the log shows it: the newest in full, older ones by their outcome, their moves folded. */
export interface Round {
  number: number;
  title: string;
  summary: string;
  moves: Line[];
  outcome: Line[];
}

export abstract class Stage {
  readonly live: LiveTable;
  complaint = $state.raw<Problem | null>(null); // why the last wish cannot be
  byKeyboard = false; // the person plays by keyboard: then the focus follows the game
  private known = -1; // the last entry that was told
  private told = ""; // the turn that was announced
  private uncovered = $state<number | null>(null); // hot seat: who said "it is me" last

  constructor(live: LiveTable) {
    this.live = live;
  }

  // What a game says about itself

  /** Something is being shown that `next` and `finish` carry on; meanwhile nothing can be chosen. */
  abstract get scene(): boolean;
  abstract get prompt(): Prompt;
  /** The last line of the log: what is happening now. */
  abstract get now(): string;
  abstract get rounds(): Round[];
  /** The icon that stands for a seat. */
  abstract emblem(seat: number): IconName;
  abstract next(): void;
  abstract finish(): void;
  /** Gives up what was begun but not sent. */
  abstract putBack(): void;
  protected abstract takeHint(): void;
  /** Something happened; `live`: just now, so it is to be shown and told. */
  protected abstract hear(known: LogEntry): void;
  /** The newest position is here. */
  protected abstract draw(view: Facts): void;

  // What is to be drawn

  /** Hot seat: whoever's cards come next has to take the device first. */
  get covered(): boolean {
    const several = this.live.mySeats.length > 1 && this.live.table?.state === "playing";
    return several && this.seat !== null && this.uncovered !== this.seat && !this.scene && !this.live.over;
  }

  /** The log as far as it has been shown. */
  get log(): LogEntry[] {
    return this.live.log;
  }

  get names(): string[] {
    return this.live.names;
  }

  /** The seat at the bottom of the table; a spectator has none. */
  get seat(): number | null {
    return this.live.seat;
  }

  get choices(): Choices | null {
    const choices = this.live.choices;
    if (!choices || this.live.busy || this.scene || this.covered || choices.seat !== this.seat) return null;
    return choices;
  }

  /** The table waits for this person. */
  get myTurn(): boolean {
    return this.choices !== null;
  }

  get canUndo(): boolean {
    const live = this.live;
    const own = live.log.some(({ entry }) => entry.undo_to === null && entry.seat === this.seat && entry.do !== null);
    return this.seat !== null && !live.over && !live.undo && !live.replayed && own;
  }

  /** Somebody wants to take back and this person has to answer. */
  get askedOfMe(): boolean {
    const undo = this.live.undo;
    return undo !== null && undo.refused_by === null && undo.waiting.some((other) => this.live.mySeats.includes(other));
  }

  // What a person does

  askUndo(): void {
    if (this.canUndo && this.seat !== null) this.live.askUndo(this.seat);
  }

  askHint(): void {
    if (this.myTurn && this.seat !== null) this.live.askHint(this.seat);
  }

  complain(reason: Problem): void {
    this.complaint = reason;
    announce(reasonText(reason, this.names), true);
  }

  uncover(): void {
    this.uncovered = this.seat;
    this.tellTurn();
  }

  // What the server told

  private catchUp(log: LogEntry[], view: Facts | null): void {
    for (const known of log) {
      if (known.entry.n <= this.known) continue;
      this.known = known.entry.n;
      this.hear(known);
    }
    if (view) this.draw(view);
  }

  protected tell(events: Facts[]): void {
    if (!events.length) return;
    announce(events.map((fact) => eventText(fact, this.names, this.seat)).join(" "));
    const sounds = events.map((fact) => soundOf(fact.event)).filter((sound) => sound !== null);
    [...new Set(sounds)].forEach((sound, number) => window.setTimeout(() => play(sound), 300 * number));
  }

  protected tellTakenBack(seat: number | null): void {
    announce(takenBack(seat, this.names));
  }

  /** Says once per turn that it is ours. */
  protected tellTurn(): void {
    const turn = this.myTurn ? `${this.live.n}/${this.seat}` : "";
    if (turn && turn !== this.told) {
      announce(t("table-your-turn"), true);
      play("bell");
    }
    if (turn) this.told = turn;
  }

  private tellUndo(): void {
    const undo = this.live.undo;
    if (!undo) return;
    const name = (number: number) => this.names[number] ?? "";
    if (undo.refused_by !== null) announce(t("table-undo-refused", { seat: name(undo.refused_by) }), true);
    else if (this.askedOfMe) announce(t("table-undo-asked", { seat: name(undo.seat) }), true);
  }

  /** Follows the table as long as the component lives that calls it. */
  follow(): void {
    $effect(() => {
      const { log, view } = this.live;
      untrack(() => this.catchUp(log, view));
    });
    $effect(() => {
      this.live.told = this.log;
    });
    $effect(() => {
      void this.myTurn;
      void this.live.n;
      untrack(() => this.tellTurn());
    });
    $effect(() => {
      if (this.live.hint) untrack(() => this.takeHint());
    });
    $effect(() => {
      const refused = this.live.refused;
      if (refused) untrack(() => this.complain(refused));
    });
    $effect(() => {
      void this.live.undo;
      untrack(() => this.tellUndo());
    });
  }
}

export function takenBack(seat: number | null, names: string[]): string {
  return seat === null ? t("table-taken-back-by-nobody") : t("table-taken-back", { seat: names[seat] ?? "" });
}

/** The entries that still count, and the newest note that something was taken back. */
export function standing(log: LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const known of log) {
    const goal = known.entry.undo_to;
    if (goal !== null) {
      while (kept.length && (kept.at(-1)!.entry.n > goal || kept.at(-1)!.entry.undo_to !== null)) kept.pop();
    }
    kept.push(known);
  }
  return kept;
}
