// A move in a few words: "Heldenschwert nehmen".

import { moveText } from "../../lib/texts.svelte";
import type { MoveWords } from "../../lib/moves";
import type { Move, RealmView } from "./types.gen";

export default {
  said: (move, { seat }, names) => moveText({ ...move, kind: variant(move) }, names, seat),
} satisfies MoveWords<Move, RealmView>;

/** What is said differently although it is the same kind of move. */
function variant(move: Move): string {
  if (move.kind === "play" && move.seat !== undefined) return "play_on";
  if (move.kind === "token" && move.on === "deck") return "token_deck";
  if (move.kind === "steal" && !move.item) return "steal_potion";
  return move.kind;
}
