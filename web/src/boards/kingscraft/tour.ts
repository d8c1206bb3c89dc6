// The guided first game of Kingscraft.

import type { Tour } from "../../lib/tour";

export default {
  table: { players: 2, level: "beginner", options: { king: "young", enemy_decider: "auto" } },
  above: true,
  steps: [
    { text: "welcome", shows: { kind: "start" }, done: { kind: "read" } },
    { text: "wear", shows: { kind: "choice", does: "wear" }, done: { kind: "event", event: "worn", by: "me" } },
    { text: "choose", shows: { kind: "start" }, done: { kind: "event", event: "chose", by: "me" } },
    { text: "revealed", shows: { kind: "event", event: "revealed" }, done: { kind: "read" } },
    { text: "fight", shows: { kind: "event", event: "fight", by: "me" }, done: { kind: "read" } },
    { text: "reroll", shows: { kind: "choice", does: "reroll" }, done: { kind: "event", event: "compared", by: "me" } },
    { text: "compared", shows: { kind: "event", event: "compared", by: "me" }, done: { kind: "read" } },
    { text: "won", shows: { kind: "event", event: "won", by: "me" }, done: { kind: "read" } },
    { text: "lost", shows: { kind: "event", event: "lost", by: "me" }, done: { kind: "read" } },
    { text: "reward", shows: { kind: "choice", does: "take" }, done: { kind: "event", event: "took", by: "me" } },
    { text: "forge", shows: { kind: "choice", does: "combine" }, done: { kind: "event", event: "combined", by: "me" } },
    { text: "potion", shows: { kind: "event", event: "drew", by: "me" }, done: { kind: "read" } },
    { text: "on-your-own", shows: { kind: "event", event: "took", by: "me" }, done: { kind: "read" } },
  ],
} satisfies Tour;
