// What is on the table right now: the live position, or a fight that is still being shown; and the card that is about to be played.

import type { LogEntry } from "../../lib/live.svelte";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/texts.svelte";
import type { Choice, Facts, NoChoice, Problem } from "../../lib/types.gen";
import type { Round } from "../../table/log";
import type { Moment } from "../../table/beats";
import { type Prompt, Stage } from "../../table/stage.svelte";
import type { IconName } from "../../lib/credits";
import { phone } from "../../ui/screen";
import { type CardLaid, type Fight, goldOf, isCard, isFight, stepsOf, withCard } from "./fight";
import { nowLine, promptOf } from "./prompt";
import { roundsOf } from "./log";
import type { CastleView, Event } from "./types.gen";
import { monsterIcon, monsterName, type Place, placeNumber } from "./words";

const STEP = 900; // how long a step of a fight moves
const LANDING = 1050; // when its first coins arrive
const READ = 1300; // how long it then stays by itself

/** What the picked card may do at a place. */
export interface Fate {
  option: Choice | null;
  refusal: NoChoice | null;
}

export class CastleStage extends Stage<CastleView> {
  fight = $state.raw<Fight | null>(null);
  at = $state(0); // the step of the fight that is being shown
  picked = $state<number | null>(null);
  target = $state.raw<Place | null>(null); // the place that was pointed at last: what the picked card would do there is shown
  cursor = $state(0); // the place that the Tab key reaches
  moved = $state.raw<{ facts: CardLaid[]; from: DOMRect | null } | null>(null); // cards that were laid by the newest view
  private drawn: CastleView | null = null; // the last view outside of a fight
  private laid: CardLaid[] = []; // cards laid since then
  private untold: Event[] = []; // events that came while a fight was being shown
  private launch: DOMRect | null = null; // where our own card lay in hand
  private landed = $state(true); // the coins of this step have arrived
  private landing = 0;

  // What is to be drawn

  protected override get moment(): Moment | null {
    return this.fight && { n: this.fight.n, upTo: this.step?.upTo ?? 0 };
  }

  protected promptFor(view: CastleView): Prompt {
    return promptOf(this, view);
  }

  get now(): string {
    return nowLine(this);
  }

  get rounds(): Round[] {
    return roundsOf(this.log, this.names, this.seat);
  }

  emblem(seat: number): IconName {
    return monsterIcon(this.view?.seats[seat]?.type ?? "");
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
  get shownEvents(): Event[] {
    return this.fight ? this.fight.events.slice(0, this.step?.upTo ?? 0).filter((fact) => !isCard(fact)) : [];
  }

  /** Those of them whose gold has arrived. */
  get paidEvents(): Event[] {
    const events = this.shownEvents;
    return this.landed ? events : events.slice(0, events.length - (this.step?.events.length ?? 0));
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

  /** What the picked card would do at the place that was pointed at, if it may. */
  get preview(): Choice | null {
    return this.target && (this.fate(this.target)?.option ?? null);
  }

  /** What everyone's purse would change by. */
  change(seat: number): number {
    const preview = this.preview?.preview;
    if (preview?.kind !== "displace") return 0;
    return (seat === this.seat ? -preview.price : 0) + (seat === preview.owner ? preview.to_owner : 0);
  }

  isTarget(place: Place): boolean {
    return this.target?.guard === place.guard && this.target.slot === place.slot;
  }

  /** In a finished game that is looked at: the last card, as long as it lies there. */
  private get newest(): CardLaid | undefined {
    const laid = this.live.bare ? (this.live.log.at(-1)?.events as Event[] | undefined)?.find(isCard) : undefined;
    return laid && this.view?.guards[laid.guard - 1]?.slots[laid.slot - 1] ? laid : undefined;
  }

  isNewest({ guard, slot }: Place): boolean {
    return this.newest?.guard === guard && this.newest.slot === slot;
  }

  /** And where another one would have been better, with its strength. */
  betterAt({ guard, slot }: Place): number | null {
    const better = this.newest && this.live.better;
    return better?.guard === guard && better.slot === slot ? better.strength : null;
  }

  hinted(place: Place): boolean {
    return isAt(this.advice, place) && this.heeding;
  }

  hintedCard(strength: number): boolean {
    return this.advice?.do.strength === strength && this.heeding;
  }

  secondBest(place: Place): boolean {
    return isAt(this.alternative, place);
  }

  protected override get heeding(): boolean {
    return this.picked !== null && this.advice?.do.strength === this.picked;
  }

  protected phrase({ do: move }: Choice): string {
    const card = monsterName(this.view!, { seat: this.seat!, strength: move.strength });
    return t("mm-tip", { card, guard: move.guard, slot: move.slot });
  }

  /** On a phone one sentence, in two lines if need be. */
  override get recap(): string[] | null {
    const all = super.recap;
    return all && phone.current ? all.slice(0, 1) : all;
  }

  /** What others did to one's own monsters and what one's gold became of; then everything else that was laid or decreed. */
  protected override weight(fact: Event): number {
    if (fact.event === "displaced" && fact.owner === this.seat && fact.seat !== this.seat) return 2;
    if (fact.event === "loot" || fact.event === "healed") return fact.seat === this.seat ? 2 : 0;
    return (isCard(fact) && fact.seat !== this.seat) || fact.event === "tile" ? 1 : 0;
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
    this.target = null;
    this.picked = strength;
    const option = this.choices.options.find((found) => found.do.strength === strength);
    if (option) this.cursor = placeNumber({ guard: option.do.guard, slot: option.do.slot });
  }

  putBack(): void {
    const card = this.picked;
    this.letGo();
    if (card !== null && this.byKeyboard) document.querySelector<HTMLElement>(`[data-hand="${card}"]`)?.focus();
  }

  protected letGo(): void {
    this.picked = null;
    this.target = null;
    this.complaint = null;
  }

  /** Shows what the picked card would do here, or why it may not. */
  point(place: Place): void {
    if (this.picked === null || !this.choices) return;
    this.complaint = null;
    this.target = place;
  }

  /** Lays the picked card here, or says why not. Tells whether it was laid. */
  lay(place: Place, from: DOMRect | null = null): boolean {
    const fate = this.fate(place);
    if (fate?.refusal) this.complain(fate.refusal.reason);
    if (!fate?.option || this.seat === null) return false;
    this.launch = from;
    this.live.act(this.seat, fate.option.do);
    this.letGo();
    return true;
  }

  protected takeHint(): void {
    const move = this.advice?.do;
    if (!move) return;
    this.pick(move.strength);
    this.target = { guard: move.guard, slot: move.slot };
    this.cursor = placeNumber(this.target);
  }

  // Fights

  override next(): void {
    if (!this.fight) return;
    clearTimeout(this.timer);
    if (this.at + 1 >= this.fight.steps.length) this.finish();
    else this.show(this.at + 1);
  }

  /** Ends the fight at once; what was not shown yet is told in words. */
  override finish(): void {
    const fight = this.fight;
    if (!fight) return;
    clearTimeout(this.timer);
    this.tell([...fight.events.slice(this.step?.upTo ?? 0), ...this.untold]);
    this.untold = [];
    this.fight = null;
    this.shown = null;
    this.at = 0;
    this.drawn = this.live.view as CastleView | null;
    this.tellTurn();
  }

  private begin(fight: Fight): void {
    this.letGo();
    this.fight = fight;
    this.shown = fight.before;
    this.show(0);
  }

  private show(step: number): void {
    this.at = step;
    const events = this.step?.events ?? [];
    this.tell(events);
    clearTimeout(this.landing);
    this.landed = settings.still;
    this.landing = window.setTimeout(() => (this.landed = true), LANDING);
    this.goOnAfter(STEP + READ, true);
  }

  // What the server told

  protected draw(view: CastleView): void {
    if (view === this.drawn) return;
    if (this.laid.length && !this.fight && this.drawn) this.moved = { facts: this.laid, from: this.launch };
    this.laid = [];
    this.launch = null;
    this.drawn = view;
    if (this.picked !== null && !view.seats[view.seat ?? -1]?.hand.includes(this.picked)) this.letGo();
  }

  protected hear({ entry, events, live }: LogEntry<Event>): void {
    if (!live) return;
    if (entry.undo_to !== null) {
      if (this.fight) this.finish();
      this.letGo();
      this.laid = [];
      this.tellTakenBack(entry.seat);
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

  override follow(): void {
    super.follow();
    $effect(() => () => clearTimeout(this.landing));
  }

  protected withoutSecrets(view: CastleView): CastleView {
    const hide = (cards: (number | null)[]) => cards.map(() => null);
    const seats = view.seats.map((seat, number) =>
      number === view.seat ? { ...seat, hand: hide(seat.hand), aside: hide(seat.aside) } : seat,
    );
    return { ...view, seats };
  }
}

function isAt(choice: Choice | null, place: Place): boolean {
  return choice !== null && choice.do.guard === place.guard && choice.do.slot === place.slot;
}
