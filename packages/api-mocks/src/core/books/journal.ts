import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { getGoogleAuth } from '#contract/security.ts';
import { signingHeaders } from '#contract/signing.ts';
import { findPayee } from '#contract/transfers.ts';
import { FOREIGN_HEADER, TARGET_HEADER } from '#core/access/signedCall.ts';

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

export const incomingKinds = ['exact', 'under', 'over', 'late', 'multiple'] as const;
export const orderPayments = ['exact', 'under', 'over', 'late'] as const;
export type OrderPayment = (typeof orderPayments)[number];
export type IncomingKind = (typeof incomingKinds)[number];

const LONGEST_JOURNAL = 100_000;
const instant = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(4_102_444_800));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const short = v.pipe(v.string(), v.maxLength(10_000));
const visitor = v.object({ ip: short, device: short, address: short });
const sentAnswer = v.object({
  httpCode: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  error: v.pipe(v.string(), v.maxLength(100)),
  durationMs: count,
  headers: v.record(v.string(), v.string()),
  body: short,
});

const order = v.object({
  token: v.optional(short),
  chain: v.optional(short),
  amount: v.optional(short),
  /** The kind of payment. Default: `exact`. */
  kind: v.optional(v.picklist(incomingKinds)),
  /** The paid amount as a decimal string, for kinds that don't determine it. */
  paid: v.optional(short),
});
export type IncomingOrder = Readonly<v.InferOutput<typeof order>>;

/** A scheduled callback: its index, the seconds until it's sent, and how many times it's sent. */
const eventStep = v.object({ index: count, after: count, times: count });
export type EventStep = Readonly<v.InferOutput<typeof eventStep>>;

const eventScript = v.object({
  /** True holds back new events. False sends the events that are held back. `undefined` changes nothing. */
  hold: v.optional(v.boolean()),
  steps: v.pipe(v.array(eventStep), v.readonly()),
});
export type EventScript = Readonly<v.InferOutput<typeof eventScript>>;

/** The name of the demo merchant. Default: the merchant who signed in last. */
const forMerchant = { at: instant, merchant: v.optional(short) };
const savedEntry = v.variant('kind', [
  v.object({
    kind: v.literal('call'),
    at: instant,
    /** The system time in Unix seconds if it differs from `at`. Signatures are checked with it. */
    outside: v.optional(instant),
    method: short,
    url: v.pipe(v.string(), v.url()),
    headers: v.record(v.string(), v.string()),
    body: v.string(),
    visitor,
  }),
  v.object({ kind: v.literal('signIn'), at: instant, merchant: short, visitor }),
  v.object({ kind: v.literal('pay'), ...forMerchant, order }),
  v.object({
    kind: v.literal('callbackAnswered'),
    at: instant,
    sending: v.object({ merchantKey: short, index: v.number(), no: v.number() }),
    answer: sentAnswer,
  }),
  v.object({ kind: v.literal('payOrder'), at: instant, token: short, how: v.picklist(orderPayments) }),
  v.object({ kind: v.literal('openLink'), at: instant, token: short, currency: short, amount: short }),
  v.object({ kind: v.literal('deposit'), ...forMerchant, order }),
  v.object({ kind: v.literal('events'), ...forMerchant, ...eventScript.entries }),
  v.object({ kind: v.literal('scenarios'), ...forMerchant, ids: v.pipe(v.array(short), v.readonly()) }),
]);
export type JournalEntry = Readonly<v.InferOutput<typeof savedEntry>>;

const savedState = v.object({
  version: v.literal(1),
  seed: v.string(),
  startedAt: instant,
  /** The seconds by which the clock was advanced. */
  offset: instant,
  journal: v.pipe(v.array(savedEntry), v.maxLength(LONGEST_JOURNAL), v.readonly()),
  /** The used nonces. They are stored separately, because calls that only read aren't in the journal. */
  nonces: v.optional(v.pipe(v.array(v.tuple([short, instant])), v.readonly())),
});
/** A saved state. A new mock API generates data from the seed and the start, then replays the changes. */
export type SavedState = Readonly<v.InferOutput<typeof savedState>>;

/** Checks the type of a saved state. Its changes may still fail during the replay. */
export function isSavedState(value: unknown): value is SavedState {
  return v.is(savedState, value);
}

const readingThatChanges: ReadonlySet<string> = new Set([getGoogleAuth.id, findPayee.id]);

/** Some GET calls change data: one creates a secret, and the lookup of a recipient counts attempts. */
export function changesBank({ id, method }: Pick<Endpoint, 'id' | 'method'>): boolean {
  return method !== 'GET' || readingThatChanges.has(id);
}

/** Checks if the journal stores a call. It doesn't store uploads, because it contains only JSON. */
export function isKept(endpoint: Endpoint): boolean {
  return endpoint.bodyKind === 'json' && changesBank(endpoint);
}
