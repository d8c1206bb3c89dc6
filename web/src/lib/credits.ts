// Who drew the icons we ship (game-icons.net, CC BY 3.0). An icon without a name here does not pass the type check.

import type { IconName } from "../ui/icons.gen";

// prettier-ignore
export const ARTISTS = {
  Lorc: [
    "cog", "crossed-swords", "crown", "dragon-head", "fanged-skull", "flying-flag", "hourglass", "imp", "lantern-flame", "light-bulb",
    "octopus", "padlock", "scarab-beetle", "scroll-unfurled",
  ],
  Delapouite: [
    "anticlockwise-rotation", "castle", "chat-bubble", "check-mark", "exit-door", "fast-forward-button", "guards",
    "hamburger-menu", "health-potion", "info", "medieval-gate", "meeple-group", "musical-notes", "next-button", "orc-head", "person",
    "plain-arrow", "previous-button", "robot-helmet", "round-star", "save", "shambling-zombie", "share", "sound-off", "throne-king",
    "trophy-cup",
  ],
  Sbed: ["help", "key", "unplugged"],
  Quoting: ["card-play"],
  Guard13007: ["pause-button", "play-button"],
} as const satisfies Record<string, readonly IconName[]>;

type Credited = (typeof ARTISTS)[keyof typeof ARTISTS][number];
export const everyIconIsCredited: [Exclude<IconName, Credited>] extends [never] ? true : Exclude<IconName, Credited> = true;

export const FONTS = [
  { name: "Grenze Gotisch", by: "Omnibus-Type" },
  { name: "Atkinson Hyperlegible", by: "Braille Institute" },
  { name: "Fira Sans Extra Condensed", by: "Carrois, Mozilla, Telefónica" },
];

export const SOFTWARE = [
  { name: "Svelte", license: "MIT" },
  { name: "Vite", license: "MIT" },
  { name: "Fluent", license: "Apache-2.0" },
];
