// What the page asks of the person right now, in words.

import { eventText, t } from "../../lib/texts.svelte";
import type { Whichever } from "../../lib/whichever";
import type { Prompt } from "../../table/stage.svelte";
import { planText } from "./plan";
import { printed } from "./printed.svelte";
import { attackText, doesText, fateText } from "./sentences";
import type { KingStage } from "./stage.svelte";
import type { Question, RealmView } from "./types.gen";
import { listed } from "./words";

export function promptOf(stage: KingStage, view: RealmView): Prompt {
  const { live } = stage;
  if (stage.beat) return { tone: "now", ...endOfFight(stage) };
  if (live.over) return { tone: "calm", ...overText(stage) };
  if (stage.myTurn) return { tone: "can", ...questionText(stage, view), ...toldText(stage) };
  if (live.busy) return { tone: "calm", title: t("kc-on-its-way"), text: "" };
  return { tone: "calm", ...waitingText(stage, view), ...toldText(stage) };
}

interface Words {
  title: string;
  text: string;
}

function endOfFight(stage: KingStage): Words {
  const { duel, friends } = stage.beat!;
  const last = stage.beat!.events.at(-1)!;
  if (duel) {
    const compared = duel.compared ? eventText(duel.compared, stage.names, stage.seat) : "";
    return {
      title: t(`kc-fight-${duel.ended}`, { ...who(stage, duel.seat), enemy: t(`enemy-${duel.enemy}`) }),
      text: `${eventText(last, stage.names, stage.seat)} ${compared}`,
    };
  }
  return {
    title: t("kc-friendly-title"),
    text: friends?.order.length ? eventText(last, stage.names, stage.seat) : t("kc-friendly-again"),
  };
}

function who(stage: KingStage, seat: number): { seat: string; you: string } {
  return { seat: stage.names[seat] ?? "", you: seat === stage.seat ? "yes" : "no" };
}

function overText(stage: KingStage): Words {
  const { winners } = stage.live.over!;
  const view = stage.view!;
  if (view.winner === null) return { title: t("kc-draw"), text: t("event-over", { how: "draw", you: "no", seat: "" }) };
  const won = view.winner === stage.seat;
  const name = stage.names[view.winner] ?? "";
  return {
    title: won ? t("table-you-won") : t("table-won", { names: name, count: winners.length }),
    text: t("event-over", { how: "king", you: won ? "yes" : "no", seat: name }),
  };
}

/** What is asked of this person. */
function questionText(stage: KingStage, view: RealmView): Words {
  const question = view.prompt;
  const facts = factsOf(stage, view);
  switch (question.kind) {
    case "choose":
      return stage.card
        ? pickedText(stage, view, stage.card)
        : { title: t("kc-ask-choose"), text: planText(view) || t("kc-ask-choose-text") };
    case "window":
      return {
        title: t(`kc-ask-${question.window}`, facts),
        text: `${outcomeText(stage, view)} ${t("kc-ask-window-text")}`.trim(),
      };
    case "own_turn":
      return { title: t(`kc-ask-own_turn-${question.at}`, facts), text: t(`kc-ask-own_turn-${question.at}-text`, facts) };
    case "hero_reroll":
    case "enemy_reroll":
    case "friendly_reroll":
      return { title: t(`kc-ask-${question.kind}`, facts), text: `${outcomeText(stage, view)} ${rerollText(stage)}`.trim() };
    case "hero_repeat":
    case "enemy_repeat":
      return { title: t(`kc-ask-${question.kind}`, facts), text: outcomeText(stage, view) };
    default:
      return { title: t(`kc-ask-${question.kind}`, facts), text: t(`kc-ask-${question.kind}-text`, facts) };
  }
}

/** The picked action card: whom it attacks and how likely it wins, or what it does. */
function pickedText(stage: KingStage, view: RealmView, card: string): Words {
  const foreseen = stage.fate(`card:${card}`)?.options[0]?.preview;
  const enemy = [...view.creatures, view.king].find((one) => one.card === foreseen?.enemy);
  if (!enemy) return { title: t(`card-${card}`), text: doesText(card) };
  const speed = stage.seat === null ? 0 : view.seats[stage.seat]!.speed;
  const text = [attackText(enemy, speed, foreseen?.win ?? null), doesText(card)].join(" ");
  return { title: t("kc-picked", { card: t(`card-${card}`), enemy: t(`enemy-${enemy.card}`) }), text };
}

/** The sentence is a reading strip: what is pointed at, focused or asked about, in as many words as there is room for. */
function toldText(stage: KingStage): { text?: string } {
  const key = stage.pointed?.tip ?? stage.asking;
  if (key?.startsWith("card:") && stage.view?.phase === "choose") return cardText(stage, stage.view, key.slice(5));
  const told = key ? stage.about(key) : null;
  if (!told) return {};
  const spot = stage.pointed ? stage.pointed.spot : stage.asking;
  const does = spot && spot !== stage.asking ? fateText(stage.fate(spot), stage.names) : "";
  const [first, ...more] = told.lines;
  let text = [`${told.title}: ${first ?? ""}`, does].filter(Boolean).map(closed).join(" ");
  for (const line of more) if (text.length + line.length < stage.room) text += ` ${closed(line)}`;
  return { text };
}

function cardText(stage: KingStage, view: RealmView, card: string): { text: string } {
  const { title, text } = pickedText(stage, view, card);
  return { text: card === stage.card ? text : `${title}. ${text}` };
}

function closed(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function rerollText(stage: KingStage): string {
  if (stage.fate("button:roll")) return t("kc-ask-picking");
  const dice = stage.choices?.options.some((option) => ["reroll", "set_die", "use"].includes(option.do.kind));
  return t(dice ? "kc-ask-dice" : "kc-ask-no-dice");
}

function factsOf(stage: KingStage, view: RealmView): Record<string, string | number> {
  const { fight, friendly } = view;
  const prompt: Whichever<Question> = view.prompt;
  const hero = prompt.hero ?? fight?.seat ?? view.active ?? -1;
  const pool =
    prompt.kind === "enemy_reroll" ? fight?.foe : (fight?.hero ?? friendly?.sides.find((side) => side.seat === stage.seat));
  return {
    ...who(stage, hero),
    enemy: fight ? t(`enemy-${fight.enemy}`) : "",
    card: prompt.card ? t(`card-${prompt.card}`) : "",
    left: pool?.rerolls_left ?? 0,
    class: prompt.class ?? 0,
    steps: prompt.steps ?? 0,
    surplus: prompt.surplus ?? 0,
    place: prompt.place ?? 0,
    of: prompt.of ?? 0,
    keep: prompt.keep ?? 0,
    item: prompt.item ? t(`item-${prompt.item}`) : "",
  };
}

/** How the fight stands. */
function outcomeText(stage: KingStage, view: RealmView): string {
  const fight = view.fight;
  if (!fight?.hero || !fight.foe || !fight.outcome) return "";
  const { wins, lost } = fight.outcome;
  return t(wins ? "kc-stands-won" : "kc-stands-lost", {
    ...who(stage, fight.seat),
    hero: fight.hero.power,
    enemy: fight.foe.power,
    lost,
  });
}

/** Whom and what the table waits for. Whoever is asked for a potion is not named (R76). */
function waitingText(stage: KingStage, view: RealmView): Words {
  const { prompt } = view;
  const { seat, names } = stage;
  const text = seat === null ? t("table-watching") : outcomeText(stage, view);
  if (prompt.kind === "window" || prompt.kind === "hero_repeat") return { title: t("kc-wait-window"), text };
  const waited = prompt.seats.filter((other) => other !== seat);
  if (prompt.kind === "choose" && seat !== null && view.seats[seat]!.has_chosen) {
    const own = view.seats[seat]!.card;
    return {
      title: own ? t("kc-laid", { card: t(`card-${own}`) }) : t("kc-laid-hidden"),
      text: t("kc-laid-text", { names: listed(waited.map((other) => names[other] ?? "")) }),
    };
  }
  const several = waited.length > 1;
  const name = listed(waited.map((other) => names[other] ?? ""));
  if (!waited.length) return { title: t("table-opening"), text };
  return {
    title: several ? t("kc-several-think", { names: name }) : t("table-seat-thinks", { seat: name }),
    text: text || t(`kc-wait-${prompt.kind}`),
  };
}

/** The last line of the log: what is happening now. */
export function nowLine(stage: KingStage): string {
  const { view } = stage;
  if (!view || stage.live.over || stage.beat) return "";
  return stage.myTurn ? t("kc-your-turn-line", { what: t(`prompt-${view.prompt.kind}`) }) : waitingText(stage, view).title;
}

/** The number on an action card. */
export function orderOf(card: string): number {
  return printed.action(card).order;
}
