// What is on the table right now: the live position, or a fight that is still being shown; and the card that is about to be played.

import { untrack } from "svelte";
import { announce } from "../../lib/announce.svelte";
import type { LiveTable, LogEntry } from "../../lib/live.svelte";
import { settings } from "../../lib/settings.svelte";
import { play, soundOf } from "../../lib/sound";
import { eventText, reasonText, t } from "../../lib/texts.svelte";
import type { Facts, Problem } from "../../lib/types.gen";
import { type Fight, goldOf, isCard, isFight, stepsOf, withCard } from "./fight";
import { takenBack } from "./story";
import type { CastleView, Fate, Place } from "./types";

const STEP = 900; // how long a step of a fight moves
const LANDING = 1050; // when its first coins arrive
const READ = 1300; // how long it then stays by itself

export class Stage {
  readonly live: LiveTable;
  fight = $state.raw<Fight | null>(null);
  at = $state(0); // the step of the fight that is being shown
  picked = $state<number | null>(null);
  aim = $state.raw<Place | null>(null); // the place under pointer or focus
  cursor = $state(0); // the place that the Tab key reaches
  complaint = $state.raw<Problem | null>(null); // why the last wish cannot be
  moved = $state.raw<{ facts: Facts[]; from: DOMRect | null } | null>(null); // cards that were laid by the newest view
  private known = -1; // the last entry that was told
  private drawn: CastleView | null = null; // the last view outside of a fight
  private laid: Facts[] = []; // cards laid since then
  private untold: Facts[] = []; // events that came while a fight was being shown
  private launch: DOMRect | null = null; // where our own card lay in hand
  private timer = 0;
  private told = ""; // the turn that was announced
  private uncovered = $state<number | null>(null); // hot seat: who said "it is me" last
  private landed = $state(true); // the coins of this step have arrived
  private landing = 0;

  constructor(live: LiveTable) {
    this.live = live;
  }

  // What is to be drawn

  get view(): CastleView | null {
    if (this.fight) return this.fight.before;
    const view = this.live.view as CastleView | null;
    return view && this.covered ? withoutCards(view) : view;
  }

  /** Hot seat: whoever's cards come next has to take the device first. */
  get covered(): boolean {
    const several = this.live.mySeats.length > 1 && this.live.table?.state === "playing";
    return several && this.seat !== null && this.uncovered !== this.seat && !this.fight && !this.live.over;
  }

  /** Purses as far as the fight has been shown. */
  get gold(): number[] {
    const view = this.view;
    if (!view) return [];
    const won = goldOf(this.paidEvents, view.seats.length);
    return view.seats.map((seat, number) => seat.gold + won[number]!);
  }

  get step() {
    return this.fight?.steps[this.at] ?? null;
  }

  /** The events of the fight that have been shown, without the card that began it. */
  get shownEvents(): Facts[] {
    return this.fight ? this.fight.events.slice(0, this.step?.upTo ?? 0).filter((fact) => !isCard(fact)) : [];
  }

  /** Those of them whose gold has arrived. */
  get paidEvents(): Facts[] {
    const events = this.shownEvents;
    return this.landed ? events : events.slice(0, events.length - (this.step?.events.length ?? 0));
  }

  /** The log as far as it has been shown: nobody reads the end of a fight before seeing it. */
  get log(): LogEntry[] {
    const fight = this.fight;
    if (!fight) return this.live.log;
    const upTo = this.step?.upTo ?? 0;
    return this.live.log
      .filter((known) => known.entry.n <= fight.n)
      .map((known) => (known.entry.n === fight.n ? { ...known, events: known.events.slice(0, upTo) } : known));
  }

  get names(): string[] {
    return this.live.names;
  }

  /** The seat at the bottom of the table; a spectator has none. */
  get seat(): number | null {
    return this.live.seat;
  }

  get choices() {
    const choices = this.live.choices;
    if (!choices || this.live.busy || this.fight || this.covered || choices.seat !== this.seat) return null;
    return choices;
  }

  get myTurn(): boolean {
    return this.choices !== null;
  }

  /** A card that can go somewhere. */
  playable(strength: number): boolean {
    return this.choices?.options.some((option) => option.do.strength === strength) ?? false;
  }

  /** Why a card can go nowhere: the reason against its first place. */
  against(strength: number): Problem | null {
    if (this.playable(strength)) return null;
    return this.choices?.refused.find((refusal) => refusal.do.strength === strength)?.reason ?? null;
  }

  /** What the picked card may do at this place; null as long as none is picked. */
  fate(place: Place): Fate | null {
    const choices = this.choices;
    if (!choices || this.picked === null) return null;
    const here = (found: { do: Facts }) =>
      found.do.strength === this.picked && found.do.guard === place.guard && found.do.slot === place.slot;
    return { option: choices.options.find(here) ?? null, refusal: choices.refused.find(here) ?? null };
  }

  hinted(place: Place): boolean {
    const hint = this.live.hint;
    return this.myTurn && hint?.do.guard === place.guard && hint.do.slot === place.slot && hint.do.strength === this.picked;
  }

  // What a person does

  pick(strength: number): void {
    if (!this.choices) return;
    const reason = this.against(strength);
    if (reason) {
      this.complain(reason);
      return;
    }
    this.complaint = null;
    this.picked = strength;
    const option = this.choices.options.find((found) => found.do.strength === strength);
    if (option) this.cursor = 2 * (option.do.guard - 1) + option.do.slot - 1;
  }

  putBack(): void {
    this.picked = null;
    this.aim = null;
    this.complaint = null;
  }

  /** Lays the picked card here, or says why not. Tells whether it was laid. */
  lay(place: Place, from: DOMRect | null = null): boolean {
    const fate = this.fate(place);
    if (fate?.refusal) this.complain(fate.refusal.reason);
    if (!fate?.option || this.seat === null) return false;
    this.launch = from;
    this.live.act(this.seat, fate.option.do);
    this.putBack();
    return true;
  }

  complain(reason: Problem): void {
    this.complaint = reason;
    announce(reasonText(reason, this.names), true);
  }

  takeHint(): void {
    const hint = this.live.hint;
    if (!hint || hint.seat !== this.seat || !this.choices) return;
    this.pick(hint.do.strength);
    this.cursor = 2 * (hint.do.guard - 1) + hint.do.slot - 1;
  }

  uncover(): void {
    this.uncovered = this.seat;
    this.tellTurn();
  }

  // Fights

  next(): void {
    if (!this.fight) return;
    clearTimeout(this.timer);
    if (this.at + 1 >= this.fight.steps.length) this.finish();
    else this.show(this.at + 1);
  }

  /** Ends the fight at once; what was not shown yet is told in words. */
  finish(): void {
    const fight = this.fight;
    if (!fight) return;
    clearTimeout(this.timer);
    this.tell([...fight.events.slice(this.step?.upTo ?? 0), ...this.untold]);
    this.untold = [];
    this.fight = null;
    this.at = 0;
    this.drawn = this.live.view as CastleView | null;
    this.tellTurn();
  }

  private begin(fight: Fight): void {
    this.putBack();
    this.fight = fight;
    this.show(0);
  }

  private show(step: number): void {
    this.at = step;
    const events = this.step?.events ?? [];
    this.tell(events);
    clearTimeout(this.landing);
    this.landed = settings.still;
    this.landing = window.setTimeout(() => (this.landed = true), LANDING);
    if (settings.fightStep === "auto") this.timer = window.setTimeout(() => this.next(), STEP + READ);
  }

  // What the server told

  /** Brings the table up to the newest entry and view. */
  catchUp(log: LogEntry[], view: CastleView | null): void {
    for (const known of log) {
      if (known.entry.n > this.known) this.hear(known);
    }
    if (!view || view === this.drawn) return;
    if (this.laid.length && !this.fight && this.drawn) this.moved = { facts: this.laid, from: this.launch };
    this.laid = [];
    this.launch = null;
    this.drawn = view;
    if (this.picked !== null && !view.seats[view.seat ?? -1]?.hand.includes(this.picked)) this.putBack();
  }

  private hear({ entry, events, live }: LogEntry): void {
    this.known = entry.n;
    if (!live) return;
    if (entry.undo_to !== null) {
      if (this.fight) this.finish();
      this.putBack();
      this.laid = [];
      announce(takenBack(entry.seat, this.names));
      return;
    }
    if (!isFight(events) || !this.drawn) {
      this.laid.push(...events.filter(isCard));
      if (this.fight) this.untold.push(...events);
      else this.tell(events);
      return;
    }
    if (this.fight) this.finish();
    this.tell(events.filter(isCard));
    const before = [...this.laid, ...events.filter(isCard)].reduce(withCard, this.drawn);
    this.moved = { facts: events.filter(isCard), from: this.launch };
    this.laid = [];
    this.launch = null;
    this.begin({ n: entry.n, before, events, steps: stepsOf(events) });
  }

  private tell(events: Facts[]): void {
    if (!events.length) return;
    announce(events.map((fact) => eventText(fact, this.names, this.seat)).join(" "));
    const sounds = events.map((fact) => soundOf(fact.event)).filter((sound) => sound !== null);
    [...new Set(sounds)].forEach((sound, number) => window.setTimeout(() => play(sound), 300 * number));
  }

  /** Says once per turn that it is ours. */
  tellTurn(): void {
    const turn = this.choices ? `${this.live.n}/${this.choices.seat}` : "";
    if (turn && turn !== this.told) {
      announce(t("mm-your-turn"), true);
      play("bell");
    }
    if (turn) this.told = turn;
  }

  /** Follows the table as long as the component lives that calls it. */
  follow(): void {
    $effect(() => {
      const { log, view } = this.live;
      untrack(() => this.catchUp(log, view as CastleView | null));
    });
    $effect(() => {
      this.live.told = this.log;
    });
    $effect(() => {
      void this.choices;
      untrack(() => this.tellTurn());
    });
    $effect(() => {
      if (this.live.hint) untrack(() => this.takeHint());
    });
    $effect(() => {
      const refused = this.live.refused;
      if (refused) untrack(() => this.complain(refused));
    });
    $effect(() => () => {
      clearTimeout(this.timer);
      clearTimeout(this.landing);
    });
  }
}

/** The view without the cards that only its own seat may see. */
function withoutCards(view: CastleView): CastleView {
  const hide = (cards: (number | null)[]) => cards.map(() => null);
  const seats = view.seats.map((seat, number) => (number === view.seat ? { ...seat, hand: hide(seat.hand), aside: hide(seat.aside) } : seat));
  return { ...view, seats };
}
