import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Merchant } from '#core/merchant.ts';
import { createRandom } from '#core/random.ts';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key that signs the callbacks of an application; each has its own, and its owner can read it. */
export function signingKeyOf(merchant: Pick<Merchant, 'seed'>, app: number): string {
  return `whsec_${createRandom(`${merchant.seed}:signing:${app}`).hex(32)}`;
}

/** HMAC-SHA-256 of `<time>.<body>`. */
export function sign(key: string, text: string): string {
  const bytes = (value: string) => new TextEncoder().encode(value);
  return hex(hmac(sha256, bytes(key), bytes(text)));
}
