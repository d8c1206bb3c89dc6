// Things that move: cards along a slight arc, coins one after the other. Nothing waits for them.

import { settings } from "../lib/settings.svelte";
import { drawing } from "./drawings";
import { scaleOf } from "./screen";

const CARD = 220;
const COIN = 520;
const APART = 90;
const MOST_COINS = 8;

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Lets an element arrive where it already is, coming from another place. */
export function arrive(element: Element, from: DOMRect): void {
  if (settings.still) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], 80);
    return;
  }
  const here = element.getBoundingClientRect();
  const start = middle(from);
  const goal = middle(here);
  const scale = scaleOf(element);
  const x = (start.x - goal.x) / scale;
  const y = (start.y - goal.y) / scale;
  const small = Math.max(0.3, Math.min(1, from.height / here.height));
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${small})`, zIndex: 30 },
      {
        transform: `translate(${x * 0.45}px, ${y * 0.45 - 26}px) scale(${(1 + small) / 2}) rotate(2deg)`,
        zIndex: 30,
        offset: 0.55,
      },
      { transform: "none", zIndex: 30 },
    ],
    { duration: CARD + 60, easing: "ease-out" },
  );
}

/** A copy of an element leaves for another place and is gone. */
export function leave(copy: HTMLElement, from: DOMRect, to: DOMRect): void {
  if (settings.still) return;
  const scale = scaleOf();
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "40",
    zoom: String(scale),
    left: `${from.left / scale}px`,
    top: `${from.top / scale}px`,
    width: `${from.width / scale}px`,
    height: `${from.height / scale}px`,
    margin: "0",
    pointerEvents: "none",
  });
  document.body.append(copy);
  const start = middle(from);
  const goal = middle(to);
  const flight = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${(goal.x - start.x) / scale}px, ${(goal.y - start.y) / scale}px) scale(0.25)`, opacity: 0.35 },
    ],
    { duration: CARD * 1.8, easing: "ease-in" },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}

/** Coins fly from one place to another, at most eight. */
export function flyCoins(from: Element | null, to: Element | null, count: number, after = 0): void {
  if (settings.still || !from || !to) return;
  const start = middle(from.getBoundingClientRect());
  const goal = middle(to.getBoundingClientRect());
  for (let number = 0; number < Math.min(count, MOST_COINS); number++) flyCoin(start, goal, after + APART * number);
}

function flyCoin(start: { x: number; y: number }, goal: { x: number; y: number }, delay: number): void {
  const size = 26 * scaleOf();
  const coin = document.createElement("span");
  coin.setAttribute("aria-hidden", "true");
  coin.innerHTML =
    `<svg viewBox="0 0 64 64" width="${size}" height="${size}"><circle cx="32" cy="32" r="31" fill="var(--gold-edge)"/><circle cx="32" cy="31" r="29" fill="var(--gold)"/>` +
    `<circle cx="32" cy="31" r="22" fill="var(--gold-dark)"/><path d="${drawing("crown")}" fill="var(--gold-deep)" transform="translate(13.5 10.5) scale(.0723)"/></svg>`;
  Object.assign(coin.style, { position: "fixed", zIndex: "50", left: "0", top: "0", pointerEvents: "none" });
  document.body.append(coin);
  const x = start.x - size / 2;
  const y = start.y - size / 2;
  const lift = -40 - Math.random() * 30;
  const flight = coin.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0 },
      { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: 1, offset: 0.1 },
      {
        transform: `translate(${(x + goal.x - size / 2) / 2}px, ${(y + goal.y - size / 2) / 2 + lift}px) scale(1)`,
        opacity: 1,
        offset: 0.55,
      },
      { transform: `translate(${goal.x - size / 2}px, ${goal.y - size / 2}px) scale(0.8)`, opacity: 1 },
    ],
    { duration: COIN, delay, easing: "ease-in-out", fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => coin.remove();
}
