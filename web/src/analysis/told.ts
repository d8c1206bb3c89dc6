// What an analysis found, in words: turning points, chances, and what stands against a move.

import type { Analysis } from "../lib/analysis.svelte";
import type { MoveWords } from "../lib/moves";
import type { Retold } from "../lib/replay.svelte";
import { hasText, t } from "../lib/texts.svelte";
import type { Advised, Facts, TurningPoint } from "../lib/types.gen";
import { figureText, MOST_FIGURES } from "../table/tip";

export interface ToldPoint {
  number: number; // in the order of play, from 1
  point: TurningPoint;
  step: number; // of the replay
  kind: "mistake" | "strong" | "luck";
  title: string; // what was done, or what happened
  effect: string; // what came of it
}

/** A chance as everyone says it, without its sign: 18. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** A change of a chance in points, with a true sign: "+4", "−9", "0". */
export function points(change: number): string {
  const rounded = percent(change);
  return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : "0";
}

export function toldPoints(analysis: Analysis, retold: Retold, words: MoveWords): ToldPoint[] {
  return analysis.points.map((point, index) => {
    const step = retold.stepOf(point.n);
    const kind = point.kind === "luck" ? "luck" : point.swings[point.seat] < 0 ? "mistake" : "strong";
    return {
      number: index + 1,
      point,
      step,
      kind,
      title: capital(kind === "luck" ? retold.outcome(step) : decision(point, retold, words)),
      effect: kind === "luck" ? swings(point, retold.names) : gain(point, "analysis-cost", "analysis-brought"),
    };
  });
}

/** The position in which the move of this step was made, as whoever made it saw it. */
export function before(retold: Retold, { n, seat }: TurningPoint): Facts {
  return { ...retold.entries[Math.max(0, retold.stepOf(n) - 1)].view, seat };
}

function decision(point: TurningPoint, retold: Retold, words: MoveWords): string {
  const { played, better } = point;
  if (!played) return retold.tell(retold.entries[retold.stepOf(point.n)].events);
  const then = before(retold, point);
  const said = words.said(played.do, then, retold.names);
  if (!better) return said;
  const short = words.instead?.(played.do, better.do, then, retold.names);
  return short || t("analysis-instead", { played: said, better: words.said(better.do, then, retold.names) });
}

/** What it cost or brought the seat that decided. */
function gain({ swings, seat }: TurningPoint, cost: string, brought: string, params: Record<string, string> = {}): string {
  const change = percent(swings[seat]);
  return t(change < 0 ? cost : brought, { ...params, points: Math.abs(change) });
}

/** Whom luck touched most: "Inga −12, Frank +12". */
function swings(point: TurningPoint, names: string[]): string {
  return point.swings
    .map((change, seat) => ({ change, seat }))
    .filter(({ change }) => percent(change) !== 0)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, 2)
    .map(({ change, seat }) => `${names[seat]} ${points(change)}`)
    .join(", ");
}

/** A point in whole sentences, for where there is room for one alone. */
export function wholeText({ point, kind }: ToldPoint, names: string[]): string {
  if (kind === "luck") return t("analysis-swings", { swings: swings(point, names) });
  const seat = names[point.seat] ?? "";
  const effect = gain(point, "analysis-cost-whom", "analysis-brought-whom", { seat });
  const why = point.better ? figureTexts(point.better).map((reason) => `${reason}.`) : [];
  return [effect, ...why.slice(0, 1)].join(" ");
}

/** What a move brings on average, the weightiest first; a figure that the game has no words for is left out. */
export function figureTexts({ figures }: Advised): string[] {
  const names = Object.keys(figures).filter((name) => hasText(`figure-${name}`) && percent(figures[name]));
  return names.slice(0, MOST_FIGURES).map((name) => capital(figureText(name, figures[name], "no")));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
