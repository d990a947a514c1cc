import type { DataOf } from '@settlement/api-mocks/contract/endpoint';
import { refundPayment } from '@settlement/api-mocks/contract/paymentDetails';
import type { IntentionOf } from '#kit/money/intention.ts';
import { callEndpoint } from './calls/endpointQuery.ts';
import type { MoneyAdapter } from './money/money.ts';

export type RefundIntention = IntentionOf<'payments.refund'>;

export const refundBody = (intention: RefundIntention) => {
  const { trade_no, scope, amount, fee, actual_amount, refundable, address, memo } = intention;
  return {
    trade_no,
    scope,
    amount,
    fee,
    actual_amount,
    address,
    ...(refundable !== undefined && { refundable }),
    ...(memo && { memo }),
  };
};

export const refundAdapter: MoneyAdapter<RefundIntention, DataOf<typeof refundPayment>> = {
  id: refundPayment.id,
  asksFirst: true,
  isDanger: true,
  send: (get, intention, proof, options) =>
    callEndpoint(get, refundPayment, { body: { ...refundBody(intention), ...proof } }, options),
  tradeNoOf: ({ trade_no }) => trade_no,
};
