// The REST routes, one function each. A refusal or a lost connection is thrown as `Refusal` with a problem that has words.

import type {
  AnalysisFacts,
  Facts,
  GameFacts,
  GameTexts,
  Lobby,
  Me,
  NewTable,
  Problem,
  RecoveryKey,
  Replay,
  TableFacts,
  Told,
  WhatIf,
} from "./types.gen";

class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.code);
  }
}

function problem(code: string, params: Facts = {}): Problem {
  return { code, rule: "", params };
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (body !== undefined) {
    sent.body = JSON.stringify(body);
    sent.headers = { ...sent.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, sent);
  } catch {
    throw new Refusal(problem("no-connection"), 0);
  }
  const found = await answer.json().catch(() => null);
  if (answer.ok) return found as T;
  const told = found?.detail;
  if (told && typeof told.code === "string") throw new Refusal({ rule: "", params: {}, ...told }, answer.status);
  throw new Refusal(
    problem(answer.status === 404 ? "not-found" : answer.status >= 500 ? "server-trouble" : "bad-request"),
    answer.status,
  );
}

/** The cards of a game in one language: what they are called, by the keys of texts, and their rows with name and text. */
export interface ToldCards {
  names: Record<string, string>;
  rows: Facts;
}

const table = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  rename: (name: string) => call<Me>("PUT", "/api/me", { name }),
  newKey: () => call<RecoveryKey>("POST", "/api/me/key"),
  recover: (key: string) => call<Me>("POST", "/api/me/recover", { key }),
  games: () => call<GameFacts[]>("GET", "/api/games"),
  cards: (game: string, language: string) =>
    call<ToldCards>("GET", `/api/games/${encodeURIComponent(game)}/cards?language=${language}`),
  texts: (game: string, language: string) => call<GameTexts>("GET", `/api/games/${encodeURIComponent(game)}/texts/${language}`),
  lobby: () => call<Lobby>("GET", "/api/lobby"),
  open: (wanted: NewTable) => call<TableFacts>("POST", "/api/tables", wanted),
  table: (code: string) => call<TableFacts>("GET", table(code)),
  takeSeat: (code: string, seat: number, name: string) => call<TableFacts>("POST", `${table(code)}/seats/${seat}`, { name }),
  leaveSeat: (code: string, seat: number) => call<TableFacts>("DELETE", `${table(code)}/seats/${seat}`),
  start: (code: string) => call<TableFacts>("POST", `${table(code)}/start`),
  fill: (code: string) => call<TableFacts>("POST", `${table(code)}/fill`),
  rematch: (code: string) => call<TableFacts>("POST", `${table(code)}/rematch`),
  replay: (code: string, seat: number | null) =>
    call<Replay>("GET", `${table(code)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  log: (code: string, seat: number | null) => call<Told>("GET", `${table(code)}/log${seat === null ? "" : `?seat=${seat}`}`),
  analysis: (code: string) => call<AnalysisFacts>("GET", `${table(code)}/analysis`),
  analyse: (code: string) => call<AnalysisFacts>("POST", `${table(code)}/analysis`),
  playOn: (code: string, from: WhatIf) => call<TableFacts>("POST", `${table(code)}/what-if`, from),
  matchPath: (code: string) => `${table(code)}/match`,
};

/** A part of the page that is only loaded when it is needed: without a connection it is refused like everything else. */
export async function part<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch {
    throw new Refusal(problem("no-connection"), 0);
  }
}

/** A table is there but cannot be opened; whoever sat there can have its file. */
export function isUnreadable(thrown: unknown): boolean {
  return thrown instanceof Refusal && thrown.status === 410;
}

/** The problem in whatever was thrown, for `reasonText`. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Refusal) return thrown.problem;
  throw thrown;
}
