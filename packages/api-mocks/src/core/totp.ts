import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { base32nopad } from '@scure/base';

export const STEP_SECONDS = 30;

const totpStepOf = (now: number): number => Math.floor(now / STEP_SECONDS);

/** RFC 6238 with SHA-1, 30 seconds and six digits, as Google Authenticator reads it. */
export function totp(secret: string, now: number): string {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(totpStepOf(now)));
  const digest = hmac(sha1, base32nopad.decode(secret.toUpperCase()), counter);
  const at = (digest.at(-1) ?? 0) & 15;
  const code = new DataView(digest.buffer, digest.byteOffset).getUint32(at) & 0x7fffffff;
  return String(code % 1_000_000).padStart(6, '0');
}

/**
 * The step a code belongs to; the step before and the step after count too, because clocks differ and
 * people type slowly. Nothing when it is no code of the secret.
 */
export function stepOfTotp(secret: string, code: string, now: number): number | undefined {
  const shift = [0, -1, 1].find((step) => totp(secret, now + step * STEP_SECONDS) === code);
  return shift === undefined ? undefined : totpStepOf(now) + shift;
}

/**
 * The first moment, from now on, whose code has not been used: now, or the next step, which is accepted as well.
 * Where both are used it is now, as an authenticator shows it; the answer says how long to wait.
 */
export function nextTotpTime(lastStep: number, now: number): number {
  const next = Math.max(now, (lastStep + 1) * STEP_SECONDS);
  return totpStepOf(next) > totpStepOf(now) + 1 ? now : next;
}
