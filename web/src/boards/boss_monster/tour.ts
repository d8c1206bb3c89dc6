// The guided first game of Boss Monster: a first room, the heroes of the town, a first walk through a dungeon.

import type { Tour } from "../../lib/tour";

const HAND = "[data-hand]";
const OWN_ROOMS = '[data-spot^="room:{me}:"]';
const ENTRANCE = '[data-entrance="{seat}"]';
const ADVENTURE = { kind: "event", event: "phase", is: { phase: "adventure" } } as const;
const OVER = { kind: "event", event: "turn_over" } as const;

export default {
  table: { players: 2, level: "beginner", options: {} },
  steps: [
    { text: "goal", shows: { kind: "start" }, at: "[data-goal]" },
    {
      text: "discard",
      shows: { kind: "choice", does: "discard" },
      asks: true,
      until: { kind: "event", event: "discarded", by: "me" },
      at: HAND,
    },
    { text: "first-room", shows: { kind: "choice", does: "place" }, asks: true, at: HAND, also: '[data-spot="room:{me}:1"]' },
    { text: "town", shows: { kind: "event", event: "hero_revealed" }, at: ".town .heroes", also: ".totals" },
    {
      text: "build",
      shows: { kind: "choice", does: "place" },
      asks: true,
      at: HAND,
      also: OWN_ROOMS,
      or: [{ text: "no-build", shows: { kind: "event", event: "revealed" }, at: OWN_ROOMS }],
    },
    { text: "revealed", shows: { kind: "event", event: "revealed" }, at: ".dungeon.mine, .line.mine" },
    {
      text: "lured",
      shows: { kind: "event", event: "lured" },
      at: ENTRANCE,
      or: [{ text: "stayed", shows: ADVENTURE, at: ".town .heroes" }],
    },
    { text: "walk", shows: { kind: "event", event: "hero_turn" }, at: ENTRANCE },
    {
      text: "soul",
      shows: { kind: "event", event: "soul" },
      at: '[data-seat="{seat}"]',
      or: [{ text: "wound", shows: { kind: "event", event: "wound" }, at: '[data-seat="{seat}"]' }],
    },
    { text: "spells", shows: OVER, at: HAND },
    { text: "on-your-own", shows: { kind: "turn" }, at: ".buttons .bulb" },
  ],
} satisfies Tour;
