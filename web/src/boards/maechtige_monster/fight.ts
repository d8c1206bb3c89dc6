// A fight as steps that can be shown one by one, read from the events of the entry that ended the round.

import type { CastleView, Event, EventOf } from "./types.gen";

/** One guard, or the healing after the last one. `upTo`: how many of the entry's events are told when the step has been shown. */
export interface Step {
  guard: number | null; // from 1; null: the healing
  revealed: EventOf<"revealed"> | null;
  beaten: EventOf<"beaten"> | null;
  lost: EventOf<"lost"> | null;
  loot: EventOf<"loot">[];
  healed: EventOf<"healed">[];
  events: Event[];
  upTo: number;
}

export interface Fight {
  n: number;
  before: CastleView; // all monsters lie, nothing is revealed
  events: Event[];
  steps: Step[];
}

export function isFight(events: Event[]): boolean {
  return events.some((fact) => fact.event === "revealed");
}

export function stepsOf(events: Event[]): Step[] {
  const steps: Step[] = [];
  events.forEach((fact, index) => {
    if (fact.event === "revealed") steps.push({ ...emptyStep(), guard: fact.guard, revealed: fact });
    if (fact.event === "healed" && steps.at(-1)?.guard !== null) steps.push(emptyStep());
    const step = steps.at(-1);
    if (!step || !["revealed", "beaten", "lost", "loot", "healed"].includes(fact.event)) return;
    if (fact.event === "beaten") step.beaten = fact;
    if (fact.event === "lost") step.lost = fact;
    if (fact.event === "loot") step.loot.push(fact);
    if (fact.event === "healed") step.healed.push(fact);
    step.events.push(fact);
    step.upTo = index + 1;
  });
  return steps;
}

function emptyStep(): Step {
  return { guard: null, revealed: null, beaten: null, lost: null, loot: [], healed: [], events: [], upTo: 0 };
}

/** A card was laid, on a free place or on another. */
export type CardLaid = EventOf<"placed" | "displaced">;

/** What an event changed of every purse. */
export function goldIn(fact: Event): number[] {
  return "gold" in fact ? fact.gold : [];
}

/** The position after a card was laid, as its event tells it. */
export function withCard(view: CastleView, fact: CardLaid): CastleView {
  const seats = view.seats.map((seat, number) => ({
    ...seat,
    gold: seat.gold + (goldIn(fact)[number] ?? 0),
    hand: [...seat.hand],
  }));
  const hand = seats[fact.seat]!.hand;
  const at = hand.indexOf(fact.strength);
  hand.splice(at >= 0 ? at : hand.length - 1, 1);
  if (fact.event === "displaced") seats[fact.owner]!.hand.push(fact.lying);
  const guards = view.guards.map((guard, number) => {
    if (number !== fact.guard - 1) return guard;
    const slots: typeof guard.slots = [...guard.slots];
    slots[fact.slot - 1] = { seat: fact.seat, strength: fact.strength };
    return { ...guard, slots };
  });
  return { ...view, guards, seats, turn: null };
}

export function isCard(fact: Event): fact is CardLaid {
  return fact.event === "placed" || fact.event === "displaced";
}

/** What the shown events have changed of every purse. */
export function goldOf(events: Event[], seats: number): number[] {
  const sum = Array<number>(seats).fill(0);
  for (const fact of events) goldIn(fact).forEach((change, seat) => (sum[seat]! += change));
  return sum;
}
