import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { paymentFilters } from './payments.ts';
import { count, decimal, text } from './primitives.ts';

/** Sums of one token; on several chains it is still one token. */
const paymentTokenTotals = v.object({
  token: text,
  /** How many were paid. */
  paid_count: count,
  amount_collected: decimal,
  fees: decimal,
  /** [EXT] What went back or is on its way back. */
  amount_refunded: v.optional(decimal),
  /** Always `amount_collected − fees − amount_refunded`. */
  mch_real_receive: decimal,
});

export const paymentTotals = v.object({
  total: count,
  /** What was ordered, in USDT at the time. */
  sum_amount_usdt: decimal,
  paid_count: count,
  /** Of it, what was paid. */
  sum_paid_usdt: decimal,
  /** The credited amounts less fees and refunds, each in USDT at its time. The income of the overview. */
  sum_received_usdt: decimal,
  /** What was credited, by token; those without a paid one are left out. */
  list: v.array(paymentTokenTotals),
});
export type PaymentTotals = v.InferOutput<typeof paymentTotals>;

/** `GET /transactions/totals`: what the filters add up to, on all pages. */
export const getPaymentTotals = endpoint({
  id: 'payments.totals',
  method: 'GET',
  path: '/transactions/totals',
  summary: 'Get the totals of the payment records that match',
  query: v.object(paymentFilters),
  data: paymentTotals,
  errors: [errorCode.PARAMETER_ERROR],
  isExtension: true,
});
