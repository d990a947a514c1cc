const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

export interface GuardRule {
  readonly by: 'session' | 'address';
  readonly inARow?: number;
  readonly pauseSeconds?: number;
  /** The maximum number of wrong attempts of one source in 24 hours. The limit also applies to verified sources. */
  readonly aDay: number;
  /** The maximum number of wrong attempts in 24 hours of all unverified sources together. */
  readonly aDayOfAccount?: number;
}

/**
 * The limits of wrong codes and passwords. `payee` counts each merchant that the account looks up for the
 * first time. `signIn` has no common limit of all addresses, because any visitor could use it up and
 * lock the merchant out.
 */
export const guardRules = {
  session: { by: 'session', inARow: 5, pauseSeconds: 15 * MINUTE, aDay: 25, aDayOfAccount: 25 },
  signIn: { by: 'address', inARow: 5, pauseSeconds: 15 * MINUTE, aDay: 25 },
  secondStep: { by: 'address', inARow: 5, pauseSeconds: 15 * MINUTE, aDay: 25, aDayOfAccount: 25 },
  recovery: { by: 'address', inARow: 5, pauseSeconds: 15 * MINUTE, aDay: 25, aDayOfAccount: 25 },
  payee: { by: 'session', aDay: 30, aDayOfAccount: 100 },
} as const satisfies Record<string, GuardRule>;
export type GuardKind = keyof typeof guardRules;

export const codeRules = {
  lifeSeconds: 10 * MINUTE,
  everySeconds: MINUTE,
  /**
   * The maximum number of codes for a recipient and purpose in 24 hours: per IP address without a session,
   * and for all sessions together.
   */
  aDayOfAsker: 10,
  aDay: 50,
  wrongOfAsker: 5,
  wrong: 25,
} as const;

/** The pauses after the first, second, third and every later daily limit within 30 days, in seconds. */
export const closingSeconds = [HOUR, 6 * HOUR, DAY, 3 * DAY] as const;
const REMEMBERED = 30 * DAY;

/** The wrong attempts of a source. Times are in Unix seconds. */
interface Tally {
  readonly wrong: number;
  readonly at: readonly number[];
  readonly closedAt: readonly number[];
  readonly lockedUntil: number;
  readonly hasProved: boolean;
}

export type GuardSource = `${GuardKind}:${string}`;

export interface Guard {
  tries: Record<string, Tally>;
  ceilings: Record<string, Tally>;
  lookedUp: string[];
  /** The newest time step whose authenticator code was accepted. A code can be used only once (RFC 6238 §5.2). */
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

/** Returns Unix seconds, or 0. The limit for all sources together doesn't lock a verified source. */
export function lockedUntil(guard: Guard, source: GuardSource, now: number, isKnown = false): number {
  const own = triesOf(guard, source);
  const all = guard.ceilings[kindOf(source)] ?? noTally;
  const until = Math.max(own.lockedUntil, own.hasProved || isKnown ? 0 : all.lockedUntil);
  return until > now ? until : 0;
}

export function closeUntil(guard: Guard, kind: GuardKind, until: number): void {
  guard.ceilings[kind] = { ...noTally, lockedUntil: until };
}

function counted(before: Tally, most: number, now: number): Tally {
  const at = [...before.at.filter((one) => one > now - DAY), now];
  if (at.length < most) return { ...before, at };
  const closedAt = [...before.closedAt.filter((one) => one > now - REMEMBERED), now];
  const seconds = closingSeconds[Math.min(closedAt.length, closingSeconds.length) - 1] ?? DAY;
  return { ...before, at, closedAt, lockedUntil: now + seconds };
}

/** Returns the end of a pause in Unix seconds, or 0. Other sources can't pause a verified source. */
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

export function triesAfter(guard: Guard, source: GuardSource): number {
  return (ruleOf(source).inARow ?? 0) - triesOf(guard, source).wrong - 1;
}

export function countRight(guard: Guard, source: GuardSource): void {
  guard.tries[source] = { ...triesOf(guard, source), wrong: 0, lockedUntil: 0, hasProved: true };
}

export function withoutSource(guard: Guard, kind: GuardKind): Guard {
  const tries = Object.entries(guard.tries).filter(([source]) => !source.startsWith(`${kind}:`));
  return { ...guard, tries: Object.fromEntries(tries) };
}
