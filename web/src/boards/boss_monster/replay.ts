// A finished game told again: moments take their time, passes none, and bookkeeping is left to the log.

import { PACE, type Retelling } from "../../lib/retelling";
import { beatsOf } from "./beats";
import type { Event } from "./types.gen";

const NOTHING = 250; // a pass that nobody noticed
const DETAILS: Event["event"][] = [
  "resolves",
  "room_entered",
  "survived",
  "hero_turn",
  "build_turn",
  "adventure_turn",
  "turn_over",
  "reshuffled",
  "coins_on",
];
const ENDS: Event["event"][] = ["soul", "wound", "over"];

export default {
  short: (events, moving) => {
    const end = events.findIndex((fact) => ENDS.includes(fact.event));
    const shown = moving && end >= 0 ? events.slice(0, end) : events;
    return shown.filter((fact) => !DETAILS.includes(fact.event));
  },
  lasts: (events) => {
    const moments = beatsOf(0, events).reduce((sum, beat) => sum + beat.lasts, 0);
    return events.length ? Math.max(PACE, moments + 600) : NOTHING;
  },
} satisfies Retelling<Event>;
