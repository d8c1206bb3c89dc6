// What there is to know about a thing on the board: for the prompt's sentence and for the chooser.

import { t } from "../../lib/texts.svelte";
import type { IconName } from "../../lib/credits";
import { actionIcon, effectIcon, enemyIcon, itemIcon, potionIcon, slotIcon, tokenIcon } from "./icons";
import { type AnyEnemy, printed } from "./printed.svelte";
import { doesText, enemyText, improvedText, itemText, placeOf, potionText, recipeText, totalsText, usesText } from "./sentences";
import type { KingStage } from "./stage.svelte";
import type { Item, RealmView } from "./types.gen";
import { listed } from "./words";

export interface About {
  title: string;
  icon: IconName | null;
  lines: string[];
}

/** By spot ("own:I1_HELM") or by tip ("item:I1_HELM", "sign:d6", "text:…"). */
export function aboutOf(stage: KingStage, view: RealmView, key: string): About | null {
  const at = key.indexOf(":");
  const kind = at < 0 ? key : key.slice(0, at);
  const rest = at < 0 ? "" : key.slice(at + 1);
  switch (kind) {
    case "item":
    case "forge":
    case "own":
    case "theirs":
      return aboutItem(stage, view, rest);
    case "potion":
    case "put":
      return { title: t(`potion-${rest}`), icon: potionIcon(rest), lines: printed.text(rest) };
    case "enemy":
      return aboutEnemy(view, rest);
    case "card":
      return { title: t(`card-${rest}`), icon: actionIcon(rest), lines: [doesText(rest)] };
    case "token":
      return { title: t(`token-${rest}`), icon: tokenIcon(rest), lines: printed.text(rest) };
    case "sign":
      return { title: t(`kc-legend-${rest}`), icon: effectIcon(rest), lines: [t(`kc-sign-${rest}`)] };
    case "slot":
      return aboutSlot(view, rest);
    case "who":
      return aboutWho(stage, view, Number(rest));
    case "totals":
      return { title: stage.names[Number(rest)] ?? "", icon: null, lines: [totalsText(view.seats[Number(rest)]!)] };
    case "seat":
    case "back":
      return { title: t("kc-potion-back"), icon: potionIcon(null), lines: [t("kc-potion-back-text")] };
    case "deck":
      return aboutDeck(view);
    case "source":
      return { title: t("kc-do-use"), icon: effectIcon("reroll_values"), lines: [] };
    case "die":
      return { title: t("kc-die-title"), icon: effectIcon("reroll_die"), lines: [] };
    case "text":
      return { title: rest, icon: null, lines: [] };
    default:
      return null;
  }
}

function aboutItem(stage: KingStage, view: RealmView, item: string): About | null {
  const place = placeOf(view, item);
  if (!place)
    return printed.potion(item).effects ? { title: t(`potion-${item}`), icon: potionIcon(item), lines: [potionText(item)] } : null;
  const found: Item = place;
  const where =
    place.here || place.owner === null
      ? ""
      : place.owner === view.seat
        ? t("kc-of-you")
        : t("kc-of", { owner: stage.names[place.owner] ?? "" });
  return {
    title: t(`item-${item}`),
    icon: itemIcon(item),
    lines: [
      [itemText(found), where].filter(Boolean).join(". "),
      improvedText(found),
      recipeText(place, view, stage.names),
      found.joker ? "" : usesText(item, view),
      place.token ? t("kc-token-here") : "",
    ].filter(Boolean),
  };
}

function aboutWho(stage: KingStage, view: RealmView, seat: number): About {
  const { board, character: side, neutral } = view.seats[seat]!;
  const character = t(`character-${board}${neutral ? "-neutral" : ""}`);
  const facts = stage.live.table?.seats[seat];
  const bot = facts?.kind === "bot" || (stage.live.presence?.played_by_bot[seat] ?? false);
  const away = facts?.kind === "human" && stage.live.presence?.online[seat] === false;
  const lines = [`${character}. ${printed.text(side)[0] ?? ""}`, bot ? t("table-bot") : "", away ? t("table-away") : ""];
  return { title: stage.names[seat] ?? "", icon: stage.emblem(seat), lines: lines.filter(Boolean) };
}

function aboutEnemy(view: RealmView, rest: string): About | null {
  const all: AnyEnemy[] = [...view.creatures, view.king];
  const enemy = /^\d$/.test(rest) ? all[Number(rest) - 1] : (all.find((one) => one.card === rest) ?? printed.creature(rest));
  return enemy ? { title: t(`enemy-${enemy.card}`), icon: enemyIcon(enemy.card), lines: enemyText(enemy).split(". ") } : null;
}

function aboutSlot(view: RealmView, rest: string): About {
  const [seat, name] = rest.includes(":") ? rest.split(":") : [`${view.seat}`, rest];
  const holder = view.seats[Number(seat)];
  const slot = holder?.slots.find((one) => one.slot === name);
  const lines = [t("kc-empty")];
  if (slot?.printed) lines.push(printed.emptySlot(holder!.character, slot.slot));
  return { title: t(`slot-${name}`), icon: slotIcon(name ?? ""), lines };
}

function aboutDeck(view: RealmView): About {
  const { deck, discard } = view;
  const lines = [t("kc-deck-label", { count: deck.count, discarded: discard.length })];
  const known = deck.top.filter((potion) => potion !== null);
  if (known.length) lines.push(t("kc-known-top", { potions: known.map((potion) => t(`potion-${potion}`)).join(", ") }));
  if (discard.length) lines.push(t("kc-discard-list", { potions: listed(discard.map((potion) => t(`potion-${potion}`))) }));
  return { title: t("kc-potions"), icon: potionIcon(null), lines };
}
