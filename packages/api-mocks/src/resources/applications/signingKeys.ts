import type { Call } from '#core/implement.ts';
import type { SigningKey } from '#core/rows/app.ts';

const HOUR = 3600;

/**
 * A new signing key before those that still sign: the newest of them until the overlap ends, and older ones until
 * their own end, if that is sooner.
 */
export function newSigningKeys(
  { bank, now }: Pick<Call, 'bank' | 'now'>,
  before: readonly SigningKey[],
  overlapHours: number,
): SigningKey[] {
  const end = now + overlapHours * HOUR;
  const old = before.map((key) => ({ ...key, endsAt: key.endsAt === 0 ? end : Math.min(key.endsAt, end) }));
  return [{ key: `whsec_${bank.random.hex(32)}`, createdAt: now, endsAt: 0 }, ...old];
}
