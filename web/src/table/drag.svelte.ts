// Dragging a thing to a place, by mouse, pen or finger: a press that moves becomes a drag, letting go over a place is the move, and letting
// go elsewhere or Escape gives it up.

import { scaleOf } from "../ui/screen";

const FAR = 8; // pixels until a press becomes a drag

interface Rules {
  places: string; // how the places are marked: data-…
  may: (thing: string) => boolean; // it can go somewhere
  begin: (thing: string) => void; // it is being dragged
  over?: (place: string) => void; // it is held over a place
  drop: (thing: string, place: string, from: DOMRect) => void;
  giveUp: () => void;
}

/** A press that is a drag, or may become one. */
interface Press {
  thing: string;
  down: PointerEvent;
  box: DOMRect; // where the thing lay
  listening: AbortController;
}

export class Drag {
  thing = $state<string | null>(null); // what is being dragged
  ghost = $state.raw<DOMRect | null>(null); // where it is, in px of the table
  private rules: Rules;
  private press: Press | null = null;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  /** What a thing needs to be dragged by: `<button {...drag.grip(thing)}>`. */
  grip(thing: string) {
    return {
      "data-drags": this.rules.may(thing) ? "" : undefined,
      onpointerdown: (down: PointerEvent) => this.begin(down, thing),
    };
  }

  private begin(down: PointerEvent, thing: string): void {
    if (down.button !== 0 || this.press || !this.rules.may(thing)) return;
    const listening = new AbortController();
    const { signal } = listening;
    const own = (hear: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === down.pointerId) hear(event);
    };
    this.press = { thing, down, box: (down.currentTarget as HTMLElement).getBoundingClientRect(), listening };
    const scale = scaleOf(down.currentTarget as HTMLElement);
    addEventListener(
      "pointermove",
      own((to) => this.move(to, scale)),
      { signal },
    );
    addEventListener(
      "pointerup",
      own((up) => this.drop(up)),
      { signal },
    );
    addEventListener(
      "pointercancel",
      own(() => this.giveUp()),
      { signal },
    );
    addEventListener("keydown", (key) => this.hear(key), { signal, capture: true });
  }

  private move(to: PointerEvent, scale: number): void {
    const { thing, down, box } = this.press!;
    const [x, y] = [to.clientX - down.clientX, to.clientY - down.clientY];
    if (this.thing === null && Math.hypot(x, y) < FAR) return;
    if (this.thing === null) this.rules.begin(thing);
    this.thing = thing;
    this.ghost = new DOMRect((box.left + x) / scale, (box.top + y) / scale, box.width / scale, box.height / scale);
    const place = this.placeUnder(to);
    if (place !== undefined) this.rules.over?.(place);
  }

  private drop(up: PointerEvent): void {
    const { thing, down, box } = this.press!;
    const dragged = this.thing !== null;
    const place = this.placeUnder(up);
    this.letGo();
    if (!dragged) return;
    swallowClick();
    const from = new DOMRect(box.left + up.clientX - down.clientX, box.top + up.clientY - down.clientY, box.width, box.height);
    if (place === undefined) this.rules.giveUp();
    else this.rules.drop(thing, place, from);
  }

  private hear(key: KeyboardEvent): void {
    if (key.key !== "Escape" || this.thing === null) return;
    key.stopPropagation();
    this.giveUp();
    addEventListener("pointerup", swallowClick, { once: true });
  }

  private giveUp(): void {
    const dragged = this.thing !== null;
    this.letGo();
    if (dragged) this.rules.giveUp();
  }

  private letGo(): void {
    this.press?.listening.abort();
    this.press = null;
    this.thing = null;
    this.ghost = null;
  }

  private placeUnder(pointer: PointerEvent): string | undefined {
    const under = document.elementFromPoint(pointer.clientX, pointer.clientY);
    return under?.closest<HTMLElement>(`[data-${this.rules.places}]`)?.dataset[this.rules.places];
  }
}

/** The click that ends a drag presses nothing. */
function swallowClick(): void {
  const swallow = (click: MouseEvent) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
