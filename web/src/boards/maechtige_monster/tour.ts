// The guided first game of Mächtige Monster: a first monster, a first displacement, a first raid.

import type { Tour } from "../../lib/tour";

const HAND = "[data-hand]";
const HALL = ".hall:nth-child({guard})";
const PURSE = '.seat.mine, .purse[data-purse="{me}"]';
const CLASH = ":has(> .clash)";

export default {
  table: { players: 3, level: "beginner" },
  steps: [
    { text: "goal", shows: { kind: "start" }, at: PURSE },
    { text: "guards", shows: { kind: "start" }, at: ".hall:first-child .guard-place", also: '[data-place="0"], [data-place="1"]' },
    { text: "place", shows: { kind: "turn" }, asks: true, at: HAND, also: "[data-place]:has(.empty)" },
    {
      text: "others",
      shows: { kind: "event", event: "placed", by: "other" },
      at: HALL,
      or: [{ text: "others", shows: { kind: "event", event: "displaced", by: "other" }, at: HALL }],
    },
    {
      text: "displace",
      shows: { kind: "choice", preview: "displace" },
      asks: true,
      at: HAND,
      also: "[data-place]:not(:has(.empty))",
      or: [{ text: "second", shows: { kind: "turn" }, asks: true, at: HAND, also: "[data-place]:has(.empty)" }],
    },
    {
      text: "displaced",
      shows: { kind: "event", event: "displaced", by: "me" },
      at: HALL,
      or: [
        { text: "was-displaced", shows: { kind: "event", event: "displaced", from: "me" }, at: HAND },
        { text: "none-displaced", shows: { kind: "event", event: "revealed" }, at: CLASH },
      ],
    },
    { text: "fight", shows: { kind: "event", event: "revealed" }, at: CLASH },
    {
      text: "beaten",
      shows: { kind: "event", event: "beaten" },
      at: CLASH,
      or: [{ text: "lost", shows: { kind: "event", event: "lost" }, at: CLASH }],
    },
    {
      text: "healed",
      shows: { kind: "event", event: "healed", by: "me" },
      at: PURSE,
      or: [{ text: "not-healed", shows: { kind: "event", event: "taken_up" }, at: PURSE }],
    },
    { text: "taken-up", shows: { kind: "event", event: "taken_up" }, at: HAND },
    { text: "on-your-own", shows: { kind: "turn" }, at: ".buttons .bulb" },
  ],
} satisfies Tour;
