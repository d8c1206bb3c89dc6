// Sentences about places and choices.

import { hasText, reasonText, t } from "../../lib/texts.svelte";
import type { Problem } from "../../lib/types.gen";
import type { CastleView, Fate, Monster, Place } from "./types";
import { monsterName } from "./words";

/** A reason that fits below a place: "Summe 6 erreicht das Maximum 6 – R13a". */
export function shortReason(reason: Problem): string {
  const key = `mm-no-${reason.code}`;
  if (!hasText(key)) return reasonText(reason);
  const numbers = Object.fromEntries(Object.entries(reason.params).filter(([, value]) => typeof value === "number"));
  return `${t(key, numbers as Record<string, number>)}\u00a0–\u00a0${reason.rule}`;
}

/** What the picked card does at a place, in words: for the prompt and for screen readers. */
export function fateText(view: CastleView, names: string[], fate: Fate): string {
  if (fate.refusal) return reasonText(fate.refusal.reason, names);
  if (!fate.option) return "";
  const { preview } = fate.option;
  if (preview.kind === "place") return t("mm-would-place");
  const lying = monsterName(view, { seat: preview.owner, strength: preview.lying });
  if (preview.owner === view.seat) return t("mm-would-displace-own", { monster: lying, price: preview.price });
  return t("mm-would-displace", {
    monster: lying,
    owner: names[preview.owner] ?? "",
    price: preview.price,
    share: preview.to_owner,
  });
}

/** The full name of a place: "Wächter 2, Feld 1, Ork 3 von Ani. Verdrängen kostet 2 Gold, davon 1 an Ani." */
export function placeLabel(view: CastleView, names: string[], place: Place, monster: Monster | null, fate: Fate | null): string {
  const lies = !monster
    ? t("mm-free")
    : monster.seat === view.seat
      ? t("mm-of-you", { monster: monsterName(view, monster) })
      : t("mm-of", { monster: monsterName(view, monster), owner: names[monster.seat] ?? "" });
  const where = t("mm-place", { guard: place.guard, slot: place.slot, lies });
  return fate ? `${where}. ${fateText(view, names, fate)}` : where;
}
