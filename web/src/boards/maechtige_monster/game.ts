// What the shell knows of Mächtige Monster before its board is loaded.

import type { IconName } from "../../lib/credits";
import type { Shown } from "../../lib/games";

const ICONS: Record<string, IconName> = {
  orc: "orc-head",
  dragon: "dragon-head",
  insect: "scarab-beetle",
  undead: "shambling-zombie",
  sea: "octopus",
  demon: "imp",
};

export function monsterIcon(type: string): IconName {
  return ICONS[type] ?? "fanged-skull";
}

export default {
  icon: "castle",
  minutes: 25,
  quick: { players: 4 },
  gold: true,
  seats: { option: "type", icon: monsterIcon },
  sounds: { placed: "card", displaced: "card", revealed: "gate", beaten: "growl", loot: "coin", lost: "drum", healed: "coin" },
} satisfies Shown;
