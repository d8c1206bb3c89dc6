// What the shell knows of Mächtige Monster before its board is loaded.

import type { Shown } from "../../lib/games";
import { monsterIcon } from "./words";

export default {
  icon: "castle",
  minutes: 25,
  quick: { players: 4 },
  gold: true,
  seats: { option: "type", icon: monsterIcon },
  sounds: { placed: "card", displaced: "card", revealed: "gate", beaten: "growl", loot: "coin", lost: "drum", healed: "coin" },
} satisfies Shown;
