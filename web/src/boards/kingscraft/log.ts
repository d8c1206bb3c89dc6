// The log as a reader wants it: rounds with their events, older ones as one line per turn, undone entries gone.

import type { LogEntry } from "../../lib/live.svelte";
import { eventText, t } from "../../lib/texts.svelte";
import { type Line, noteOf, type Round, standing } from "../../table/log";
import type { IconName } from "../../lib/credits";
import type { Whichever } from "../../lib/whichever";
import type { Event, Events } from "./types.gen";

const SILENT: Event["event"][] = ["chose", "setup", "expired", "taken_off", "worn", "put_back", "order", "reshuffled", "stowed"];
const SIGNS: Partial<Record<keyof Events, IconName>> = {
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
const TURNING: Event["event"][] = [
  "won",
  "lost",
  "fizzled",
  "took",
  "declined",
  "combined",
  "improved",
  "brewed",
  "drew",
  "healed",
  "stole",
  "stole_potion",
];

interface ToldRound {
  number: number;
  lines: Line[];
  turns: Line[];
  wins: string[];
}

/** Rounds, oldest first. */
export function roundsOf(log: LogEntry<Event>[], names: string[], reader: number | null): Round[] {
  const told: ToldRound[] = [];
  for (const { entry, events } of standing(log)) {
    const note = noteOf(entry, names, reader);
    if (!told.length && (entry.n || note)) told.push({ number: entry.round, lines: [], turns: [], wins: [] });
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

function tell(told: ToldRound[], fact: Event, key: string, names: string[], reader: number | null): void {
  if (fact.event === "round") {
    told.push({ number: fact.round, lines: [], turns: [], wins: [] });
    return;
  }
  const round = told.at(-1);
  if (!round) return;
  if (fact.event === "won") round.wins.push(fact.seat === reader ? t("table-you") : (names[fact.seat] ?? ""));
  const words = eventText(fact, names, reader);
  const idle = fact.event === "rolled" && !fact.dice.length; // an enemy without dice: its power is told when it is compared
  if (!SILENT.includes(fact.event) && !idle) round.lines.push(lineOf(fact, words, key, names));
  if (fact.event === "turn") round.turns.push(lineOf(fact, words, key, names));
  const turn = round.turns.at(-1);
  const { seat }: Whichever<Event> = fact;
  if (turn && TURNING.includes(fact.event) && seat === turn.seat) turn.text += ` ${words}`;
  if (fact.event === "over") round.turns.push(lineOf(fact, words, key, names));
}

/** Names in front are set bold. */
function lineOf(fact: Event, text: string, key: string, names: string[]): Line {
  const bold = [...names, t("table-you")].find((name) => name && text.startsWith(`${name} `)) ?? "";
  const { seat, side }: Whichever<Event> = fact;
  const whose = SIGNS[fact.event] || side === "enemy" ? null : (seat ?? null);
  return { key, seat: whose, sign: SIGNS[fact.event] ?? "fanged-skull", bold, text: text.slice(bold.length) };
}

/** How much each kind of event says about a turn, the most telling first. */
const DEEDS: Event["event"][] = [
  "won",
  "stole",
  "stole_potion",
  "combined",
  "improved",
  "lost",
  "fizzled",
  "took",
  "brewed",
  "drew",
  "healed",
];

/** How much an event matters to this seat: 2 is done to it, 1 is what others have done, 0 is a step on the way. */
export function weightOf(fact: Event, seat: number | null): number {
  if (fact.event === "over") return 2;
  const { seat: doer, owner }: Whichever<Event> = fact;
  if (doer === seat) return 0;
  if (seat !== null && owner === seat) return 2;
  return DEEDS.includes(fact.event) ? 1 : 0;
}

/** What everyone else did in a round: of each the most telling event, what touched this seat first. */
export function deedsOf(log: LogEntry<Event>[], round: number, reader: number | null): Event[] {
  const facts = standing(log).flatMap(({ events }) => events);
  const start = facts.findIndex((fact) => fact.event === "round" && fact.round === round);
  const end = facts.findIndex((fact) => fact.event === "round" && fact.round > round);
  const inRound = start < 0 ? [] : facts.slice(start, end < 0 ? undefined : end);
  const telling = (fact: Event) => 100 * weightOf(fact, reader) - DEEDS.indexOf(fact.event);
  const best = new Map<number, Event>();
  for (const fact of inRound) {
    const { seat = -1 }: Whichever<Event> = fact;
    const before = best.get(seat);
    if (weightOf(fact, reader) && (!before || telling(fact) > telling(before))) best.set(seat, fact);
  }
  return [...best.values()].toSorted((one, other) => telling(other) - telling(one));
}
