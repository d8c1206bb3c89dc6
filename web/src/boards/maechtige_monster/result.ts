// Why it ended like this: where everyone's gold came from, which round decided it, and what the winner did better.

import type { LogEntry } from "../../lib/live.svelte";
import { t } from "../../lib/texts.svelte";
import type { Reason, Telling, Turn } from "../../table/ending";
import { pursesByRound } from "./purses";
import type { EventOf, Event } from "./types.gen";
import { signed } from "./words";

/** One seat's gold, by where it came from and went to, and its best share of loot. */
interface Account {
  loot: number;
  paidTo: number; // by those who displaced this seat's monsters
  displacing: number; // negative
  healing: number; // negative
  guards: number; // beaten with a share for this seat
  best: { amount: number; guard: number; round: number };
}

export function tellingOf(log: LogEntry<Event>[], scores: number[], names: string[], reader: number | null): Telling {
  const accounts = accountsOf(log, scores.length);
  const purses = pursesByRound(log, scores);
  const best = Math.max(...scores);
  const winners = scores.flatMap((gold, seat) => (gold === best ? [seat] : []));
  const decisive = winners.length === 1 ? decidedIn(purses, winners[0]!) : null;
  const name = (seat: number) => ({ seat: names[seat] ?? "", you: seat === reader ? "yes" : "no" });
  return {
    lead: leadOf(scores, winners, name),
    reasons: winners.length === 1 ? reasonsOf(accounts, winners[0]!) : [],
    moment: momentOf(purses, winners, decisive, name),
    parts: partsOf(accounts),
    turns: turnsOf(log, purses, decisive),
    own: reader === null ? [] : ownOf(purses, scores, reader, name),
  };
}

type Named = (seat: number) => { seat: string; you: string };

function accountsOf(log: LogEntry<Event>[], seats: number): Account[] {
  const accounts = Array.from({ length: seats }, (): Account => ({
    loot: 0,
    paidTo: 0,
    displacing: 0,
    healing: 0,
    guards: 0,
    best: { amount: 0, guard: 0, round: 0 },
  }));
  let round = 1;
  for (const fact of log.flatMap((known) => known.events)) {
    if (fact.event === "round") round = fact.round;
    if (fact.event === "displaced") enterPrice(accounts, fact);
    if (fact.event === "healed") accounts[fact.seat]!.healing -= fact.paid;
    if (fact.event === "loot") enterLoot(accounts[fact.seat]!, fact, round);
  }
  return accounts;
}

function enterPrice(accounts: Account[], fact: EventOf<"displaced">): void {
  accounts[fact.seat]!.displacing -= fact.price;
  accounts[fact.owner]!.paidTo += fact.to_owner;
}

function enterLoot(account: Account, { amount, guard }: EventOf<"loot">, round: number): void {
  account.loot += amount;
  account.guards += amount > 0 ? 1 : 0;
  if (amount > account.best.amount) account.best = { amount, guard, round };
}

function partsOf(accounts: Account[]): Telling["parts"] {
  const row = (text: string, of: (account: Account) => number) => ({
    text: t(text),
    of: accounts.map((account) => (of(account) ? signed(of(account)) : "0")),
  });
  return [
    row("mm-loot", (account) => account.loot),
    row("mm-part-compensation", (account) => account.paidTo),
    row("mm-part-displacing", (account) => account.displacing),
    row("mm-healing", (account) => account.healing),
  ];
}

function leadOf(scores: number[], winners: number[], name: Named): string {
  if (winners.length > 1) return t("mm-lead-shared", { count: winners.length });
  const next = secondOf(scores, winners[0]!);
  return t("mm-lead", { ...name(next), gold: scores[winners[0]!]! - scores[next]! });
}

function secondOf(scores: number[], winner: number): number {
  const others = scores.map((_, seat) => seat).filter((seat) => seat !== winner);
  return others.reduce((best, seat) => (scores[seat]! > scores[best]! ? seat : best));
}

/** What the winner has most of, or paid least for, comes first. */
function reasonsOf(accounts: Account[], winner: number): Reason[] {
  const mine = accounts[winner]!;
  const isBest = (of: (account: Account) => number) => accounts.every((account) => of(account) <= of(mine));
  const most = (key: string, of: (account: Account) => number) => (isBest(of) ? `${key}-most` : key);
  const found: (Reason & { best: boolean })[] = [];
  if (mine.loot)
    found.push({
      icon: "crossed-swords",
      text: t(
        most("mm-why-loot", (one) => one.loot),
        { gold: mine.loot, guards: mine.guards },
      ),
      best: true,
    });
  if (mine.best.amount)
    found.push({
      icon: "guards",
      text: t("mm-why-best", { gold: mine.best.amount, guard: mine.best.guard, round: mine.best.round }),
      best: true,
    });
  found.push({
    icon: "health-potion",
    text: t(
      most("mm-why-healing", (one) => one.healing),
      { gold: -mine.healing },
    ),
    best: isBest((one) => one.healing),
  });
  if (mine.paidTo)
    found.push({
      icon: "swap-bag",
      text: t(
        most("mm-why-compensation", (one) => one.paidTo),
        { gold: mine.paidTo },
      ),
      best: isBest((one) => one.paidTo),
    });
  found.push({
    icon: "card-play",
    text: t(
      most("mm-why-displacing", (one) => one.displacing),
      { gold: -mine.displacing },
    ),
    best: isBest((one) => one.displacing),
  });
  return [...found.filter(({ best }) => best), ...found.filter(({ best }) => !best)].slice(0, 3);
}

/** The first round after which the winner was ahead of everyone, and stayed so. */
function decidedIn(purses: number[][], winner: number): number {
  const rounds = purses[0]!.length - 1;
  const ahead = (round: number) => purses.every((row, seat) => seat === winner || row[round]! < purses[winner]![round]!);
  let first = rounds;
  while (first > 1 && ahead(first - 1)) first--;
  return first;
}

function momentOf(purses: number[][], winners: number[], decisive: number | null, name: Named): string {
  if (decisive === null) return t("mm-moment-shared", { count: winners.length });
  if (decisive === 1) return t("mm-moment-first", name(winners[0]!));
  const before = purses.map((row) => row[decisive - 1]!);
  const leader = secondOf(before, winners[0]!);
  const overtaken = name(leader);
  return t("mm-moment", { ...name(winners[0]!), round: decisive, other: overtaken.seat, other_you: overtaken.you });
}

/** Every round with whoever gained most in it. */
function turnsOf(log: LogEntry<Event>[], purses: number[][], decisive: number | null): Turn[] {
  const begun = log.flatMap(({ entry, events }) =>
    events.filter((fact) => fact.event === "round").map((fact) => ({ number: fact.round, n: entry.n })),
  );
  return begun.map(({ number, n }) => {
    const gains = purses.map((row) => (row[number] ?? 0) - (row[number - 1] ?? 0));
    const most = Math.max(...gains);
    return { number, n, seat: gains.indexOf(most), gain: signed(most), decisive: number === decisive };
  });
}

function ownOf(purses: number[][], scores: number[], reader: number, name: Named): string[] {
  const gains = purses[reader]!.slice(1).map((gold, round) => gold - purses[reader]![round]!);
  const most = Math.max(...gains);
  const above = scores.flatMap((gold, seat) => (gold > scores[reader]! ? [seat] : []));
  const next = above.length ? above.reduce((near, seat) => (scores[seat]! < scores[near]! ? seat : near)) : null;
  const behind = next === null ? [] : [t("mm-own-behind", { ...name(next), gold: scores[next]! - scores[reader]! })];
  return [...behind, t("mm-own-best", { round: gains.indexOf(most) + 1, gold: signed(most) })];
}

/** Who led after which round, in a sentence. */
export function leaders(purses: number[][], names: string[], reader: number | null): string {
  const rounds = purses[0]!.length - 1;
  const leaderOf = (round: number) => {
    const most = Math.max(...purses.map((row) => row[round]!));
    const found = purses.flatMap((row, seat) => (row[round] === most ? [seat] : []));
    return found.length === 1 ? found[0]! : null;
  };
  const last = leaderOf(rounds);
  if (last === null) return t("mm-chart-shared");
  let from = rounds;
  while (from > 1 && leaderOf(from - 1) === last) from--;
  const first = Array.from({ length: rounds }, (_, round) => leaderOf(round + 1)).find((seat) => seat !== null && seat !== last);
  const name = (seat: number) => (seat === reader ? t("table-you-inside") : (names[seat] ?? ""));
  if (from === 1 || first === undefined || first === null) return t("mm-chart-always", { seat: name(last), round: from });
  return t("mm-chart-change", { first: name(first), seat: name(last), round: from });
}
