// Sentences about the things on the board: for tips, choosers and screen readers.

import { reasonText, t } from "../../lib/texts.svelte";
import type { Choice, Facts } from "../../lib/types.gen";
import type { Fate } from "../../table/spots";
import { type AnyEnemy, printed } from "./printed.svelte";
import { mainRefusal } from "./spots";
import type { Item, Place, RealmView, SeatView } from "./types.gen";
import { listed } from "./words";

/** What an action card or token does. */
export function doesText(card: string): string {
  return printed.text(card)[0] ?? "";
}

/** The same in the few words that the card has room for. */
export function shortText(card: string): string {
  return printed.text(card)[1] ?? "";
}

/** Potion: what it does, for whom, for how long. */
export function potionText(potion: string): string {
  return printed.text(potion)[0] ?? "";
}

/** An item: class, place, effects of the side that lies up. */
export function itemText(item: Item): string {
  const kind = t("kc-item-kind", { class: item.class, slot: t(`slot-${item.slot}`) });
  const [plain, golden] = printed.text(item.item);
  return [kind, capital((item.improved ? golden : plain) ?? plain ?? "")].filter(Boolean).join(". ");
}

/** What the golden side would do. */
export function improvedText(item: Item): string {
  return item.improved ? "" : capital(printed.text(item.item)[1] ?? "");
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
  const [effects, ...more] = printed.text(enemy.card);
  const parts = [effects, t("kc-enemy-speed", { n: enemy.speed }), ...more.map(capital)];
  if (enemy.beer_now) parts.push(banText(enemy));
  if (!banText(enemy)) parts.push(t("kc-no-ban"));
  if (enemy.guards) parts.push(t("kc-guards", { count: enemy.guards, bonus: enemy.guard_bonus ?? 0 }));
  return parts.filter(Boolean).join(". ");
}

/** What does not count against an enemy, and how one gets round it; "": everything counts. */
export function banText({ card, bans, beer, beer_now }: AnyEnemy): string {
  if (beer_now) return t("kc-ban-beer", { ban: t(`ban-${beer_now}`) });
  if (beer?.length) return t("kc-ban-beer-ahead");
  return bans.length ? capital(printed.text(card)[1] ?? "") : "";
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
export function totalsText({ dice, strength, armour, speed, rerolls }: SeatView): string {
  const totals = { d6: dice["6"], d12: dice["12"], strength, armour, speed, reroll_die: rerolls };
  return Object.entries(totals)
    .filter(([, n]) => n)
    .map(([kind, n]) => (n < 0 ? t(`effect-${kind}-less`, { n: -n }) : t(`effect-${kind}`, { n })))
    .join(", ");
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
      return t("kc-do-improve", { does: printed.text(move.item)[1] ?? "" });
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
