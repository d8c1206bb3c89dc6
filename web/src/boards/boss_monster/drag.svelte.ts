// Dragging a card to a place of the own dungeon: a press that moves becomes a drag, letting go over a place lays the card.

import type { LairStage } from "./stage.svelte";

const FAR = 8; // pixels until a press becomes a drag

class Drag {
  card = $state<string | null>(null);
  ghost = $state.raw<{ x: number; y: number; width: number; height: number } | null>(null);
  moved = false; // the last press became a drag: the click that follows is none
  private stage: LairStage;

  constructor(stage: LairStage) {
    this.stage = stage;
  }

  press(down: PointerEvent, card: string): void {
    this.moved = false;
    const lays = this.stage.fate(`hand:${card}`)?.options.some((option) => option.do.kind === "place");
    if (down.button !== 0 || down.pointerType === "touch" || !lays) return;
    const box = (down.currentTarget as HTMLElement).getBoundingClientRect();
    const move = (to: PointerEvent): void => {
      if (!this.moved && Math.hypot(to.clientX - down.clientX, to.clientY - down.clientY) < FAR) return;
      this.moved = true;
      this.card = card;
      this.stage.picked = `hand:${card}`; // places glow while it is dragged
      this.ghost = { x: box.left + to.clientX - down.clientX, y: box.top + to.clientY - down.clientY, width: box.width, height: box.height };
    };
    const stop = (): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", stop);
      this.card = null;
      this.ghost = null;
    };
    const drop = (up: PointerEvent): void => {
      const slot = document.elementFromPoint(up.clientX, up.clientY)?.closest<HTMLElement>("[data-drop]")?.dataset.drop;
      const lay = this.moved && slot ? this.stage.layAt(Number(slot), card) : null;
      const not = this.moved && slot ? this.stage.notAt(Number(slot), card) : null;
      stop();
      if (lay) this.stage.act(lay);
      else if (not) this.stage.complain(not.reason);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", stop);
  }
}

export function dragOf(stage: LairStage): Drag {
  return new Drag(stage);
}
