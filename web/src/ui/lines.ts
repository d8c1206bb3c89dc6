// Lines of charts, by seat: told apart by dash and mark as well as by colour.

export const DASHES = ["", "9 5", "2 5", "14 4 2 4", "5 3", "18 6"];
export const MARKS = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
  "M0-7L7 0L0 7L-7 0z",
  "M-5.5-5.5h11v11h-11z",
  "M0-7L6.5 5h-13z",
  "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM-2.5 0a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0z",
  "M-2-6.5h4v4.5h4.5v4h-4.5v4.5h-4v-4.5h-4.5v-4h4.5z",
];

/** Moves what would overlap apart along a line from `from` to `to`, each as little as possible, in their order. */
export function pushedApart(wanted: number[], apart: number, from: number, to: number): number[] {
  const order = wanted.map((_, one) => one).sort((one, other) => wanted[one] - wanted[other]);
  const gap = Math.min(apart, (to - from) / Math.max(wanted.length - 1, 1));
  const found = [...wanted];
  order.forEach((one, at) => {
    const least = at ? found[order[at - 1]] + gap : from;
    found[one] = Math.max(found[one], least);
  });
  order.toReversed().forEach((one, at) => {
    const most = at ? found[order[order.length - at]] - gap : to;
    found[one] = Math.min(found[one], most);
  });
  return found;
}
