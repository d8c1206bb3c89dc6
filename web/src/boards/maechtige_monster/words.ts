// Names and icons of this game's things.

import "virtual:icons/maechtige_monster";
import { t } from "../../lib/texts.svelte";
import type { CastleView, Monster, Move } from "./types.gen";

export type Place = Pick<Move, "guard" | "slot">;

export { monsterIcon } from "./game";

/** The part of the art window that a monster fills: 48 % at strength 1, 94 % at 5. */
export function monsterGrow(strength: number): number {
  return 0.48 + 0.115 * (strength - 1);
}

export function monsterName(view: CastleView, monster: Monster): string {
  return t("mm-monster", { type: t(`type-${view.seats[monster.seat]!.type}`), strength: monster.strength });
}

export function range([least, most]: number[]): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

/** A change with its sign: +4, −2. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

export function placeNumber(place: Place): number {
  return 2 * (place.guard - 1) + place.slot - 1;
}

export function placeAt(number: number): Place {
  return { guard: Math.floor(number / 2) + 1, slot: (number % 2) + 1 };
}
