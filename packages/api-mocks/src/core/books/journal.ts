import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { getGoogleAuth } from '#contract/security.ts';
import { signingHeaders } from '#contract/signing.ts';
import { findPayee } from '#contract/transfers.ts';
import { FOREIGN_HEADER, TARGET_HEADER } from '#core/access/signedCall.ts';
import type { Sending, SentAnswer } from './outbox.ts';
import type { Visitor } from '#core/access/sessions.ts';

export type JournalEntry =
  | {
      readonly kind: 'call';
      readonly at: number;
      /**
       * The system time in Unix seconds, if it differs from the mock API's time. Signatures are checked with the
       * system time.
       */
      readonly outside?: number;
      readonly method: string;
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
      readonly visitor: Visitor;
    }
  | { readonly kind: 'signIn'; readonly at: number; readonly merchant: string; readonly visitor: Visitor }
  | (ForMerchant & { readonly kind: 'pay'; readonly order: IncomingOrder })
  | { readonly kind: 'payOrder'; readonly at: number; readonly token: string; readonly how: OrderPayment }
  | {
      readonly kind: 'openLink';
      readonly at: number;
      readonly token: string;
      readonly currency: string;
      readonly amount: string;
    }
  | {
      readonly kind: 'callbackAnswered';
      readonly at: number;
      readonly sending: Sending;
      readonly answer: SentAnswer;
    }
  | (ForMerchant & { readonly kind: 'deposit'; readonly order: IncomingOrder })
  | (ForMerchant & EventScript & { readonly kind: 'events' })
  | (ForMerchant & { readonly kind: 'scenarios'; readonly ids: readonly string[] });

const sentAnswer = v.object({
  httpCode: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  error: v.pipe(v.string(), v.maxLength(100)),
  durationMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
  headers: v.record(v.string(), v.string()),
  body: v.pipe(v.string(), v.maxLength(10_000)),
});

interface ForMerchant {
  readonly at: number;
  /** The name of the demo merchant. Default: the merchant who signed in last. */
  readonly merchant?: string | undefined;
}

/** Sends a callback after some seconds, once or several times. */
export interface EventStep {
  /** The index of the callback. */
  readonly index: number;
  readonly after: number;
  readonly times: number;
}

export interface EventScript {
  /** Holds back events, or sends those that are held. `undefined` changes nothing. */
  readonly hold?: boolean | undefined;
  readonly steps: readonly EventStep[];
}

export interface IncomingOrder {
  readonly token?: string;
  readonly chain?: string;
  readonly amount?: string;
  /** The kind of payment. Default: `exact`. */
  readonly kind?: IncomingKind;
  /** The paid amount as a decimal string, for kinds that don't determine it. */
  readonly paid?: string;
}

export const incomingKinds = ['exact', 'under', 'over', 'late', 'multiple'] as const;
export const orderPayments = ['exact', 'under', 'over', 'late'] as const;
export type OrderPayment = (typeof orderPayments)[number];
export type IncomingKind = (typeof incomingKinds)[number];

/**
 * A saved state of the mock API. A new mock API generates the same data from the seed and the start time,
 * then replays the changes.
 */
export interface SavedState {
  readonly version: 1;
  readonly seed: string;
  readonly startedAt: number;
  /** The seconds by which the clock was advanced. */
  readonly offset: number;
  readonly journal: readonly JournalEntry[];
  /** The used nonces. They are stored separately, because calls that only read aren't in the journal. */
  readonly nonces?: readonly (readonly [nonce: string, until: number])[];
}

const kept = [
  'x-token',
  'x-ticket',
  'x-language',
  'content-type',
  TARGET_HEADER,
  FOREIGN_HEADER,
  ...Object.values(signingHeaders).map((name) => name.toLowerCase()),
] as const;

export function keptHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

const LONGEST_JOURNAL = 100_000;
const instant = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(4_102_444_800));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const short = v.pipe(v.string(), v.maxLength(10_000));
const visitor = v.object({ ip: short, device: short, address: short });
const order = v.object({
  token: v.optional(short),
  chain: v.optional(short),
  amount: v.optional(short),
});
const savedEntry = v.variant('kind', [
  v.object({
    kind: v.literal('call'),
    at: instant,
    outside: v.optional(instant),
    method: short,
    url: v.pipe(v.string(), v.url()),
    headers: v.record(v.string(), v.string()),
    body: v.string(),
    visitor,
  }),
  v.object({ kind: v.literal('signIn'), at: instant, merchant: short, visitor }),
  v.object({ kind: v.literal('pay'), at: instant, order, merchant: v.optional(short) }),
  v.object({
    kind: v.literal('callbackAnswered'),
    at: instant,
    sending: v.object({ merchantKey: short, index: v.number(), no: v.number() }),
    answer: sentAnswer,
  }),
  v.object({ kind: v.literal('payOrder'), at: instant, token: short, how: v.picklist(orderPayments) }),
  v.object({ kind: v.literal('openLink'), at: instant, token: short, currency: short, amount: short }),
  v.object({ kind: v.literal('deposit'), at: instant, order, merchant: v.optional(short) }),
  v.object({
    kind: v.literal('events'),
    at: instant,
    merchant: v.optional(short),
    hold: v.optional(v.boolean()),
    steps: v.array(v.object({ index: count, after: count, times: count })),
  }),
  v.object({ kind: v.literal('scenarios'), at: instant, ids: v.array(short), merchant: v.optional(short) }),
]);
const savedState = v.object({
  version: v.literal(1),
  seed: v.string(),
  startedAt: instant,
  offset: instant,
  journal: v.pipe(v.array(savedEntry), v.maxLength(LONGEST_JOURNAL)),
  nonces: v.optional(v.array(v.tuple([short, instant]))),
});

/** Checks the type of a saved state. Its changes may still fail during the replay. */
export function isSavedState(value: unknown): value is SavedState {
  return v.is(savedState, value);
}

const readingThatChanges: ReadonlySet<string> = new Set([getGoogleAuth.id, findPayee.id]);

/**
 * Checks if a call changes data. Some GET calls do: one creates a secret, and the lookup of a recipient
 * counts attempts.
 */
export function changesBank({ id, method }: Pick<Endpoint, 'id' | 'method'>): boolean {
  return method !== 'GET' || readingThatChanges.has(id);
}

/** Checks if the journal stores a call. It doesn't store uploads, because it contains only JSON. */
export function isKept(endpoint: Endpoint): boolean {
  return endpoint.bodyKind === 'json' && changesBank(endpoint);
}
