// A move in a few words for whoever was not asked for one; a game may have its own way to say it (boards/<game>/moves.ts).

import { part } from "./api";
import { moveText } from "./texts.svelte";
import type { Facts } from "./types.gen";

export interface MoveWords<Move = Facts, View = Facts> {
  /** `before`: the position in which it was made, of the seat that made it. */
  said: (move: Move, before: View, names: string[]) => string;
  /** Two moves in one phrase where that is shorter: "Ork 4 an Wächter 3 statt 2"; "": it is not. */
  instead?: (played: Move, better: Move, before: View, names: string[]) => string;
}

const PLAIN: MoveWords = { said: (move, before, names) => moveText(move, names, before.seat) };
const OWN = import.meta.glob<MoveWords>("../boards/*/moves.ts", { import: "default" });

export async function moveWordsOf(game: string): Promise<MoveWords> {
  const own = OWN[`../boards/${game}/moves.ts`];
  return own ? part(own()) : PLAIN;
}
