import type { BrokenKey } from './textKeys.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { RefusalData } from './apiError.ts';
import type { Bank } from './bank.ts';
import type { Merchant } from './merchant.ts';

/** What a scenario does to the calls it is about. */
export type Effect =
  /** Never answers, until the caller gives up. */
  | { readonly kind: 'never' }
  /** The connection fails. */
  | { readonly kind: 'offline' }
  /** The call is carried out, and the connection fails before its answer arrives. */
  | { readonly kind: 'lost' }
  /** The connection fails for the caller; what was sent arrives only after it has been looked up. */
  | { readonly kind: 'late' }
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** A business error, whatever was asked. */
  | { readonly kind: 'error'; readonly code: ErrorCode; readonly data?: RefusalData }
  | { readonly kind: 'unauthorised' }
  /** HTTP 500, with a message or without one. */
  | { readonly kind: 'broken'; readonly message?: BrokenKey }
  /** Something that is no envelope at all. */
  | { readonly kind: 'body'; readonly status: number; readonly contentType: string; readonly text: string }
  /** The honest answer, changed on its way out. It is not held against the contract. */
  | {
      readonly kind: 'change';
      readonly change: (data: unknown, requested: Readonly<Record<string, unknown>>) => unknown;
    };

export interface Rule {
  /** Ids of endpoints, a noun followed by `.*`, or `*` for every call. */
  readonly on: readonly string[];
  readonly effect: Effect;
}

/** A named state of the bank. The same id works in stories, in `?mock=`, in tests, over HTTP and in the panel. */
export interface Scenario<Id extends string = string> {
  readonly id: Id;
  /** One line for people. */
  readonly title: string;
  /** The clauses of the specification it shows, such as `§8 10026`. */
  readonly spec?: readonly string[];
  readonly rules?: readonly Rule[];
  /** Changes the world of the merchant who is signed in, once. */
  readonly prepare?: (bank: Bank, merchant: Merchant) => void;
}

export function isAbout(rule: Rule, endpointId: string): boolean {
  return rule.on.some(
    (name) =>
      name === '*' ||
      name === endpointId ||
      (name.endsWith('.*') && endpointId.startsWith(name.slice(0, -1))),
  );
}

/** The effects on one call, in the order of the scenarios. */
export function effectsOn(scenarios: readonly Scenario[], endpointId: string): Effect[] {
  return scenarios.flatMap((scenario) =>
    (scenario.rules ?? []).filter((rule) => isAbout(rule, endpointId)).map((rule) => rule.effect),
  );
}
