import type { BodyInput, DataOf } from '@settlement/api-mocks/contract/endpoint';
import { refundPayment } from '@settlement/api-mocks/contract/refunds';
import { readBody } from '#kit/money/readBody.ts';
import { callEndpoint } from './endpointQuery.ts';
import type { MoneyAdapter } from './money.ts';

/** Sends a payment back to who paid it. A second refund of the same is refused by the server (10007). */
export const refundAdapter: MoneyAdapter<BodyInput<typeof refundPayment>, DataOf<typeof refundPayment>> = {
  id: refundPayment.id,
  bodyOf: (intention) => readBody(refundPayment.body, intention),
  send: (get, body, options) => callEndpoint(get, refundPayment, { body }, options),
  tradeNoOf: ({ trade_no }) => trade_no,
};
