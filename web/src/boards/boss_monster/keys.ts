// Keys that only this game knows. Digits pick a card of the hand, P passes, W passes for the phase, V opens the card viewer.

import type { LairStage } from "./stage.svelte";

/** True: the key did something. */
export function press(stage: LairStage, key: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  if (/^[1-9]$/.test(key)) return pickCard(Number(key));
  if (key === "v") return view(stage, focused);
  if (key === "w" && stage.answer("pass") && stage.view?.prompt.kind === "window") {
    stage.wave();
    return true;
  }
  if (key === "enter") return heedIt(stage, focused) || layIt(stage, focused);
  return key === "p" && leaveIt(stage);
}

/** The thing in focus, or the one that is picked, in the card viewer. */
function view(stage: LairStage, focused: HTMLElement | null): boolean {
  const key = focused?.closest<HTMLElement>("[data-tip]")?.dataset.tip ?? stage.picked;
  if (!key) return false;
  stage.reading = stage.reading === key ? null : key;
  return true;
}

/** Enter on a thing of the hint does what it advises, whatever else that thing could do. */
function heedIt(stage: LairStage, focused: HTMLElement | null): boolean {
  if (!stage.heed || focused?.dataset.hinted === undefined) return false;
  stage.act(stage.heed);
  return true;
}

/** Enter on the picked card, or on nothing, lays it where it is shown; on anything else it presses that. */
function layIt(stage: LairStage, focused: HTMLElement | null): boolean {
  const elsewhere =
    focused && focused !== document.body && focused.closest("button, a, input") && focused.dataset.spot !== stage.picked;
  if (!stage.lay || elsewhere) return false;
  stage.act(stage.lay);
  return true;
}

function leaveIt(stage: LairStage): boolean {
  const paid = stage.answers("coins");
  const answer =
    paid.find((option) => option.do.n === (stage.amount ?? paid[0]?.do.n)) ??
    stage.answer("pass") ??
    stage.answer("decline") ??
    stage.answer("keep");
  if (!answer) return false;
  stage.act(answer);
  return true;
}

/** Takes the focus to the card with this number and picks it; from there the first place that glows is one step away. */
function pickCard(number: number): boolean {
  const card = document.querySelector<HTMLElement>(`[data-hand="${number}"]`);
  if (!card) return false;
  card.focus();
  if (card.getAttribute("aria-pressed") !== "true") card.click();
  return true;
}
