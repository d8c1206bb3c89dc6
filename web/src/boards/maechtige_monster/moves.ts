// A move in a few words: "Ork 4 an Wächter 3".

import { moveText, t } from "../../lib/texts.svelte";
import type { MoveWords } from "../../lib/moves";
import type { CastleView, Move } from "./types.gen";

function said(move: Move, { seats, seat }: CastleView, names: string[]): string {
  return moveText({ ...move, type: seats[seat ?? 0]!.type }, names, seat);
}

export default {
  said,
  instead: (played, better, before, names) =>
    played.strength === better.strength && played.guard !== better.guard
      ? t("mm-move-instead", { move: said(played, before, names), guard: better.guard })
      : "",
} satisfies MoveWords<Move, CastleView>;
