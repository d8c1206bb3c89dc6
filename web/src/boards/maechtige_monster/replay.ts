// A finished game told again: a fight gets the time it needs, and its details are left to the log beside it.

import { PACE, type Retelling } from "../../lib/retelling";
import type { Event } from "./types.gen";

const FIGHT = 2400; // milliseconds per step of a fight
const DETAILS: Event["event"][] = ["revealed", "loot", "healed", "taken_up"];

export default {
  short: (events, moving) => {
    const fight = events.findIndex((fact) => fact.event === "revealed");
    return moving && fight >= 0 ? events.slice(0, fight) : events.filter((fact) => !DETAILS.includes(fact.event));
  },
  lasts: (events) => {
    const fights = events.filter((fact) => fact.event === "revealed").length;
    return fights ? (fights + 1) * FIGHT : PACE;
  },
} satisfies Retelling<Event>;
