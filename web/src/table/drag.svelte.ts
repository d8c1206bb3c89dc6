// Dragging a thing to a place: a press that moves becomes a drag, letting go over a place is the move.

import { scaleOf } from "../ui/screen";

const FAR = 8; // pixels until a press becomes a drag

interface Rules {
  places: string; // how the places are marked: data-…
  may: (thing: string) => boolean; // it can go somewhere
  begin: (thing: string) => void; // it is being dragged
  drop: (thing: string, place: string) => void;
}

export class Drag {
  thing = $state<string | null>(null);
  ghost = $state.raw<{ x: number; y: number; width: number; height: number } | null>(null);
  moved = false; // the last press became a drag: the click that follows is none
  private rules: Rules;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  press(down: PointerEvent, thing: string): void {
    this.moved = false;
    if (down.button !== 0 || down.pointerType === "touch" || !this.rules.may(thing)) return;
    const pressed = down.currentTarget as HTMLElement;
    const box = pressed.getBoundingClientRect();
    const scale = scaleOf(pressed);
    const move = (to: PointerEvent): void => {
      if (!this.moved && Math.hypot(to.clientX - down.clientX, to.clientY - down.clientY) < FAR) return;
      this.moved = true;
      this.thing = thing;
      this.rules.begin(thing);
      const x = (box.left + to.clientX - down.clientX) / scale;
      const y = (box.top + to.clientY - down.clientY) / scale;
      this.ghost = { x, y, width: box.width / scale, height: box.height / scale };
    };
    const stop = (): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", stop);
      this.thing = null;
      this.ghost = null;
    };
    const drop = (up: PointerEvent): void => {
      const found = document.elementFromPoint(up.clientX, up.clientY)?.closest<HTMLElement>(`[data-${this.rules.places}]`);
      const place = found?.dataset[this.rules.places];
      stop();
      if (this.moved && place) this.rules.drop(thing, place);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", stop);
  }
}
