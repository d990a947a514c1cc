import { hmacOf } from '#core/hmac.ts';
import type { Merchant } from '#core/merchant.ts';
import { createRandom } from '#core/random.ts';
import type { AppRow } from '#core/rows/app.ts';

/** The first key that signs the callbacks of an application; each has its own, and its owner can read it. */
export function signingKeyOf(merchant: Pick<Merchant, 'seed'>, app: number): string {
  return `whsec_${createRandom(`${merchant.seed}:signing:${app}`).hex(32)}`;
}

/**
 * HMAC-SHA-256 of `<time>.<body>` with every key that holds at an instant, the newest first, separated by commas: a
 * receiver takes any of them, so that a key can be exchanged without losing a callback.
 */
export function signaturesOf(keys: AppRow['signingKeys'], at: number, text: string): string {
  return keys
    .filter(({ createdAt, endsAt }) => createdAt <= at && (endsAt === 0 || at < endsAt))
    .map(({ key }) => hmacOf(key, text))
    .join(',');
}
