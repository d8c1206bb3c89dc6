// Things that were moved arrive at their new place from where they lay.

import { arrive } from "../../ui/motion";
import type { Event } from "./types.gen";

const FORGE = (item: string) => `[data-spot="forge:${item}"]`;
const BOARD = (seat: number) => `[data-board="${seat}"]`;
const THERE = (seat: number, item: string) => `${BOARD(seat)} [data-spot$=":${item}"]`;

/** Lets the things of these events move; whatever is not on the screen stays still. */
export function fly(events: Event[]): void {
  for (const fact of events) {
    switch (fact.event) {
      case "took":
        move(THERE(fact.seat, fact.item), FORGE(fact.item));
        break;
      case "combined":
        move(THERE(fact.seat, fact.item), FORGE(fact.item));
        for (const item of fact.from) move(FORGE(item), BOARD(fact.seat));
        break;
      case "brewed":
      case "returned":
        move(FORGE(fact.item), BOARD(fact.seat));
        break;
      case "stole":
        move(THERE(fact.seat, fact.item), BOARD(fact.owner));
        break;
      case "drew":
        for (const potion of fact.potions ?? []) move(THERE(fact.seat, potion), '[data-spot="deck"]');
        break;
    }
  }
}

function move(to: string, from: string): void {
  const goal = document.querySelector(to);
  const start = document.querySelector(from);
  if (goal && start) arrive(goal, start.getBoundingClientRect());
}
