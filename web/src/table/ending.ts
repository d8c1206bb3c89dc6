// How a finished game is told: what a game says of its end, and where it finds all that happened.

import { api } from "../lib/api";
import type { LiveTable, LogEntry } from "../lib/live.svelte";
import type { IconName } from "../lib/credits";
import { standing } from "./log";
import type { Stage } from "./stage.svelte";

/** Whose end it is, and what counted. */
export interface Counted {
  stage: Stage;
  sums: number[] | null; // the number that counts, by seat; null: there are only places
  sign: IconName | "coin"; // what stands beside it
  unit: string; // and its word
  kinds: string[]; // whom or what everyone played
}

/** Why it was these. In `text`, **this** is bold. */
export interface Reason {
  icon: IconName;
  text: string;
}

/** What a sum is made of, or what was counted: one column of the ranking. */
export interface Part {
  text: string; // its words
  icon?: IconName; // shown instead of the words, which are then told below the ranking
  of: (number | string)[]; // by seat
}

/** A round in the line that leads into the replay. */
export interface Turn {
  number: number;
  n: number; // the entry with which it began
  seat: number | null; // who gained most; null: nobody stands out
  gain: string;
  decisive: boolean;
}

/** What a game tells of its end when it knows everything that happened. */
export interface Telling {
  lead: string; // below the winner's number: how far ahead
  reasons: Reason[]; // at most three are shown
  moment: string; // when it was decided; **this** is bold
  parts: Part[];
  turns: Turn[];
  own: string[]; // about the person's own game, for their plate
}

/** All entries that count, from the deal on; null for a game that went on from a position of another: its story began elsewhere. */
export async function wholeLog(live: LiveTable): Promise<LogEntry[] | null> {
  const log = isWhole(live.log) ? live.log : await replayedLog(live);
  return typeof log[0]?.entry.goes_on_from === "number" ? null : standing(log);
}

/** A table may know only the newest entries; then the replay knows the rest. */
async function replayedLog(live: LiveTable): Promise<LogEntry[]> {
  const { entries } = await api.replay(live.code, live.seat);
  return entries.map(({ entry, events }) => ({ entry, events, live: false }));
}

function isWhole(log: LogEntry[]): boolean {
  return log[0]?.entry.n === 0;
}

/** Seats from the first place down; those who share one by their sums. */
export function ranked(places: number[], sums: number[] | null = null): number[] {
  return places
    .map((_, seat) => seat)
    .sort((one, other) => places[one] - places[other] || (sums?.[other] ?? 0) - (sums?.[one] ?? 0) || one - other);
}
