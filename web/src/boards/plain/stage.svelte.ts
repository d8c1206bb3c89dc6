// What is on the table of a game that has no board of its own: its view, and the move that is about to be made.

import type { IconName } from "../../lib/credits";
import { seatIcon } from "../../lib/games";
import type { LogEntry } from "../../lib/live.svelte";
import { eventText, foreseenText, moveText, t } from "../../lib/texts.svelte";
import type { Choice, Facts, NoChoice, Problem } from "../../lib/types.gen";
import { fatesOf, type Fate } from "../../table/spots";
import { noteOf, type Line, type Round, standing } from "../../table/log";
import { type Prompt, Stage } from "../../table/stage.svelte";
import { promptOf } from "./prompt";

const NOTHING: Fate = { options: [], refusals: [] };

export class PlainStage extends Stage {
  card = $state<string | null>(null); // the card in hand with which several things can be done
  picked = $state.raw<Choice | null>(null); // the move that the mint button would make

  protected promptFor(): Prompt {
    return promptOf(this);
  }

  get now(): string {
    if (this.live.over || !this.view) return "";
    return this.myTurn ? t("table-your-turn") : this.prompt.title;
  }

  get rounds(): Round[] {
    const found: Round[] = [];
    for (const { entry, events } of standing(this.log)) {
      if (found.at(-1)?.number !== entry.round) found.push({ number: entry.round, title: "", summary: "", moves: [], outcome: [] });
      const note = noteOf(entry, this.names, this.seat);
      const round = found.at(-1)!;
      if (note) round.moves.push({ key: `${entry.n}`, seat: null, sign: note.sign, bold: "", text: note.text });
      round.moves.push(...events.map((fact, at) => this.line(fact, `${entry.n}.${at}`)));
    }
    return found;
  }

  private line(fact: Facts, key: string): Line {
    const seat = typeof fact.seat === "number" ? fact.seat : null;
    return { key, seat, sign: "scroll-unfurled", bold: "", text: eventText(fact, this.names, this.seat) };
  }

  emblem(seat: number): IconName {
    return seatIcon(this.live.table!, seat);
  }

  /** Whom the table waits for, as far as the view tells. */
  get turn(): number[] {
    const turn: unknown = this.view?.turn;
    return typeof turn === "number" ? [turn] : Array.isArray(turn) ? turn : [];
  }

  // What can be done

  /** The own cards that can be seen. */
  get hand(): string[] {
    const hand: unknown = this.view?.seats?.[this.seat ?? -1]?.hand;
    return Array.isArray(hand) ? hand.filter((card) => typeof card === "string") : [];
  }

  private readonly fates = $derived(fatesOf(this.choices, this.hand, (move, hand) => [cardOf(move, hand) ?? ""]));

  /** What may and may not be done with a card in hand; "": what belongs to no card. */
  fate(card: string): Fate {
    return this.fates.get(card) ?? NOTHING;
  }

  /** The moves that are listed: those of the picked card, or those that belong to none. */
  get offers(): Choice[] {
    return this.fate(this.card ?? "").options;
  }

  get refusals(): NoChoice[] {
    return this.fate(this.card ?? "").refusals;
  }

  /** Why nothing can be done with a card; null: something can. */
  against(card: string): Problem | null {
    const { options, refusals } = this.fate(card);
    return options.length ? null : (refusals[0]?.reason ?? null);
  }

  isPicked(card: string): boolean {
    return this.card === card || (this.picked !== null && cardOf(this.picked.do, this.hand) === card);
  }

  isHinted(choice: Choice): boolean {
    return this.advice === choice && this.heeding;
  }

  protected override get heeding(): boolean {
    return this.picked !== null && this.picked === this.advice;
  }

  protected phrase(choice: Choice): string {
    return this.text(choice);
  }

  text(choice: { do: Facts }): string {
    return moveText(choice.do, this.names, this.seat);
  }

  foreseen(choice: Choice): string {
    return foreseenText(choice.do, choice.preview, this.names, this.seat);
  }

  // What a person does

  /** Takes a card up: one move is ready to be made, several are listed, none is refused. */
  take(card: string): void {
    const { options } = this.fate(card);
    const reason = this.against(card);
    if (reason) this.complain(reason);
    if (!options.length) return;
    this.letGo();
    if (options.length === 1) this.picked = options[0];
    else this.card = card;
  }

  pick(choice: Choice): void {
    this.complaint = null;
    this.picked = choice;
  }

  play(): void {
    if (this.picked) this.act(this.picked);
  }

  putBack(): void {
    this.letGo();
  }

  protected letGo(): void {
    this.card = null;
    this.picked = null;
    this.complaint = null;
  }

  protected takeHint(): void {
    const advised = this.advice;
    if (!advised) return;
    const card = cardOf(advised.do, this.hand);
    if (card !== null) this.take(card);
    this.pick(advised);
  }

  // What the server told

  protected hear({ entry, events, live }: LogEntry): void {
    if (!live) return;
    if (entry.undo_to !== null) this.tellTakenBack(entry.seat);
    else this.tell(events);
  }

  protected draw(): void {
    this.letGo();
  }

  /** Which facts are secret, only the game knows: whoever takes the device sees nothing before. */
  protected withoutSecrets(): Facts {
    return {};
  }
}

/** The card in hand that a move is about. */
function cardOf(move: Facts, hand: string[]): string | null {
  const named = Object.entries(move).find(([key, value]) => key !== "kind" && hand.includes(value));
  return named ? named[1] : null;
}
