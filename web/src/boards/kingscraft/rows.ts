// The card file as the cards page wants it: recipes in words, equal potions together, what every action does.

import { t } from "../../lib/texts.svelte";
import type { Facts } from "../../lib/types.gen";

/** The character boards by the ids of their asymmetric sides. */
export const BOARDS: Record<string, string> = {
  ASSASSINA: "assassin",
  HAENDLERIN: "merchant",
  HAUDEGEN: "swashbuckler",
  EDELMANN: "nobleman",
  SCHURKIN: "rogue",
  ALCHEMIST: "alchemist",
};

/** What an item is made of while all boards lie in alphabetical order; "": it cannot be combined. */
export function recipeOf(rows: Facts, item: Facts): string {
  const at = rows.boards.findIndex((board: Facts) => board.letter === item.board);
  const arrows: [string, string] | undefined = rows.boards[at].arrows[item.place];
  if (!arrows) return "";
  const left = rows.boards[at - 1];
  const material = (place: string): string => {
    const kind = /^left\.(.*)$/.exec(place)?.[1]; // the last place of this class on the board to the left
    const board = kind ? left.letter : item.board;
    const there = kind ? left.last.find((one: string) => one.startsWith(kind)) : place;
    return t(`item-${rows.items.find((one: Facts) => one.board === board && one.place === there).id}`);
  };
  const [first, second] = arrows.map(material);
  const joint = arrows.some((place) => place.startsWith("left."));
  return t(joint ? "kc-cards-recipe-joint" : "kc-cards-recipe", { first, second, board: left?.letter ?? "" });
}

/** Potions with the same text, once each, with their number. */
export function potionKinds(rows: Facts): { row: Facts; count: number }[] {
  const kinds = new Map<string, { row: Facts; count: number }>();
  for (const row of rows.potions) {
    const text = JSON.stringify([t(`potion-${row.id}`), row.effects, row.target, row.timing, row.duration]);
    const kind = kinds.get(text) ?? { row, count: 0 };
    kinds.set(text, { ...kind, count: kind.count + 1 });
  }
  return [...kinds.values()];
}

/** What an action card does, with its numbers. */
export function actionText(rows: Facts, row: Facts): string {
  const guard = rows.actions.find((one: Facts) => one.king_strength);
  const n = row.draw ?? row.strength ?? row.king_strength ?? row.forge ?? guard.king_strength;
  return t(`does-${row.id}`, { n, keep: row.keep ?? 0 });
}
