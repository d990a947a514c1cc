import { errorCode } from '#contract/errors.ts';
import { foldEmail } from '#rules/sameEmail.ts';
import type { Bank, Sent } from '#core/books/bank.ts';
import { ApiError } from '#core/http/apiError.ts';
import { codeRules } from './guard.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { base32nopad } from '@scure/base';

const DAY = 86_400;

type Channel = Sent['channel'];

/** The recipient of a code. Email addresses are compared without regard to case. */
export interface Recipient {
  readonly channel: Channel;
  readonly to: string;
  readonly purpose: number;
}

const isFor = (sent: Sent, { channel, to, purpose }: Recipient) =>
  sent.channel === channel && sent.purpose === purpose && foldEmail(sent.to) === foldEmail(to);

/**
 * Sends a code. Each purpose has its own limit, so that visitors can't use up the codes for withdrawals.
 * @param asker The IP address of a caller without a session, otherwise empty. Each address has a separate
 * limit.
 */
export function sendCode(bank: Bank, recipient: Recipient, asker = ''): Sent {
  const now = bank.clock.now();
  const before = bank.inbox.filter((sent) => isFor(sent, recipient) && sent.at > now - DAY);
  const last = before.at(-1);
  const wait = last ? last.at + codeRules.everySeconds - now : 0;
  if (wait > 0) throw new ApiError(errorCode.TOO_FREQUENT, { reason: 'interval', wait });
  const own = before.filter((sent) => (sent.asker ?? '') === asker);
  if (own.length >= codeRules.aDayOfAsker || before.length >= codeRules.aDay)
    throw new ApiError(errorCode.TOO_FREQUENT, { reason: 'day_limit' });
  const sent: Sent = { at: now, ...recipient, asker, code: bank.random.digits(6) };
  bank.inbox.push(sent);
  return sent;
}

function replaceNewest(bank: Bank, recipient: Recipient, change: (sent: Sent) => Sent): void {
  const index = bank.inbox.findLastIndex((sent) => isFor(sent, recipient));
  const sent = bank.inbox[index];
  if (!sent) return;
  bank.inbox[index] = change(sent);
}

export function takeCode(bank: Bank, recipient: Recipient, code: string, asker = ''): boolean {
  const now = bank.clock.now();
  const sent = bank.inbox.findLast((one) => isFor(one, recipient));
  if (!sent || sent.code === '' || sent.code !== code || sent.at + codeRules.lifeSeconds < now) return false;
  const { wrong = [] } = sent;
  const own = wrong.filter((one) => one === asker);
  if (own.length >= codeRules.wrongOfAsker || wrong.length >= codeRules.wrong) return false;
  replaceNewest(bank, recipient, (one) => ({ ...one, code: '' }));
  return true;
}

export function countWrongCode(bank: Bank, recipient: Recipient, asker = ''): void {
  replaceNewest(bank, recipient, (sent) => ({ ...sent, wrong: [...(sent.wrong ?? []), asker] }));
}

export const STEP_SECONDS = 30;

const totpStepOf = (now: number): number => Math.floor(now / STEP_SECONDS);

/** Returns a six-digit authenticator code (RFC 6238) with SHA-1 and time steps of 30 seconds. */
export function totp(secret: string, now: number): string {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(totpStepOf(now)));
  const digest = hmac(sha1, base32nopad.decode(secret.toUpperCase()), counter);
  const at = (digest.at(-1) ?? 0) & 15;
  const code = new DataView(digest.buffer, digest.byteOffset).getUint32(at) & 0x7fffffff;
  return String(code % 1_000_000).padStart(6, '0');
}

/** Also accepts the previous and the next time step. Returns undefined if the code is wrong. */
export function stepOfTotp(secret: string, code: string, now: number): number | undefined {
  const shift = [0, -1, 1].find((step) => totp(secret, now + step * STEP_SECONDS) === code);
  return shift === undefined ? undefined : totpStepOf(now) + shift;
}

/** Returns the first time with an unused code, or `now` if the current and the next time step are used. */
export function nextTotpTime(lastStep: number, now: number): number {
  const next = Math.max(now, (lastStep + 1) * STEP_SECONDS);
  return totpStepOf(next) > totpStepOf(now) + 1 ? now : next;
}
