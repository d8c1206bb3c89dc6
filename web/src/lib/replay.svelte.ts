// A finished game, gone through moment by moment; and one moment of it in the shape of a live table, so that the same board draws both.

import { untrack } from "svelte";
import { announce } from "./announce.svelte";
import { api, problemOf } from "./api";
import { copyText } from "./copy";
import type { IconName } from "./credits";
import { seatIcon, tableLink } from "./games";
import { LiveTable, type LogEntry } from "./live.svelte";
import { PACE, retellingOf, type Retelling } from "./retelling";
import { place, rename } from "./router.svelte";
import { eventText, speakOf, t } from "./texts.svelte";
import type { Facts, Problem, Replay, ReplayStep } from "./types.gen";

const OUTCOME = 2; // sentences about it

/** Which moment is shown, seen by whom, and whether it plays on by itself. The address follows. */
export class Retold {
  replay = $state.raw<Replay | null>(null);
  shown = $state.raw<ReplayTable | null>(null);
  problem = $state.raw<Problem | null>(null);
  seat = $state<number | null>(null);
  playing = $state(false);
  speed = $state(1);
  copied = $state(false);
  private retelling = $state.raw<Retelling | null>(null);

  constructor(
    readonly code: string,
    private readonly page: "replay" | "analysis", // the last part of its address
    private readonly whole: boolean, // everything that belongs to a table is shown, and moves move; else the board alone, at rest
  ) {}

  get entries(): ReplayStep[] {
    return this.replay?.entries ?? [];
  }

  get last(): number {
    return Math.max(0, this.entries.length - 1);
  }

  get at(): number {
    return this.shown?.at ?? 0;
  }

  get now(): ReplayStep | undefined {
    return this.entries[this.at];
  }

  get names(): string[] {
    return this.replay?.table.seats.map((one) => one.name) ?? [];
  }

  emblem(seat: number): IconName {
    return this.shown?.emblems[seat] ?? seatIcon(this.replay!.table, seat);
  }

  /** The steps with which rounds begin. */
  get rounds(): number[] {
    const { entries } = this;
    return entries.flatMap(({ entry }, step) => (step === 0 || entries[step - 1].entry.round !== entry.round ? [step] : []));
  }

  /** What has just been done, in a few words; while it is being shown, nothing of how it ends. */
  get words(): string {
    return this.now ? this.tell(this.now.events, this.shown?.log.at(-1)?.live ?? false) : "";
  }

  /** The first of these words alone. */
  get deed(): string {
    return this.now ? this.said((this.retelling?.short(this.now.events, false) ?? []).slice(0, 1)) : "";
  }

  tell(events: Facts[], moving = false): string {
    return this.said(this.retelling?.short(events, moving) ?? []);
  }

  /** What came of the move of this step without anybody's doing; where nothing is told of that, the move itself. */
  outcome(step: number): string {
    const { events } = this.entries[step];
    const all = this.retelling?.short(events, false) ?? [];
    const deed = this.retelling?.short(events, true) ?? [];
    const rest = all.filter((fact) => !deed.includes(fact));
    return this.said((rest.length ? rest : all).slice(0, OUTCOME));
  }

  private said(events: Facts[]): string {
    return events.map((fact) => eventText(fact, this.names, this.shown?.seat ?? null)).join(" ");
  }

  /** The step of this entry, or of the last one before it. */
  stepOf(n: number): number {
    return Math.max(
      0,
      this.entries.findLastIndex(({ entry }) => entry.n <= n),
    );
  }

  /** Loads it as this seat saw it; undefined: the reader, or everyone. */
  async load(wanted: number | null | undefined, n: number): Promise<void> {
    this.problem = null;
    this.playing = false;
    try {
      const found = await api.replay(this.code, wanted ?? null);
      await speakOf(found.table.game);
      this.retelling = await retellingOf(found.table.game);
      const mine = found.table.seats.findIndex((one) => one.yours);
      if (wanted === undefined && mine >= 0) return await this.load(mine, n);
      this.seat = wanted ?? null;
      this.replay = found;
      this.jump(this.stepOf(n));
    } catch (thrown) {
      this.problem = problemOf(thrown);
    }
  }

  jump(to: number): void {
    if (!this.replay) return;
    const { emblems } = this.shown ?? { emblems: [] };
    this.shown = new ReplayTable(this.replay, this.seat, Math.min(Math.max(to, 0), this.last), !this.whole);
    this.shown.emblems = emblems;
    this.remember();
  }

  step(by: number): void {
    if (by === 1 && this.at < this.last) this.forward(this.whole);
    else this.jump(this.at + by);
  }

  private forward(moving: boolean): void {
    this.shown?.forward(moving);
    this.remember();
  }

  private remember(): void {
    const seat = this.seat === null || !this.whole ? "" : `&seat=${this.seat}`;
    rename(`/t/${this.code}/${this.page}#n=${this.now?.entry.n ?? 0}${seat}`);
  }

  async copyLink(): Promise<void> {
    await copyText(`${tableLink(this.code)}/${this.page}${place.hash}`);
    this.copied = true;
    announce(t("copied"));
    setTimeout(() => (this.copied = false), 2500);
  }

  /** Keys that both pages know; true: it was one of them. */
  press(key: string): boolean {
    if (key === "ArrowRight") this.step(1);
    else if (key === "ArrowLeft") this.step(-1);
    else if (key === "Home") this.jump(0);
    else if (key === "End") this.jump(this.last);
    else if (key.toLowerCase() === "p") this.playing = !this.playing;
    else return false;
    return true;
  }

  /** Begins at the moment of the address and plays on by itself where it is asked to, as long as the component lives that calls it. */
  follow(seat: number | null | undefined): void {
    $effect(() => {
      const wanted = new URLSearchParams(untrack(() => place.hash).slice(1));
      void this.load(wanted.has("seat") ? Number(wanted.get("seat")) : seat, Number(wanted.get("n") ?? 0));
    });
    // A move gets the time it needs at single speed and is only shown by its outcome beyond that.
    $effect(() => {
      if (!this.playing || !this.shown) return;
      if (this.at >= this.last) {
        this.playing = false;
        return;
      }
      const moving = this.whole && this.speed === 1;
      const lasts = this.retelling?.lasts(this.now?.events ?? []) ?? PACE;
      const timer = setTimeout(() => this.forward(moving), moving ? lasts : Math.min(lasts, PACE) / this.speed);
      return () => clearTimeout(timer);
    });
  }
}

/** Nothing can be played in it. */
class ReplayTable extends LiveTable {
  override readonly replayed = true;
  at = $state(0);
  private steps: Replay["entries"];
  private stranger: boolean; // seen through eyes that are not the reader's: the page shows their cards and says nobody's "you"

  constructor(
    replay: Replay,
    seat: number | null,
    at: number,
    override readonly bare: boolean,
  ) {
    super(replay.table.code);
    this.steps = replay.entries;
    this.table = replay.table;
    this.stranger = seat !== null && !replay.table.seats[seat]?.yours;
    this.seat = this.stranger ? null : seat;
    this.connection = "open";
    const all = <T>(value: T): T[] => replay.table.seats.map(() => value);
    this.presence = { type: "presence", online: all(true), played_by_bot: all(false), spectators: 0, seconds_left: null };
    this.log = replay.entries.slice(0, at).map(({ entry, events }): LogEntry => ({ entry, events, live: false }));
    this.show(at, false);
  }

  /** On to the next entry; `moving`: as if it happened now, with everything that moves and sounds. */
  forward(moving: boolean): void {
    if (this.at + 1 < this.steps.length) this.show(this.at + 1, moving);
  }

  private show(at: number, moving: boolean): void {
    const { entry, events, view } = this.steps[at];
    this.at = at;
    this.log = [...this.log, { entry, events, live: moving }];
    this.view = this.stranger ? { ...view, seat: null } : view;
    this.n = entry.n;
  }

  override act(): void {}
  override askUndo(): void {}
  override askHint(): void {}
  override say(): void {}
  override resign(): void {}
}
