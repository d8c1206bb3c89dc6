// What the page asks of the person right now, in words.

import { t } from "../../lib/texts.svelte";
import type { Prompt } from "../../table/stage.svelte";
import { nameOf } from "./facts";
import type { PlainStage } from "./stage.svelte";

export function promptOf(stage: PlainStage): Prompt {
  const { live, view, names, seat } = stage;
  if (!view) return { tone: "calm", title: t("table-opening"), text: "" };
  if (stage.covered && seat !== null) {
    const who = { seat: names[seat] ?? "" };
    return { tone: "can", title: t("table-pass-on", who), text: t("table-pass-on-text", who) };
  }
  if (live.over) return { tone: "calm", title: t("end-is-over"), text: "" };
  if (stage.picked) return { tone: "can", title: stage.text(stage.picked), text: stage.foreseen(stage.picked) };
  if (stage.card) return { tone: "can", title: nameOf("card", stage.card), text: t("plain-pick-how") };
  if (stage.myTurn) return { tone: "can", title: t("table-your-turn"), text: t("plain-pick") };
  const thinking = stage.turn.filter((other) => !live.mySeats.includes(other)).map((other) => names[other] ?? "");
  const text = seat === null ? t("table-watching") : "";
  if (thinking.length === 1) return { tone: "calm", title: t("table-seat-thinks", { seat: thinking[0] }), text };
  return { tone: "calm", title: t("plain-waiting"), text };
}
