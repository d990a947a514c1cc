/** Wrong tries of one source, and until when it has to wait. */
interface Tries {
  readonly wrong: number;
  readonly lockedUntil: number;
  /** A source that has proved itself is not held up by what others get wrong. */
  readonly hasProved: boolean;
}

/** Wrong tries of all sources of a kind since a moment. */
interface Ceiling {
  readonly wrong: number;
  readonly since: number;
  readonly lockedUntil: number;
}

/** Where tries come from: a session, an address that signs in, or one at the second step. */
export type GuardSource = `session:${string}` | `signIn:${string}` | `secondStep:${string}`;

/** The limits on guessing codes and passwords of an account. Times are unix seconds. */
export interface Guard {
  /** By source. */
  tries: Record<string, Tries>;
  /** By kind of source: `session` or `secondStep`. */
  ceilings: Record<string, Ceiling>;
  /** The newest step of the authenticator that was accepted: a code is good once (RFC 6238 §5.2). */
  totpStep: number;
}

const MOST_WRONG = 5;
const LOCK_SECONDS = 900;
const MOST_WRONG_OF_ALL = 25;
const CEILING_SECONDS = 3600;
const DAY = 86_400;

const noTries: Tries = { wrong: 0, lockedUntil: 0, hasProved: false };
const noCeiling: Ceiling = { wrong: 0, since: 0, lockedUntil: 0 };

export const createGuard = (): Guard => ({ tries: {}, ceilings: {}, totpStep: -1 });

const triesOf = (guard: Guard, source: GuardSource): Tries => guard.tries[source] ?? noTries;
const kindOf = (source: GuardSource): string => source.slice(0, source.indexOf(':'));

/** Until when a source may not try; 0 when it may. */
export function lockedUntil(guard: Guard, source: GuardSource, now: number): number {
  const own = triesOf(guard, source);
  const ceiling = guard.ceilings[kindOf(source)] ?? noCeiling;
  const until = Math.max(own.lockedUntil, own.hasProved ? 0 : ceiling.lockedUntil);
  return until > now ? until : 0;
}

/** Closes an account to every source of a kind that never proved itself. */
export function closeUntil(guard: Guard, kind: 'session' | 'secondStep', until: number): void {
  guard.ceilings[kind] = { ...noCeiling, lockedUntil: until };
}

function countTowardsCeiling(guard: Guard, kind: 'session' | 'secondStep', now: number): void {
  const before = guard.ceilings[kind] ?? noCeiling;
  const isSameDay = before.since > now - DAY;
  const wrong = isSameDay ? before.wrong + 1 : 1;
  if (wrong >= MOST_WRONG_OF_ALL) closeUntil(guard, kind, now + CEILING_SECONDS);
  else guard.ceilings[kind] = { ...before, wrong, since: isSameDay ? before.since : now };
}

/**
 * Guessing is limited twice. Five wrong attempts from one source lock that source for 15 minutes.
 * 25 attempts from all sources of a kind within a day lock sources that were never verified for an hour.
 * A guesser can neither continue from new sessions nor lock the owner out of their money: a session that
 * was verified continues, and wrong attempts at sign-in, which needs no session, are counted apart. Passwords
 * have no ceiling over all addresses: they are longer than six digits, and any visitor could exhaust it.
 */
export function countWrong(guard: Guard, source: GuardSource, now: number): void {
  const own = triesOf(guard, source);
  const isOver = own.wrong + 1 >= MOST_WRONG;
  guard.tries[source] = {
    ...own,
    wrong: isOver ? 0 : own.wrong + 1,
    lockedUntil: isOver ? now + LOCK_SECONDS : own.lockedUntil,
  };
  const kind = kindOf(source);
  if (kind === 'session' || kind === 'secondStep') countTowardsCeiling(guard, kind, now);
}

/** How many tries a source has left once it has been wrong again. */
export function triesAfter(guard: Guard, source: GuardSource): number {
  return MOST_WRONG - triesOf(guard, source).wrong - 1;
}

export function countRight(guard: Guard, source: GuardSource): void {
  guard.tries[source] = { wrong: 0, lockedUntil: 0, hasProved: true };
}

/** The same guard without the tries of one kind of source. */
export function withoutSource(guard: Guard, kind: 'signIn'): Guard {
  const tries = Object.entries(guard.tries).filter(([source]) => !source.startsWith(`${kind}:`));
  return { ...guard, tries: Object.fromEntries(tries) };
}
