// What the page asks of the person right now, in words.

import { eventText, hasText, t } from "../../lib/texts.svelte";
import type { Whichever } from "../../lib/whichever";
import type { Prompt } from "../../table/stage.svelte";
import { phone } from "../../ui/screen";
import { printed } from "./printed.svelte";
import { hereText, roomAt, walkText } from "./sentences";
import type { LairStage } from "./stage.svelte";
import { declaredText, diedText, lastHurt, toldText } from "./log";
import { effectOf, aboutOf } from "./about";
import { figureOf } from "./position";
import type { Event, LairView, Question } from "./types.gen";
import { called, cardName, listed, sentences, shortHero, targetText, toldHero } from "./words";

type Asked = Whichever<Question>;

interface Words {
  title: string;
  text: string;
}

export function promptOf(stage: LairStage, view: LairView): Prompt {
  const { live } = stage;
  if (stage.beat) return { tone: "now", ...momentText(stage, view) };
  if (live.over) return { tone: "calm", ...overText(stage, view) };
  if (stage.myTurn) return { tone: "can", ...questionText(stage, view) };
  if (live.busy) return { tone: "calm", title: t("bm-on-its-way"), text: "" };
  return { tone: "calm", ...waitingText(stage, view) };
}

function momentText(stage: LairStage, view: LairView): Words {
  const { events } = stage.beat!;
  const last = events.at(-1)!;
  const text = toldText(last, stage.names, stage.seat);
  if (last.event === "lured" || last.event === "stayed") {
    return { title: t("bm-moment-bait"), text: baitedText(stage, events) };
  }
  if (last.event === "revealed") return { title: t("bm-moment-reveal"), text: revealedText(stage, last.cards) };
  if (last.event === "soul" || last.event === "wound") return { title: shortHero(last.hero), text: walkEnded(stage, events, text) };
  if (last.event === "damaged" && last.room) {
    return {
      title: t("bm-moment-walk", { hero: toldHero(last.hero) }),
      text: t("bm-log-damage", { room: cardName(last.room), damage: last.damage, left: Math.max(0, last.left) }),
    };
  }
  const { hero = view.walker?.hero }: Whichever<Event> = last;
  if (last.event === "declared")
    return { title: cardName(last.card), text: sentences(declaredText(last, stage.names, stage.seat), says(last.card)) };
  return { title: hero ? shortHero(hero) : t("bm-moment"), text };
}

/** Who goes where: to oneself first, to the others, and nowhere. */
function baitedText({ seat, names }: LairStage, events: Event[]): string {
  const said = (key: string, told: { hero: string }[], to: number | null): string => {
    const heroes = told.map(({ hero }) => shortHero(hero));
    return heroes.length ? t(key, { heroes: listed(heroes), you: to === seat ? "yes" : "no", seat: names[to ?? -1] ?? "" }) : "";
  };
  const lured = events.filter((fact) => fact.event === "lured");
  const stayed = events.filter((fact) => fact.event === "stayed");
  const seats = names.map((_, other) => other).sort((one, other) => Number(other === seat) - Number(one === seat));
  const gone = seats.map((to) => lured.filter((fact) => fact.seat === to));
  return sentences(...gone.map((told, at) => said("bm-moment-lured", told, seats[at]!)), said("bm-moment-stayed", stayed, null));
}

/** A whole walk in one sentence: where it ended and of what. */
function walkEnded(stage: LairStage, events: Event[], end: string): string {
  const died = events.findLast((fact) => fact.event === "died");
  return died ? `${diedText(died, lastHurt(stage.log, died.hero), stage.names, stage.seat)} ${end}` : end;
}

function revealedText(stage: LairStage, cards: { seat: number; card: string }[]): string {
  return listed(
    cards.map((one) => t("bm-revealed", { seat: called(one.seat, stage.names, stage.seat), card: cardName(one.card) })),
  );
}

function overText(stage: LairStage, view: LairView): Words {
  const over = stage.log.flatMap((known) => known.events).findLast((fact) => fact.event === "over");
  const won = view.winner !== null && view.winner === stage.seat;
  const name = view.winner === null ? "" : (stage.names[view.winner] ?? "");
  return {
    title: won ? t("table-you-won") : t("table-won", { names: name, count: 1 }),
    text: over ? eventText(over, stage.names, stage.seat) : "",
  };
}

/** What is asked of this person; a picked card is named, and where it would go. */
function questionText(stage: LairStage, view: LairView): Words {
  const question = view.prompt;
  const facts = factsOf(stage, view, question);
  const key = `bm-ask-${variant(stage, question)}`;
  const title = t(key, facts);
  if (stage.laying) return layText(stage, view, stage.laying);
  if (stage.picked) return pickedText(stage, view, title);
  const text = hasText(`${key}-text`) ? t(`${key}-text`, facts) : sourceLine(question);
  return { title, text: sentences(text, outlook(view, question, stage.seat)) };
}

/** What it means: what was declared does, or how the walk ends as things are; and what one may do about it, or that one need not. */
function outlook(view: LairView, { kind, window, active, waiting, dungeon, hero }: Asked, seat: number | null): string {
  if (kind === "target") return t("bm-ask-target-tip");
  if (kind !== "window" || (window === "build" && active === seat)) return "";
  if (waiting?.length) return waiting.at(-1)!.seat === seat ? t("bm-ask-tip") : says(waiting.at(-1)!.source.card);
  const walk = dungeon == null ? undefined : view.seats[dungeon]?.walk.find((one) => one.hero === hero);
  const good = walk && dungeon === seat && walk.dies_in !== null;
  return sentences(walk ? walkText(walk) : "", t(good ? "bm-ask-tip-good" : "bm-ask-tip"));
}

/** A card is about to be laid. Beside the board the reading strip says what it does; the phone says it here. */
function layText(stage: LairStage, view: LairView, card: string): Words {
  const lay = stage.lay;
  const slot = lay?.do.slot ?? 0;
  if (phone.current) {
    const title = lay ? t("bm-ask-lay-here", { card: cardName(card), slot }) : t("bm-ask-lay", { card: cardName(card) });
    const here = lay ? `${t("bm-here-short")} ${hereText(stage, view).join(", ")}` : t("bm-lay-where");
    return { title, text: `${effectOf(card)}\n${here}` };
  }
  const title = t("bm-ask-lay", { card: cardName(card) });
  if (!lay) return { title, text: t("bm-lay-where") };
  const mine = view.seats[stage.seat!]!;
  const right = mine.rooms.find((room) => room.slot === slot - 1)?.room;
  const over = lay.preview.instead_of as string | null;
  const how = over ? (printed.kind(card) === "miniboss" ? "into" : "over") : right ? "beside" : "first";
  return { title, text: t(`bm-lay-${how}`, { slot, room: cardName(over ?? right ?? card) }) };
}

/** Something is picked that is not about to be laid: on the phone its text is read here. */
function pickedText(stage: LairStage, view: LairView, title: string): Words {
  const told = aboutOf(stage, view, stage.picked!);
  const named = told?.title ? t("bm-picked", { title, thing: told.title }) : title;
  if (!told || !phone.current) return { title: named, text: told?.card ? effectOf(told.card) : (told?.lines.join(" ") ?? "") };
  return { title: told.title, text: [told.card ? effectOf(told.card) : "", told.lines.join(" · ")].filter(Boolean).join("\n") };
}

/** What the card does that is asked about; of a miniboss, the text of its level. */
function sourceLine({ source }: Asked): string {
  if (!source) return "";
  return source.level ? (printed.texts(source.card)[source.level - 1] ?? "") : effectOf(source.card);
}

/** The words of a card that somebody else uses: they speak to whoever uses it. */
function says(card: string): string {
  const text = effectOf(card);
  return text ? t("bm-card-says", { text }) : "";
}

/** Which words a question has. */
function variant(stage: LairStage, { kind, window, active, waiting, want, hero, slot }: Asked): string {
  if (kind !== "window") return kind === "target" && want === "sacrifice" ? "sacrifice" : kind;
  if (waiting?.length) return waiting.at(-1)!.seat === stage.seat ? "window-own-answer" : "window-answer";
  if (window === "build") return active === stage.seat ? "window-own-build" : "window-build";
  if (window === "idle") return "window-idle";
  if (!hero) return "window-left"; // it was killed or sent away here
  return window === "room" && !slot ? "window-limbo" : `window-${window}`;
}

function factsOf(stage: LairStage, view: LairView, question: Asked): Record<string, string | number> {
  const { names, seat } = stage;
  const room = question.dungeon != null && question.slot ? roomAt(view, question.dungeon, question.slot) : undefined;
  const figure = question.hero ? figureOf(view, question.hero) : null;
  const left = Array.isArray(question.left) ? (question.left[seat ?? 0] ?? 0) : (question.left ?? 0);
  const waiting = question.waiting?.at(-1);
  const other = question.owner ?? waiting?.seat ?? question.seat ?? question.dungeon ?? question.active ?? -1;
  return {
    hero: figure ? toldHero(figure.hero) : "",
    health: Math.max(0, figure?.left ?? 0),
    room: room ? cardName(room.room) : question.card ? cardName(question.card) : "",
    seat: names[other] ?? "",
    you: other === seat ? "yes" : "no",
    mine: question.dungeon === seat ? "yes" : "no",
    card: cardName(question.source?.card ?? waiting?.source.card ?? question.card ?? "windfall"),
    aimed: waiting?.targets.length ? "yes" : "no",
    targets: waiting ? listed(waiting.targets.map((one) => targetText(one, one.room, names, seat))) : "",
    want: question.want && hasText(`want-${question.want}`) ? t(`want-${question.want}`) : "",
    left,
    n: question.n ?? question.price ?? 0,
    least: question.least ?? 0,
    most: question.most ?? 0,
    number: question.number ?? 1,
    placed: seat !== null && view.seats[seat]?.face_down ? "yes" : "no",
    why: question.source?.card ?? "",
  };
}

/** Whom everybody waits for. Windows name nobody: who is asked last would betray who passed. */
function waitingText(stage: LairStage, view: LairView): Words {
  const { seat, names } = stage;
  const question = view.prompt;
  const text = seat === null ? t("table-watching") : view.seats[seat]!.alive ? "" : t("bm-wait-out");
  if (question.kind === "window" || question.kind === "prevent") {
    const builder = question.kind === "window" && question.window === "build" ? question.active : -1;
    const title =
      names[builder] === undefined || builder === seat ? t("bm-wait-window") : t("bm-wait-build", { seat: names[builder] });
    return { title, text: sentences(windowText(stage, view), text) };
  }
  const waited = question.seats.filter((other) => other !== seat);
  if (!waited.length) return { title: t("table-opening"), text };
  const name = listed(waited.map((other) => names[other] ?? ""));
  const about = hasText(`bm-wait-${question.kind}`)
    ? t(`bm-wait-${question.kind}`)
    : "source" in question
      ? t("bm-wait-source", { card: cardName(question.source.card) })
      : "";
  return {
    title: waited.length > 1 ? t("bm-several-think", { names: name }) : t("table-seat-thinks", { seat: name }),
    text: text || about,
  };
}

function windowText(stage: LairStage, view: LairView): string {
  const facts = factsOf(stage, view, view.prompt);
  const { waiting, hero, window }: Asked = view.prompt;
  if (waiting?.length) return t("bm-wait-waiting", facts);
  if (!hero) return window === "build" ? "" : t("bm-wait-others");
  return t(window === "room" ? "bm-wait-room" : "bm-wait-entrance", facts);
}

/** The last line of the log: what is happening now. */
export function nowLine(stage: LairStage): string {
  const { view } = stage;
  if (!view || stage.live.over || stage.beat) return "";
  return stage.myTurn ? questionText(stage, view).title : waitingText(stage, view).title;
}
