// Effects as short signs, and lists as one says them.

import type { IconName } from "../../lib/credits";
import { t } from "../../lib/texts.svelte";
import { effectIcon } from "./icons";
import type { PotionEffects } from "./printed.svelte";
import type { Effects, Item } from "./types.gen";

/** Names with more letters are set a little smaller. */
export const WIDE = 14;

/** The effects of the side that lies up. */
export function effectsOf(item: Item): Effects {
  return item.improved ? (item.improved_effects ?? item.effects) : item.effects;
}

export interface Sign {
  kind: string;
  icon: IconName;
  text: string; // as short as can be: "2", "6", "+3"
}

/** Effects as icons with a number, in the order in which cards print them. */
export function signsOf(effects: PotionEffects): Sign[] {
  const order = [
    "d6",
    "d12",
    "strength",
    "armour",
    "speed",
    "reroll_die",
    "reroll_values",
    "force_reroll_values",
    "extra_per_value",
  ];
  const more = ["set_die", "repeat_fight", "heal", "heal_after_win", "ban"];
  return [...order, ...more]
    .filter((kind) => effects[kind as keyof PotionEffects] !== undefined)
    .map((kind) => signOf(kind, effects));
}

function signOf(kind: string, effects: Effects): Sign {
  return { kind, icon: effectIcon(kind), text: shortOf(kind, effects) };
}

function shortOf(kind: string, effects: PotionEffects): string {
  if (kind === "extra_per_value") return `+${effects.extra_per_value!.n}`;
  if (kind === "reroll_values" || kind === "force_reroll_values") return effects[kind]!.join(" ");
  if (kind === "set_die" || kind === "repeat_fight" || kind === "ban") return "";
  const n = effects[kind as "d6"]!;
  return n < 0 ? `−${-n}` : `${n}`;
}

/** A list as one says it: "Ani, Ben und Cleo". */
export function listed(words: string[]): string {
  return words.length < 2 ? (words[0] ?? "") : t("kc-and", { first: words.slice(0, -1).join(", "), last: words.at(-1)! });
}
