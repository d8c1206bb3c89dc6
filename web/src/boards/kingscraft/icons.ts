// Which icon stands for which effect and place, and the cards' own. They are loaded with the board.

import type { IconName } from "../../lib/credits";
import "virtual:icons/kingscraft";
import { printed } from "./printed.svelte";

const EFFECTS: Record<string, IconName> = {
  d6: "inverted-dice-6",
  d12: "d12",
  strength: "mailed-fist",
  armour: "checked-shield",
  speed: "rabbit",
  reroll_die: "cycle",
  reroll_values: "rolling-dices",
  force_reroll_values: "dice-target",
  extra_per_value: "dice-fire",
  set_die: "dice-six-faces-six",
  repeat_fight: "hourglass",
  heal: "heart-plus",
  heal_after_win: "heart-plus",
  ban: "cancel",
  joker: "card-joker",
};

const SLOTS: Record<string, IconName> = {
  foot: "walking-boot",
  body: "armor-vest",
  head: "helmet",
  hand: "gauntlet",
  hand2: "gauntlet",
  neutral: "plain-circle",
  backpack: "knapsack",
};

export const itemIcon = (item: string): IconName => printed.icon(item) ?? "anvil";
export const potionIcon = (potion: string | null): IconName => (potion && printed.icon(potion)) || "standing-potion"; // null: face down
export const enemyIcon = (enemy: string): IconName => printed.icon(enemy) ?? "fanged-skull";
export const actionIcon = (action: string): IconName => printed.icon(action) ?? "card-play";
export const tokenIcon = (token: string): IconName => printed.icon(token) ?? "round-bottom-flask";
export const effectIcon = (effect: string): IconName => EFFECTS[effect] ?? "info";
export const slotIcon = (slot: string): IconName => SLOTS[slot] ?? "plain-circle";
