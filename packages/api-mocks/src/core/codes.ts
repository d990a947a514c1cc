import type { Bank, Sent } from './bank.ts';
import { Fault } from './fault.ts';

/** Specification §9 leaves the life of a code open; these are this product's. */
export const RESEND_SECONDS = 60;
export const CODE_SECONDS = 600;
const MOST_A_DAY = 10;
const DAY = 86_400;

type Channel = Sent['channel'];

/** Sends a code: once a minute and ten times a day for one address and purpose. */
export function sendCode(bank: Bank, channel: Channel, to: string, purpose: number): Sent {
  const now = bank.clock.now();
  const before = bank.inbox.filter(
    (sent) => sent.channel === channel && sent.to === to && sent.at > now - DAY,
  );
  const last = before.findLast((sent) => sent.purpose === purpose);
  if (last && last.at + RESEND_SECONDS > now) {
    throw new Fault(10010, { reason: 'interval', wait: last.at + RESEND_SECONDS - now });
  }
  if (before.length >= MOST_A_DAY) throw new Fault(10010, { reason: 'day_limit' });
  const sent: Sent = { at: now, channel, to, purpose, code: bank.random.digits(6) };
  bank.inbox.push(sent);
  return sent;
}

/** Whether it is the newest code of its purpose and still alive. A code is good once. */
export function takeCode(bank: Bank, channel: Channel, to: string, purpose: number, code: string): boolean {
  const now = bank.clock.now();
  const index = bank.inbox.findLastIndex(
    (sent) => sent.channel === channel && sent.to === to && sent.purpose === purpose,
  );
  const sent = bank.inbox[index];
  if (!sent || sent.code !== code || sent.at + CODE_SECONDS < now) return false;
  bank.inbox[index] = { ...sent, code: '' };
  return true;
}
