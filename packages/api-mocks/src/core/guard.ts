const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

export interface GuardRule {
  /** The part of a source's name after its kind. */
  readonly by: 'session' | 'address';
  /** Attempts in a row after which a source pauses. */
  readonly inARow?: number;
  readonly pauseSeconds?: number;
  /** Attempts of one source within 24 hours, also if it was verified. */
  readonly aDay: number;
  /** Attempts of all sources that were never verified within 24 hours. */
  readonly aDayOfAccount?: number;
}

/**
 * The limits of an account. Attempts are wrong codes and passwords; for `payee`, merchants that the account never
 * looked up or paid before. Passwords have no common limit: they are longer than six digits, and any visitor could
 * exhaust it.
 */
export const guardRules = {
  session: { by: 'session', inARow: 5, pauseSeconds: 15 * MINUTE, aDay: 25, aDayOfAccount: 25 },
  signIn: { by: 'address', inARow: 5, pauseSeconds: 15 * MINUTE, aDay: 25 },
  secondStep: { by: 'address', inARow: 5, pauseSeconds: 15 * MINUTE, aDay: 25, aDayOfAccount: 25 },
  recovery: { by: 'address', inARow: 5, pauseSeconds: 15 * MINUTE, aDay: 25, aDayOfAccount: 25 },
  payee: { by: 'session', aDay: 30, aDayOfAccount: 100 },
} as const satisfies Record<string, GuardRule>;
export type GuardKind = keyof typeof guardRules;

/** The limits of a code that is sent, for each recipient and purpose. */
export const codeRules = {
  lifeSeconds: 10 * MINUTE,
  everySeconds: MINUTE,
  /** For each address that asks without a session. */
  aDayOfAsker: 10,
  aDay: 50,
  wrongOfAsker: 5,
  wrong: 25,
} as const;

/** The closing times after a day's limit, each longer than the one before. The list starts again after 30 quiet days. */
export const closingSeconds = [HOUR, 6 * HOUR, DAY, 3 * DAY] as const;
const REMEMBERED = 30 * DAY;

/** Attempts of a source, or of all sources of a kind. Times are unix seconds. */
interface Tally {
  /** In a row. */
  readonly wrong: number;
  /** The attempts of the last 24 hours. */
  readonly at: readonly number[];
  readonly closedAt: readonly number[];
  readonly lockedUntil: number;
  readonly hasProved: boolean;
}

/** The source of attempts: a kind, then a session or an address. */
export type GuardSource = `${GuardKind}:${string}`;

export interface Guard {
  tries: Record<string, Tally>;
  /** By kind of source. */
  ceilings: Record<string, Tally>;
  /** Accounts that were looked up as payees. */
  lookedUp: string[];
  /** The newest step of the authenticator that was accepted: a code is valid once (RFC 6238 §5.2). */
  totpStep: number;
}

const noTally: Tally = { wrong: 0, at: [], closedAt: [], lockedUntil: 0, hasProved: false };

export const createGuard = (): Guard => ({ tries: {}, ceilings: {}, lookedUp: [], totpStep: -1 });

const triesOf = (guard: Guard, source: GuardSource): Tally => guard.tries[source] ?? noTally;

function kindOf(source: GuardSource): GuardKind {
  const name = source.slice(0, source.indexOf(':'));
  const kind = Object.keys(guardRules).find((one): one is GuardKind => one === name);
  if (kind === undefined) throw new RangeError(`no such guard: ${source}`);
  return kind;
}

const ruleOf = (source: GuardSource): GuardRule => guardRules[kindOf(source)];

/** Returns until when a source is locked; 0 if it isn't. The common limit doesn't hold up a known source. */
export function lockedUntil(guard: Guard, source: GuardSource, now: number, isKnown = false): number {
  const own = triesOf(guard, source);
  const all = guard.ceilings[kindOf(source)] ?? noTally;
  const until = Math.max(own.lockedUntil, own.hasProved || isKnown ? 0 : all.lockedUntil);
  return until > now ? until : 0;
}

/** Closes an account to every source of a kind that was never verified. */
export function closeUntil(guard: Guard, kind: GuardKind, until: number): void {
  guard.ceilings[kind] = { ...noTally, lockedUntil: until };
}

/** Adds an attempt; closes after each one beyond the limit of any 24 hours, for longer each time. */
function counted(before: Tally, most: number, now: number): Tally {
  const at = [...before.at.filter((one) => one > now - DAY), now];
  if (at.length < most) return { ...before, at };
  const closedAt = [...before.closedAt.filter((one) => one > now - REMEMBERED), now];
  const seconds = closingSeconds[Math.min(closedAt.length, closingSeconds.length) - 1] ?? DAY;
  return { ...before, at, closedAt, lockedUntil: now + seconds };
}

/**
 * Counts an attempt of a source, and towards the limit of its account. Returns until when one of the day's limits
 * closes; 0 if none does. A verified session continues: others can't lock the owner out of their money.
 */
export function countWrong(guard: Guard, source: GuardSource, now: number): number {
  const { inARow = Infinity, pauseSeconds = 0, aDay, aDayOfAccount } = ruleOf(source);
  const before = triesOf(guard, source);
  const isOver = before.wrong + 1 >= inARow;
  const paused: Tally = isOver
    ? { ...before, wrong: 0, lockedUntil: Math.max(before.lockedUntil, now + pauseSeconds) }
    : { ...before, wrong: before.wrong + 1 };
  const own = counted(paused, aDay, now);
  guard.tries[source] = own;
  const closed = own.closedAt === before.closedAt ? 0 : own.lockedUntil;
  if (aDayOfAccount === undefined || own.hasProved) return closed;
  const kind = kindOf(source);
  const all = guard.ceilings[kind] ?? noTally;
  const next = counted(all, aDayOfAccount, now);
  guard.ceilings[kind] = next;
  return next.closedAt === all.closedAt ? closed : next.lockedUntil;
}

/** Returns how many attempts in a row a source has left after another wrong one. */
export function triesAfter(guard: Guard, source: GuardSource): number {
  return (ruleOf(source).inARow ?? 0) - triesOf(guard, source).wrong - 1;
}

export function countRight(guard: Guard, source: GuardSource): void {
  guard.tries[source] = { ...triesOf(guard, source), wrong: 0, lockedUntil: 0, hasProved: true };
}

/** Returns the guard without the attempts of one kind of source. */
export function withoutSource(guard: Guard, kind: GuardKind): Guard {
  const tries = Object.entries(guard.tries).filter(([source]) => !source.startsWith(`${kind}:`));
  return { ...guard, tries: Object.fromEntries(tries) };
}
