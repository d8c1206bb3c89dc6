// What the shell knows of Mächtige Monster before its board is loaded.

import seats from "virtual:icons/seats";
import type { IconName } from "../../lib/credits";
import type { Shown } from "../../lib/games";

export function monsterIcon(type: string): IconName {
  return seats.maechtige_monster[type] ?? "fanged-skull";
}

export default {
  icon: "castle",
  minutes: 25,
  quick: { players: 4 },
  gold: true,
  board: "low",
  seats: { option: "type", section: "types", icon: monsterIcon },
  sounds: { placed: "card", displaced: "card", revealed: "gate", beaten: "growl", loot: "coin", lost: "drum", healed: "coin" },
} satisfies Shown;
