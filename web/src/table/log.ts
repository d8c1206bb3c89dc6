// The lines of the log, and which entries still count after something was taken back.

import type { IconName } from "../lib/credits";
import type { LogEntry } from "../lib/live.svelte";
import { spoken, t } from "../lib/texts.svelte";
import type { EntryFacts } from "../lib/types.gen";

/** One line of the log. */
export interface Line {
  key: string;
  seat: number | null; // whose emblem stands before it; null: the sign
  sign: IconName;
  bold: string; // with what it begins
  text: string; // and the rest
}

/** A round as the log shows it: the newest in full, older ones by their outcome, their moves folded. */
export interface Round {
  number: number;
  title: string;
  summary: string;
  moves: Line[];
  outcome: Line[];
}

/** What an entry without a move says in the log: somebody took back, the rules changed, or the game goes on from another one. */
export function noteOf(entry: EntryFacts, names: string[], reader: number | null): { sign: IconName; text: string } | null {
  if (entry.undo_to !== null) return { sign: "anticlockwise-rotation", text: takenBack(entry.seat, names, reader) };
  if (entry.rules) return { sign: "scroll-unfurled", text: t("table-rules-changed", { move: entry.n, version: entry.rules }) };
  if (typeof entry.goes_on_from === "number")
    return { sign: "scroll-unfurled", text: t("table-goes-on-from", { move: entry.goes_on_from }) };
  return null;
}

export function takenBack(seat: number | null, names: string[], reader: number | null): string {
  return seat === null ? t("table-taken-back-by-nobody") : t("table-taken-back", spoken({ seat }, names, reader));
}

/** The entries that still count, and the newest note that something was taken back. */
export function standing<Event>(log: LogEntry<Event>[]): LogEntry<Event>[] {
  const kept: LogEntry<Event>[] = [];
  for (const known of log) {
    const goal = known.entry.undo_to;
    if (goal !== null) {
      while (kept.length && (kept.at(-1)!.entry.n > goal || kept.at(-1)!.entry.undo_to !== null)) kept.pop();
    }
    kept.push(known);
  }
  return kept;
}
