// What is on the table right now: the live position, or the end of a fight that is still being shown; and what is about to be done.

import { untrack } from "svelte";
import type { LogEntry } from "../../lib/live.svelte";
import { eventText, t } from "../../lib/texts.svelte";
import type { Choice } from "../../lib/types.gen";
import { type Fate, fatesOf } from "../../table/spots";
import type { Round } from "../../table/log";
import type { Beat } from "../../table/beats";
import { type Prompt, Stage, type Thing } from "../../table/stage.svelte";
import type { IconName } from "../../lib/credits";
import { beside } from "../../ui/screen";
import { characterIcon } from "./game";
import { nowLine, promptOf } from "./prompt";
import { after, type Duel, type Fights, type Friends, inStep, NO_FIGHTS } from "./fights";
import { isAside, mainRefusal, spotsOf } from "./spots";
import { deedsOf, roundsOf, weightOf } from "./log";
import { type About, aboutOf } from "./about";
import { moveText } from "./sentences";
import type { Event, RealmView } from "./types.gen";

const READ = 3600; // how long the end of a fight stays by itself
const LETTER = 7.2; // px on average, at 15 px

/** The end of a fight, and what is told when it is shown. */
interface FightEnd extends Beat {
  duel: Duel | null;
  friends: Friends | null;
}

export type Tab = "fight" | "forge" | "enemies" | "me" | "others";

/** The parts of the table and the spots in them. */
export const TABS: { tab: Tab; starts: string[] }[] = [
  { tab: "fight", starts: ["die:", "source:"] },
  { tab: "forge", starts: ["forge:", "deck"] },
  { tab: "enemies", starts: ["enemy:"] },
  { tab: "me", starts: ["own:", "potion:", "token:"] },
  { tab: "others", starts: ["theirs:", "seat:"] },
];

export class KingStage extends Stage<RealmView, FightEnd> {
  card = $state<string | null>(null); // the action card that is about to be laid
  held = $state<string | null>(null); // the own item that is about to be put on
  asking = $state<string | null>(null); // the thing of which is asked what to do with it
  pointed = $state.raw<Thing | null>(null); // what the prompt's sentence tells about
  peek = $state(false); // the forge instead of the fight
  tab = $state<Tab>("forge"); // on the phone
  moved = $state.raw<Event[]>([]); // what the newest entries moved
  private fights = $state.raw<Fights>(NO_FIGHTS);
  private question = ""; // the kind of the last one
  private wondering = ""; // the kind of question for which a hint was asked

  // What is to be drawn

  protected promptFor(view: RealmView): Prompt {
    return promptOf(this, view);
  }

  get now(): string {
    return nowLine(this);
  }

  get rounds(): Round[] {
    return roundsOf(this.log, this.names, this.seat);
  }

  emblem(seat: number): IconName {
    return characterIcon(this.view?.seats[seat]?.board ?? "");
  }

  /** The question is asked of this seat. Free moves and an answer that may still be changed make no turn. */
  override get myTurn(): boolean {
    return this.choices !== null && this.seat !== null && (this.view?.prompt.seats.includes(this.seat) ?? false);
  }

  private readonly allFates = $derived.by(() => fatesOf(this.choices, this.view, spotsOf));

  fate(spot: string): Fate | undefined {
    return this.allFates.get(spot);
  }

  /** All things that something may or may not be done with. */
  get spots(): string[] {
    return [...this.allFates.keys()];
  }

  /** The one answer with this name, if it may be given. */
  answer(kind: string): Choice | null {
    return this.fate(`button:${kind}`)?.options[0] ?? null;
  }

  /** The chance to win of an action card in percent; null: it attacks nobody, or it cannot be told. */
  winOf(card: string): number | null {
    return this.fate(`card:${card}`)?.options[0]?.preview.win ?? null;
  }

  /** What there is to know about a thing. */
  about(key: string): About | null {
    return this.view && aboutOf(this, this.view, key);
  }

  /** How a thing looks: it is what the question asks for, it can be used beside it, it cannot, or neither. */
  look(spot: string): "can" | "aside" | "no" | "plain" {
    const fate = this.fate(spot);
    if (!fate) return "plain";
    if (fate.options.some((option) => !isAside(option.do))) return "can";
    return fate.options.length
      ? "aside"
      : fate.refusals.some((one) => !isAside(one.do) && one.do.kind !== "combine")
        ? "no"
        : "plain";
  }

  /** The fight that is to be seen: the one that just ended, or the one that goes on. */
  get duel(): Duel | null {
    return this.beat ? this.beat.duel : this.view?.fight ? this.fights.duel : null;
  }

  get friends(): Friends | null {
    return this.beat ? this.beat.friends : this.view?.friendly ? this.fights.friends : null;
  }

  get fighting(): boolean {
    return this.duel !== null || this.friends !== null;
  }

  /** Letters that the prompt's sentence may have. */
  get room(): number {
    return Math.floor(this.promptWidth / LETTER) * (beside.current ? 4 : 2);
  }

  /** The parts of the table that there are now. */
  get tabs(): Tab[] {
    return TABS.map(({ tab }) => tab).filter((tab) => (tab !== "fight" || this.fighting) && (tab !== "me" || this.seat !== null));
  }

  /** The part that is shown where there is room for one only. */
  get openTab(): Tab {
    return this.tabs.includes(this.tab) ? this.tab : "forge";
  }

  // What a person does

  override act(choice: Choice): void {
    this.wondering = "";
    super.act(choice);
  }

  /** Does what can be done there, asks which of several things, or says why nothing can. */
  use(spot: string, careful = false): void {
    const fate = this.fate(spot);
    this.complaint = null;
    if (this.asking !== null && this.hinted(this.asking) && this.hinted(spot)) {
      this.act(this.advice!); // the hinted thing or its place, once the hint is read
      return;
    }
    if (fate?.options.length === 1 && !careful) {
      this.act(fate.options[0]!);
      return;
    }
    const refusal = fate && !fate.options.length ? mainRefusal(fate) : null;
    if (refusal) this.complain(refusal.reason);
    if (refusal && !careful) return;
    this.asking = this.asking === spot ? null : spot;
    this.card = null;
    this.held = this.asking && spot.startsWith("own:") ? spot.slice(4) : null;
  }

  /** What happens if the item that is held is put here. */
  putOn(slot: string, item = this.held): Choice | null {
    if (item === null) return null;
    return this.fate(`own:${item}`)?.options.find((option) => option.do.kind === "wear" && option.do.slot === slot) ?? null;
  }

  pick(card: string): void {
    const fate = this.fate(`card:${card}`);
    if (fate?.refusals[0] && !fate.options.length) this.complain(fate.refusals[0].reason);
    if (!fate?.options.length) return;
    this.letGo();
    this.card = card;
  }

  /** Lays the picked action card face down. */
  lay(): void {
    const option = this.card === null ? undefined : this.fate(`card:${this.card}`)?.options[0];
    if (option) this.act(option);
  }

  putBack(): void {
    const asked = this.asking;
    this.letGo();
    if (asked && this.byKeyboard) document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(asked)}"]`)?.focus();
  }

  protected letGo(): void {
    this.card = null;
    this.held = null;
    this.asking = null;
    this.complaint = null;
  }

  /** The hinted move's first thing. */
  hinted(spot: string): boolean {
    return this.belongs(this.advice, spot);
  }

  secondBest(spot: string): boolean {
    return this.belongs(this.alternative, spot);
  }

  private belongs(choice: Choice | null, spot: string): boolean {
    return choice !== null && (this.fate(spot)?.options.includes(choice) ?? false);
  }

  /** What is pointed at is told instead. */
  protected override get heeding(): boolean {
    return this.pointed === null || this.hinted(this.pointed.spot);
  }

  protected phrase({ do: move, preview }: Choice): string {
    const { kind, item, potion, card } = move;
    if (kind === "choose") return t(`card-${card}`);
    const thing = item ? t(`item-${item}`) : potion ? t(`potion-${potion}`) : "";
    const does = moveText(move, preview, this.names);
    return thing && !does.includes(thing) ? t("kc-tip-thing", { thing, does }) : does;
  }

  /** While others choose at the same time, a hint may come too late for its position: then it is asked for again. */
  override askHint(): void {
    if (this.myTurn) this.wondering = this.view?.prompt.kind ?? "";
    super.askHint();
  }

  private askAgain(): void {
    if (!this.wondering || this.live.hint) return;
    if (this.myTurn && this.view?.prompt.kind === this.wondering) super.askHint();
    else if (this.view?.prompt.kind !== this.wondering) this.wondering = "";
  }

  /** The hinted card is picked, or the hinted thing asked about: the button that does it is there. */
  protected takeHint(): void {
    this.wondering = "";
    const move = this.advice?.do;
    if (!move || !this.view) return;
    const spot = spotsOf(move, this.view)[0]!;
    this.letGo();
    if (move.kind === "choose") this.pick(move.card);
    else if (!spot.startsWith("button:") && move.kind !== "draw") this.asking = spot;
  }

  /** The part of the table where the hinted thing lies. */
  protected override reveal(): void {
    const spot = this.advice && this.view ? spotsOf(this.advice.do, this.view)[0]! : "";
    const found = TABS.find(({ starts }) => starts.some((start) => spot.startsWith(start)));
    if (found) this.turnTo(found.tab);
  }

  override turnTo(part: string): void {
    this.tab = part as Tab;
    if (part === "fight") this.peek = false;
  }

  // What others did

  protected override weight(fact: Event): number {
    return weightOf(fact, this.seat);
  }

  /** When a round begins: what everyone else did in the last one. Within a round: what happened since the last own move. */
  override get recap(): string[] | null {
    const since = super.recap;
    if (since === null || this.view?.prompt.kind !== "choose" || !this.myTurn) return since;
    return deedsOf(this.log, this.view.round - 1, this.seat).map((fact) => eventText(fact, this.names, this.seat));
  }

  // The ends of fights

  protected override carriedOn(view: RealmView, events: Event[]): RealmView {
    return told(view, events);
  }

  protected override makeWay(): void {
    this.letGo();
    this.peek = false;
  }

  // What the server told

  protected draw(view: RealmView): void {
    this.fights = inStep(this.fights, view.fight, view.friendly);
    if (!view.fight) this.peek = false;
    if (this.card !== null && view.phase !== "choose") this.card = null;
    if (view.prompt.kind !== this.question) {
      this.asking = null;
      this.held = null;
    }
    this.question = view.prompt.kind;
  }

  protected hear({ entry, events, live }: LogEntry<Event>): void {
    if (entry.undo_to !== null) {
      this.fights = NO_FIGHTS;
      if (!live) return;
      this.finish();
      this.letGo();
      this.tellTakenBack(entry.seat);
      return;
    }
    const beats = this.cut(entry.n, events);
    if (!live) return;
    this.moved = events;
    this.showBeats(beats);
  }

  /** The events of an entry in pieces: each ends with the end of a fight, the last one with whatever follows. */
  private cut(n: number, events: Event[]): FightEnd[] {
    const beats: FightEnd[] = [];
    let from = 0;
    events.forEach((fact, at) => {
      this.fights = after(this.fights, fact);
      const { duel, friends } = this.fights;
      const decided = fact.event === "powers" && events[at + 1]?.event === "ranked";
      const ended = fact.event === "won" || fact.event === "lost";
      const friendly = (fact.event === "powers" && !decided) || (fact.event === "ranked" && fact.why === "power");
      if (!(ended && duel) && !(friendly && friends)) return;
      const shown = ended ? { duel, friends: null } : { duel: null, friends };
      beats.push({ n, upTo: at + 1, events: events.slice(from, at + 1), lasts: READ, stop: true, ...shown });
      from = at + 1;
    });
    const rest = events.slice(from);
    if (rest.length) beats.push({ n, upTo: events.length, events: rest, lasts: 0, stop: false, duel: null, friends: null });
    return beats;
  }

  protected withoutSecrets(view: RealmView): RealmView {
    const seats = view.seats.map((seat, number) =>
      number === view.seat
        ? { ...seat, potions: seat.potions.map(() => null), card: view.phase === "choose" ? null : seat.card, fresh: [] }
        : seat,
    );
    return { ...view, seats, deck: { ...view.deck, top: [] } };
  }

  override follow(): void {
    super.follow();
    $effect(() => {
      void this.choices;
      untrack(() => this.askAgain());
    });
  }
}

/** The position before an entry with what its events have opened since: the cards, the order, whose turn it is. */
function told(view: RealmView, events: Event[]): RealmView {
  return events.reduce((now: RealmView, fact): RealmView => {
    switch (fact.event) {
      case "revealed":
        return {
          ...now,
          phase: "order",
          order: [],
          seats: now.seats.map((seat, number) => ({ ...seat, card: fact.cards[number], turn_over: false })),
        };
      case "order":
        return { ...now, phase: "turns", order: fact.seats };
      case "turn":
        return {
          ...now,
          phase: "turns",
          active: fact.seat,
          seats: now.seats.map((seat, number) => (number === now.active ? { ...seat, turn_over: true } : seat)),
        };
      default:
        return now;
    }
  }, view);
}
