import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { base32nopad } from '@scure/base';

const STEP_SECONDS = 30;

/** RFC 6238 with SHA-1, 30 seconds and six digits, as Google Authenticator reads it. */
export function totp(secret: string, now: number): string {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(Math.floor(now / STEP_SECONDS)));
  const digest = hmac(sha1, base32nopad.decode(secret.toUpperCase()), counter);
  const at = (digest.at(-1) ?? 0) & 15;
  const code = new DataView(digest.buffer, digest.byteOffset).getUint32(at) & 0x7fffffff;
  return String(code % 1_000_000).padStart(6, '0');
}

/** The codes of the step before and the step after count too: clocks differ and people type slowly. */
export function isTotp(secret: string, code: string, now: number): boolean {
  return [0, -1, 1].some((step) => totp(secret, now + step * STEP_SECONDS) === code);
}
