// The seal on the shuffles. Every page keeps the first commitment it saw at a table and adds random bytes of its own before the deal;
// at the end the secret must fit that commitment, those bytes must have counted, and none for which nobody else answers.

import { readKept } from "./kept";
import type { Over, TableFacts } from "./types.gen";

export type Seal = "holds" | "unshared" | "broken" | "swapped" | "left-out" | "others" | "cannot";

interface Kept {
  commitment: string; // the first one this browser saw
  share: string; // what it adds, in every tab the same
  added?: boolean; // it was sent
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
  if (!kept(code)) keep(code, { commitment, share: inHex(crypto.getRandomValues(new Uint8Array(16))) });
}

/** Has `send` add this browser's bytes to the luck of a table whose seal it keeps. */
export function addShare(code: string, send: (share: string) => boolean): void {
  const seal = kept(code);
  if (seal && send(seal.share)) keep(code, { ...seal, added: true });
}

/** "cannot": the browser only computes hashes on https or on this very machine. */
export async function checkSeal({ code, commitment, seats }: TableFacts, { secret, shares }: Over): Promise<Seal> {
  const seal = kept(code);
  const added = seal?.added ? [seal.share] : [];
  const others = seats.flatMap(({ kind, yours }, seat) => (kind === "human" && !yours ? [seat] : []));
  const mine = shares.filter(({ seat }) => !others.includes(seat)).map(({ share }) => share); // nobody else answers for them
  if (seal && seal.commitment !== commitment) return "swapped";
  if (added.some((share) => !mine.includes(share))) return "left-out";
  if (mine.length > added.length) return "others";
  if (!globalThis.crypto?.subtle) return "cannot";
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  if (inHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))) !== commitment) return "broken";
  return added.length ? "holds" : "unshared";
}

function inHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
