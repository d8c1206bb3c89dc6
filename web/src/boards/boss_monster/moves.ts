// A move in a few words: "„Kraftegel“ auf Platz 2 bauen".

import type { MoveWords } from "../../lib/moves";
import { t } from "../../lib/texts.svelte";
import { printed } from "./printed.svelte";
import { moveText, roomAt } from "./sentences";
import type { LairView, Move } from "./types.gen";
import { cardName } from "./words";

export default {
  said: (move, view, names) => {
    switch (move.kind) {
      case "place":
        return t(printed.kind(move.card) === "miniboss" ? "bm-move-place-miniboss" : "bm-move-place", {
          card: cardName(move.card),
          slot: move.slot,
        });
      case "promote":
        return t("bm-move-promote", { card: cardName(roomAt(view, view.seat ?? -1, move.slot)?.miniboss?.card ?? "") });
      case "coins":
        return t("bm-move-coins", { n: move.n });
      case "draw":
        return t(`bm-draw-${move.deck}`);
      default:
        return moveText({ do: move, preview: {} }, view, names);
    }
  },
} satisfies MoveWords<Move, LairView>;
