// The events of an entry in pieces, each shown for a moment: the common reveal, who lures whom, every walk with its end, what is declared.

import type { Beat } from "../../table/beats";
import type { Event } from "./types.gen";

const STOP = 1500;
const LINE = 500; // more for every further card or hero that is told at once
const STEPS: Event["event"][] = ["damaged", "skipped"];
const STOPS: Event["event"][] = ["revealed", "soul", "wound", "hero_removed", "prevented", "eliminated"];
const BAIT: Event["event"][] = ["lured", "stayed"];

/** Steps of a walk that go on without anybody being asked are certain: the whole walk is one moment. What is still to be seen in the
    position that follows needs none of its own. */
export function beatsOf(n: number, events: Event[]): Beat<Event>[] {
  const beats: Beat<Event>[] = [];
  let from = 0;
  events.forEach((fact, at) => {
    const bait = BAIT.includes(fact.event) && !BAIT.includes(events[at + 1]?.event);
    const stop = bait || STOPS.includes(fact.event);
    const step = fact.event === "declared" && more(events, at);
    if (!stop && !step) return;
    const told = events.slice(from, at + 1);
    const lines = fact.event === "revealed" ? fact.cards.length : told.filter((one) => BAIT.includes(one.event)).length;
    beats.push({ n, upTo: at + 1, events: told, lasts: STOP + LINE * Math.max(0, lines - 1), stop });
    from = at + 1;
  });
  const rest = events.slice(from);
  if (rest.length) beats.push({ n, upTo: events.length, events: rest, lasts: 0, stop: false });
  return beats;
}

function more(events: Event[], at: number): boolean {
  return events.slice(at + 1).some((fact) => STEPS.includes(fact.event) || STOPS.includes(fact.event) || fact.event === "survived");
}
