// The log as a reader wants it: rounds with their moves and fights, one line per guard, undone entries gone.

import type { LogEntry } from "../../lib/live.svelte";
import { eventText, t } from "../../lib/texts.svelte";
import type { Facts } from "../../lib/types.gen";

export interface Line {
  key: string;
  seat: number | null; // whose emblem stands before it; null: the sign of its kind
  sign: "guard" | "king" | "undo" | "table";
  text: string;
}

export interface Round {
  number: number;
  moves: Line[];
  fights: Line[];
  beaten: number;
  gold: number[]; // how every purse changed in its fights and healing
}

/** Rounds, oldest first. */
export function roundsOf(log: LogEntry[], names: string[], reader: number | null): Round[] {
  const rounds: Round[] = [];
  for (const { entry, events } of standing(log)) {
    if (entry.undo_to !== null) {
      const text = takenBack(entry.seat, names);
      rounds.at(-1)?.moves.push({ key: `${entry.n}`, seat: null, sign: "undo", text });
    }
    events.forEach((fact, index) => tell(rounds, fact, `${entry.n}.${index}`, names, reader));
  }
  return rounds;
}

export function takenBack(seat: number | null, names: string[]): string {
  return seat === null ? t("table-taken-back-by-nobody") : t("table-taken-back", { seat: names[seat] ?? "" });
}

/** The entries that still count, and the newest note that something was taken back. */
function standing(log: LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const known of log) {
    const goal = known.entry.undo_to;
    if (goal !== null) {
      while (kept.length && (kept.at(-1)!.entry.n > goal || kept.at(-1)!.entry.undo_to !== null)) kept.pop();
    }
    kept.push(known);
  }
  return kept;
}

function tell(rounds: Round[], fact: Facts, key: string, names: string[], reader: number | null): void {
  if (fact.event === "round") rounds.push({ number: fact.round, moves: [], fights: [], beaten: 0, gold: [] });
  const round = rounds.at(-1);
  if (!round) return;
  if (["revealed", "beaten", "loot", "lost", "healed"].includes(fact.event)) {
    fact.gold?.forEach((change: number, seat: number) => (round.gold[seat] = (round.gold[seat] ?? 0) + change));
  }
  const last = round.fights.at(-1);
  switch (fact.event) {
    case "placed":
    case "displaced":
      round.moves.push({ key, seat: fact.seat, sign: "table", text: eventText(fact, names, reader) });
      break;
    case "tile":
      round.moves.push({ key, seat: null, sign: "king", text: eventText(fact, names, reader) });
      break;
    case "revealed":
      round.fights.push({ key, seat: null, sign: "guard", text: t("mm-log-revealed", numbers(fact)) });
      break;
    case "beaten":
      round.beaten += 1;
      if (last) last.text += " " + t("mm-log-beaten", numbers(fact));
      break;
    case "loot":
      if (last) last.text = `${last.text.replace(/\.$/, ",")} ${t("mm-log-loot", { seat: who(fact.seat, names, reader), amount: fact.amount })}`;
      break;
    case "lost":
      if (last) last.text += " " + t("mm-log-lost", numbers(fact));
      break;
    case "healed": {
      const params = { seat: who(fact.seat, names, reader), paid: fact.paid, due: fact.due, you: fact.seat === reader ? "yes" : "no" };
      round.fights.push({ key, seat: fact.seat, sign: "guard", text: t(fact.paid < fact.due ? "mm-log-healed-part" : "mm-log-healed", params) });
      break;
    }
    case "over":
      round.fights.push({ key, seat: null, sign: "table", text: eventText(fact, names, reader) });
      break;
  }
}

function who(seat: number, names: string[], reader: number | null): string {
  return seat === reader ? t("mm-you-inside") : (names[seat] ?? "");
}

function numbers(fact: Facts): Record<string, number> {
  return Object.fromEntries(Object.entries(fact).filter((pair): pair is [string, number] => typeof pair[1] === "number"));
}
