// The words: the same Fluent files as the terminal's, the page's own, and what the server tells of the cards. Language and game can change while the page is open.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { announce } from "./announce.svelte";
import { api, part, problemOf, type ToldCards } from "./api";
import type { Facts, Problem } from "./types.gen";

export type Language = "de" | "en";
export const LANGUAGES: Language[] = ["de", "en"];
const SEAT_KEYS = ["seat", "owner", "turn", "start"]; // parameters that hold a seat and are shown as a name
const STORED = "monstertisch.language";

const always = import.meta.glob<string>(["../../../src/monstertisch/*.ftl", "../texts/{de,en}.ftl", "../texts/table.{de,en}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const ofGames = import.meta.glob<string>(
  ["../../../src/monstertisch/games/*/*.ftl", "../texts/*.{de,en}.ftl", "!../texts/table.{de,en}.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

export const language = $state({ now: firstLanguage() });
const subject = $state({ game: "" });
let wanted = ""; // the game that was asked for last
const bundles = new Map<string, FluentBundle>(LANGUAGES.map((of) => [`${of}/`, made(of, [])])); // by language and game; no game: the shell's
const cards = new Map<string, ToldCards>(); // by language and game, as the bundles

function firstLanguage(): Language {
  const liked = localStorage.getItem(STORED) ?? navigator.language.slice(0, 2);
  return liked === "de" ? "de" : "en";
}

export async function setLanguage(to: Language): Promise<void> {
  try {
    await learn(to, subject.game);
  } catch (thrown) {
    announce(reasonText(problemOf(thrown)), true);
    return;
  }
  if (!bundles.has(`${to}/${subject.game}`)) return setLanguage(to); // another game came up meanwhile
  language.now = to;
  localStorage.setItem(STORED, to);
}

/** From now on, events, reasons and names are those of this game; `atOnce` changes what must change together with them. */
export async function speakOf(game: string, atOnce: () => void = () => {}): Promise<void> {
  wanted = game;
  await learn(language.now, game);
  if (!bundles.has(`${language.now}/${game}`)) return speakOf(game, atOnce); // the language changed meanwhile
  if (wanted !== game) return;
  subject.game = game;
  atOnce();
}

/** The game that was spoken of last; "": none yet. */
export function spokenGame(): string {
  return subject.game;
}

/** The cards of a game in the reader's language, once it is spoken of. */
export function cardRows(game: string): Facts | null {
  return subject.game === game ? (cards.get(`${language.now}/${game}`)?.rows ?? null) : null;
}

/** Loads the texts and cards of a game in this language, unless they are there. */
async function learn(of: Language, game: string): Promise<void> {
  if (bundles.has(`${of}/${game}`)) return;
  const own = Object.keys(ofGames).filter((path) => path.endsWith(`/games/${game}/${of}.ftl`));
  const board = Object.keys(ofGames).filter((path) => isOfBoard(path, own.length ? game : "plain", of));
  const parts = part(Promise.all([...own, ...board].map((path) => ofGames[path]())));
  const [sources, told] = await Promise.all([parts, api.cards(game, of)]);
  if (!own.length) sources.push((await api.texts(game, of)).words); // a game that the page has never heard of
  cards.set(`${of}/${game}`, told);
  bundles.set(`${of}/${game}`, made(of, sources));
}

/** texts/<game>.<language>.ftl is the board's, texts/<game>.pages.<language>.ftl what the pages say of the game. */
function isOfBoard(path: string, game: string, of: Language): boolean {
  return path.endsWith(`/${game}.${of}.ftl`) || path.endsWith(`/${game}.pages.${of}.ftl`);
}

function made(of: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(of, { useIsolating: false });
  const shell = Object.entries(always).filter(([path]) => path.endsWith(`/${of}.ftl`) || path.endsWith(`/table.${of}.ftl`));
  for (const source of [...shell.map(([, text]) => text), ...sources]) bundle.addResource(new FluentResource(source));
  return bundle;
}

function words(): FluentBundle {
  return bundles.get(`${language.now}/${subject.game}`)!;
}

function cardName(key: string): string | undefined {
  return cards.get(`${language.now}/${subject.game}`)?.names[key];
}

export function hasText(key: string): boolean {
  return cardName(key) !== undefined || words().hasMessage(key);
}

export function t(key: string, params: Record<string, FluentVariable> = {}): string {
  const name = cardName(key);
  if (name !== undefined) return name;
  const bundle = words();
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no text for ${key} in ${language.now}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, params, errors);
  if (errors.length) console.error(`text ${key} in ${language.now}: ${errors.join(", ")}`);
  return text;
}

/** Facts as parameters of a text, as `Texts.spoken` makes them in Python. */
export function spoken(facts: Facts, names: string[], reader: number | null): Record<string, FluentVariable> {
  const isReader = (seat: unknown) => (reader !== null && seat === reader ? "yes" : "no");
  const params: Record<string, FluentVariable> = {
    you: isReader(facts.seat),
    owner_you: isReader(facts.owner),
    start_you: isReader(facts.start),
  };
  for (const [key, fact] of Object.entries(facts)) {
    if (key === "event") continue; // names the text, is no part of it
    if (SEAT_KEYS.includes(key) && typeof fact === "number") {
      params[key] = names[fact] ?? t("seat-number", { number: fact + 1 });
    } else if (typeof fact === "string") {
      const known = [`told-${key}-${fact}`, `${key}-${fact}`].find(hasText); // a name may have another one for sentences
      params[key] = known ? t(known) : fact;
    } else if (typeof fact === "number") {
      params[key] = fact;
    }
  }
  return params;
}

/** One event as a sentence for this reader. */
export function eventText(fact: Facts, names: string[], reader: number | null): string {
  return t(`event-${fact.event}`, spoken(fact, names, reader));
}

/** A move in words, `move-<kind>`, as `Texts.move` says it in Python. */
export function moveText(move: Facts, names: string[], reader: number | null): string {
  const said = spoken(move, names, reader);
  const key = `move-${move.kind}`;
  if (hasText(key)) return t(key, said);
  const parts = Object.keys(move).map((part) => String(said[part]));
  return parts.join(" ");
}

/** What a move would bring, if the game has words for it. */
export function foreseenText(move: Facts, preview: Facts, names: string[], reader: number | null): string {
  const key = `move-${move.kind}-text`;
  return hasText(key) ? t(key, spoken({ ...move, ...preview }, names, reader)) : "";
}

/** A refusal in words, with its rule. */
export function reasonText(problem: Problem, names: string[] = []): string {
  const key = hasText(`reason-${problem.code}`) ? `reason-${problem.code}` : "reason-unknown";
  const text = t(key, { ...spoken(problem.params, names, null), code: problem.code });
  return problem.rule ? `${text} – ${problem.rule}` : text;
}
