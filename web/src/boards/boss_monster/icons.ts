// Which icon stands for which card and sign. They are loaded with the board.

import type { IconName } from "../../lib/credits";
import { bossIcon } from "./game";
import "virtual:icons/boss_monster";
import { printed } from "./printed.svelte";
import type { Class } from "./types.gen";

const TREASURES: Record<Class, IconName> = {
  cleric: "jeweled-chalice",
  fighter: "crossed-swords",
  mage: "book-cover",
  thief: "two-coins",
};

export { bossIcon };

export const treasureIcon = (kind: Class): IconName => TREASURES[kind];
export const typeIcon = (type: string): IconName => (type === "trap" ? "wolf-trap" : "fanged-skull");

/** The drawing of any card. */
export function cardIcon(card: string): IconName {
  return printed.row(card).icon ?? bossIcon(null);
}
