// The guided first game as a list: what each step waits for, when it is done, and which text it says. It advises and never blocks.

import type { Facts } from "./types.gen";

/** Something a step waits for: an event, ours or another's or anyone's, a choice on offer, or the reader's nod. */
export type Sign =
  { kind: "start" } | { kind: "read" } | { kind: "event"; event: string; by?: "me" | "other"; from?: "me" } | { kind: "choice"; preview: string };

export interface TourStep {
  text: string; // `tour-<text>`
  shows: Sign; // when it comes up
  done: Sign; // when it goes away
}

export const TOUR: TourStep[] = [
  { text: "welcome", shows: { kind: "start" }, done: { kind: "read" } },
  { text: "guards", shows: { kind: "start" }, done: { kind: "read" } },
  { text: "place", shows: { kind: "start" }, done: { kind: "event", event: "placed", by: "me" } },
  { text: "others", shows: { kind: "event", event: "placed", by: "me" }, done: { kind: "read" } },
  { text: "was-displaced", shows: { kind: "event", event: "displaced", from: "me" }, done: { kind: "read" } },
  { text: "displace", shows: { kind: "choice", preview: "displace" }, done: { kind: "event", event: "displaced", by: "me" } },
  { text: "displaced", shows: { kind: "event", event: "displaced", by: "me" }, done: { kind: "read" } },
  { text: "fight", shows: { kind: "event", event: "revealed" }, done: { kind: "read" } },
  { text: "loot", shows: { kind: "event", event: "loot", by: "me" }, done: { kind: "read" } },
  { text: "lost", shows: { kind: "event", event: "lost" }, done: { kind: "read" } },
  { text: "healed", shows: { kind: "event", event: "healed", by: "me" }, done: { kind: "read" } },
  { text: "taken-up", shows: { kind: "event", event: "taken_up" }, done: { kind: "read" } },
  { text: "on-your-own", shows: { kind: "event", event: "taken_up" }, done: { kind: "read" } },
];

/** Whether an event is the one a step waits for, seen from this seat. */
export function matches(sign: Sign, fact: Facts, seat: number | null): boolean {
  if (sign.kind !== "event" || fact.event !== sign.event) return false;
  if (sign.from === "me") return fact.owner === seat && fact.seat !== seat;
  if (sign.by === "me") return fact.seat === seat;
  return sign.by !== "other" || fact.seat !== seat;
}
