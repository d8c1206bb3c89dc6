// Where the coach's parchment goes: beside the thing it speaks of, over nothing that is lit.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "below" | "above" | "right" | "left" | "apart"; // of the thing; apart: no pointer

export interface Spot {
  left: number;
  top: number;
  side: Side;
}

const GAP = 24; // between the thing and the parchment: room for the pointer
const EDGE = 8;
const FOOT = 24; // below the parchment hangs the sign that the game waits
const TRIES = 9; // along the free direction

/** The part of a thing that is in sight: what is scrolled away is not lit. */
function seen(thing: HTMLElement): Box {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let up = thing.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflow === "visible") continue;
    const edge = up.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** The boxes of everything visible that a selector finds. */
export function boxesOf(selector: string | undefined): Box[] {
  if (!selector) return [];
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((thing) =>
    thing.checkVisibility({ visibilityProperty: true }),
  );
  return found.map(seen).filter((box) => box.width > 4 && box.height > 4);
}

/** The smallest box around all. */
export function around(boxes: Box[], more: number): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - more;
  const top = Math.min(...boxes.map((box) => box.top)) - more;
  const right = Math.max(...boxes.map((box) => box.left + box.width)) + more;
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + more;
  return { left, top, width: right - left, height: bottom - top };
}

/** The place for a parchment of this size: it covers as little as can be of the thing, then of what else is lit or used, then of what is read meanwhile. */
export function place(
  size: { width: number; height: number },
  thing: Box | null,
  used: Box[],
  read: Box[],
  screen: { width: number; height: number },
): Spot {
  const most = { left: Math.max(EDGE, screen.width - size.width - EDGE), top: Math.max(EDGE, screen.height - size.height - FOOT) };
  const inside = (left: number, top: number, side: Side): Spot => ({
    left: Math.min(Math.max(EDGE, left), most.left),
    top: Math.min(Math.max(EDGE, top), most.top),
    side,
  });
  const middle = inside((screen.width - size.width) / 2, (screen.height - size.height) / 2, "apart");
  if (!thing) return middle;
  const tries: Spot[] = [];
  for (let step = 0; step < TRIES; step++) {
    const share = (((step + 4) % TRIES) - 4) / 8 + 0.5; // the middle first
    const left = thing.left + thing.width / 2 - size.width * share;
    const top = thing.top + thing.height / 2 - size.height * share;
    tries.push(inside(left, thing.top + thing.height + GAP, "below"));
    tries.push(inside(left, thing.top - size.height - GAP, "above"));
    tries.push(inside(thing.left + thing.width + GAP, top, "right"));
    tries.push(inside(thing.left - size.width - GAP, top, "left"));
    tries.push(inside(EDGE + share * (screen.width - size.width - 2 * EDGE), most.top, "apart"));
    tries.push(inside(EDGE + share * (screen.width - size.width - 2 * EDGE), EDGE, "apart"));
  }
  tries.push(middle);
  const cost = (spot: Spot) => {
    const box = { left: spot.left, top: spot.top, width: size.width, height: size.height };
    const near = Math.hypot(
      box.left + size.width / 2 - thing.left - thing.width / 2,
      box.top + size.height / 2 - thing.top - thing.height / 2,
    );
    const covered = 100 * shared(box, thing) + 20 * sum(used, box) + sum(read, box) / 50;
    return covered + near + (spot.side === "apart" ? 400 : 0);
  };
  return tries.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function sum(boxes: Box[], box: Box): number {
  return boxes.reduce((all, one) => all + shared(one, box), 0);
}

/** How far two boxes are apart. */
export function gap(one: Box, other: Box): number {
  const aside = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const above = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(aside, above);
}

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
