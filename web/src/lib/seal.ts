// The seal on the shuffles. Every page keeps the first commitment it saw at a table and adds random bytes of its own before the deal;
// at the end the secret must fit that commitment, and those bytes must have counted.

import { readKept } from "./kept";

export type Seal = "holds" | "broken" | "swapped" | "left-out" | "cannot";

interface Kept {
  commitment: string; // the first one this browser saw
  share?: string; // what it added
}

const STORED = "monstertisch.seals";
const MOST = 200; // tables that are remembered; the oldest go first

function kept(code: string): Kept | null {
  return (readKept(STORED)[code] as Kept | undefined) ?? null;
}

function keep(code: string, seal: Kept): void {
  const others = Object.entries(readKept(STORED)).filter(([other]) => other !== code);
  localStorage.setItem(STORED, JSON.stringify(Object.fromEntries([...others, [code, seal]].slice(-MOST))));
}

/** Remembers the commitment, unless this table has shown one before. */
export function keepSeal(code: string, commitment: string): void {
  if (!kept(code)) keep(code, { commitment });
}

/** What this browser adds to the luck of this table: the same bytes, however often it is asked. */
export function shareOf(code: string): string {
  const seal = kept(code) ?? { commitment: "" };
  if (!seal.share) {
    seal.share = inHex(crypto.getRandomValues(new Uint8Array(16)));
    keep(code, seal);
  }
  return seal.share;
}

/** "cannot": the browser only computes hashes on https or on this very machine. */
export async function checkSeal(code: string, commitment: string, secret: string, shares: string[]): Promise<Seal> {
  const { commitment: first, share } = kept(code) ?? { commitment };
  if (first !== commitment) return "swapped";
  if (share && !shares.includes(share)) return "left-out";
  if (!globalThis.crypto?.subtle) return "cannot";
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return inHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))) === first ? "holds" : "broken";
}

function inHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
