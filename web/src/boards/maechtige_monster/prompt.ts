// What the page asks of the person right now, in words.

import { t } from "../../lib/texts.svelte";
import type { Prompt } from "../../table/stage.svelte";
import { fateText, wouldTitle } from "./sentences";
import type { CastleStage } from "./stage.svelte";
import type { CastleView } from "./types.gen";

export function promptOf(stage: CastleStage, view: CastleView): Prompt {
  const { live, names, seat } = stage;
  if (stage.fight) return { tone: "now", title: fightTitle(stage), text: fightText(stage) };
  if (live.over) return { tone: "calm", title: t("end-is-over"), text: "" };
  if (stage.myTurn && seat !== null) {
    if (stage.picked === null) return { tone: "can", title: t("table-your-turn"), text: t("mm-pick-card") };
    const card = t("mm-monster", { type: t(`type-${view.seats[seat]!.type}`), strength: stage.picked });
    const target = stage.target;
    const fate = target && stage.fate(target);
    if (!target || !fate) return { tone: "can", title: t("mm-your-turn-card", { card }), text: t("mm-pick-place") };
    return { tone: "can", title: wouldTitle(view, card, target, fate), text: fateText(view, names, fate) };
  }
  if (live.busy) return { tone: "calm", title: t("mm-card-flies"), text: "" };
  const turn = view.turn;
  if (turn === null) return { tone: "calm", title: t("table-opening"), text: "" };
  const mine = stage.live.mySeats.includes(turn);
  return {
    tone: "calm",
    title: mine ? t("table-your-turn") : t("table-seat-thinks", { seat: names[turn] ?? "" }),
    text: seat === null ? t("table-watching") : waitingText(stage),
  };
}

function waitingText(stage: CastleStage): string {
  const view = stage.view!;
  const free = view.guards.flatMap((guard) => guard.slots).filter((monster) => monster === null).length;
  return t("mm-free-places", { count: free });
}

function fightTitle(stage: CastleStage): string {
  return stage.step?.guard === null ? t("mm-healing-now") : t("mm-fight-now");
}

function fightText(stage: CastleStage): string {
  const step = stage.step;
  const fight = stage.fight!;
  if (!step) return "";
  const who = (seat: number) => ({ seat: stage.names[seat] ?? "", you: seat === stage.seat ? "yes" : "no" });
  if (step.guard === null) {
    const bills = step.healed.map((bill) =>
      t(bill.paid < bill.due ? "mm-pays-part" : "mm-pays", { ...who(bill.seat), paid: bill.paid, due: bill.due }),
    );
    const words = bills.join("; ");
    return words.charAt(0).toUpperCase() + words.slice(1) + ".";
  }
  if (step.lost) return t("mm-fight-lost", { guard: step.guard, sum: step.lost.sum, strength: step.lost.strength });
  const shares = step.loot.map((share) => t("mm-share", { ...who(share.seat), amount: share.amount })).join(", ");
  const next = fight.steps[stage.at + 1];
  const then = next?.guard ? " " + t("mm-fight-next", { guard: next.guard }) : " " + t("mm-fight-all");
  return t("mm-fight-won", { guard: step.guard, shares }) + then;
}

/** The last line of the log: what is happening now. */
export function nowLine(stage: CastleStage): string {
  const { view, seat } = stage;
  if (!view || stage.live.over) return "";
  if (stage.fight)
    return stage.step?.guard === null
      ? t("mm-healing-now")
      : stage.step?.beaten
        ? t("mm-loot-is-shared", { guard: stage.step.guard! })
        : "";
  if (view.turn === null) return "";
  const waiting = waitingText(stage);
  return `${view.turn === seat ? t("mm-your-turn-line") : t("table-seat-thinks", { seat: stage.names[view.turn] ?? "" })} ${waiting}`;
}
