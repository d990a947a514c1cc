import type { CallbackAttempt } from '#contract/callbacks.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import type { Bank } from '#core/books/bank.ts';
import type { Clock } from '#core/time/clock.ts';
import type { Failure } from '#core/http/scenario.ts';
import type { Language } from '#core/text/formatText.ts';
import type { EventScript, IncomingOrder, OrderPayment, SavedState } from '#core/books/journal.ts';
import type { Sending, SentAnswer } from '#core/books/outbox.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { WriteSheet } from '#core/files/spreadsheet.ts';
import type { PartnerKey } from '#fixtures/partners.ts';
import type { MerchantKey } from '#fixtures/worlds.ts';
import type { Store } from '#instance/saving.ts';
import type { Message } from '#resources/mail/inbox.ts';
import type { OpenLink } from '#resources/links/links.ts';
import type { PageOrder } from '#resources/orders/pay.ts';
import type { ScenarioId } from '#resources/scenarios.ts';

export type DemoKey = MerchantKey | PartnerKey;

const profiles = ['all', 'specification'] as const;
export type Profile = (typeof profiles)[number];

/** @throws {RangeError} if the name is unknown */
export function readProfile(name = 'all'): Profile {
  const profile = profiles.find((one) => one === name);
  if (profile === undefined)
    throw new RangeError(`There is no profile ${JSON.stringify(name)}: choose ${profiles.join(' or ')}`);
  return profile;
}

export interface MockApiOptions {
  /** The supported calls: all, or only those of the specification. Default: `all`. */
  readonly profile?: Profile;
  /** The seed of the data. Mock APIs with the same seed and start time have the same data. */
  readonly seed?: string;
  /** A fixed time in Unix seconds, or a function that returns the current time. */
  readonly now?: number | (() => number);
  /** Returns the system time in Unix seconds, for signatures. Default: the source of `now`. */
  readonly systemTime?: () => number;
  /** The demo merchant whose data is used until another merchant signs in. */
  readonly merchant?: DemoKey;
  readonly scenario?: ScenarioId | readonly ScenarioId[];
  /** The delay of responses in milliseconds, or the minimum and maximum delay. */
  readonly latency?: Latency;
  /** If true, requests without `X-Token` use the merchant's session, for stories. Default: false. */
  readonly isSignedIn?: boolean;
  /** If true, responses are validated against the contract, and a violation throws. Default: true. */
  readonly isChecked?: boolean;
  readonly writeSheet?: WriteSheet;
  /**
   * The targets of callbacks of test applications: `host:port` or `THIS_MACHINE`. Without targets, callbacks
   * are recorded as not sent. Fictional URLs (`.example`) always get a simulated response.
   */
  readonly sendsCallbacksTo?: readonly string[];
  /** The maximum number of rows in an export. Larger ones fail with `too_many_rows`. Default: no limit. */
  readonly mostRows?: number;
  /** The seed of the demo data, if it differs from the seed of tokens and codes. */
  readonly historySeed?: string;
  /** The callback URL of the demo test applications, if `historySeed` differs from `seed`. */
  readonly notifyUrl?: string | undefined;
  /** The path before `/api/v1` and `/pay` in URLs. Default: none. */
  readonly basePath?: string;
  /** If true, new orders arrive as the clock advances, as in the demo data. Default: false. */
  readonly hasNewOrders?: boolean;
  /** The store that keeps the state. Default: memory. */
  readonly store?: Store | undefined;
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
  /** Returns `Response.error()` if a scenario or a requested failure breaks the connection. */
  handle(request: Request): Promise<Response>;
  readonly bank: Bank;
  readonly clock: Clock;
  /** The current profile. The scenario `any.specification` changes it to `specification`. */
  readonly profile: Profile;
  readonly scenarios: readonly ScenarioId[];
  /** Sets the scenarios. Scenarios that change data apply to the given merchant. Default: the current merchant. */
  setScenarios(ids: readonly ScenarioId[], merchant?: DemoKey): void;
  /** Sets scenarios such as `payments.empty,statistics.slow`. @throws {RangeError} if a name is unknown */
  useScenarios(text: string, merchant?: DemoKey): void;
  readonly latency: Latency;
  setLatency(latency: Latency): void;
  /** Makes the next call of the given merchant fail. If no merchant is given, the next call of any merchant fails. */
  failNext(endpoint: EndpointId | '*', failure: Failure, merchant?: DemoKey): void;
  /** Returns a merchant. Default: the merchant who signed in last. */
  merchant(key?: DemoKey): Merchant;
  signIn(key?: DemoKey): string;
  /** Returns the next unused code for `secret` (default: the merchant's), or '' without an authenticator. */
  currentTotp(secret?: string, merchant?: DemoKey): string;
  incomingPayment(order?: IncomingOrder, merchant?: DemoKey): string;
  /** @throws {RangeError} if the page doesn't exist, or if the order can't be paid this way */
  payOrder(token: string, how: OrderPayment): void;
  orderOfPage(token: string): PageOrder | undefined;
  /** Returns the token of a payment page. @throws {RangeError} if the link can't be found or paid this way */
  openLink(token: string, choice: { readonly currency: string; readonly amount: string }): string;
  linkOfPage(token: string): OpenLink | undefined;
  /** Creates a deposit. Returns false if it's too small to be credited. */
  incomingDeposit(order?: IncomingOrder, merchant?: DemoKey): boolean;
  /** Holds back new callbacks, and sends callbacks again, after a delay or several times. */
  scriptEvents(script: EventScript, merchant?: DemoKey): void;
  /** Returns the waiting callbacks and removes them from the queue. */
  takeCallbacks(): readonly { readonly sending: Sending; readonly request: CallbackAttempt['request'] }[];
  /** Stores the response to a callback. After a failure, the mock API's clock schedules the next attempt. */
  callbackAnswered(sending: Sending, answer: SentAnswer): void;
  advance(seconds: number): void;
  tick(): void;
  /** Returns the messages, newest first. Default: in the recipient's language, of all merchants. */
  inbox(language?: Language, merchant?: DemoKey): readonly Message[];
  exportState(): SavedState;
  importState(state: unknown): void;
  reset(merchant?: DemoKey): void;
  subscribe(listener: (event: MockEvent) => void): () => void;
}
