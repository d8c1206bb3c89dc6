// Why it ended like this: how far ahead the winner was, which room killed most, and who gained souls in which turn.

import type { LogEntry } from "../../lib/live.svelte";
import { t } from "../../lib/texts.svelte";
import type { Part, Reason, Telling, Turn } from "../../table/ending";
import type { IconName } from "../../lib/credits";
import { endOf, type Feats, finalFeats } from "./feats";
import type { Event, EventOf, SeatView } from "./types.gen";
import { cardName } from "./words";

const COLUMNS: { icon: IconName; text: string; of: (feats: Feats) => number | string }[] = [
  { icon: "bleeding-wound", text: "bm-end-wounds", of: (feats) => feats.wounds },
  { icon: "brick-wall", text: "bm-end-built", of: (feats) => feats.built },
  { icon: "upgrade", text: "bm-end-minibosses", of: (feats) => feats.minibosses },
  { icon: "spell-book", text: "bm-end-spells", of: (feats) => feats.spells },
  { icon: "exit-door", text: "bm-end-out", of: (feats) => feats.out ?? "–" },
];

export function tellingOf(log: LogEntry<Event>[], seats: SeatView[], names: string[], reader: number | null): Telling {
  const events = log.flatMap((known) => known.events);
  const feats = finalFeats(events, seats);
  const parts: Part[] = COLUMNS.map(({ icon, text, of }) => ({ icon, text: t(text), of: feats.map(of) }));
  const { winner, how, turn } = endOf(events);
  const turns = turnsOf(log, turn);
  if (winner === null) return { lead: "", reasons: [], moment: "", parts, turns, own: [] };
  const boss = seats[winner]!.boss;
  const counts = { souls: t("bm-souls", { n: feats[winner]!.souls }), wounds: t("bm-wounds", { n: feats[winner]!.wounds }) };
  const who = { you: winner === reader ? "yes" : "no", seat: names[winner] ?? "", boss: boss ? cardName(boss) : "" };
  return {
    lead: leadOf(feats, winner, names, reader),
    reasons: reasonsOf(events, feats, winner),
    moment: t("bm-end-story", { ...who, how, turn, ...counts }),
    parts,
    turns,
    own: [],
  };
}

/** Beside whoever has the most souls among the others. */
function leadOf(feats: Feats[], winner: number, names: string[], reader: number | null): string {
  const others = feats.map((_, seat) => seat).filter((seat) => seat !== winner);
  const next = others.reduce((best, seat) => (feats[seat]!.souls > feats[best]!.souls ? seat : best));
  const souls = feats[winner]!.souls - feats[next]!.souls;
  return souls > 0
    ? t("bm-end-lead", { souls: t("bm-souls", { n: souls }), seat: names[next] ?? "", you: next === reader ? "yes" : "no" })
    : "";
}

function reasonsOf(events: Event[], feats: Feats[], winner: number): Reason[] {
  const { wounds, souls } = feats[winner]!;
  const reasons: Reason[] = [
    {
      icon: "ghost",
      text: t("bm-end-because-counts", { souls: t("bm-souls", { n: souls }), wounds: t("bm-wounds", { n: wounds }) }),
    },
  ];
  const deaths = new Map<string, number>();
  for (const fact of events)
    if (fact.event === "died" && fact.seat === winner && fact.room) deaths.set(fact.room, (deaths.get(fact.room) ?? 0) + 1);
  const [room, heroes] = [...deaths].sort((one, other) => other[1] - one[1])[0] ?? ["", 0];
  if (heroes > 1) reasons.push({ icon: "wolf-trap", text: t("bm-end-because-room", { room: cardName(room), heroes }) });
  const woken = events.find((fact): fact is EventOf<"level_up"> => fact.event === "level_up" && fact.seat === winner);
  if (woken) {
    const turn = events.slice(0, events.indexOf(woken)).findLast((fact) => fact.event === "turn")?.round ?? 1;
    reasons.push({ icon: "crown", text: t("bm-end-because-boss", { boss: cardName(woken.boss), turn }) });
  }
  return reasons;
}

/** The turns of the game, each with whoever gained most souls in it. */
function turnsOf(log: LogEntry<Event>[], last: number): Turn[] {
  const turns: { number: number; n: number; souls: Map<number, number> }[] = [];
  for (const { entry, events } of log) {
    for (const fact of events) {
      if (fact.event === "turn") turns.push({ number: fact.round, n: entry.n, souls: new Map() });
      const souls = turns.at(-1)?.souls;
      if (fact.event === "soul" && souls) souls.set(fact.seat, (souls.get(fact.seat) ?? 0) + fact.souls);
    }
  }
  return turns.map(({ number, n, souls }) => {
    const [first, second] = [...souls].sort((one, other) => other[1] - one[1]);
    const seat = first && first[1] !== second?.[1] ? first[0] : null;
    return { number, n, seat, gain: seat === null ? "" : `+${first![1]}`, decisive: number === last };
  });
}
