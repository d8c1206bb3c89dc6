// A tip in words: the move, what it brings on average, the second best, and how likely they win; as terminal/tip.py says it.

import { t } from "../lib/texts.svelte";
import type { Advised, Hint } from "../lib/types.gen";

export const MOST_FIGURES = 2; // that a person compares at once

export interface Tip {
  best: string;
  why: string;
  second: string; // empty: there is no other move
  more: string; // what that one brings
}

/** `phrase` says a move. */
export function tipOf(hint: Hint, phrase: (move: Advised) => string): Tip {
  const { best, second } = hint;
  const moves = second ? [best, second] : [best];
  const telling = Object.keys(best.figures).filter((name) => moves.some((move) => percent(move.figures[name]!)));
  const names = telling.slice(0, MOST_FIGURES);
  return {
    best: t("tip-best", { does: phrase(best) }),
    why: sentences(figuresOf(best, names, ["no", "next"]), chancesOf(hint)),
    second: second ? t("tip-second", { does: phrase(second) }) : "",
    more: second ? figuresOf(second, names, ["yes", "yes"]) : "",
  };
}

function figuresOf(move: Advised, names: string[], short: string[]): string {
  return names.map((name, at) => figureText(name, move.figures[name]!, short[at]!)).join(", ");
}

function sentences(...parts: string[]): string {
  const begun = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  return parts
    .filter(Boolean)
    .map((part) => `${begun(part)}.`)
    .join(" ");
}

/** As a chance and as a number; the text takes what it needs. `short`: it was told of another move before. "next": it is not the first of its move. */
export function figureText(name: string, value: number, short: string): string {
  const n = Math.round(Math.abs(value) * 10) / 10;
  return t(`figure-${name}`, { percent: percent(value), n, sign: value < 0 && n ? "less" : "more", short });
}

function chancesOf({ best, second, lead, error }: Hint): string {
  const first = percent(best.chance);
  if (!second) return t("tip-alone", { best: first });
  const params = { best: first, second: percent(second.chance), error: percent(error) };
  if (Math.abs(lead) <= error || params.best === params.second) return t("tip-alike", params);
  return t(params.error ? "tip-ahead-about" : "tip-ahead", params);
}

function percent(share: number): number {
  return Math.sign(share) * Math.floor(Math.abs(share) * 100 + 0.5);
}
