// The log as a reader wants it: rounds with their events, older ones as one line per turn, undone entries gone.

import type { LogEntry } from "../../lib/live.svelte";
import { eventText, t } from "../../lib/texts.svelte";
import type { Facts } from "../../lib/types.gen";
import { type Line, noteOf, type Round, standing } from "../../table/stage.svelte";
import type { IconName } from "../../ui/icons.gen";

const SILENT = ["chose", "setup", "expired", "taken_off", "worn", "put_back", "order", "reshuffled", "stowed"];
const SIGNS: Record<string, IconName> = {
  round: "scroll-unfurled",
  revealed: "card-play",
  speed_check: "rabbit",
  compared: "crossed-swords",
  turned_up: "fanged-skull",
  friendly: "crossed-swords",
  powers: "crossed-swords",
  over: "crown",
};

/** The events that sum a turn up. */
const TURNING = ["won", "lost", "fizzled", "took", "declined", "combined", "improved", "brewed", "drew", "healed", "stole", "stole_potion"];

interface Told {
  number: number;
  lines: Line[];
  turns: Line[];
  wins: string[];
}

/** Rounds, oldest first. */
export function roundsOf(log: LogEntry[], names: string[], reader: number | null): Round[] {
  const told: Told[] = [];
  for (const { entry, events } of standing(log)) {
    if (!told.length && entry.n) told.push({ number: entry.round, lines: [], turns: [], wins: [] });
    const note = noteOf(entry, names);
    if (note) told.at(-1)?.lines.push({ key: `${entry.n}`, seat: null, bold: "", ...note });
    events.forEach((fact, index) => tell(told, fact, `${entry.n}.${index}`, names, reader));
  }
  return told.map((round, index) => ({
    number: round.number,
    title: t(round.turns.length ? "kc-phase-turns" : "kc-phase-choose"),
    summary: round.wins.length ? t("kc-log-wins", { names: [...new Set(round.wins)].join(", ") }) : t("kc-log-no-wins"),
    moves: round.lines,
    outcome: index === told.length - 1 ? [] : round.turns,
  }));
}

function tell(told: Told[], fact: Facts, key: string, names: string[], reader: number | null): void {
  if (fact.event === "round") {
    told.push({ number: fact.round, lines: [], turns: [], wins: [] });
    return;
  }
  const round = told.at(-1);
  if (!round) return;
  if (fact.event === "won") round.wins.push(fact.seat === reader ? t("table-you") : (names[fact.seat] ?? ""));
  const words = eventText(fact, names, reader);
  if (!SILENT.includes(fact.event)) round.lines.push(lineOf(fact, words, key, names));
  if (fact.event === "turn") round.turns.push(lineOf(fact, words, key, names));
  const turn = round.turns.at(-1);
  if (turn && TURNING.includes(fact.event) && fact.seat === turn.seat) turn.text += ` ${words}`;
  if (fact.event === "over") round.turns.push(lineOf(fact, words, key, names));
}

/** Names in front are set bold. */
function lineOf(fact: Facts, text: string, key: string, names: string[]): Line {
  const bold = [...names, t("table-you")].find((name) => name && text.startsWith(`${name} `)) ?? "";
  const seat = SIGNS[fact.event] || typeof fact.seat !== "number" || fact.side === "enemy" ? null : fact.seat;
  return { key, seat, sign: SIGNS[fact.event] ?? "fanged-skull", bold, text: text.slice(bold.length) };
}

/** The newest thing that happened, for the line in the bar. */
export function lastLine(rounds: Round[]): Line | null {
  return rounds.at(-1)?.moves.at(-1) ?? rounds.at(-2)?.moves.at(-1) ?? null;
}
