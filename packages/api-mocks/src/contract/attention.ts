import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as p from './primitives.ts';

/** The kinds of tasks for a merchant, the most urgent first. */
export const attentionKinds = [
  'permissionRejected',
  'keyExpired',
  'gasLow',
  'callbacksFailing',
  'withdrawalAbnormal',
  'withdrawalRejected',
  'paymentUnder',
  'paymentOver',
  'paymentLate',
  'keyExpiring',
  'reply',
  'addressCooling',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

export const attentionItem = v.object({
  /** The kind of the task, one of `attentionKinds`. Clients ignore unknown kinds. */
  kind: p.text,
  /** The number of entries of the kind. */
  count: p.count,
  /** The number or ID of the entry if there is only one. Otherwise empty. */
  ref: p.text,
  /** The name or amount of the entry if there is only one. Otherwise empty. */
  name: p.text,
  /** The ID of the token to deposit, if the task is about gas fees. Empty for other kinds. */
  currency_id: v.union([p.id, v.literal('')]),
  /** The earliest time of the entries: a deadline, or the time of an event. `0` if the kind doesn't have a time. */
  time: p.unixSeconds,
});
export type AttentionItem = v.InferOutput<typeof attentionItem>;

export const listAttention = endpoint('user.attention', 'GET', '/user/attention', {
  hasTestMode: true,
  data: p.listOf(attentionItem),
  extension: 'status',
});
