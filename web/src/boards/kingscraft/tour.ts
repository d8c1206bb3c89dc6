// The guided first game of Kingscraft: something to wear, a first fight, a first prize.

import type { Tour } from "../../lib/tour";

const FIGHT = ".fight .sides";

export default {
  table: { players: 2, level: "beginner", options: { king: "young", enemy_decider: "auto" } },
  steps: [
    { text: "goal", shows: { kind: "start" }, part: "enemies", at: ".enemy.king" },
    { text: "gear", shows: { kind: "start" }, part: "me", at: ".own .pack", also: ".own .places:not(.pack)" },
    {
      text: "wear",
      shows: { kind: "choice", does: "wear" },
      asks: true,
      part: "me",
      at: ".own .pack .at",
      also: ".own .places:not(.pack) .at",
      or: [{ text: "worn", shows: { kind: "turn" }, part: "me", at: ".own" }],
    },
    {
      text: "choose",
      shows: { kind: "choice", does: "choose" },
      asks: true,
      part: "enemies",
      at: '[data-card="ATTACK1"]',
      also: ".enemies .at:first-child",
      or: [{ text: "chosen", shows: { kind: "event", event: "chose", by: "me" }, at: ".hand" }],
    },
    { text: "revealed", shows: { kind: "event", event: "revealed" }, at: ".order, .plates" },
    { text: "fight", shows: { kind: "event", event: "fight", by: "me" }, at: FIGHT },
    { text: "dice", shows: { kind: "event", event: "rolled", by: "me" }, at: ".fight .sides .side:first-child" },
    { text: "compared", shows: { kind: "event", event: "compared", by: "me" }, at: FIGHT },
    {
      text: "won",
      shows: { kind: "event", event: "won", by: "me" },
      at: ".fight .foe",
      or: [{ text: "lost", shows: { kind: "event", event: "lost", by: "me" }, at: ".fight .foe" }],
    },
    {
      text: "reward",
      shows: { kind: "choice", does: "take" },
      asks: true,
      at: ".forge [data-can]",
      or: [{ text: "heal", shows: { kind: "event", event: "round" }, at: '[data-card="HEAL"]' }],
    },
    { text: "forge", shows: { kind: "event", event: "round" }, part: "forge", at: ".forge" },
    { text: "on-your-own", shows: { kind: "turn" }, at: ".buttons .bulb" },
  ],
} satisfies Tour;
