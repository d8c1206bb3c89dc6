// What is on the table right now: the live position, or a moment before it that is still being shown; and what is about to be done.

import { untrack } from "svelte";
import type { LogEntry } from "../../lib/live.svelte";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/texts.svelte";
import type { Choice, Hint, NoChoice } from "../../lib/types.gen";
import type { Whichever } from "../../lib/whichever";
import { type Fate, fatesOf, sameMove } from "../../table/spots";
import type { Round } from "../../table/log";
import type { Beat } from "../../table/beats";
import { type Prompt, Stage } from "../../table/stage.svelte";
import type { IconName } from "../../lib/credits";
import { phone } from "../../ui/screen";
import { bossIcon } from "./game";
import { nowLine, promptOf } from "./prompt";
import { beatsOf } from "./beats";
import { roomSpot, spotsOf } from "./spots";
import { doerOf, isMove, roundsOf, weightOf } from "./log";
import { moveText } from "./sentences";
import { carriedOn } from "./position";
import type { Event, Foreseen, LairView, Question } from "./types.gen";
import { cardName } from "./words";

const WALKING = 0.35; // of the pause before the page passes
const AT_ONCE = ["target", "trigger", "take_back"]; // a click is the answer

export class LairStage extends Stage<LairView, Beat<Event>> {
  picked = $state<string | null>(null); // the thing that is about to be used, or looked at
  reading = $state<string | null>(null); // the thing in the card viewer
  aimed = $state<number | null>(null); // the place where the picked card is about to be laid
  amount = $state<number | null>(null); // coins about to be paid
  private heeded = $state.raw<Hint | null>(null); // the hint whose thing is picked
  private question = ""; // the last one

  // What is to be drawn

  protected promptFor(view: LairView): Prompt {
    return promptOf(this, view);
  }

  get now(): string {
    return nowLine(this);
  }

  get rounds(): Round[] {
    return roundsOf(this.log, this.names, this.seat);
  }

  emblem(seat: number): IconName {
    return bossIcon(this.view?.seats[seat]?.boss ?? null);
  }

  /** The question is asked of this person, and the tempo does not answer it. */
  override get myTurn(): boolean {
    return this.owes && this.silentPass === null;
  }

  private get owes(): boolean {
    return this.choices !== null && this.seat !== null && (this.view?.prompt.seats.includes(this.seat) ?? false);
  }

  private readonly allFates = $derived.by(() => fatesOf(this.silentPass ? null : this.choices, this.view, spotsOf));

  fate(spot: string): Fate | undefined {
    return this.allFates.get(spot);
  }

  get spots(): string[] {
    return [...this.allFates.keys()];
  }

  /** The one answer with this name, if it may be given. */
  answer(kind: string): Choice | null {
    return this.fate(`button:${kind}`)?.options[0] ?? null;
  }

  /** All answers of this kind. */
  answers(kind: string): Choice[] {
    return (this.silentPass ? [] : (this.choices?.options ?? [])).filter((option) => option.do.kind === kind);
  }

  /** What can be done with a thing itself, without another card being laid on it. */
  deeds(spot: string): Choice[] {
    return (this.fate(spot)?.options ?? []).filter((one) => one.do.kind !== "place");
  }

  /** The card that is about to be laid; null: none. */
  get laying(): string | null {
    const card = this.picked?.match(/^(?:hand|offer):(.+)$/)?.[1];
    return card && this.fate(this.picked!)?.options.some((one) => one.do.kind === "place") ? card : null;
  }

  /** What happens if the picked card is laid there. */
  layAt(slot: number, card = this.laying): Choice | null {
    if (!card || this.seat === null) return null;
    return (
      this.fate(roomSpot(this.seat, slot))?.options.find(
        (one) => one.do.kind === "place" && one.do.card === card && one.do.slot === slot,
      ) ?? null
    );
  }

  /** The places that take the picked card. */
  private get legalSlots(): number[] {
    const slots = Array.from({ length: this.view?.slots ?? 0 }, (_, at) => at + 1);
    return this.laying ? slots.filter((slot) => this.layAt(slot)) : [];
  }

  /** What the picked card would do in its place; where only one place takes it, that is the one. */
  get lay(): Choice | null {
    const slots = this.legalSlots;
    const slot = this.aimed ?? (slots.length === 1 ? slots[0]! : null);
    return slot === null ? null : this.layAt(slot);
  }

  /** What that would change: shown before it happens. */
  get foreseen(): Foreseen | null {
    return (this.lay?.preview as Foreseen | undefined) ?? null;
  }

  /** Somebody points at a place: the picked card is shown there, if it may lie there. */
  aim(slot: number): void {
    if (this.layAt(slot)) this.aimed = slot;
  }

  /** Why the picked card cannot be laid there. */
  notAt(slot: number, card = this.laying): NoChoice | null {
    if (!card || this.seat === null || this.layAt(slot, card)) return null;
    return this.fate(roomSpot(this.seat, slot))?.refusals.find((one) => one.do.kind === "place" && one.do.card === card) ?? null;
  }

  /** How a thing looks: it can be used, it cannot, or neither. */
  look(spot: string): "can" | "legal" | "no" | "plain" {
    const laying = this.laying;
    const own = this.seat === null ? null : spot.match(new RegExp(`^room:${this.seat}:(\\d)$`));
    if (laying && own) return this.layAt(Number(own[1])) ? "legal" : this.notAt(Number(own[1])) ? "no" : "plain";
    const fate = this.fate(spot);
    if (!fate) return "plain";
    const hand = spot.startsWith("hand:") || spot.startsWith("offer:");
    if (hand ? fate.options.length : this.deeds(spot).length)
      return this.deeds(spot).some((one) => AT_ONCE.includes(one.do.kind)) ? "legal" : "can";
    return hand && fate.refusals.length ? "no" : "plain";
  }

  /** What the button of a thing tells: whether something can be done with it, is picked or advised; and what a click does. */
  button(spot: string) {
    const look = this.look(spot);
    return {
      type: "button" as const,
      "data-spot": spot,
      "data-tip": spot,
      "data-hinted": this.hinted(spot) ? "" : undefined,
      "data-second": this.secondBest(spot) ? "" : undefined,
      "data-can": look === "can" || look === "legal" ? "" : undefined,
      "aria-pressed": this.picked === spot,
      onclick: () => this.use(spot),
    };
  }

  /** Why nothing can be done with a thing. */
  refusal(spot: string): NoChoice | null {
    const fate = this.fate(spot);
    if (!fate) return null;
    const hand = spot.startsWith("hand:");
    if (hand ? fate.options.length : this.deeds(spot).length) return null;
    const own = fate.refusals.filter((one) => hand || one.do.kind !== "place");
    return own.find((one) => one.do.kind === "declare") ?? own[0] ?? null;
  }

  // What a person does

  /** A click: lays the picked card where it is shown already, answers the question, or picks the thing so that one reads what it can do. */
  use(spot: string): void {
    this.complaint = null;
    const own = this.seat === null ? null : spot.match(new RegExp(`^room:${this.seat}:(\\d)$`));
    if (this.laying && own) {
      const slot = Number(own[1]);
      const lay = this.layAt(slot);
      const not = this.notAt(slot);
      if (lay && lay === this.lay) this.act(lay);
      else if (lay) this.aim(slot);
      else if (not) this.complain(not.reason);
      if (lay || not) return;
    }
    const deeds = this.deeds(spot);
    if (deeds.length === 1 && AT_ONCE.includes(deeds[0]!.do.kind)) {
      this.act(deeds[0]!);
      return;
    }
    const again = this.picked === spot;
    if (again && deeds.length === 1 && !this.laying) {
      this.act(deeds[0]!);
      return;
    }
    this.picked = again ? null : spot;
    this.aimed = null;
    const refusal = again ? null : this.refusal(spot);
    if (refusal) this.complain(refusal.reason);
  }

  putBack(): void {
    const picked = this.picked;
    if (this.reading) this.reading = null;
    else this.letGo();
    if (picked && this.byKeyboard) document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(picked)}"]`)?.focus();
  }

  protected letGo(): void {
    this.picked = null;
    this.aimed = null;
    this.amount = null;
    this.complaint = null;
  }

  /** Whoever passes what does not concern them is not asked again in this lull. */
  override act(choice: Choice): void {
    const choices = this.choices;
    const unconcerned = choices?.foregone.swift && sameMove(choice.do, choices.foregone.swift);
    if (unconcerned && this.silentPass === null && settings.tempo !== "calm") this.waved = choices.lull;
    super.act(choice);
  }

  /** The things of the hinted move: a card, and its place. */
  hinted(spot: string): boolean {
    return this.belongs(this.advice, spot);
  }

  secondBest(spot: string): boolean {
    return this.belongs(this.alternative, spot);
  }

  private belongs(choice: Choice | null, spot: string): boolean {
    return choice !== null && (this.fate(spot)?.options.includes(choice) ?? false);
  }

  override get advice(): Choice | null {
    return this.live.hint === this.heeded ? super.advice : null;
  }

  protected override get heeding(): boolean {
    return this.picked === null || this.picked === this.thingOf(this.advice!);
  }

  /** The words of a card that wants a target are nowhere else. */
  override get staysAsked(): boolean {
    return this.advice?.do.kind === "target" && !phone.current;
  }

  protected phrase(choice: Choice): string {
    const { kind, card, slot, n } = choice.do;
    if (kind === "coins") return t("bm-coins", { n });
    if (kind === "place") return t("bm-tip-place", { card: cardName(card), slot });
    return moveText(choice, this.view!, this.names);
  }

  protected takeHint(): void {
    this.heeded = this.live.hint;
    const advice = this.advice;
    if (!advice) return;
    if (advice.do.kind === "coins") this.amount = advice.do.n;
    this.picked = AT_ONCE.includes(advice.do.kind) ? null : this.thingOf(advice);
    this.aimed = advice.do.kind === "place" ? advice.do.slot : null;
  }

  /** What one picks to do this: the card rather than its place, and that where it lies. */
  private thingOf(choice: Choice): string | null {
    const own = this.view!.seats[this.seat!]!.hand ?? [];
    const lies = (spot: string) => !spot.startsWith("hand:") || own.includes(spot.slice("hand:".length));
    return spotsOf(choice.do, this.view!).find((spot) => /^(hand|offer|room|boss|hero|seat):/.test(spot) && lies(spot)) ?? null;
  }

  /** The hint, as long as the person has taken up nothing else: Enter on one of its things does it. */
  get heed(): Choice | null {
    const advice = this.advice;
    if (!advice || advice.do.kind === "place") return advice === this.lay ? advice : null;
    return this.picked === null || this.picked === this.thingOf(advice) ? advice : null;
  }

  // Windows that never nag

  /** On a walk most pass in every room, and all wait for it. */
  protected override get passPause(): number {
    return super.passPause * (this.view?.walker ? WALKING : 1);
  }

  // Moments

  /** In the recap: what others did to this seat, then what is new for all. */
  protected override weight(fact: Event): number {
    return weightOf(fact, this.seat, doerOf(fact, this.log), this.log);
  }

  /** If somebody else caused it, who, and by what. */
  protected override recapText(fact: Event): string {
    const text = super.recapText(fact);
    const { seat, source }: Whichever<Event> = fact;
    const doer = seat === this.seat ? doerOf(fact, this.log) : null;
    return doer === null || doer === this.seat
      ? text
      : t("bm-recap-by", { seat: this.names[doer] ?? "", card: cardName(source!.card), text });
  }

  protected override isMove(known: LogEntry): boolean {
    return isMove(known, this.live.log);
  }

  protected override carriedOn(view: LairView, events: Event[]): LairView {
    return carriedOn(view, events);
  }

  protected override makeWay(): void {
    this.picked = null;
  }

  /** A long queue is shown faster, and without motion a glance is enough. */
  protected override pace(beat: Beat): number {
    const still = settings.still ? 0.4 : 1;
    return (beat.lasts * still) / (1 + this.reel.length / 6);
  }

  // What the server told

  protected draw(view: LairView): void {
    const { kind, number, active, source }: Whichever<Question> = view.prompt;
    const question = [kind, number, active, source?.card, this.seat !== null && view.prompt.seats.includes(this.seat)].join();
    if (question !== this.question) this.letGo();
    this.question = question;
  }

  /** Others act at the same time, and after each of them the choices come anew: what is picked stays picked as long as it can be used. */
  override follow(): void {
    super.follow();
    $effect(() => {
      void this.choices;
      untrack(() => {
        if (this.choices && this.picked && !this.fate(this.picked)) this.picked = null;
      });
    });
  }

  protected hear({ entry, events, live }: LogEntry<Event>): void {
    if (entry.undo_to !== null) {
      if (!live) return;
      this.finish();
      this.letGo();
      this.waved = "";
      this.tellTakenBack(entry.seat);
      return;
    }
    if (live) this.showBeats(beatsOf(entry.n, events));
  }

  protected override tell(events: Event[]): void {
    super.tell(events.map((fact) => ("left" in fact && fact.left < 0 ? { ...fact, left: 0 } : fact)));
  }

  protected withoutSecrets(view: LairView): LairView {
    const hide = (seat: LairView["seats"][number]) => ({
      ...seat,
      hand: [],
      face_down: seat.face_down && { ...seat.face_down, card: null },
    });
    return {
      ...view,
      prompt: "cards" in view.prompt ? { ...view.prompt, cards: [] } : view.prompt,
      seats: view.seats.map((seat, number) => (number === view.seat ? hide(seat) : seat)),
    };
  }
}
