// A group of things that is one stop for the Tab key: arrows go to the nearest thing in their direction, the group remembers where one was.

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** For `{@attach roving}`: things are marked by `data-spot`, those that can be used by `data-can`. */
export function roving(group: HTMLElement): () => void {
  let stop: HTMLElement | null = null;

  const things = () => [...group.querySelectorAll<HTMLElement>("[data-spot]")].filter((thing) => thing.offsetParent !== null);

  function settle(): void {
    const all = things();
    const focused = all.find((thing) => thing === document.activeElement);
    const usable = all.find((thing) => thing.dataset.can !== undefined);
    const kept = stop && all.includes(stop) && (stop.dataset.can !== undefined || !usable) ? stop : null;
    stop = focused ?? kept ?? usable ?? all[0] ?? null;
    for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1;
  }

  function onfocusin(focus: FocusEvent): void {
    const thing = (focus.target as HTMLElement).closest<HTMLElement>("[data-spot]");
    if (!thing) return;
    stop = thing;
    settle();
  }

  function onkeydown(press: KeyboardEvent): void {
    const direction = DIRECTIONS[press.key];
    const from = document.activeElement?.closest<HTMLElement>("[data-spot]");
    if (!direction || !from || press.altKey || press.ctrlKey || press.metaKey) return;
    const to = nearest(from, things(), direction);
    to?.focus();
    to?.scrollIntoView({ block: "nearest", inline: "nearest" });
    press.preventDefault();
  }

  const watch = new MutationObserver(settle);
  watch.observe(group, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-can"] });
  group.addEventListener("focusin", onfocusin);
  group.addEventListener("keydown", onkeydown);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", onfocusin);
    group.removeEventListener("keydown", onkeydown);
  };
}

function nearest(from: HTMLElement, things: HTMLElement[], [x, y]: [number, number]): HTMLElement | null {
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === from) continue;
    const there = middle(thing);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (ahead < 4) continue;
    const far = ahead + 2.2 * aside;
    if (far < least) [least, best] = [far, thing];
  }
  return best;
}

function middle(thing: HTMLElement): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
