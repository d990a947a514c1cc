import type { DataOf } from '@settlement/api-mocks/contract/endpoint';
import { refundPayment } from '@settlement/api-mocks/contract/refunds';
import type { IntentionOf } from '#kit/money/intention.ts';
import { callEndpoint } from './endpointQuery.ts';
import type { MoneyAdapter } from './money.ts';

/** Sends a payment back to the payer. The server refuses a second refund of the same (10007). */
export const refundAdapter: MoneyAdapter<IntentionOf<'payments.refund'>, DataOf<typeof refundPayment>> = {
  id: refundPayment.id,
  asksFirst: true,
  isDanger: true,
  send: (get, { trade_no, scope, amount, fee, actual_amount, address }, proof, options) => {
    const body = { trade_no, scope, amount, fee, actual_amount, address, ...proof };
    return callEndpoint(get, refundPayment, { body }, options);
  },
  tradeNoOf: ({ trade_no }) => trade_no,
};
