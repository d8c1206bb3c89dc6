// Gold over the rounds, read from the events alone: every event that moves money carries each purse's change.

import type { LogEntry } from "../../lib/live.svelte";
import { goldIn } from "./fight";
import type { Event } from "./types.gen";

/** Per seat the gold at the start and at the end of every round. */
export function pursesByRound(log: Pick<LogEntry<Event>, "entry" | "events">[], scores: number[]): number[][] {
  const changes: number[][] = []; // per round, per seat
  let now = scores.map(() => 0);
  for (const { events } of log) {
    for (const fact of events) {
      if (fact.event === "round" && fact.round > 1) {
        changes.push(now);
        now = scores.map(() => 0);
      }
      const gold = goldIn(fact);
      now = now.map((sum, seat) => sum + (gold[seat] ?? 0));
    }
  }
  changes.push(now);
  return scores.map((score, seat) => {
    const total = changes.reduce((sum, change) => sum + change[seat], 0);
    const row = [score - total];
    for (const change of changes) row.push(row[row.length - 1] + change[seat]);
    return row;
  });
}
