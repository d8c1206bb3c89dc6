// Where the places of the forge lie: columns from the left, so that an item stands between its two materials, and the arrows between them.

import type { ForgeBoard, Place } from "./types.gen";

export interface Spot {
  place: Place;
  row: 0 | 1 | 2;
  x: number; // in columns, from 0; halves are possible
  board: number; // in the order in which the boards lie
}

export interface Arrow {
  from: Spot;
  to: Spot;
  nth: 0 | 1; // the first or the second material
}

export interface Lattice {
  spots: Spot[];
  arrows: Arrow[];
  columns: number;
  starts: number[]; // per board the column where it begins
}

export function latticeOf(boards: ForgeBoard[]): Lattice {
  const first: Spot[] = [];
  const starts: number[] = [];
  boards.forEach((board, number) => {
    starts.push(first.length);
    for (const place of inOrder(board.rows[0], number === 0)) first.push({ place, row: 0, x: first.length, board: number });
  });
  const columns = first.length;
  const second = rowBelow(boards, 1, first, starts, columns);
  const third = rowBelow(boards, 2, second, starts, columns);
  const spots = [...first, ...second, ...third];
  return { spots, arrows: arrowsOf(spots), columns, starts };
}

/** Jokers stand at the outer ends: before the other items of the first board, behind those of every other. */
function inOrder(places: Place[], leftmost: boolean): Place[] {
  const jokers = places.filter((place) => place.joker);
  const others = places.filter((place) => !place.joker);
  return leftmost ? [...jokers, ...others] : [...others, ...jokers];
}

function rowBelow(boards: ForgeBoard[], row: 1 | 2, above: Spot[], starts: number[], columns: number): Spot[] {
  const found: Spot[] = [];
  let free = 0;
  boards.forEach((board, number) => {
    const last = number === boards.length - 1;
    inOrder(board.rows[row], number === 0).forEach((place, at) => {
      const between = middleOf(place, above);
      const edge = place.joker && (number === 0 || last);
      const wanted = edge ? (last ? columns - 1 : 0) : (between ?? starts[number]! + at - 0.5 + 0.5 * (row - 1));
      const x = Math.min(Math.max(wanted, free), columns - 1);
      found.push({ place, row, x, board: number });
      free = x + 1;
    });
  });
  return found;
}

/** Between its materials, if they lie side by side. */
function middleOf(place: Place, above: Spot[]): number | null {
  const materials = place.recipe?.materials.map((item) => above.find((spot) => spot.place.item === item));
  const [one, other] = materials ?? [];
  return one && other && Math.abs(one.x - other.x) <= 1 ? (one.x + other.x) / 2 : null;
}

function arrowsOf(spots: Spot[]): Arrow[] {
  const byItem = new Map(spots.map((spot) => [spot.place.item, spot]));
  return spots.flatMap((to) =>
    (to.place.recipe?.materials ?? []).flatMap((item, nth): Arrow[] => {
      const from = byItem.get(item);
      return from ? [{ from, to, nth: nth as 0 | 1 }] : [];
    }),
  );
}
