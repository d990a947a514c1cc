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

/** @throws RangeError for an unknown name */
export function readProfile(name = 'all'): Profile {
  const profile = profiles.find((one) => one === name);
  if (profile === undefined)
    throw new RangeError(`There is no profile ${JSON.stringify(name)}: choose ${profiles.join(' or ')}`);
  return profile;
}

export interface MockApiOptions {
  /** Default: `all`. */
  readonly profile?: Profile;
  /** The same seed and start time create the same data. */
  readonly seed?: string;
  /** Fixed Unix seconds, or a function that reads a running clock. */
  readonly now?: number | (() => number);
  /** Used until another merchant signs in. */
  readonly merchant?: DemoKey;
  readonly scenario?: ScenarioId | readonly ScenarioId[];
  /** In milliseconds, or their minimum and maximum. */
  readonly latency?: Latency;
  /** Calls without X-Token belong to the merchant, for stories without a sign-in. */
  readonly isSignedIn?: boolean;
  /** A response that violates the contract throws an error. Default: true. */
  readonly isChecked?: boolean;
  readonly writeSheet?: WriteSheet;
  /**
   * Targets of callbacks for test applications: `host:port`, or `THIS_MACHINE`. The callbacks wait in `takeCallbacks`.
   * Without targets, callbacks are recorded as not sent. Only fictional addresses (`.example`) get a simulated
   * response.
   */
  readonly sendsCallbacksTo?: readonly string[];
  /** Larger exports are declined with 10001 and `too_many_rows`. Default: no limit. */
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
  /** A failing connection is `Response.error()`. */
  handle(request: Request): Promise<Response>;
  readonly bank: Bank;
  readonly clock: Clock;
  /** Also `specification` while the scenario `any.specification` is active. */
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
  /** Fails the next call, of any merchant or of the given one. */
  failNext(endpoint: EndpointId | '*', failure: Failure, merchant?: DemoKey): void;
  /** Default: the merchant who signed in last. */
  merchant(key?: DemoKey): Merchant;
  signIn(key?: DemoKey): string;
  /** Returns the next unused code of the bound or the given secret. Empty without a secret. */
  currentTotp(secret?: string, merchant?: DemoKey): string;
  incomingPayment(order?: IncomingOrder, merchant?: DemoKey): string;
  /** @throws RangeError The page doesn't exist, or the order can't be paid this way. */
  payOrder(token: string, how: OrderPayment): void;
  orderOfPage(token: string): PageOrder | undefined;
  /** Returns true if the deposit is large enough to be credited. */
  incomingDeposit(order?: IncomingOrder, merchant?: DemoKey): boolean;
  /** Returns each callback once. */
  takeCallbacks(): readonly { readonly sending: Sending; readonly request: CallbackAttempt['request'] }[];
  /** The next attempt follows by the clock. */
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
  /** Also resets the clock. */
  reset(merchant?: DemoKey): void;
  subscribe(listener: (event: MockEvent) => void): () => void;
}
