// The log as a reader wants it: by turn and phase, older turns as souls and wounds, undone entries gone, nobody's passes.

import type { LogEntry } from "../../lib/live.svelte";
import { eventText, t } from "../../lib/texts.svelte";
import type { Facts } from "../../lib/types.gen";
import { type Line, type Round, standing, takenBack } from "../../table/stage.svelte";
import type { IconName } from "../../ui/icons.gen";
import { cardName } from "./words";

// prettier-ignore
const SILENT = [
  "turn", "turn_over", "build_turn", "adventure_turn", "idle_window", "resolves", "room_entered", "survived", "hero_turn", "dealt", "placed", "took_back",
  "reshuffled", "coins_on", "offered",
];
const SIGNS: Record<string, IconName> = {
  hero_revealed: "village",
  revealed: "card-play",
  lured: "village",
  stayed: "village",
  bosses: "dungeon-gate",
  died: "ghost",
  over: "crown",
};
const OUTCOMES = ["soul", "wound", "eliminated", "level_up", "over", "healed"];

interface Told {
  number: number;
  phase: string;
  lines: Line[];
  outcome: Line[];
  souls: Map<number, number>;
}

function fresh(number: number, phase: string): Told {
  return { number, phase, lines: [], outcome: [], souls: new Map() };
}

/** Turns, oldest first; what happens before the first is part of it. */
export function roundsOf(log: LogEntry[], names: string[], reader: number | null): Round[] {
  const told: Told[] = [];
  for (const { entry, events } of standing(log)) {
    if (entry.undo_to !== null) {
      told.at(-1)?.lines.push({ key: `${entry.n}`, seat: null, sign: "anticlockwise-rotation", bold: "", text: takenBack(entry.seat, names) });
    }
    events.forEach((fact, index) => tell(told, fact, `${entry.n}.${index}`, names, reader));
  }
  return told.map((turn, index) => ({
    number: turn.number,
    title: t(`bm-phase-${turn.phase}`),
    summary: summaryOf(turn, names, reader),
    moves: turn.lines,
    outcome: index === told.length - 1 ? [] : turn.outcome,
  }));
}

function tell(told: Told[], fact: Facts, key: string, names: string[], reader: number | null): void {
  if (!told.length) told.push(fresh(1, "opening"));
  if (fact.event === "turn" && fact.round > told.at(-1)!.number) told.push(fresh(fact.round, "beginning"));
  const turn = told.at(-1)!;
  if (fact.event === "phase") {
    turn.phase = fact.phase;
    turn.lines.push({ key, seat: null, sign: "lantern-flame", bold: t(`bm-phase-${fact.phase}`), text: "" });
    return;
  }
  if (SILENT.includes(fact.event)) return;
  const line = lineOf(fact, wordsOf(fact, names, reader), key, names);
  turn.lines.push(line);
  if (OUTCOMES.includes(fact.event)) turn.outcome.push(line);
  if (fact.event === "soul") turn.souls.set(fact.seat, (turn.souls.get(fact.seat) ?? 0) + fact.souls);
}

/** Damage is told with its room. */
function wordsOf(fact: Facts, names: string[], reader: number | null): string {
  if (fact.event === "damaged" && fact.room) return t("bm-log-damage", { room: cardName(fact.room), damage: fact.damage, left: fact.left });
  if (fact.event === "revealed") return t("bm-log-revealed", { cards: fact.cards.map((one: Facts) => t("bm-revealed", { seat: names[one.seat] ?? "", card: cardName(one.card) })).join(", ") });
  return eventText(fact, names, reader);
}

function summaryOf(turn: Told, names: string[], reader: number | null): string {
  const won = [...turn.souls].map(([seat, souls]) => t("bm-log-souls", { seat: seat === reader ? t("table-you-inside") : (names[seat] ?? ""), souls }));
  return won.length ? won.join(", ") : t("bm-log-no-souls");
}

/** Names in front are set bold. */
function lineOf(fact: Facts, text: string, key: string, names: string[]): Line {
  const bold = [...names, t("table-you")].find((name) => name && text.startsWith(`${name} `)) ?? "";
  const seat = SIGNS[fact.event] || typeof fact.seat !== "number" ? null : fact.seat;
  return { key, seat, sign: SIGNS[fact.event] ?? "fanged-skull", bold, text: text.slice(bold.length) };
}
