// The guided first game of Boss Monster.

import type { Tour } from "../../lib/tour";

export default {
  table: { players: 2, level: "beginner", options: {} },
  above: true,
  steps: [
    { text: "welcome", shows: { kind: "start" }, done: { kind: "read" } },
    { text: "discard", shows: { kind: "choice", does: "discard" }, done: { kind: "event", event: "discarded", by: "me" } },
    { text: "first-room", shows: { kind: "choice", does: "place" }, done: { kind: "event", event: "placed", by: "me" } },
    { text: "town", shows: { kind: "event", event: "hero_revealed" }, done: { kind: "read" } },
    { text: "build", shows: { kind: "event", event: "build_turn", by: "me" }, done: { kind: "event", event: "revealed" } },
    { text: "revealed", shows: { kind: "event", event: "revealed" }, done: { kind: "read" } },
    { text: "lured", shows: { kind: "event", event: "lured" }, done: { kind: "read" } },
    { text: "walk", shows: { kind: "event", event: "hero_turn", by: "me" }, done: { kind: "read" } },
    { text: "soul", shows: { kind: "event", event: "soul", by: "me" }, done: { kind: "read" } },
    { text: "wound", shows: { kind: "event", event: "wound", by: "me" }, done: { kind: "read" } },
    { text: "spell", shows: { kind: "event", event: "turn_over" }, done: { kind: "read" } },
    { text: "miniboss", shows: { kind: "event", event: "miniboss_built" }, done: { kind: "read" } },
    { text: "level-up", shows: { kind: "event", event: "level_up", by: "me" }, done: { kind: "read" } },
    { text: "on-your-own", shows: { kind: "event", event: "turn_over" }, done: { kind: "read" } },
  ],
} satisfies Tour;
