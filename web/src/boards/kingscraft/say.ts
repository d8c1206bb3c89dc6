// Sentences about the things on the board: for tips, choosers and screen readers.

import { reasonText, t } from "../../lib/texts.svelte";
import type { Choice, Facts } from "../../lib/types.gen";
import type { Fate } from "../../table/spots";
import { type AnyEnemy, type PotionRow, printed } from "./printed.svelte";
import { mainRefusal } from "./spots";
import type { Effects, Item, Place, RealmView, SeatView } from "./types.gen";
import { effectsOf, effectsText, listed } from "./words";

/** What an action card does. */
export function doesText(card: string): string {
  return t(`does-${card}`, numbersOf(card));
}

/** The same in the few words that the card has room for. */
export function shortText(card: string): string {
  return t(`kc-short-${card}`, numbersOf(card));
}

function numbersOf(card: string): { n: number; keep: number } {
  const row = printed.action(card);
  const n = row.forge ?? row.king_strength ?? row.strength ?? row.draw ?? printed.action("GUARD").king_strength ?? 0;
  return { n, keep: row.keep ?? 0 };
}

/** Potion: what it does, for whom, for how long. */
export function potionText(potion: string): string {
  const row: PotionRow = printed.potion(potion);
  if (!row.effects) return "";
  const parts = [effectsText(row.effects), row.target && row.target !== "self" ? t(`target-${row.target}`) : ""];
  if (row.duration === "round") parts.push(t("duration-round"));
  return parts.filter(Boolean).join(", ");
}

/** An item: class, place, effects. */
export function itemText(item: Item): string {
  const effects = item.joker ? capital(t("effect-joker", { class: item.class })) : effectsText(effectsOf(item));
  const kind = t("kc-item-kind", { class: item.class, slot: t(`slot-${item.slot}`) });
  return [kind, item.improved ? t("kc-golden") : "", effects].filter(Boolean).join(". ");
}

/** What the golden side would add. */
export function improvedText(item: Item): string {
  return item.improved || !item.improved_effects || item.joker
    ? ""
    : t("kc-improved-would", { effects: effectsText(item.improved_effects) });
}

/** How an item is made, with what is there and what is missing. */
export function recipeText(place: Place, view: RealmView, names: string[]): string {
  if (!place.recipe) return "";
  return t("kc-recipe", {
    first: materialText(place, 0, view, names),
    second: materialText(place, 1, view, names),
  });
}

function materialText(place: Place, nth: 0 | 1, view: RealmView, names: string[]): string {
  const item = place.recipe!.materials[nth];
  const name = t(`item-${item}`);
  if (view.seat === null) return name;
  if (place.recipe!.owned?.[nth]) return t("kc-material-yours", { item: name });
  const found = placeOf(view, item);
  if (!found) return t("kc-material-out", { item: name });
  return found.here
    ? t("kc-material-forge", { item: name })
    : t("kc-material-theirs", { item: name, owner: names[found.owner ?? -1] ?? "" });
}

/** What this item is good for besides itself. */
export function usesText(item: string, view: RealmView): string {
  const uses = allPlaces(view).filter((place) => place.recipe?.materials.includes(item));
  const words = uses.map((place) => {
    const other = place.recipe!.materials.find((one) => one !== item)!;
    return t("kc-use", { other: t(`item-${other}`), item: t(`item-${place.item}`) });
  });
  return words.length ? t("kc-uses", { uses: listed(words) }) : "";
}

export function allPlaces(view: RealmView): Place[] {
  return view.forge.flatMap((board) => board.rows.flat());
}

export function placeOf(view: RealmView, item: string): Place | undefined {
  return allPlaces(view).find((place) => place.item === item);
}

/** An enemy in words. */
export function enemyText(enemy: AnyEnemy): string {
  const parts = [effectsText(enemy.effects), t("kc-enemy-speed", { n: enemy.speed }), banText(enemy) || t("kc-no-ban")];
  if (enemy.beer?.length && !enemy.beer_now) parts.push(t("effect-beer"));
  if (enemy.flag) parts.push(t("effect-flag", { n: enemy.flag }));
  if (enemy.guards) parts.push(t("kc-guards", { count: enemy.guards, bonus: enemy.guard_bonus ?? 0 }));
  return parts.filter(Boolean).join(". ");
}

/** What does not count against an enemy, and how one gets round it; "": everything counts. */
export function banText({ bans, speed, beer, beer_now }: AnyEnemy): string {
  if (beer_now) return t("kc-ban-beer", { ban: t(`ban-${beer_now}`) });
  if (beer?.length) return t("kc-ban-beer-ahead");
  return bans.length ? capital(t("ban-unless", { bans: listed(bans.map((ban) => t(`ban-${ban}`))), n: speed })) : "";
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What an attack with the equipment worn now comes to: whether the enemy's ban holds, and the chance to win. */
export function attackText(enemy: AnyEnemy, speed: number, win: number | null): string {
  const bans = enemy.bans.map((ban) => t(`ban-${ban}`));
  const held = !bans.length
    ? t("kc-no-ban")
    : t(speed < enemy.speed ? "kc-attack-slow" : "kc-attack-fast", { speed, bans: listed(bans) });
  const chance = win === null ? "" : t(enemy.level === undefined ? "kc-win-king" : "kc-win", { percent: win });
  return [held, chance].filter(Boolean).join(". ") + ".";
}

/** Someone's numbers in a fight. */
export function totalsText(seat: SeatView): string {
  const effects: Effects = {};
  if (seat.dice["6"]) effects.d6 = seat.dice["6"];
  if (seat.dice["12"]) effects.d12 = seat.dice["12"];
  if (seat.strength) effects.strength = seat.strength;
  if (seat.armour) effects.armour = seat.armour;
  if (seat.speed) effects.speed = seat.speed;
  if (seat.rerolls) effects.reroll_die = seat.rerolls;
  return effectsText(effects);
}

/** A move as the button that does it says it. */
export function moveText(move: Facts, preview: Facts, names: string[]): string {
  switch (move.kind) {
    case "wear":
      return t(preview.instead_of ? "kc-do-wear-instead" : "kc-do-wear", {
        item: t(`item-${move.item}`),
        slot: t(`slot-${move.slot}`),
        other: preview.instead_of ? t(`item-${preview.instead_of}`) : "",
      });
    case "combine":
      return t(preview.improved ? "kc-do-combine-golden" : "kc-do-combine", {
        items: listed((preview.costs ?? []).map((item: string) => t(`item-${item}`))),
      });
    case "play":
      if (move.slot) return t("kc-do-play-slot", { slot: t(`slot-${move.slot}`) });
      return move.seat !== undefined ? t("kc-do-play-seat", { seat: names[move.seat] ?? "" }) : t("kc-do-play");
    case "brew":
      return t("kc-do-brew", { count: preview.potions ?? 0 });
    case "improve":
      return t("kc-do-improve", { effects: effectsText(preview.effects ?? {}) });
    case "experiment":
      return t("kc-do-experiment", { hearts: move.hearts });
    case "reproduce":
      return t("kc-do-reproduce", { potion: t(`potion-${move.potion}`), does: potionText(move.potion) });
    case "draw":
      return t("kc-do-draw", { count: preview.potions ?? 1 });
    case "token":
      return t("kc-do-token");
    case "steal":
      return move.item ? t("kc-do-steal") : t("kc-do-steal-potion", { seat: names[move.seat] ?? "" });
    case "ambush":
      return [t("kc-level", { level: move.level }), preview.win == null ? "" : t("kc-win", { percent: preview.win })]
        .filter(Boolean)
        .join(" · ");
    default:
      return t(`kc-do-${move.kind}`);
  }
}

/** What can be done with a thing, for its label. */
export function fateText(fate: Fate | undefined, names: string[]): string {
  if (!fate) return "";
  if (fate.options.length)
    return listed(fate.options.slice(0, 6).map((option: Choice) => moveText(option.do, option.preview, names)));
  const refusal = mainRefusal(fate);
  return refusal ? reasonText(refusal.reason, names) : "";
}
