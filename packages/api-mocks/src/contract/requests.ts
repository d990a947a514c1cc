import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { requestId } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { moneyEndpointIds } from './moneyEndpoints.ts';
import { id, integer, text, unixSeconds } from './primitives.ts';

/**
 * Why a money call is refused for its id alone (10010, `data.reason`). Beside `request_void`, none of them says what became of the id:
 * - `request_id`: the id belongs to another call or another body.
 * - `request_in_progress`: the call with this id has arrived and is not answered yet.
 * - `request_void`: the id was looked up before the call arrived; this call moved nothing.
 * - `request_expired`: the call was carried out more than 24 hours ago, and is not carried out again.
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

/**
 * Ends an unknown outcome. It is a POST because it writes: an id that moved nothing is void from here on.
 * While the call with this id is being carried out it answers 10010 (`request_in_progress`) and changes nothing.
 * Only the merchant's own ids are seen, and what was carried out is found after 24 hours, too.
 */
export const lookUpRequest = endpoint({
  id: 'requests.lookUp',
  method: 'POST',
  path: '/account/request',
  summary: 'Look up a request ID; a request that moved no funds becomes void',
  body: v.object({ request_id: requestId }),
  data: requestOutcome,
  errors: [errorCode.PARAMETER_ERROR, errorCode.TOO_FREQUENT],
  isExtension: true,
});
