// What the shell knows of Boss Monster before its board is loaded.

import seats from "virtual:icons/seats";
import type { Shown } from "../../lib/games";
import type { IconName } from "../../lib/credits";

/** A boss that is not known yet is a gate. */
export function bossIcon(boss: string | null): IconName {
  return seats.boss_monster[boss ?? ""] ?? "dungeon-gate";
}

export default {
  icon: "dungeon-gate",
  minutes: 45,
  quick: { players: 3, options: {} },
  seats: { option: "boss", section: "bosses", icon: bossIcon },
  finer: ["room_for_coin", "english_setup", "optional_spells", "bait_order", "empty_adventure_turns", "miniboss_drops"],
  sounds: {
    placed: "card",
    revealed: "card",
    declared: "potion",
    coins: "coin",
    miniboss_built: "growl",
    promoted: "anvil",
    destroyed: "drum",
    level_up: "growl",
    enters: "gate",
    soul: "growl",
    wound: "drum",
  },
} satisfies Shown;
