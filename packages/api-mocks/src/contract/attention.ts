import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, id, listOf, text, unixSeconds } from './primitives.ts';

/** What can wait for a merchant, the most urgent first. */
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
  /** One of `attentionKinds`; a client passes over what it does not know. */
  kind: text,
  /** How many there are of the kind. */
  count,
  /** The one it is about, where there is one alone: a number or an id of its kind; else empty. */
  ref: text,
  /** What that one is called, or how much of it there is; else empty. */
  name: text,
  /** The token-on-chain to recharge, for gas; else empty. */
  currency_id: v.union([id, v.literal('')]),
  /** When it ends or happened, the earliest of the kind; `0` where that says nothing. */
  time: unixSeconds,
});
export type AttentionItem = v.InferOutput<typeof attentionItem>;

/** `GET /user/attention`: each kind once, with the most urgent first. */
export const listAttention = endpoint({
  id: 'user.attention',
  method: 'GET',
  path: '/user/attention',
  summary: 'List items that need attention',
  data: listOf(attentionItem),
  isExtension: true,
});
