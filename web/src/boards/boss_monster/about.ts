// What there is to know about a thing on the board: for the tip beside it, for the card viewer and for the dock.

import { aboutBot } from "../../lib/levels";
import { t } from "../../lib/texts.svelte";
import type { IconName } from "../../lib/credits";
import { cardIcon } from "./icons";
import { printed } from "./printed.svelte";
import { baitText, fateText, heroText, roomAt, roomKind, roomText, walkText } from "./sentences";
import type { LairStage } from "./stage.svelte";
import { figureOf } from "./position";
import type { LairView, MinibossView } from "./types.gen";
import { cardName, listed, sentences, sourceText, treasureText } from "./words";

/** A text of a card; `on`: it works now. */
export interface CardText {
  level: number | null;
  text: string;
  on: boolean;
}

export interface About {
  card: string | null;
  title: string;
  icon: IconName | null;
  kind: string; // "Monsterraum, erweitert"
  lines: string[];
  texts: CardText[];
  more: About[]; // what lies with it: a miniboss, cards beneath
}

const NOTHING: About = { card: null, title: "", icon: null, kind: "", lines: [], texts: [], more: [] };

/** By spot ("room:1:2", "hand:windfall", "hero:tess"), or "card:<id>", "text:<words>", "class:<class>:<seat>". */
export function aboutOf(stage: LairStage, view: LairView, key: string): About | null {
  const [kind, first = "", second = ""] = key.split(":");
  switch (kind) {
    case "hand":
    case "offer":
    case "card":
      return printed.kind(first) === "hero" ? aboutHero(stage, view, first) : aboutCard(first);
    case "hero":
      return aboutHero(stage, view, first);
    case "room":
      return aboutRoom(stage, view, Number(first), Number(second));
    case "boss":
      return aboutBoss(view, Number(first));
    case "seat":
      return aboutSeat(stage, view, Number(first));
    case "class":
      return aboutClass(stage, view, first, Number(second));
    case "text":
      return { ...NOTHING, title: key.slice(5) };
    default:
      return null;
  }
}

/** All of it in a line, with what can be done with the thing: for those who do not see it. */
export function labelOf(stage: LairStage, view: LairView, spot: string): string {
  const { title, kind, lines, texts } = aboutOf(stage, view, spot) ?? NOTHING;
  return sentences(title, kind, ...lines, ...texts.map((one) => one.text), fateText(stage, view, spot));
}

/** What a card does, without a break. */
export function effectOf(card: string): string {
  const texts = printed.texts(card);
  return texts.length > 1 ? texts.map((text, at) => `${at + 1}: ${text}`).join(" ") : texts.join("");
}

/** A card as it is printed. */
export function aboutCard(card: string): About {
  const row = printed.row(card);
  const sort = printed.kind(card);
  const lines: string[] = [];
  let kind: string;
  if (sort === "room") {
    kind = roomKind(row.rank ?? "ordinary", row.type ?? "trap");
    lines.push(t("bm-damage", { n: row.damage ?? 0 }), treasureText(printed.icons(card)));
  } else if (sort === "miniboss") kind = t("bm-kind-miniboss");
  else if (sort === "spell")
    kind = t("bm-kind-spell", { phases: listed((row.phases ?? []).map((phase: string) => t(`bm-phase-${phase}`))) });
  else if (sort === "hero") kind = t(row.epic ? "bm-kind-epic" : "bm-kind-hero", { health: row.health ?? 0 });
  else kind = t("bm-kind-boss", { xp: row.xp ?? 0 });
  const several = sort === "miniboss";
  const texts = printed.texts(card).map((text, at) => ({ level: several ? at + 1 : null, text, on: true }));
  return { card, title: cardName(card), icon: cardIcon(card), kind, lines, texts, more: [] };
}

function aboutRoom(stage: LairStage, view: LairView, seat: number, slot: number): About | null {
  const room = roomAt(view, seat, slot);
  const down = view.seats[seat]?.face_down;
  if (!room) {
    if (down?.slot === slot)
      return down.card ? aboutCard(down.card) : { ...NOTHING, title: t("bm-face-down"), lines: [t("bm-face-down-text")] };
    return { ...NOTHING, title: t("bm-free-slot"), lines: [t("bm-free-slot-text")] };
  }
  const [kind, ...lines] = roomText(room, stage.names);
  const texts = printed.texts(room.room).map((text) => ({ level: null, text, on: room.active && room.text_on }));
  const more = room.miniboss ? [aboutMiniboss(room.miniboss, room.active)] : [];
  if (down?.slot === slot) lines.push(down.card ? t("bm-covered-by", { card: cardName(down.card) }) : t("bm-covered-hidden"));
  return { card: room.room, title: cardName(room.room), icon: cardIcon(room.room), kind: kind ?? "", lines, texts, more };
}

function aboutMiniboss(miniboss: MinibossView, active: boolean): About {
  const told = aboutCard(miniboss.card);
  const on = active && miniboss.text_on;
  const texts = told.texts.map((one) => ({
    ...one,
    on: on && one.level! <= miniboss.level && !(miniboss.spent && one.level === told.texts.length), // its last one
  }));
  const lines = [t("bm-level-now", { level: miniboss.level })];
  if (miniboss.used) lines.push(t("bm-used"));
  return { ...told, kind: t("bm-word-miniboss"), lines, texts };
}

function aboutHero(stage: LairStage, view: LairView, hero: string): About {
  const figure = figureOf(view, hero);
  const bait = view.bait.find((one) => one.hero === hero);
  const walk = view.seats.flatMap((seat) => seat.walk).find((one) => one.hero === hero);
  const lines = heroText(figure, stage.names);
  if (bait) lines.push(baitText(bait, stage.names, stage.seat));
  if (walk) lines.push(walkText(walk));
  const texts = printed.texts(hero).map((text) => ({ level: null, text, on: figure.text_on }));
  return {
    card: hero,
    title: cardName(hero),
    icon: cardIcon(hero),
    kind: t(figure.epic ? "bm-kind-epic" : "bm-kind-hero", { health: figure.printed }),
    lines,
    texts,
    more: [],
  };
}

function aboutBoss(view: LairView, number: number): About | null {
  const seat = view.seats[number];
  if (!seat?.boss) return { ...NOTHING, title: t("bm-boss-unknown") };
  const told = aboutCard(seat.boss);
  const lines = [
    t(seat.levelled ? "bm-boss-levelled" : "bm-boss-sleeps"),
    t("bm-treasure-now", { treasure: treasureText(printed.icons(seat.boss)) }),
  ];
  if (seat.boss_used) lines.push(t("bm-used"));
  return { ...told, lines, texts: told.texts.map((one) => ({ ...one, on: seat.levelled && seat.boss_text_on })) };
}

function aboutSeat(stage: LairStage, view: LairView, number: number): About | null {
  const seat = view.seats[number];
  if (!seat) return null;
  const facts = stage.live.table?.seats[number];
  const bot =
    facts?.kind === "bot"
      ? aboutBot(facts.level ?? "journeyman")
      : stage.live.presence?.played_by_bot[number]
        ? t("table-stand-in")
        : "";
  const away = facts?.kind === "human" && stage.live.presence?.online[number] === false;
  const known = seat.known.length ? t("bm-known", { cards: listed(seat.known.map(cardName)) }) : "";
  const lines = [
    t("bm-hand-counts", { rooms: seat.room_cards, spells: seat.spell_cards }),
    known,
    bot,
    away ? t("table-away") : "",
    seat.alive ? "" : t("bm-out"),
  ];
  return { ...NOTHING, title: stage.names[number] ?? "", icon: stage.emblem(number), lines: lines.filter(Boolean) };
}

function aboutClass(stage: LairStage, view: LairView, kind: string, number: number): About | null {
  const seat = view.seats[number];
  if (!seat) return null;
  const bonuses = seat.bonuses
    .filter((one) => one.class === kind)
    .map((one) => t("bm-modifier", { n: `+${one.n}`, source: sourceText(one.source, stage.names) }));
  return {
    ...NOTHING,
    title: t(`treasure-${kind}`),
    lines: [
      t("bm-total", {
        you: number === stage.seat ? "yes" : "no",
        seat: stage.names[number] ?? "",
        n: seat.treasure[kind as "mage"],
        class: t(`class-${kind}`),
      }),
      ...bonuses,
    ],
  };
}
