import { errorCode } from '#contract/errors.ts';
import { foldEmail } from '#rules/sameEmail.ts';
import type { Bank, Sent } from './bank.ts';
import { ApiError } from './apiError.ts';

/** Specification §9 leaves the life of a code open; these are this product's. */
export const RESEND_SECONDS = 60;
export const CODE_SECONDS = 600;
const MOST_A_DAY = 10;
/** So many wrong tries end a code: six digits are not to be found by trying. */
const MOST_WRONG = 5;
const DAY = 86_400;

type Channel = Sent['channel'];

/** Who a code is for: whatever the case of an address, it is one. */
export interface Recipient {
  readonly channel: Channel;
  readonly to: string;
  readonly purpose: number;
}

const isFor = (sent: Sent, { channel, to, purpose }: Recipient) =>
  sent.channel === channel && sent.purpose === purpose && foldEmail(sent.to) === foldEmail(to);

/**
 * Sends a code: once a minute and ten times a day for one address and purpose. Purposes are counted apart,
 * so that the codes of a withdrawal cannot be used up by requests that need no sign-in.
 */
export function sendCode(bank: Bank, channel: Channel, to: string, purpose: number): Sent {
  const now = bank.clock.now();
  const recipient = { channel, to, purpose };
  const before = bank.inbox.filter((sent) => isFor(sent, recipient) && sent.at > now - DAY);
  const last = before.at(-1);
  if (last && last.at + RESEND_SECONDS > now) {
    throw new ApiError(errorCode.TOO_FREQUENT, { reason: 'interval', wait: last.at + RESEND_SECONDS - now });
  }
  if (before.length >= MOST_A_DAY) throw new ApiError(errorCode.TOO_FREQUENT, { reason: 'day_limit' });
  const sent: Sent = { at: now, channel, to, purpose, code: bank.random.digits(6) };
  bank.inbox.push(sent);
  return sent;
}

function replaceNewest(bank: Bank, recipient: Recipient, change: (sent: Sent) => Sent): void {
  const index = bank.inbox.findLastIndex((sent) => isFor(sent, recipient));
  const sent = bank.inbox[index];
  if (!sent) return;
  bank.inbox[index] = change(sent);
}

/** Whether it is the newest code of its purpose and still alive. A code is good once. */
export function takeCode(bank: Bank, recipient: Recipient, code: string): boolean {
  const now = bank.clock.now();
  const sent = bank.inbox.findLast((one) => isFor(one, recipient));
  if (!sent || sent.code === '' || sent.code !== code || sent.at + CODE_SECONDS < now) return false;
  if ((sent.wrong ?? 0) >= MOST_WRONG) return false;
  replaceNewest(bank, recipient, (one) => ({ ...one, code: '' }));
  return true;
}

/** A wrong try at a code, which the code itself remembers. */
export function countWrongCode(bank: Bank, recipient: Recipient): void {
  replaceNewest(bank, recipient, (sent) => ({ ...sent, wrong: (sent.wrong ?? 0) + 1 }));
}
