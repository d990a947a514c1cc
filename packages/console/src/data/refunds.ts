import type { DataOf } from '@settlement/api-mocks/contract/endpoint';
import { refundPayment } from '@settlement/api-mocks/contract/paymentDetails';
import type { IntentionOf } from '#kit/money/intention.ts';
import { callEndpoint } from './calls/endpointQuery.ts';
import type { MoneyAdapter } from './money/money.ts';

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
