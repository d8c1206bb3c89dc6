// What this browser keeps for us under a name; nothing, if it keeps nothing readable.

export function readKept(name: string): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
