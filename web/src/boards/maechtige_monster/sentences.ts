// Sentences about places and choices.

import { hasText, reasonText, t } from "../../lib/texts.svelte";
import type { Choice, Problem } from "../../lib/types.gen";
import type { Fate } from "./stage.svelte";
import type { CastleView, Monster } from "./types.gen";
import { monsterName, type Place } from "./words";

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
  if (preview.owner === view.seat) return t("mm-would-displace-own", { price: preview.price });
  const { price, to_owner } = preview;
  return t("mm-would-displace", { owner: names[preview.owner] ?? "", price, share: to_owner, bank: price - to_owner });
}

/** "Drache 4 statt Ork 3?", "Drache 4 an Wächter 2?"; a refused one asks nothing. */
export function wouldTitle(view: CastleView, card: string, place: Place, fate: Fate): string {
  const preview = fate.option?.preview;
  if (!preview) return t("mm-your-turn-card", { card });
  if (preview.kind === "place") return t("mm-ask-place", { card, guard: place.guard });
  return t("mm-ask-displace", { card, lying: monsterName(view, { seat: preview.owner, strength: preview.lying }) });
}

/** What the mint button would do, exactly. */
export function wouldDo(place: Place, preview: Choice["preview"]): string {
  return preview.kind === "place" ? t("mm-lay-at", { guard: place.guard }) : t("mm-displace-for", { price: preview.price });
}

/** The full name of a place: "Wächter 2, Feld 1, Ork 3 von Ani. Verdrängen für 2. 2 Gold: 1 an die Bank, 1 an Ani." */
export function placeLabel(view: CastleView, names: string[], place: Place, monster: Monster | null, fate: Fate | null): string {
  const lies = !monster
    ? t("mm-free")
    : monster.seat === view.seat
      ? t("mm-of-you", { monster: monsterName(view, monster) })
      : t("mm-of", { monster: monsterName(view, monster), owner: names[monster.seat] ?? "" });
  const where = t("mm-place", { guard: place.guard, slot: place.slot, lies });
  if (!fate) return where;
  const displace = fate.option?.preview.kind === "displace" ? ` ${wouldDo(place, fate.option.preview)}.` : "";
  return `${where}.${displace} ${fateText(view, names, fate)}`;
}
