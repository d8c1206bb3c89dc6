// The Markdown of our own documents as plain blocks, so that a page draws them without ever putting HTML into itself.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; parts: Inline[] }
  | { kind: "em"; parts: Inline[] }
  | { kind: "link"; parts: Inline[]; to: string };

export type Block =
  | { kind: "heading"; level: number; id: string; parts: Inline[] }
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "code"; text: string };

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/;
const ITEM = /^(?:[-*]|(\d+)\.) +/;

function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  while (rest) {
    const found = INLINE.exec(rest);
    if (!found) {
      parts.push({ kind: "text", text: rest });
      break;
    }
    if (found.index) parts.push({ kind: "text", text: rest.slice(0, found.index) });
    if (found[1] !== undefined) parts.push({ kind: "code", text: found[1] });
    else if (found[2] !== undefined) parts.push({ kind: "strong", parts: inline(found[2]) });
    else if (found[3] !== undefined) parts.push({ kind: "em", parts: inline(found[3]) });
    else parts.push({ kind: "link", parts: inline(found[4]), to: found[5] });
    rest = rest.slice(found.index + found[0].length);
  }
  return parts;
}

export function plain(parts: Inline[]): string {
  return parts.map((part) => ("parts" in part ? plain(part.parts) : part.text)).join("");
}

function anchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

export function blocks(source: string): Block[] {
  const lines = source.split("\n");
  const found: Block[] = [];
  let at = 0;

  /** The lines from here on that belong together. */
  function take(belongs: (line: string) => boolean): string[] {
    const start = at;
    while (at < lines.length && belongs(lines[at])) at++;
    return lines.slice(start, at);
  }

  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    if (!line.trim() || line.startsWith("<!--")) {
      at++;
    } else if (heading) {
      const parts = inline(heading[2]);
      found.push({ kind: "heading", level: heading[1].length, id: anchor(plain(parts)), parts });
      at++;
    } else if (line.startsWith("```")) {
      at++;
      found.push({ kind: "code", text: take((next) => !next.startsWith("```")).join("\n") });
      at++;
    } else if (line.startsWith(">")) {
      const inner = take((next) => next.startsWith(">")).map((next) => next.replace(/^> ?/, ""));
      found.push({ kind: "quote", blocks: blocks(inner.join("\n")) });
    } else if (line.startsWith("|")) {
      const [head, , ...rows] = take((next) => next.startsWith("|"));
      found.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
    } else if (ITEM.test(line)) {
      const items: string[] = [];
      for (const next of take((next) => ITEM.test(next) || /^ +\S/.test(next))) {
        if (ITEM.test(next)) items.push(next.replace(ITEM, ""));
        else items[items.length - 1] += ` ${next.trim()}`;
      }
      found.push({ kind: "list", ordered: /^\d/.test(line), items: items.map(inline) });
    } else {
      const starts = /^(#|```|>|\||<!--|[-*] |\d+\. )/;
      const first = lines[at++];
      found.push({ kind: "paragraph", parts: inline([first, ...take((next) => !!next.trim() && !starts.test(next))].join(" ")) });
    }
  }
  return found;
}
