// The card file as the cards page wants it: recipes in words, equal potions together.

import { t } from "../../lib/texts.svelte";
import type { Facts } from "../../lib/types.gen";

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
    const text = JSON.stringify([row.name, row.text]);
    const kind = kinds.get(text) ?? { row, count: 0 };
    kinds.set(text, { ...kind, count: kind.count + 1 });
  }
  return [...kinds.values()];
}
