// Where we are. Plain links work: a click on one of ours changes the page without loading it anew.

export const place = $state({ path: location.pathname, hash: location.hash });
export const journey = { steps: 0 }; // pages since this one was loaded: after the first, a new page takes the focus

function arrive(): void {
  place.path = location.pathname;
  place.hash = location.hash;
}

export function go(to: string): void {
  if (to !== location.pathname + location.hash) history.pushState(null, "", to);
  journey.steps++;
  arrive();
  scrollTo(0, 0);
}

/** Another address for the same page, without a step in the history. */
export function rename(to: string): void {
  history.replaceState(null, "", to);
  arrive();
}

/** Whoever came from another page begins at the board, not at the top of the bar. */
export function takeFocus(board: HTMLElement): void {
  if (journey.steps && document.activeElement === document.body) board.focus({ preventScroll: true });
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);
addEventListener("click", (click) => {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  const link = (click.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
  click.preventDefault();
  go(link.pathname + link.hash);
});
