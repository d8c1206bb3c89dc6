// The log as a reader wants it: by turn and phase, older turns as souls and wounds, undone entries gone, nobody's passes.

import type { LogEntry } from "../../lib/live.svelte";
import { eventText, t } from "../../lib/texts.svelte";
import { type Line, noteOf, type Round, standing } from "../../table/log";
import type { IconName } from "../../lib/credits";
import type { Whichever } from "../../lib/whichever";
import type { Event, EventOf, Events } from "./types.gen";
import { called, cardName, listed, targetText } from "./words";

// prettier-ignore
const SILENT: Event["event"][] = [
  "turn", "turn_over", "build_turn", "adventure_turn", "idle_window", "resolves", "room_entered", "survived", "hero_turn", "placed", "took_back",
  "reshuffled", "coins_on", "offered",
];
const SIGNS: Partial<Record<keyof Events, IconName>> = {
  hero_revealed: "village",
  revealed: "card-play",
  lured: "village",
  stayed: "village",
  bosses: "dungeon-gate",
  died: "ghost",
  over: "crown",
};
const OUTCOMES: Event["event"][] = ["soul", "wound", "eliminated", "level_up", "over", "healed"];

const MINE: Event["event"][] = ["soul", "wound", "lured", "eliminated", "level_up"];
const DONE: Event["event"][] = ["destroyed", "hero_moved", "lasting", "miniboss_returned", "swapped_rooms"]; // to the seat, by whoever caused it
const TAKEN: Event["event"][] = ["prevented", "took", "took_hidden", "looked"]; // from the owner
const NEWS: Event["event"][] = [
  "hero_revealed",
  "soul",
  "wound",
  "declared",
  "built",
  "miniboss_built",
  "destroyed",
  "eliminated",
  "level_up",
  "over",
  "placed",
];

/** How much an event matters to a seat in the recap: 3 others did to it, 2 touches it, 1 is news, 0 is not worth a word or was its own doing. */
export function weightOf(fact: Event, me: number | null, doer: number | null, log: LogEntry<Event>[]): number {
  const { seat, owner }: Whichever<Event> = fact;
  const mine = seat === me;
  if (isOvertaken(fact, log)) return 0;
  if (mine && DONE.includes(fact.event)) return doer === me ? 0 : 3;
  if (mine && fact.event === "discarded" && fact.why === "random") return 3;
  if (mine && fact.event === "coins" && (fact.why === "take" || fact.why === "out")) return 3;
  if (!mine && owner === me && (TAKEN.includes(fact.event) || fact.event === "coins")) return 3;
  if (mine && MINE.includes(fact.event)) return 2;
  return !mine && NEWS.includes(fact.event) ? 1 : 0;
}

/** What came later says more: how a lured hero ended, or how many souls and wounds it is by now. */
function isOvertaken(fact: Event, log: LogEntry<Event>[]): boolean {
  const events = log.flatMap((known) => known.events);
  const later = events.slice(events.indexOf(fact) + 1).filter((one) => one.event === "soul" || one.event === "wound");
  if (fact.event === "lured") return later.some((one) => one.hero === fact.hero);
  return later.some((one) => one.event === fact.event && one.seat === fact.seat);
}

/** Who caused it: whoever declared its card last before it, or else has that card in play; null: nobody. */
export function doerOf(fact: Event, log: LogEntry<Event>[]): number | null {
  const { source }: Whichever<Event> = fact;
  if (!source) return null;
  const events = log.flatMap((known) => known.events);
  const declared = events
    .slice(0, events.indexOf(fact))
    .findLast((one): one is EventOf<"declared"> => one.event === "declared" && one.source.card === source.card);
  return declared?.seat ?? source.owner;
}

/** Whether this is a move that one remembers: passing ends the own build turn, but is nothing in the windows of the others. */
export function isMove({ entry }: LogEntry<Event>, log: LogEntry<Event>[]): boolean {
  if (entry.do?.kind !== "pass") return true;
  const before = log.filter((known) => known.entry.n < entry.n);
  const builds = ({ events }: LogEntry<Event>) => events.findLast((fact) => fact.event === "build_turn");
  const turn = before.findLastIndex((known) => builds(known));
  if (turn >= 0 && builds(before[turn]!)!.seat !== entry.seat) return false;
  return !before.slice(turn + 1).some((known) => known.entry.seat === entry.seat && known.entry.do?.kind === "pass");
}

interface ToldRound {
  number: number;
  phase: string;
  lines: Line[];
  outcome: Line[];
  souls: Map<number, number>;
}

function fresh(number: number, phase: string): ToldRound {
  return { number, phase, lines: [], outcome: [], souls: new Map() };
}

/** Turns, oldest first; what happens before the first is part of it. */
export function roundsOf(log: LogEntry<Event>[], names: string[], reader: number | null): Round[] {
  const told: ToldRound[] = [];
  const hurts = new Map<string, EventOf<"damaged">>(); // the last damage of every hero
  for (const { entry, events } of standing(log)) {
    const note = noteOf(entry, names, reader);
    if (!told.length) told.push(entry.n || note ? fresh(entry.round, "beginning") : fresh(1, "opening"));
    if (note) told.at(-1)?.lines.push({ key: `${entry.n}`, seat: null, bold: "", ...note });
    events.forEach((fact, index) => {
      const { hero = "" }: Whichever<Event> = fact;
      if (fact.event === "damaged") hurts.set(hero, fact);
      tell(told, fact, `${entry.n}.${index}`, names, reader, hurts.get(hero));
    });
  }
  return told.map((turn, index) => ({
    number: turn.number,
    title: t(`bm-phase-${turn.phase}`),
    summary: summaryOf(turn, names, reader),
    moves: turn.lines,
    outcome: index === told.length - 1 ? [] : turn.outcome,
  }));
}

function tell(
  told: ToldRound[],
  fact: Event,
  key: string,
  names: string[],
  reader: number | null,
  hurt: EventOf<"damaged"> | undefined,
): void {
  if (fact.event === "turn" && fact.round > told.at(-1)!.number) told.push(fresh(fact.round, "beginning"));
  const turn = told.at(-1)!;
  if (fact.event === "phase") {
    turn.phase = fact.phase;
    turn.lines.push({ key, seat: null, sign: "lantern-flame", bold: t(`bm-phase-${fact.phase}`), text: "" });
    return;
  }
  if (SILENT.includes(fact.event) || isUsual(fact, reader)) return;
  const line = lineOf(fact, wordsOf(fact, names, reader, hurt), key, names);
  turn.lines.push(line);
  if (OUTCOMES.includes(fact.event)) turn.outcome.push(line);
  if (fact.event === "soul") turn.souls.set(fact.seat, (turn.souls.get(fact.seat) ?? 0) + fact.souls);
}

/** What everybody does and others need not read: the cards that all draw, the rooms that the common reveal has named. */
function isUsual(fact: Event, reader: number | null): boolean {
  return fact.event === "drew"
    ? ["opening", "turn"].includes(fact.why) && fact.seat !== reader
    : fact.event === "built" && ["first", "reveal"].includes(fact.how);
}

/** Damage is told with its room, death with the last damage, and what is declared with its targets. */
function wordsOf(fact: Event, names: string[], reader: number | null, hurt: EventOf<"damaged"> | undefined): string {
  if (fact.event === "damaged" && fact.room && !fact.source)
    return t("bm-log-damage", { room: cardName(fact.room), damage: fact.damage, left: Math.max(0, fact.left) });
  if (fact.event === "died") return diedText(fact, hurt, names, reader);
  if (fact.event === "revealed")
    return t("bm-log-revealed", {
      cards: fact.cards
        .map((one) => t("bm-revealed", { seat: called(one.seat, names, reader), card: cardName(one.card) }))
        .join(", "),
    });
  if (fact.event === "declared") return declaredText(fact, names, reader);
  return toldText(fact, names, reader);
}

/** What somebody uses, and on what. */
export function declaredText(fact: EventOf<"declared">, names: string[], reader: number | null): string {
  const targets = listed(fact.targets.map((one) => targetText(one, one.room, names, reader)));
  return targets ? t("bm-log-aimed", { declared: toldText(fact, names, reader), targets }) : toldText(fact, names, reader);
}

/** An event as a sentence; nobody has less than no life left. */
export function toldText(fact: Event, names: string[], reader: number | null): string {
  const { left = 0 }: Whichever<Event> = fact;
  return eventText(left < 0 ? { ...fact, left: 0 } : fact, names, reader);
}

/** Where a hero died, and of what: the last damage, or the card that killed it. */
export function diedText(
  died: EventOf<"died">,
  hurt: EventOf<"damaged"> | undefined,
  names: string[],
  reader: number | null,
): string {
  const text = eventText(died, names, reader);
  if (died.card || !hurt?.damage) return text;
  const card = hurt.source ? cardName(hurt.source.card) : "";
  return t("bm-log-died", { died: text.replace(/\.$/, ""), damage: hurt.damage, by: card ? "card" : "room", card });
}

/** The last damage that a hero took. */
export function lastHurt(log: LogEntry<Event>[], hero: string): EventOf<"damaged"> | undefined {
  return standing(log)
    .flatMap((known) => known.events)
    .findLast((fact): fact is EventOf<"damaged"> => fact.event === "damaged" && fact.hero === hero);
}

function summaryOf(turn: ToldRound, names: string[], reader: number | null): string {
  const won = [...turn.souls].map(([seat, souls]) => t("bm-log-souls", { seat: called(seat, names, reader), souls }));
  return won.length ? won.join(", ") : t("bm-log-no-souls");
}

/** Names in front are set bold. */
function lineOf(fact: Event, text: string, key: string, names: string[]): Line {
  const bold = [...names, t("table-you")].find((name) => name && text.startsWith(`${name} `)) ?? "";
  const { seat, why }: Whichever<Event> = fact;
  const whose = SIGNS[fact.event] || why === "start" ? null : (seat ?? null);
  return { key, seat: whose, sign: SIGNS[fact.event] ?? "fanged-skull", bold, text: text.slice(bold.length) };
}
