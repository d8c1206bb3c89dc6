// The log as a reader wants it: rounds with their moves and fights, one line per guard, undone entries gone.

import type { LogEntry } from "../../lib/live.svelte";
import { eventText, t } from "../../lib/texts.svelte";
import { type Line, noteOf, type Round, standing } from "../../table/log";
import { goldIn } from "./fight";
import type { Event } from "./types.gen";
import { signed } from "./words";

interface ToldLine {
  key: string;
  seat: number | null;
  sign: "guard" | "king" | "undo" | "table";
  text: string;
}

interface ToldRound {
  number: number;
  moves: ToldLine[];
  fights: ToldLine[];
  beaten: number;
  gold: number[]; // how every purse changed in its fights and healing
}

const SIGNS: Record<ToldLine["sign"], Line["sign"]> = {
  guard: "guards",
  king: "throne-king",
  undo: "anticlockwise-rotation",
  table: "scroll-unfurled",
};

/** Rounds, oldest first. */
export function roundsOf(log: LogEntry<Event>[], names: string[], reader: number | null): Round[] {
  return toldRounds(log, names, reader).map((round) => ({
    number: round.number,
    title: round.fights.length ? t("mm-phase-fight") : t("mm-phase-lay"),
    summary: summary(round, reader),
    moves: round.moves.map((line) => lineOf(line, names)),
    outcome: round.fights.map((line) => lineOf(line, names)),
  }));
}

function summary(round: ToldRound, reader: number | null): string {
  const beaten = t("mm-beaten-count", { count: round.beaten });
  const mine = reader === null ? null : (round.gold[reader] ?? 0);
  return mine === null ? beaten : t("mm-round-summary", { beaten, gold: mine ? signed(mine) : "0" });
}

/** Names in front are set bold, and so is the number of a guard. */
function lineOf(line: ToldLine, names: string[]): Line {
  const start = [...names, t("table-you")].find((name) => name && line.text.startsWith(`${name} `)) ?? "";
  const guard = line.sign === "guard" && line.seat === null ? /^\S+ \d+/.exec(line.text)?.[0] : "";
  const bold = start || guard || "";
  return { key: line.key, seat: line.seat, sign: SIGNS[line.sign], bold, text: line.text.slice(bold.length) };
}

function toldRounds(log: LogEntry<Event>[], names: string[], reader: number | null): ToldRound[] {
  const rounds: ToldRound[] = [];
  for (const { entry, events } of standing(log)) {
    const note = noteOf(entry, names, reader);
    if (!rounds.length && (entry.n || note)) rounds.push({ number: entry.round, moves: [], fights: [], beaten: 0, gold: [] });
    if (note) rounds.at(-1)?.moves.push({ key: `${entry.n}`, seat: null, sign: "undo", text: note.text });
    events.forEach((fact, index) => tell(rounds, fact, `${entry.n}.${index}`, names, reader));
  }
  return rounds;
}

function tell(rounds: ToldRound[], fact: Event, key: string, names: string[], reader: number | null): void {
  if (fact.event === "round") rounds.push({ number: fact.round, moves: [], fights: [], beaten: 0, gold: [] });
  const round = rounds.at(-1);
  if (!round) return;
  if (["revealed", "beaten", "loot", "lost", "healed"].includes(fact.event)) {
    goldIn(fact).forEach((change, seat) => (round.gold[seat] = (round.gold[seat] ?? 0) + change));
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
      if (last)
        last.text = `${last.text.replace(/\.$/, ",")} ${t("mm-log-loot", { seat: who(fact.seat, names, reader), amount: fact.amount })}`;
      break;
    case "lost":
      if (last) last.text += " " + t("mm-log-lost", numbers(fact));
      break;
    case "healed": {
      const params = {
        seat: who(fact.seat, names, reader),
        paid: fact.paid,
        due: fact.due,
        you: fact.seat === reader ? "yes" : "no",
      };
      round.fights.push({
        key,
        seat: fact.seat,
        sign: "guard",
        text: t(fact.paid < fact.due ? "mm-log-healed-part" : "mm-log-healed", params),
      });
      break;
    }
    case "over":
      round.fights.push({ key, seat: null, sign: "table", text: eventText(fact, names, reader) });
      break;
  }
}

function who(seat: number, names: string[], reader: number | null): string {
  return seat === reader ? t("table-you-inside") : (names[seat] ?? "");
}

function numbers(fact: Event): Record<string, number> {
  return Object.fromEntries(Object.entries(fact).filter((pair): pair is [string, number] => typeof pair[1] === "number"));
}
