// Measures the page as it is now and tells its faults, each as "rule: element". Sizes are pixels of the screen. A table has all on the
// screen; any other page may be scrolled down.
//
// A thing counts as far as it can be seen: what lies outside a part that scrolls is reached by scrolling, what lies outside a part that
// does not scroll is cut off. Text counts by its letters, not by its lines, which may be higher than the box around them.
({ least, desktop, names }) => {
  const SCROLLS = ["auto", "scroll"];
  const LOG = ".log, .chat, .points, .best"; // made to be scrolled, everywhere
  const SHOWN = "button, a, input, select, summary, [role=button], [data-spot], .prompt, .strip, .recap";
  const NAMED = "[data-spot^='hand:'], [data-spot^='room:']:not(.empty), [data-spot^='forge:'], [data-spot^='card:']";
  const styles = new Map();
  const boxes = new Map();
  const shows = new Map();
  const faults = new Set();

  const style = one => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const box = one => boxes.get(one) ?? boxes.set(one, one.getBoundingClientRect()).get(one);

  const related = (a, b) => a.contains(b) || b.contains(a);

  const page = document.documentElement;
  const { clientWidth: width, clientHeight: height } = page; // not the window's: a phone shows more of a page that is too wide
  const table = document.querySelector(".table");
  const shown = table ?? document.body;
  const all = [...shown.querySelectorAll("*")];

  const hides = one => one.matches(".sr-only") || style(one).clipPath === "inset(50%)";
  const inSight = one => !one || one === document.body || (shows.get(one) ?? shows.set(one, !hides(one) && inSight(one.parentElement)).get(one));
  const visible = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && inSight(one);

  function called(one) {
    const kind = one.getAttribute("data-spot") ?? [...one.classList].filter(name => !name.startsWith("s-") && !name.startsWith("svelte-")).join(".");
    const words = (one.innerText ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const { left, top, width, height } = box(one);
    return `${one.localName}${kind && "." + kind} “${words}” at ${Math.round(left)},${Math.round(top)} ${Math.round(width)}×${Math.round(height)}`;
  }

  /** The part of a box that its ancestors let through, and by how much they cut it where nothing scrolls. */
  function through(from, whole) {
    const seen = { left: whole.left, right: whole.right, top: whole.top, bottom: whole.bottom };
    let cut = 0;
    function clip(edge, sideways, upright, scrollsSideways, scrollsUpright) {
      const lost = { left: edge.left - seen.left, right: seen.right - edge.right, top: edge.top - seen.top, bottom: seen.bottom - edge.bottom };
      if (sideways) {
        if (!scrollsSideways) cut = Math.max(cut, lost.left, lost.right);
        seen.left = Math.max(seen.left, edge.left);
        seen.right = Math.min(seen.right, edge.right);
      }
      if (upright) {
        if (!scrollsUpright) cut = Math.max(cut, lost.top, lost.bottom);
        seen.top = Math.max(seen.top, edge.top);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
      }
    }
    for (let up = from; up && up !== document.documentElement; up = up.parentElement) {
      const { overflowX, overflowY, position } = style(up);
      const upright = SCROLLS.includes(overflowY) && up.scrollHeight > up.clientHeight + 1;
      const sideways = SCROLLS.includes(overflowX) && up.scrollWidth > up.clientWidth + 1;
      if (up !== document.body && (overflowX !== "visible" || overflowY !== "visible")) {
        clip(box(up), overflowX !== "visible", overflowY !== "visible", sideways, upright);
      }
      if (position === "fixed") break;
    }
    clip({ left: 0, top: 0, right: width, bottom: height }, true, table !== null, false, false);
    return { seen, cut, empty: seen.right - seen.left < 1 || seen.bottom - seen.top < 1 };
  }

  // To ask the browser what lies at a point is slow: only where something else than the text's own elements may lie.
  const solid = [...document.body.querySelectorAll("*")].filter(one => style(one).pointerEvents !== "none").map(one => ({ one, at: box(one) }));

  /** What lies over a line of text, asked at five points of it: a badge may touch its end. */
  function covering(parent, { left, right, top, bottom }) {
    const middle = (top + bottom) / 2;
    const near = solid.filter(({ one, at }) => at.top <= middle && at.bottom >= middle && at.left <= right && at.right >= left && !related(one, parent));
    return [0.1, 0.3, 0.5, 0.7, 0.9].flatMap(part => {
      const across = left + part * (right - left);
      if (!near.some(({ at }) => at.left <= across && at.right >= across)) return [];
      const hit = document.elementFromPoint(across, middle);
      return !hit || related(hit, parent) || style(hit).opacity === "0" ? [] : [hit];
    });
  }

  // Every text: how large, whether whole, and where
  const texts = [];
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.localName === "option" || !visible(parent)) continue;
    const size = parseFloat(style(parent).fontSize) * (parent.currentCSSZoom ?? 1);
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(one => one.width > 0.5).map(one => {
      const spare = Math.max(0, one.height - size) / 2;
      return { left: one.left, right: one.right, top: one.top + spare, bottom: one.bottom - spare };
    });
    if (!lines.length) continue;
    if (size < least - 0.05) faults.add(`text of ${size.toFixed(1)} px: ${called(parent)}`);
    const own = style(parent);
    const hidden = own.overflowX !== "visible" && !SCROLLS.includes(own.overflowX) && parent.scrollWidth > parent.clientWidth + 2;
    const clamped = own.webkitLineClamp !== "none" && parent.scrollHeight > parent.clientHeight + 4;
    if (hidden || clamped) faults.add(`cut off: ${called(parent)}`);
    for (const line of lines) {
      const { seen, cut, empty } = through(parent, line);
      const leftOut = empty && style(parent.parentElement).flexWrap === "wrap"; // what does not fit beside the rest
      if (cut > 2 && !leftOut) faults.add(`cut off by ${Math.round(cut)} px: ${called(parent)}`);
      texts.push({ parent, seen, empty });
      const above = empty || seen.bottom - seen.top < size / 2 ? [] : covering(parent, seen);
      if (above.length > 1) faults.add(`covered by ${called(above[0])}: ${called(parent)}`);
    }
  }

  const common = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

  function overlaps(things, most, what) {
    things.sort((a, b) => a.seen.top - b.seen.top);
    things.forEach((one, at) => {
      for (let next = at + 1; next < things.length && things[next].seen.top < one.seen.bottom; next++) {
        const other = things[next];
        if (one.parent !== other.parent && !related(one.parent, other.parent) && common(one.seen, other.seen) > most) {
          faults.add(`${what} overlap: ${called(one.parent)} and ${called(other.parent)}`);
        }
      }
    });
  }
  overlaps(texts.filter(one => !one.empty), 2, "texts");
  const things = [...shown.querySelectorAll(SHOWN)].filter(visible).map(parent => ({ parent, ...through(parent.parentElement, box(parent)) })).filter(one => !one.empty);
  overlaps(things, 6, "things");

  // Nothing to scroll
  const farthest = (one, side) => [...one.querySelectorAll("*")].reduce((a, b) => (box(b)[side] > box(a)[side] ? b : a));
  if ((table && page.scrollHeight > height + 1) || page.scrollWidth > width + 1) faults.add(`the page scrolls: ${page.scrollWidth}×${page.scrollHeight}`);
  for (const one of all.filter(one => visible(one) && !one.closest(LOG))) {
    if (table && desktop && SCROLLS.includes(style(one).overflowY) && one.scrollHeight > one.clientHeight + 1) {
      faults.add(`scrolls by ${one.scrollHeight - one.clientHeight} px: ${called(one)}, because of ${called(farthest(one, "bottom"))}`);
    }
    if (((table && desktop) || !one.closest("[data-sideways]")) && SCROLLS.includes(style(one).overflowX) && one.scrollWidth > one.clientWidth + 1) {
      faults.add(`scrolls sideways by ${one.scrollWidth - one.clientWidth} px: ${called(one)}, because of ${called(farthest(one, "right"))}`);
    }
  }

  // A margin on both sides
  const main = !table && document.querySelector("main");
  for (const one of main ? main.querySelectorAll(".panel, .parchment") : []) {
    const { paddingLeft, paddingRight } = style(main);
    const zoom = main.currentCSSZoom ?? 1;
    const beyond = Math.max(box(main).left + zoom * parseFloat(paddingLeft) - box(one).left, box(one).right - box(main).right + zoom * parseFloat(paddingRight));
    if (visible(one) && beyond > 1) faults.add(`beyond the margin by ${Math.round(beyond)} px: ${called(one)}`);
  }

  // One mint button
  const mint = [...shown.querySelectorAll(".btn.primary:not(:disabled)")].filter(visible);
  if (mint.length > 1) faults.add(`${mint.length} mint buttons: ${mint.map(called).join(" and ")}`);

  // Names
  const words = texts.map(one => one.parent.textContent);
  for (const name of names) if (!words.some(text => text.includes(name))) faults.add(`name missing: ${name}`);
  for (const { parent } of things.filter(one => one.parent.matches(NAMED))) {
    if (!texts.some(one => parent.contains(one.parent) && one.parent.closest(".name"))) faults.add(`no name on: ${called(parent)}`);
  }
  return [...faults];
}
