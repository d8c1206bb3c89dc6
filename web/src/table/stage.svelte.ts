// What every game's table has in common: whose eyes it is seen through, what may be chosen, what was refused, and what was told.

import { tick, untrack } from "svelte";
import { announce } from "../lib/announce.svelte";
import type { LiveTable, LogEntry } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import { play, soundOf } from "../lib/sound";
import { eventText, reasonText, t } from "../lib/texts.svelte";
import type { Advised, Choice, Choices, Facts, Problem } from "../lib/types.gen";
import type { IconName } from "../lib/credits";
import { Clock } from "./clock.svelte";
import { type Round, standing, takenBack } from "./log";
import type { Beat, Moment } from "./beats";
import { sameMove } from "./spots";
import { type Tip, tipOf } from "./tip";

const PASS_AFTER = 500; // a question that needs no person is answered after this, and a little more
const PASS_MORE = 700;

export interface Prompt {
  tone: "can" | "now" | "calm"; // the Irrlicht, the Laterne, or neither
  title: string;
  text: string;
}

/** What can be drawn out over the board; a number: all that is known about that seat. */
export type Drawer = "log" | "menu" | "rules" | "chat" | number;

/** Something on the board: what tells of it, and the spot to which moves belong. */
export interface Thing {
  tip: string;
  spot: string;
}

/** A step of the guided game that wants to be read before anything goes on. */
export interface Lesson {
  key: string;
  read: () => void;
}

const RECAP = 2; // sentences at most
const SWIFT = 0.5; // of the time that a moment is shown otherwise

export abstract class Stage<View extends Facts = Facts, B extends Beat = Beat> {
  readonly live: LiveTable;
  readonly clock: Clock;
  beat = $state.raw<B | null>(null); // what is being shown
  complaint = $state.raw<Problem | null>(null); // why the last wish cannot be
  byKeyboard = false; // the person plays by keyboard: then the focus follows the game
  lesson = $state.raw<Lesson | null>(null); // while it is unread, nothing is shown any further
  drawer = $state<Drawer | null>(null); // the one that is open
  openLog: () => void = () => {}; // wherever the log is on this screen
  promptWidth = $state(0); // px that the prompt has on this screen
  protected reel: B[] = []; // what is still to be shown
  protected shown = $state.raw<View | null>(null); // the position that belongs to what is being shown
  protected timer = 0; // until the next moment is shown
  private pause: { lasts: number; stop: boolean } | null = null; // of the moment that is shown
  protected waved = $state(""); // the lull for which this person passes
  private lastMoves = $state.raw<Record<number, number>>({}); // by seat: the last entry that its person made, and not the page for them
  private passing = false; // the page has answered for the person
  private views: { n: number; view: View }[] = []; // positions, the newest last; older ones while they are shown
  private sent: { move: Facts; kind: string; at: number } | null = null;
  private known = -1; // the last entry that was told
  private told = ""; // the turn that was announced
  private uncovered = $state<number | null>(null); // hot seat: who said "it is me" last

  constructor(live: LiveTable) {
    this.live = live;
    this.clock = new Clock(live);
  }

  // What a game says about itself

  /** What the page asks of the person at this position, in words. */
  protected abstract promptFor(view: View): Prompt;
  /** The last line of the log: what is happening now. */
  abstract get now(): string;
  abstract get rounds(): Round[];
  /** The icon that stands for a seat. */
  abstract emblem(seat: number): IconName;
  /** Gives up what was begun but not sent, and goes back to it by keyboard. */
  abstract putBack(): void;
  protected abstract letGo(): void;
  protected abstract takeHint(): void;
  /** A move as a tip says it. */
  protected abstract phrase(choice: Choice): string;
  /** Something happened; `live`: just now, so it is to be shown and told. */
  protected abstract hear(known: LogEntry): void;
  /** The newest position is here. */
  protected abstract draw(view: View): void;
  /** The view without what only its own seat may see. */
  protected abstract withoutSecrets(view: View): View;

  /** The position before an entry with what its first events changed. */
  protected carriedOn(view: View, _events: Facts[]): View {
    return view;
  }

  /** A beat is about to be shown: what was begun gives way. */
  protected makeWay(): void {}

  protected pace(beat: B): number {
    return beat.lasts;
  }

  /** How much an event matters to this person in the recap: 2 touches them or what is theirs, 1 is news, 0 says nothing. */
  protected weight(fact: Facts): number {
    return fact.seat === this.seat ? 0 : 1;
  }

  /** Whether the recap begins anew with this. */
  protected isMove(_known: LogEntry): boolean {
    return true;
  }

  /** An event in the recap, as short as the game can say it. */
  protected recapText(fact: Facts): string {
    return eventText(fact, this.names, this.seat);
  }

  /** Whether the person has taken up nothing but what the tip advises. */
  protected get heeding(): boolean {
    return true;
  }

  /** Whether what was asked is read beside the tip, rather than the second best move. */
  get staysAsked(): boolean {
    return false;
  }

  /** A hint was taken: brings its card and place on screen, for example by another tab. */
  protected reveal(): void {}

  /** Where one part of the table is shown at a time: shows this one. */
  turnTo(_part: string): void {}

  /** How long the page takes to give it: as if somebody had thought about it. */
  protected get passPause(): number {
    return PASS_AFTER + PASS_MORE * Math.random();
  }

  /** The answer that goes without saying, by the tempo or because this person waved; null: they are asked. */
  get silentPass(): Choice | null {
    const choices = this.choices;
    if (!choices || this.askedOfMe || this.live.replayed) return null;
    const waved = this.waved !== "" && this.waved === choices.lull ? choices.foregone.waved : null;
    const foregone = waved ?? choices.foregone[settings.tempo];
    return (foregone && choices.options.find((option) => sameMove(option.do, foregone))) ?? null;
  }

  /** What this person would answer by waving; null: there is nothing to wave off. */
  get wavable(): Choice | null {
    const waved = this.choices?.lull ? this.choices.foregone.waved : null;
    return (waved && this.choices!.options.find((option) => sameMove(option.do, waved))) ?? null;
  }

  /** Passes, now and as long as the lull lasts. */
  wave(): void {
    const pass = this.wavable;
    if (!pass) return;
    this.waved = this.choices!.lull;
    this.act(pass);
  }

  // What is to be drawn

  /** The live position, or the one that belongs to what is being shown. */
  get view(): View | null {
    const view = this.shown ?? (this.live.view as View | null);
    return view && this.covered ? this.withoutSecrets(view) : view;
  }

  protected get moment(): Moment | null {
    return this.beat;
  }

  /** Something is being shown that `next` and `finish` carry on; meanwhile nothing can be chosen. */
  get scene(): boolean {
    return this.moment !== null;
  }

  /** Hot seat: whoever's cards come next has to take the device first. */
  get covered(): boolean {
    const several = this.live.mySeats.length > 1 && this.live.table?.state === "playing";
    return several && this.seat !== null && this.uncovered !== this.seat && !this.scene && !this.live.over;
  }

  /** The log as far as it has been shown: nobody reads the end of something before seeing it. */
  get log(): LogEntry[] {
    const now = this.moment;
    if (!now) return this.live.log;
    return this.live.log
      .filter((known) => known.entry.n <= now.n)
      .map((known) => (known.entry.n === now.n ? { ...known, events: known.events.slice(0, now.upTo) } : known));
  }

  get names(): string[] {
    return this.live.names;
  }

  /** What the page asks of the person right now: first of all that the right one looks at it. */
  get prompt(): Prompt {
    const { view, seat } = this;
    if (!view) return { tone: "calm", title: t("table-opening"), text: "" };
    if (!this.covered || seat === null) return this.promptFor(view);
    const who = { seat: this.names[seat] ?? "" };
    return { tone: "can", title: t("table-pass-on", who), text: t("table-pass-on-text", who) };
  }

  /** What the hint advises, as long as it can be done. */
  get advice(): Choice | null {
    return this.optionOf(this.live.hint?.best);
  }

  /** What it finds second best, as long as that is told. */
  get alternative(): Choice | null {
    return this.advice && this.heeding ? this.optionOf(this.live.hint?.second) : null;
  }

  private optionOf(move: Advised | null | undefined): Choice | null {
    if (!move || !this.myTurn || this.live.hint?.seat !== this.seat) return null;
    return this.choices?.options.find((option) => sameMove(option.do, move.do)) ?? null;
  }

  /** The hint in words, until the person takes up something else. */
  get tip(): Tip | null {
    const { hint } = this.live;
    if (!hint || !this.advice || !this.heeding) return null;
    return tipOf(hint, (move) => this.phrase(this.optionOf(move) ?? { do: move.do, preview: {} }));
  }

  /** The seats in the order in which they play, from your own on. */
  get order(): number[] {
    const count = this.view?.seats?.length ?? 0;
    return Array.from({ length: count }, (_, step) => ((this.seat ?? 0) + step) % count);
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
    return this.seat !== null && !live.over && !live.undo && !live.replayed && (own || live.older);
  }

  /** Somebody wants to take back and this person has to answer. */
  get askedOfMe(): boolean {
    const undo = this.live.undo;
    return undo !== null && undo.refused_by === null && undo.waiting.some((other) => this.live.mySeats.includes(other));
  }

  /** What happened since this person's last move, in whole sentences, what touches them first; null: they have not moved yet. */
  get recap(): string[] | null {
    const since = this.lastMoves[this.seat ?? -1];
    if (since === undefined) return null;
    const facts = standing(this.log).flatMap((known) => (known.entry.n >= since ? known.events : []));
    const weighed = facts.map((fact, at) => ({ fact, at, weight: this.weight(fact) })).filter(({ weight }) => weight > 0);
    weighed.sort((one, other) => other.weight - one.weight || other.at - one.at);
    return [...new Set(weighed.map(({ fact }) => this.recapText(fact)))].slice(0, RECAP);
  }

  /** What the person is to answer, or to go on from; null: nothing. Keys wait a moment after it changed. */
  get pending(): string | null {
    const now = this.moment;
    if (this.live.replayed) return null;
    if (this.askedOfMe) return "undo";
    if (this.lesson) return `lesson/${this.lesson.key}`;
    if (this.covered) return `cover/${this.seat}`;
    if (now) return `scene/${now.n}/${now.upTo}`;
    if (this.live.over) return "over";
    if (!this.myTurn) return null;
    const own = this.live.log.findLast(({ entry }) => entry.seat === this.seat && entry.do !== null);
    return `turn/${this.view?.prompt?.kind}/${own?.entry.n}`;
  }

  // What a person does

  /** Space: the next thing to read. It never decides anything. */
  goOn(): void {
    if (this.lesson) this.lesson.read();
    else if (this.scene) this.next();
  }

  act(choice: Choice): void {
    if (this.seat === null || !this.view) return;
    this.sent = { move: choice.do, kind: this.view.prompt?.kind, at: this.live.n };
    this.live.act(this.seat, choice.do);
    this.letGo();
  }

  private passSilently(pass: Choice): void {
    this.passing = true;
    this.act(pass);
  }

  /** What was sent while others acted at the same time is sent again, if it still can be done. */
  private sendAgain(): void {
    const { sent, choices } = this;
    if (!sent || !choices || this.live.busy || sent.at === this.live.n || this.seat === null) return;
    this.sent = null;
    const still = choices.options.find((option) => sameMove(option.do, sent.move));
    if (still && this.view?.prompt?.kind === sent.kind) this.act(still);
  }

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

  // What is shown

  next(): void {
    clearTimeout(this.timer);
    this.showNext();
  }

  /** Ends it at once; what was not shown yet is told in words. */
  finish(): void {
    clearTimeout(this.timer);
    this.tell(this.reel.flatMap((beat) => beat.events));
    this.reel = [];
    this.showNext();
  }

  protected showBeats(beats: B[]): void {
    this.reel.push(...beats);
    if (!this.beat) this.showNext();
  }

  private showNext(): void {
    let beat = this.reel.shift() ?? null;
    while (beat && !beat.lasts) {
      this.tell(beat.events);
      beat = this.reel.shift() ?? null;
    }
    this.beat = beat;
    if (!beat) {
      this.shown = null;
      this.views = this.views.slice(-1);
      this.tellTurn();
      return;
    }
    const before = this.views.findLast((one) => one.n < beat.n)?.view ?? this.views[0]?.view ?? null;
    this.shown =
      before && this.carriedOn(before, this.live.log.find((known) => known.entry.n === beat.n)?.events.slice(0, beat.upTo) ?? []);
    this.makeWay();
    this.tell(beat.events);
    this.goOnAfter(this.pace(beat), beat.stop);
  }

  /** The next moment comes by itself after this time, unless the person's tempo or an unread lesson holds it; `stop`: worth a click. */
  protected goOnAfter(lasts: number, stop: boolean): void {
    clearTimeout(this.timer);
    this.pause = { lasts, stop };
    if (this.lesson || (stop && settings.tempo === "calm")) return;
    this.timer = window.setTimeout(() => this.next(), settings.tempo === "swift" ? lasts * SWIFT : lasts);
  }

  // What the server told

  private catchUp(log: LogEntry[], view: Facts | null): void {
    for (const known of log) {
      if (known.entry.n <= this.known) continue;
      this.known = known.entry.n;
      if (known.entry.seat !== null && known.entry.do !== null) this.noteDeed(known.entry.seat, known);
      this.hear(known);
    }
    if (!view || view === this.views.at(-1)?.view) return;
    const newest = { n: this.live.n, view: view as View };
    this.views = this.beat ? [...this.views, newest] : [newest];
    this.draw(newest.view);
  }

  private noteDeed(seat: number, known: LogEntry): void {
    if ((seat !== this.seat || !this.passing) && this.isMove(known)) this.lastMoves = { ...this.lastMoves, [seat]: known.entry.n };
    if (seat !== this.seat) return;
    this.sent = null;
    this.passing = false;
  }

  /** Focus goes to what the hint marks: to the place, or else to the card or button. From there Enter plays it. */
  private async showHint(): Promise<void> {
    this.takeHint();
    this.reveal();
    const { best, why, second } = this.tip ?? { best: "", why: "", second: "" };
    if (best) announce([`${best}.`, why, second && `${second}.`].filter(Boolean).join(" "));
    await tick();
    const thing = document.querySelector<HTMLElement>("main [data-hinted]") ?? document.querySelector<HTMLElement>("[data-hinted]");
    thing?.focus({ preventScroll: true });
    thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  protected tell(events: Facts[]): void {
    if (!events.length) return;
    announce(events.map((fact) => eventText(fact, this.names, this.seat)).join(" "));
    const sounds = events.map((fact) => soundOf(fact.event)).filter((sound) => sound !== null);
    [...new Set(sounds)].forEach((sound, number) => window.setTimeout(() => play(sound), 300 * number));
  }

  protected tellTakenBack(seat: number | null): void {
    announce(takenBack(seat, this.names, this.seat));
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
    this.clock.follow();
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
      if (this.live.hint) untrack(() => void this.showHint());
    });
    $effect(() => {
      const refused = this.live.refused;
      if (refused) untrack(() => this.complain(refused));
    });
    $effect(() => {
      void this.live.undo;
      untrack(() => this.tellUndo());
    });
    $effect(() => {
      void this.choices;
      untrack(() => this.sendAgain());
    });
    $effect(() => {
      const pass = this.lesson ? null : this.silentPass;
      if (!pass) return;
      const passing = window.setTimeout(() => this.passSilently(pass), this.passPause);
      return () => clearTimeout(passing);
    });
    $effect(() => {
      void this.lesson;
      void settings.tempo;
      untrack(() => this.scene && this.pause && this.goOnAfter(this.pause.lasts, this.pause.stop));
    });
    $effect(() => () => clearTimeout(this.timer));
  }
}
