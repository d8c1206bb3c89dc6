// Keys that only this game knows. Digits pick an action card or a die, Enter lays the card, P leaves things as they are.

import { printed } from "./printed.svelte";
import type { KingStage } from "./stage.svelte";

/** True: the key did something. */
export function press(stage: KingStage, key: string): boolean {
  if (/^[0-9]$/.test(key)) return pressDigit(stage, Number(key));
  const focused = document.activeElement as HTMLElement | null;
  const button = focused?.closest("button, a, summary, [role=dialog]");
  if (key === "p") return leaveIt(stage);
  if (key === "enter" && !button && stage.card !== null) {
    stage.lay();
    return true;
  }
  return false;
}

function leaveIt(stage: KingStage): boolean {
  const answer = stage.answer("roll") ?? stage.answer("pass") ?? stage.answer("done");
  if (!answer) return false;
  stage.act(answer);
  return true;
}

/** The card with this number; pressed again, the Rogue's card of the same number. Or a die that shows it. */
function pressDigit(stage: KingStage, digit: number): boolean {
  const cards = printed.actions.filter((card) => printed.action(card).order === digit && stage.fate(`card:${card}`));
  if (cards.length) {
    const now = stage.card === null ? -1 : cards.indexOf(stage.card);
    const card = cards[(now + 1) % cards.length]!;
    stage.pick(card);
    focusOn(`[data-card="${card}"]`);
    return true;
  }
  const die = [...document.querySelectorAll<HTMLElement>("[data-spot^='die:'][data-can]")].find((one) =>
    one.dataset.spot?.endsWith(`:${digit}`),
  );
  if (!die) return false;
  die.focus();
  die.click();
  return true;
}

function focusOn(found: string): void {
  document.querySelector<HTMLElement>(found)?.focus();
}
