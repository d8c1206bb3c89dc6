// What the page asks of the person right now, in words.

import { t } from "../../lib/texts.svelte";
import type { Prompt } from "../../table/stage.svelte";
import { nameOf } from "./facts";
import type { PlainStage } from "./stage.svelte";

export function promptOf(stage: PlainStage): Prompt {
  const { live, names, seat } = stage;
  if (live.over) return { tone: "calm", title: t("end-is-over"), text: "" };
  if (stage.picked) return { tone: "can", title: stage.text(stage.picked), text: stage.foreseen(stage.picked) };
  if (stage.card) return { tone: "can", title: nameOf("card", stage.card), text: t("plain-pick-how") };
  if (stage.myTurn) return { tone: "can", title: t("table-your-turn"), text: t(pickable(stage)) };
  const thinking = stage.turn.filter((other) => !live.mySeats.includes(other)).map((other) => names[other] ?? "");
  const text = seat === null ? t("table-watching") : "";
  if (thinking.length === 1) return { tone: "calm", title: t("table-seat-thinks", { seat: thinking[0] }), text };
  return { tone: "calm", title: t("plain-waiting"), text };
}

/** What can be begun: a card, a move of another kind, or either. */
function pickable(stage: PlainStage): string {
  const cards = stage.hand.some((card) => stage.fate(card).options.length > 0);
  return !cards ? "plain-pick-move" : stage.offers.length ? "plain-pick" : "plain-pick-card";
}
