// Dragging an own item to a place: a press that moves becomes a drag, letting go over a place puts the item on.

import type { KingStage } from "./stage.svelte";

const FAR = 8; // pixels until a press becomes a drag

class Drag {
  item = $state<string | null>(null);
  ghost = $state.raw<{ x: number; y: number; width: number; height: number } | null>(null);
  moved = false; // the last press became a drag: the click that follows is none
  private stage: KingStage;

  constructor(stage: KingStage) {
    this.stage = stage;
  }

  press(down: PointerEvent, item: string): void {
    this.moved = false;
    const wears = this.stage.fate(`own:${item}`)?.options.some((option) => option.do.kind === "wear");
    if (down.button !== 0 || down.pointerType === "touch" || !wears) return;
    const box = (down.currentTarget as HTMLElement).getBoundingClientRect();
    const move = (to: PointerEvent): void => {
      if (!this.moved && Math.hypot(to.clientX - down.clientX, to.clientY - down.clientY) < FAR) return;
      this.moved = true;
      this.item = item;
      this.stage.asking = null;
      this.ghost = { x: box.left + to.clientX - down.clientX, y: box.top + to.clientY - down.clientY, width: box.width, height: box.height };
    };
    const stop = (): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", stop);
      this.item = null;
      this.ghost = null;
    };
    const drop = (up: PointerEvent): void => {
      const slot = document.elementFromPoint(up.clientX, up.clientY)?.closest<HTMLElement>("[data-slot]")?.dataset.slot;
      const option = this.moved && slot ? this.stage.putOn(slot, item) : null;
      stop();
      if (option) this.stage.act(option);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", stop);
  }
}

export function dragOf(stage: KingStage): Drag {
  return new Drag(stage);
}
