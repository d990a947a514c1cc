import { openCaller, type Caller } from './caller.ts';
import { cardOf, type Card } from './card.ts';
import type { Check } from './check.ts';
import { Mismatch } from './expect.ts';
import { LeftOut, type Target } from './target.ts';

export type Result =
  | { readonly id: string; readonly rule: string; readonly state: 'kept' }
  | { readonly id: string; readonly rule: string; readonly state: 'broken'; readonly card: Card }
  | { readonly id: string; readonly rule: string; readonly state: 'unchecked'; readonly reason: string };

const signIn: Omit<Check, 'run'> = {
  id: 'sign-in',
  section: '§7',
  topic: 'security',
  rule: 'a merchant can sign in, and the response has the shape of the contract',
};

async function resultOf(check: Check, caller: Caller): Promise<Result> {
  const { id, rule } = check;
  caller.target.exchanges.length = 0;
  try {
    await check.run(caller);
    return { id, rule, state: 'kept' };
  } catch (error) {
    if (error instanceof LeftOut) return { id, rule, state: 'unchecked', reason: error.message };
    return { id, rule, state: 'broken', card: cardOf(check, error, caller.target) };
  }
}

/** Deletes the data of the checks, newest first. Ignores errors. */
export async function cleanUp({ cleanups }: Target): Promise<void> {
  for (const run of cleanups.toReversed()) await run().catch(() => undefined);
}

/**
 * Runs one check after the other, because authenticator codes work only once.
 * @throws {Error} if the sign-in isn't possible with the settings
 */
export async function* runChecks(target: Target, checks: readonly Check[]): AsyncGenerator<Result> {
  try {
    const caller = await openCaller(target);
    for (const check of checks) yield await resultOf(check, caller);
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    const { id, rule } = signIn;
    yield { id, rule, state: 'broken', card: cardOf(signIn, error, target) };
  } finally {
    await cleanUp(target);
  }
}
