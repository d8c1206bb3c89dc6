// The guided first game of a game that has one (boards/<game>/tour.ts): a row of steps, each with a number of its own. Every step comes,
// one after the other, in one of its ways: as things were meant to go, or as they went.

import { part } from "./api";
import type { Choices, Facts, NewTable } from "./types.gen";

/** What brings a step up: the start, an event, ours or another's or one that hit us, our turn, or a choice on offer (by what it would bring, or by its kind). */
export type Sign =
  | { kind: "start" }
  | { kind: "event"; event: string; by?: "me" | "other"; from?: "me"; is?: Facts }
  | { kind: "turn" }
  | { kind: "choice"; preview?: string; does?: string };

/** One way in which a step may come. In selectors `{me}` is the reader's seat, and any other word in braces a fact of the event. */
export interface Way {
  text: string; // `tour-<game>-<text>` and `tour-<game>-<text>-title`
  shows: Sign; // when it comes up, not before the steps before it were read
  asks?: boolean; // it waits for the reader's move, and not for a nod
  until?: Sign; // and for this after it, where one move is not enough
  part?: string; // where a table shows one part at a time: the one in which that lies
  at?: string; // selector of the thing it speaks of, or of what is to be used
  also?: string; // and of what belongs to it: where it can go, what it is compared with
}

export interface TourStep extends Way {
  or?: Way[]; // if things went otherwise; whatever happened first decides
}

export interface Tour {
  table: Pick<NewTable, "players" | "level" | "options">; // its deal is made for it
  steps: TourStep[];
}

/** Something that was told, and its place in all that was. */
export interface Happening {
  fact: Facts;
  at: number;
}

/** What the reader knows: all that was told, and what is on offer now. */
export interface Known {
  seat: number | null;
  happened: Happening[];
  now: number; // the place behind all that happened
  choices: Choices | null;
}

/** A step that has come up. */
export interface Coming extends Happening {
  way: Way;
}

const TOURS = import.meta.glob<Tour>("../boards/*/tour.ts", { import: "default" });

export function hasTour(game: string): boolean {
  return `../boards/${game}/tour.ts` in TOURS;
}

export function tourOf(game: string): Promise<Tour> {
  return part(TOURS[`../boards/${game}/tour.ts`]());
}

/** How a step comes up in what happened from a place on; null: not yet. */
export function comesUp(step: TourStep, from: number, known: Known): Coming | null {
  const ways = [step, ...(step.or ?? [])];
  const found = ways.flatMap((way) => {
    const sign = signOf(way.shows, from, known);
    return sign ? [{ way, ...sign }] : [];
  });
  return found.sort((one, other) => one.at - other.at)[0] ?? null;
}

export function signOf(sign: Sign, from: number, known: Known): Happening | null {
  switch (sign.kind) {
    case "start":
      return { fact: {}, at: from };
    case "event":
      return known.happened.find(({ fact, at }) => at >= from && matches(sign, fact, known.seat)) ?? null;
    case "turn":
      return known.choices ? { fact: {}, at: known.now } : null;
    case "choice": {
      const offered = known.choices?.options.some((option) =>
        sign.does ? option.do.kind === sign.does : option.preview.kind === sign.preview,
      );
      return offered ? { fact: {}, at: known.now } : null;
    }
  }
}

function matches(sign: Sign & { kind: "event" }, fact: Facts, seat: number | null): boolean {
  if (fact.event !== sign.event || Object.entries(sign.is ?? {}).some(([key, value]) => fact[key] !== value)) return false;
  if (sign.from === "me") return fact.owner === seat && fact.seat !== seat;
  if (sign.by === "me") return fact.seat === seat;
  return sign.by !== "other" || fact.seat !== seat;
}

/** A selector with its words in braces filled in. */
export function filled(selector: string, fact: Facts, seat: number | null): string {
  return selector.replace(/\{(\w+)\}/g, (_, word: string) => String(word === "me" ? seat : fact[word]));
}
