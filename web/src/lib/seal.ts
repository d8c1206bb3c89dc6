// The seal on the shuffles: the secret shown at the end must be the one whose SHA-256 was shown at the start.

export type Seal = "holds" | "broken" | "cannot";

/** "cannot": the browser only computes hashes on https or on this very machine. */
export async function checkSeal(secret: string, commitment: string): Promise<Seal> {
  if (!globalThis.crypto?.subtle) return "cannot";
  const pairs = secret.match(/../g) ?? [];
  const bytes = Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return found === commitment ? "holds" : "broken";
}
