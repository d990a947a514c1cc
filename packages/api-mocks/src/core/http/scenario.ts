import type { BrokenKey } from '#core/text/formatText.ts';
import { isErrorCode, type ErrorCode } from '#contract/errors.ts';
import type { Bank } from '#core/books/bank.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { RefusalData } from './apiError.ts';

export type Effect =
  /** No response arrives until the caller aborts the request. */
  | { readonly kind: 'never' }
  | { readonly kind: 'offline' }
  /** The call is carried out, but its response is lost. */
  | { readonly kind: 'lost' }
  /** The connection fails, and the call is carried out after its request ID was looked up. */
  | { readonly kind: 'late' }
  | { readonly kind: 'delay'; readonly milliseconds: number }
  | { readonly kind: 'error'; readonly code: ErrorCode; readonly data?: RefusalData }
  | { readonly kind: 'unauthorised' }
  /** The server supports only the calls, parameters and fields of the specification. */
  | { readonly kind: 'specification' }
  /** Returns HTTP 500, optionally with a message. */
  | { readonly kind: 'broken'; readonly message?: BrokenKey }
  | { readonly kind: 'body'; readonly status: number; readonly contentType: string; readonly text: string }
  /** The response may violate the contract. */
  | {
      readonly kind: 'change';
      readonly change: (data: unknown, requested: Readonly<Record<string, unknown>>) => unknown;
    };

export interface Rule {
  /** The calls that the rule affects: endpoint IDs, a noun followed by `.*`, or `*` for all calls. */
  readonly on: readonly string[];
  readonly effect: Effect;
}

/** A scenario. Its ID can be used in stories, in `?mock=`, in tests, over HTTP and in the developer panel. */
export interface Scenario<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  /** The clauses of the specification that the scenario demonstrates, such as `§8 10026`. */
  readonly spec?: readonly string[];
  readonly rules?: readonly Rule[];
  readonly prepare?: (bank: Bank, merchant: Merchant) => void;
}

export function onCalls<Id extends string>(
  id: Id,
  title: string,
  on: string | readonly string[],
  effect: Effect,
): Scenario<Id> {
  return { id, title, rules: [{ on: [on].flat(), effect }] };
}

export function refusedCall<Id extends string>(
  id: Id,
  title: string,
  on: string | readonly string[],
  code: ErrorCode,
  data: RefusalData = {},
): Scenario<Id> {
  return { ...onCalls(id, `${title} (${code})`, on, { kind: 'error', code, data }), spec: [`§8 ${code}`] };
}

export const prepared = <Id extends string>(
  id: Id,
  title: string,
  prepare: NonNullable<Scenario['prepare']>,
): Scenario<Id> => ({ id, title, prepare });

export const withFields = (fields: object): Effect => ({
  kind: 'change',
  change: (data) => (typeof data === 'object' && data !== null ? { ...data, ...fields } : data),
});

export function isAbout(rule: Rule, endpointId: string): boolean {
  return rule.on.some(
    (name) =>
      name === '*' ||
      name === endpointId ||
      (name.endsWith('.*') && endpointId.startsWith(name.slice(0, -1))),
  );
}

export function effectsOn(scenarios: readonly Scenario[], endpointId: string): Effect[] {
  return scenarios.flatMap((scenario) =>
    (scenario.rules ?? []).filter((rule) => isAbout(rule, endpointId)).map((rule) => rule.effect),
  );
}

export type Failure = ErrorCode | 401 | 500 | (typeof connectionFailures)[number];

/**
 * The failures of a connection:
 * - `offline`: the connection fails.
 * - `never`: the call isn't carried out, and no response arrives.
 * - `lost`: the call is carried out, but the response is lost.
 * - `late`: the connection fails, and the call is carried out later.
 */
const connectionFailures = ['offline', 'never', 'lost', 'late'] as const;

export function effectOf(failure: Failure): Effect {
  if (failure === 401) return { kind: 'unauthorised' };
  if (failure === 500) return { kind: 'broken', message: 'busy' };
  if (typeof failure === 'string') return { kind: failure };
  return { kind: 'error', code: failure };
}

/** Parses a name or code, such as `offline` or `10026`. @throws {RangeError} if it's unknown */
export function readFailure(text: string): Failure {
  const connection = connectionFailures.find((one) => one === text);
  if (connection) return connection;
  if (text === '401') return 401;
  if (text === '500') return 500;
  const code = Number(text);
  if (!isErrorCode(code))
    throw new RangeError(
      `no such failure: ${text}. Use 401, 500, ${connectionFailures.join(', ')} or a code of the error catalog`,
    );
  return code;
}
