import { errorCode } from '#contract/errors.ts';
import { foldEmail } from '#rules/sameEmail.ts';
import type { Bank, Sent } from './bank.ts';
import { ApiError } from './apiError.ts';
import { codeRules } from './guard.ts';

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
 * Sends a code within the limits of its recipient and purpose. Purposes are counted apart, so that the codes of a
 * withdrawal cannot be used up by requests that need no sign-in. `asker` is the address of a caller without a
 * session: what one address asks for doesn't use up the codes of another.
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

/** Checks if a code is the newest of its purpose and still valid, and uses it up. */
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

/** Records a wrong attempt with the code itself. */
export function countWrongCode(bank: Bank, recipient: Recipient, asker = ''): void {
  replaceNewest(bank, recipient, (sent) => ({ ...sent, wrong: [...(sent.wrong ?? []), asker] }));
}
