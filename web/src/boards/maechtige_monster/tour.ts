// The guided first game of Mächtige Monster.

import type { Tour } from "../../lib/tour";

export default {
  table: { players: 3, level: "beginner" },
  steps: [
    { text: "welcome", shows: { kind: "start" }, done: { kind: "read" } },
    { text: "guards", shows: { kind: "start" }, done: { kind: "read" } },
    { text: "place", shows: { kind: "start" }, done: { kind: "event", event: "placed", by: "me" } },
    { text: "others", shows: { kind: "event", event: "placed", by: "me" }, done: { kind: "read" } },
    { text: "was-displaced", shows: { kind: "event", event: "displaced", from: "me" }, done: { kind: "read" } },
    { text: "displace", shows: { kind: "choice", preview: "displace" }, done: { kind: "event", event: "displaced", by: "me" } },
    { text: "displaced", shows: { kind: "event", event: "displaced", by: "me" }, done: { kind: "read" } },
    { text: "fight", shows: { kind: "event", event: "revealed" }, done: { kind: "read" } },
    { text: "loot", shows: { kind: "event", event: "loot", by: "me" }, done: { kind: "read" } },
    { text: "lost", shows: { kind: "event", event: "lost" }, done: { kind: "read" } },
    { text: "healed", shows: { kind: "event", event: "healed", by: "me" }, done: { kind: "read" } },
    { text: "taken-up", shows: { kind: "event", event: "taken_up" }, done: { kind: "read" } },
    { text: "on-your-own", shows: { kind: "event", event: "taken_up" }, done: { kind: "read" } },
  ],
} satisfies Tour;
