import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  count,
  decimal,
  exportColumns,
  id,
  link,
  paging,
  text,
  timeRange,
  unixSeconds,
} from './primitives.ts';

/** Expense record of specification §3: the gas that one aggregation of funds has cost. */
export const expense = v.object({
  id,
  amount: decimal,
  currency: v.object({ token: text, chain: text, logo: link }),
  created_time: unixSeconds,
  txid: text,
  browser_url: link,
  /** How many merchant orders it gathered. */
  order_count: count,
  /** The notification that told of it; empty when there was none. */
  message_id: text,
});
export type Expense = v.InferOutput<typeof expense>;

/** `GET /account/expend`: gas expenditure, by network, token and date. */
export const listExpenses = endpoint({
  id: 'funds.expend',
  method: 'GET',
  path: '/account/expend',
  summary: 'Gas spent on gathering funds',
  query: v.object({
    ...timeRange,
    network_id: v.optional(text),
    token_id: v.optional(text),
    message_id: v.optional(text),
    ...paging,
    ...exportColumns,
  }),
  data: v.object({ list: v.array(expense), total: count, sum_amount: decimal }),
  isExportable: true,
});
