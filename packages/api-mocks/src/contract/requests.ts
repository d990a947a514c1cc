import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { requestId } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { moneyEndpointIds } from './moneyEndpoints.ts';
import * as p from './primitives.ts';

/**
 * The reasons why a call that moves money is rejected because of its request ID (10010, `data.reason`). Only
 * `request_void` makes the request ID unusable forever:
 * - `request_id`: the ID belongs to another call or another body.
 * - `request_in_progress`: the call with this ID has arrived and isn't finished.
 * - `request_void`: the ID was looked up before the call arrived. This call didn't move money.
 * - `request_expired`: the call was carried out more than 24 hours ago. It isn't carried out again.
 */
export const requestReasons = [
  'request_id',
  'request_in_progress',
  'request_void',
  'request_expired',
] as const;
export type RequestReason = (typeof requestReasons)[number];

const seen = {
  request_id: requestId,
  /** The time until which the server remembers the ID (24 hours). */
  expire_time: p.unixSeconds,
};

/**
 * The outcome of a request:
 * - `found`: the call was carried out. `trade_no` is the number of its record.
 * - `refused`: the call arrived and was rejected with `code`. It didn't move money.
 * - `void`: no call with this ID has arrived. No money was moved.
 *
 * `refused` and `void` are final. After such a lookup, the server rejects every call with this ID (10010,
 * `data.reason` = `request_void`), even a call that was sent before the lookup.
 */
export const requestOutcome = v.variant('state', [
  v.object({ ...seen, state: v.literal('found'), endpoint: v.picklist(moneyEndpointIds), trade_no: p.id }),
  v.object({
    ...seen,
    state: v.literal('refused'),
    /** The ID of the endpoint that the request was sent to. */
    endpoint: v.picklist(moneyEndpointIds),
    /** The code of the error with which the call was rejected, from the error catalog. */
    code: p.integer,
    /** The name of the reason why the call was rejected. Empty if the error has no reason. */
    reason: p.text,
  }),
  v.object({ ...seen, state: v.literal('void') }),
]);
export type RequestOutcome = v.InferOutput<typeof requestOutcome>;

/**
 * Looks up the outcome of a request ID. It's a POST because it writes: if the call didn't move money, the ID is void
 * from then on. While the call is in progress, the response is 10010 (`request_in_progress`) and nothing changes.
 * Merchants can look up only their own IDs. Calls that were carried out can still be found after 24 hours.
 */
export const lookUpRequest = endpoint('requests.lookUp', 'POST', '/account/request', {
  body: v.object({ request_id: requestId }),
  data: requestOutcome,
  errors: [errorCode.TOO_FREQUENT],
  extension: 'outgoingTransfers',
});
