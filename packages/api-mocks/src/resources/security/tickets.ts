import { revealSigningKey } from '#contract/applications.ts';
import { emailPurpose } from '#contract/enumerations.ts';
import { refundPayment } from '#contract/paymentDetails.ts';
import { MOST_REFUNDS } from '#contract/payments.ts';
import { verify } from '#contract/security.ts';
import { MOST_WITHDRAWALS, createWithdrawal } from '#contract/withdrawals.ts';
import { moneyEndpointIds } from '#contract/moneyEndpoints.ts';
import { subjectOf } from '#rules/subjectOf.ts';
import type { TicketRow } from '#core/books/bank.ts';
import { forgetExpired } from '#core/books/transaction.ts';
import { fieldError } from '#core/http/apiError.ts';
import type { Call } from '#core/http/implement.ts';

export const TICKET_SECONDS = 600;

/** The number of calls that one ticket covers, if they move money or reveal a signing key. @default 1 */
const mostCalls: Readonly<Record<string, number>> = {
  [createWithdrawal.id]: MOST_WITHDRAWALS,
  [refundPayment.id]: MOST_REFUNDS,
};

interface Bound {
  readonly purpose: number;
  readonly action: string | undefined;
  readonly subject: string | readonly string[] | undefined;
}

export function issueTicket(call: Call, bound: Bound): { ticket: string; expire_time: number } {
  const { purpose, action, subject } = bound;
  // Many calls have the purpose "withdrawal", so a ticket with this purpose must name its call.
  if (purpose === emailPurpose.withdrawal && action === undefined) throw fieldError('action', 'required');
  const isBound = [...moneyEndpointIds, revealSigningKey.id].some((id) => id === action);
  const subjects = typeof subject === 'string' ? [subject] : subject;
  const most = mostCalls[action ?? ''] ?? 1;
  if (isBound && (subjects === undefined || subjects.length === 0)) throw fieldError('subject', 'required');
  if (isBound && subjects !== undefined && subjects.length > most) throw fieldError('subject', 'too_long');
  const ticket = `tkt_${call.bank.random.hex(24)}`;
  const expireAt = call.now + TICKET_SECONDS;
  const { mchid } = call.merchant;
  const sessionId = call.session.id;
  forgetExpired(call.bank.tickets, (known) => known.expireAt, call.now);
  call.bank.tickets.set(ticket, { mchid, sessionId, purpose, action, subjects, expireAt });
  return { ticket, expire_time: expireAt };
}

function isFor(known: TicketRow, call: Call, purpose: number, action: string): boolean {
  return (
    known.mchid === call.merchant.mchid &&
    known.sessionId === call.session.id &&
    known.purpose === purpose &&
    known.expireAt > call.now &&
    (known.action === undefined || known.action === action) &&
    (known.subjects === undefined || known.subjects.includes(subjectOf(call.rawBody)))
  );
}

/** Tickets can't be exchanged for tickets, which would extend their validity or change their call. */
export function isTicketGood(
  call: Call,
  ticket: string | undefined,
  purpose: number,
  action: string = call.endpoint.id,
): boolean {
  const known = ticket === undefined ? undefined : call.bank.tickets.get(ticket);
  return known !== undefined && action !== verify.id && isFor(known, call, purpose, action);
}

/** A ticket for several calls stays valid for the other calls. A rollback restores the ticket. */
export function consumeTicket(call: Call, ticket: string): void {
  const { tickets } = call.bank;
  const known = tickets.get(ticket);
  const subject = subjectOf(call.rawBody);
  const subjects = known?.subjects?.filter((one) => one !== subject) ?? [];
  if (known && subjects.length > 0) tickets.set(ticket, { ...known, subjects });
  else tickets.delete(ticket);
}

export function endTickets({ bank, mchid, sessionId }: Pick<Call, 'bank'> & EndedTickets): void {
  for (const [ticket, known] of bank.tickets) {
    if (known.mchid === mchid && (sessionId === undefined || known.sessionId === sessionId))
      bank.tickets.delete(ticket);
  }
}

interface EndedTickets {
  readonly mchid: string;
  readonly sessionId?: string;
}
