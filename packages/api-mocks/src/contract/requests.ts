import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { requestId } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { id, integer, text, unixSeconds } from './primitives.ts';

/** The calls that move money. Each carries a `request_id`, and each can be looked up by it. */
export const moneyEndpointIds = [
  'withdrawals.create',
  'withdrawals.cancel',
  'transfers.create',
  'swap.create',
  'payments.refund',
] as const;
export type MoneyEndpointId = (typeof moneyEndpointIds)[number];

const seen = {
  request_id: requestId,
  /** Until when the server remembers the id (24 hours). */
  expire_time: unixSeconds,
};

/**
 * - `found`: the call was carried out; `trade_no` names what it moved.
 * - `refused`: the call arrived and was refused with `code`. Nothing moved.
 * - `void`: no such call arrived. Nothing moved.
 *
 * `refused` and `void` are final: the server writes them down in the same step, and refuses every
 * later call with this id (10010, `data.reason` = `request_void`), one that was under way included.
 */
export const requestOutcome = v.variant('state', [
  v.object({ ...seen, state: v.literal('found'), endpoint: v.picklist(moneyEndpointIds), trade_no: id }),
  v.object({
    ...seen,
    state: v.literal('refused'),
    endpoint: v.picklist(moneyEndpointIds),
    code: integer,
    reason: text,
  }),
  v.object({ ...seen, state: v.literal('void') }),
]);
export type RequestOutcome = v.InferOutput<typeof requestOutcome>;

const besideTheSubject = new Set([
  'google_code',
  'email_code',
  'sms_code',
  'password',
  'ticket',
  'request_id',
]);

/** One text for one value, whatever the order of its fields; a field that is not sent is not there. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join()}}`;
}

/**
 * What the sender of a body agrees to, as the SHA-256 of its fields in hexadecimal: all of them but the proofs
 * and the `request_id`, which differ when the same thing is asked for again. A ticket is bound to it, and a
 * known `request_id` answers the same subject alone.
 */
export function subjectOf(body: unknown): string {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const subject = Object.fromEntries(fields.filter(([name]) => !besideTheSubject.has(name)));
  return bytesToHex(sha256(utf8ToBytes(canonical(subject))));
}

/**
 * Ends an unknown outcome. It is a POST because it writes: an id that moved nothing is void from here on.
 * While the call with this id is being carried out it answers 10010 (`request_in_progress`) and changes nothing.
 * Only the merchant's own ids are seen, and what was carried out is found after 24 hours, too.
 */
export const lookUpRequest = endpoint({
  id: 'requests.lookUp',
  method: 'POST',
  path: '/account/request',
  summary: 'What became of a request id; one that moved nothing becomes void',
  body: v.object({ request_id: requestId }),
  data: requestOutcome,
  errors: [10002, 10010],
  isExtension: true,
});
