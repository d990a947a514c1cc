import type { Endpoint } from '../contract/endpoint.ts';
import { getGoogleAuth } from '../contract/security.ts';
import type { Visitor } from './sessions.ts';

/** Something that changed a bank, written down so that it can be done again. */
export type JournalEntry =
  | {
      readonly kind: 'call';
      readonly at: number;
      readonly method: string;
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
      readonly visitor: Visitor;
    }
  | { readonly kind: 'signIn'; readonly at: number; readonly merchant: string; readonly visitor: Visitor }
  | { readonly kind: 'pay'; readonly at: number; readonly order: IncomingOrder }
  | { readonly kind: 'deposit'; readonly at: number; readonly order: IncomingOrder }
  | { readonly kind: 'scenarios'; readonly at: number; readonly ids: readonly string[] };

/** A payment somebody makes from outside; what is left out is chosen. */
export interface IncomingOrder {
  readonly token?: string;
  readonly chain?: string;
  /** What is asked for, in the token, such as `"25.5"`. */
  readonly amount?: string;
  /** How what arrives differs from that; `exact` when it is left out. */
  readonly kind?: IncomingKind;
  /** What arrives, in the token, where the kind alone does not say it exactly. */
  readonly paid?: string;
}

export const incomingKinds = ['exact', 'under', 'over', 'late', 'multiple'] as const;
export type IncomingKind = (typeof incomingKinds)[number];

/**
 * A bank as a beginning and what happened since: the world is a function of the seed and the
 * beginning, so this is all there is to keep (and it is small).
 */
export interface SavedState {
  readonly version: 1;
  readonly seed: string;
  readonly startedAt: number;
  /** How far the clock was moved by hand. */
  readonly offset: number;
  readonly journal: readonly JournalEntry[];
}

const kept = ['x-token', 'x-language', 'content-type'] as const;

/** The headers that matter when a call is made again. */
export function keptHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

export function isSavedState(value: unknown): value is SavedState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 1 &&
    'seed' in value &&
    typeof value.seed === 'string' &&
    'startedAt' in value &&
    typeof value.startedAt === 'number' &&
    'journal' in value &&
    Array.isArray(value.journal)
  );
}

/** What has to be done again: all that changes the bank. A secret is changed by being asked for. */
export function isKept({ id, method, bodyKind }: Endpoint): boolean {
  return bodyKind === 'json' && (method !== 'GET' || id === getGoogleAuth.id);
}
