import { emailPurpose } from '#contract/enumerations.ts';
import { moneyEndpointIds } from '#contract/moneyEndpoints.ts';
import { subjectOf } from '#rules/subjectOf.ts';
import type { TicketRow } from '#core/bank.ts';
import { fieldError } from '#core/apiError.ts';
import type { Call } from '#core/implement.ts';

/** How long a ticket of `POST /user/verification` lives. */
export const TICKET_SECONDS = 600;

interface Bound {
  readonly purpose: number;
  readonly action: string | undefined;
  readonly subject: string | readonly string[] | undefined;
}

/** A ticket for one purpose, one call and what was agreed to, in the session that asks. */
export function issueTicket(call: Call, bound: Bound): { ticket: string; expire_time: number } {
  const { purpose, action, subject } = bound;
  // So many calls are proved as a withdrawal is that the purpose alone would say too little.
  if (purpose === emailPurpose.withdrawal && action === undefined) throw fieldError('action', 'required');
  const isMoney = moneyEndpointIds.some((id) => id === action);
  const subjects = typeof subject === 'string' ? [subject] : subject;
  if (isMoney && subjects?.length !== 1) throw fieldError('subject', 'required');
  const ticket = `tkt_${call.bank.random.hex(24)}`;
  const expireAt = call.now + TICKET_SECONDS;
  const { mchid } = call.merchant;
  const sessionId = call.session.id;
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

/** Whether a ticket replaces the codes of this call. */
export function isTicketGood(
  call: Call,
  ticket: string | undefined,
  purpose: number,
  action: string = call.endpoint.id,
): boolean {
  const known = ticket === undefined ? undefined : call.bank.tickets.get(ticket);
  return known !== undefined && isFor(known, call, purpose, action);
}

/** Each thing that was agreed to is good once; given back with everything else when the call is refused. */
export function consumeTicket(call: Call, ticket: string): void {
  const { tickets } = call.bank;
  const known = tickets.get(ticket);
  const subject = subjectOf(call.rawBody);
  const subjects = known?.subjects?.filter((one) => one !== subject) ?? [];
  if (known && subjects.length > 0) tickets.set(ticket, { ...known, subjects });
  else tickets.delete(ticket);
}

/** A proof given before a protection was changed is none afterwards; with `sessionId`, that session's alone. */
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
