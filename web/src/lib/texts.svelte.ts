// The words: the same Fluent files as the terminal's, plus the page's own. Language and game can change while the page is open.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Facts, Problem } from "./types.gen";

export type Language = "de" | "en";
export const LANGUAGES: Language[] = ["de", "en"];
const SEAT_KEYS = ["seat", "owner", "turn", "start"]; // parameters that hold a seat and are shown as a name
const STORED = "monstertisch.language";

const general = import.meta.glob("../../../src/monstertisch/*.ftl", { query: "?raw", import: "default", eager: true });
const ofGames = import.meta.glob("../../../src/monstertisch/games/*/*.ftl", { query: "?raw", import: "default", eager: true });
const ofPage = import.meta.glob("../texts/*.ftl", { query: "?raw", import: "default", eager: true });

type Sources = Record<string, unknown>;
const bundles = new Map<string, FluentBundle>();

export const language = $state({ now: firstLanguage() });
const spokenGame = $state({ now: "maechtige_monster" });

function firstLanguage(): Language {
  const wanted = localStorage.getItem(STORED) ?? navigator.language.slice(0, 2);
  return wanted === "de" ? "de" : "en";
}

export function setLanguage(wanted: Language): void {
  language.now = wanted;
  localStorage.setItem(STORED, wanted);
}

/** From now on, events, reasons and names are those of this game. */
export function speakOf(game: string): void {
  spokenGame.now = game;
}

function bundle(of: Language, game: string): FluentBundle {
  const key = `${of}/${game}`;
  const known = bundles.get(key);
  if (known) return known;
  const made = new FluentBundle(of, { useIsolating: false });
  add(made, general, `/${of}.ftl`);
  add(made, ofGames, `/games/${game}/${of}.ftl`);
  add(made, ofPage, `${of}.ftl`);
  bundles.set(key, made);
  return made;
}

function add(to: FluentBundle, sources: Sources, ending: string): void {
  for (const [path, source] of Object.entries(sources)) {
    if (path.endsWith(ending)) to.addResource(new FluentResource(source as string));
  }
}

export function hasText(key: string): boolean {
  return bundle(language.now, spokenGame.now).hasMessage(key);
}

export function t(key: string, params: Record<string, FluentVariable> = {}): string {
  const words = bundle(language.now, spokenGame.now);
  const pattern = words.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no text for ${key} in ${language.now}`);
    return key;
  }
  const errors: Error[] = [];
  const text = words.formatPattern(pattern, params, errors);
  if (errors.length) console.error(`text ${key} in ${language.now}: ${errors.join(", ")}`);
  return text;
}

/** Facts as parameters of a text, as `Texts.spoken` makes them in Python. */
export function spoken(facts: Facts, names: string[], reader: number | null): Record<string, FluentVariable> {
  const isReader = (seat: unknown) => (reader !== null && seat === reader ? "yes" : "no");
  const params: Record<string, FluentVariable> = { you: isReader(facts.seat), owner_you: isReader(facts.owner) };
  for (const [key, fact] of Object.entries(facts)) {
    if (key === "event") continue; // names the text, is no part of it
    if (SEAT_KEYS.includes(key) && typeof fact === "number") {
      params[key] = names[fact] ?? t("seat-number", { number: fact + 1 });
    } else if (typeof fact === "string") {
      params[key] = hasText(`${key}-${fact}`) ? t(`${key}-${fact}`) : fact;
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

/** A refusal in words, with its rule. */
export function reasonText(problem: Problem, names: string[] = []): string {
  const key = hasText(`reason-${problem.code}`) ? `reason-${problem.code}` : "reason-unknown";
  const text = t(key, { ...spoken(problem.params, names, null), code: problem.code });
  return problem.rule ? `${text} – ${problem.rule}` : text;
}
