import type { CallbackAttempt } from '#contract/callbacks.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import type { Bank } from '#core/books/bank.ts';
import type { Clock } from '#core/time/clock.ts';
import type { Failure } from '#core/http/failure.ts';
import type { Language } from '#core/text/formatText.ts';
import type { IncomingOrder, OrderPayment, SavedState } from '#core/books/journal.ts';
import type { Sending, SentAnswer } from '#core/books/outbox.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { WriteSheet } from '#core/files/spreadsheet.ts';
import type { PartnerKey } from '#fixtures/partners.ts';
import type { MerchantKey } from '#fixtures/worlds.ts';
import type { Message } from '#resources/mail/inbox.ts';
import type { PageOrder } from '#resources/orders/pay.ts';
import type { ScenarioId } from '#resources/scenarios.ts';

export type DemoKey = MerchantKey | PartnerKey;

const profiles = ['all', 'specification'] as const;
export type Profile = (typeof profiles)[number];

/**
 * Reads the name of a profile.
 *
 * @throws RangeError for an unknown name
 */
export function readProfile(name = 'all'): Profile {
  const profile = profiles.find((one) => one === name);
  if (profile === undefined)
    throw new RangeError(`There is no profile ${JSON.stringify(name)}: choose ${profiles.join(' or ')}`);
  return profile;
}

export interface MockApiOptions {
  /** The part of the contract that the mock API supports: everything, or only the specification. Default: `all`. */
  readonly profile?: Profile;
  /** The seed of the data. The same seed and start time create the same data. */
  readonly seed?: string;
  /** The clock: fixed Unix seconds, or a function that reads a running clock. */
  readonly now?: number | (() => number);
  /** The merchant before another merchant signs in. */
  readonly merchant?: DemoKey;
  readonly scenario?: ScenarioId | readonly ScenarioId[];
  /** The delay of responses in milliseconds, or its minimum and maximum. */
  readonly latency?: Latency;
  /** If true, requests without an `X-Token` header use the merchant's session, for stories without a sign-in. */
  readonly isSignedIn?: boolean;
  /** If true, a response that violates the contract throws an error. Default: true. */
  readonly isChecked?: boolean;
  readonly writeSheet?: WriteSheet;
  /**
   * The targets of callbacks for test applications: `host:port`, or `THIS_MACHINE`. The callbacks wait in
   * `takeCallbacks`. Without targets, callbacks are recorded as not sent. Only fictional addresses
   * (`.example`) get a simulated response.
   */
  readonly sendsCallbacksTo?: readonly string[];
  /**
   * The maximum number of rows of an export. Larger exports are declined with 10001 and `too_many_rows`.
   * Default: no limit.
   */
  readonly mostRows?: number;
}

export type Latency = number | readonly [least: number, most: number];

export type MockEvent =
  | {
      readonly kind: 'call';
      readonly method: string;
      readonly path: string;
      readonly endpoint: string;
      readonly status: number;
    }
  | { readonly kind: 'changed' };

export interface MockApi {
  /** Handles a request. A failing connection is `Response.error()`. */
  handle(request: Request): Promise<Response>;
  readonly bank: Bank;
  readonly clock: Clock;
  /** The current profile. It's also `specification` while the scenario `any.specification` is active. */
  readonly profile: Profile;
  readonly scenarios: readonly ScenarioId[];
  /**
   * Changes the scenarios. A scenario that changes data applies to the given merchant, by default to the
   * current one.
   */
  setScenarios(ids: readonly ScenarioId[], merchant?: DemoKey): void;
  /**
   * Sets scenarios from a text such as `payments.empty,statistics.slow`.
   * @throws RangeError for unknown names.
   */
  useScenarios(text: string, merchant?: DemoKey): void;
  readonly latency: Latency;
  setLatency(latency: Latency): void;
  /** Fails the next call of the given merchant. Default: the next call of any merchant. */
  failNext(endpoint: EndpointId | '*', failure: Failure, merchant?: DemoKey): void;
  /** Returns a merchant. Default: the merchant who signed in last. */
  merchant(key?: DemoKey): Merchant;
  signIn(key?: DemoKey): string;
  /**
   * Returns the next unused authenticator code for `secret`. Default: the merchant's setup key. Returns an empty string if
   * there is no key.
   */
  currentTotp(secret?: string, merchant?: DemoKey): string;
  incomingPayment(order?: IncomingOrder, merchant?: DemoKey): string;
  /**
   * Pays an order.
   *
   * @throws RangeError The page doesn't exist, or the order can't be paid this way.
   */
  payOrder(token: string, how: OrderPayment): void;
  orderOfPage(token: string): PageOrder | undefined;
  /** Creates a deposit. Returns true if it's large enough to be credited. */
  incomingDeposit(order?: IncomingOrder, merchant?: DemoKey): boolean;
  /** Returns the waiting callbacks, each one once. */
  takeCallbacks(): readonly { readonly sending: Sending; readonly request: CallbackAttempt['request'] }[];
  /** Stores the response to a callback. The clock determines the time of the next attempt. */
  callbackAnswered(sending: Sending, answer: SentAnswer): void;
  advance(seconds: number): void;
  tick(): void;
  /**
   * Returns the messages, newest first. Emails are in the given language, or in that of their merchant.
   * `merchant` selects the messages to their email address and phone number.
   */
  inbox(language?: Language, merchant?: DemoKey): readonly Message[];
  exportState(): SavedState;
  importState(state: unknown): void;
  /** Restores the initial data and the clock. */
  reset(merchant?: DemoKey): void;
  subscribe(listener: (event: MockEvent) => void): () => void;
}
