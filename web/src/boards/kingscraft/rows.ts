// The card file as the cards page wants it: recipes in words, equal potions together.

import { t } from "../../lib/texts.svelte";
import type { Facts } from "../../lib/types.gen";

/** What an item is made of while all boards lie in alphabetical order; "": it cannot be combined. */
export function recipeOf(rows: Facts, item: Facts): string {
  if (!item.materials.length) return "";
  const materials: Facts[] = item.materials.map((id: string) => rows.items.find((one: Facts) => one.id === id));
  const [first, second] = materials.map((one) => t(`item-${one.id}`));
  const left = materials.find((one) => one.board !== item.board);
  return t(left ? "kc-cards-recipe-joint" : "kc-cards-recipe", { first, second, board: left?.board ?? "" });
}

/** Potions with the same text, once each, with their number. */
export function potionKinds(rows: Facts): { row: Facts; count: number }[] {
  const kinds = new Map<string, { row: Facts; count: number }>();
  for (const row of rows.potions) {
    const text = JSON.stringify([row.name, row.text]);
    const kind = kinds.get(text) ?? { row, count: 0 };
    kinds.set(text, { ...kind, count: kind.count + 1 });
  }
  return [...kinds.values()];
}
