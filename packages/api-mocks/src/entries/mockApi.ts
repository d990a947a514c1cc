import type { CallbackAttempt } from '#contract/callbacks.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import type { Bank } from '#core/bank.ts';
import type { Clock } from '#core/clock.ts';
import type { Failure } from '#core/failure.ts';
import type { Language } from '#core/language.ts';
import type { IncomingOrder, OrderPayment, SavedState } from '#core/journal.ts';
import type { Sending, SentAnswer } from '#core/outbox.ts';
import type { Merchant } from '#core/merchant.ts';
import type { WriteSheet } from '#core/spreadsheet.ts';
import type { PartnerKey } from '#fixtures/partners.ts';
import type { MerchantKey } from '#fixtures/worlds.ts';
import type { Message } from '#resources/mail/inbox.ts';
import type { PageOrder } from '#resources/orders/pay.ts';
import type { ScenarioId } from '#resources/scenarios.ts';

/** The key of a demo merchant. */
export type DemoKey = MerchantKey | PartnerKey;

export interface MockApiOptions {
  /** The same seed and the same beginning make the same world. */
  readonly seed?: string;
  /** Unix seconds: an instant at which time stands, or a function that reads a running clock. */
  readonly now?: number | (() => number);
  /** The demo merchant that scenarios and `signIn` use until another merchant signs in. */
  readonly merchant?: DemoKey;
  readonly scenario?: ScenarioId | readonly ScenarioId[];
  /** Milliseconds before each answer, or the least and the most. */
  readonly latency?: Latency;
  /** Calls without X-Token are the merchant's own; for stories, which have no sign-in. */
  readonly isSignedIn?: boolean;
  /** Whether an answer that breaks the contract throws; on by default. */
  readonly isChecked?: boolean;
  readonly writeSheet?: WriteSheet;
  /**
   * Where a server sends callbacks of test applications: `host:port`, or `THIS_MACHINE`. They wait for it in
   * `takeCallbacks`. Without it, callbacks are recorded as not sent, except to fictional addresses (`.example`), whose
   * responses are generated and marked as simulated.
   */
  readonly sendsCallbacksTo?: readonly string[];
  /** An export of more rows is refused with 10001 and `too_many_rows`; there is no limit where it is left out. */
  readonly mostRows?: number;
}

export type Latency = number | readonly [least: number, most: number];

/** An event of the mock API, for its observers. */
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
  /** Answers a request to `/api/v1`; a failing connection is `Response.error()`. */
  handle(request: Request): Promise<Response>;
  readonly bank: Bank;
  readonly clock: Clock;
  readonly scenarios: readonly ScenarioId[];
  /** Those that change data change that of the current merchant, or of the one given. */
  setScenarios(ids: readonly ScenarioId[], merchant?: DemoKey): void;
  /** The same from a text such as `payments.empty,statistics.slow`; refuses what it does not know. */
  useScenarios(text: string, merchant?: DemoKey): void;
  readonly latency: Latency;
  setLatency(latency: Latency): void;
  /** The next call fails, of any merchant or of the one given. */
  failNext(endpoint: EndpointId | '*', failure: Failure, merchant?: DemoKey): void;
  /** The merchant who signed in last. */
  merchant(key?: DemoKey): Merchant;
  /** A token, without going through the sign-in. */
  signIn(key?: DemoKey): string;
  /** The next authenticator code that has not been used, of the bound secret or of another; empty when there is none. */
  currentTotp(secret?: string, merchant?: DemoKey): string;
  /** A customer pays the current merchant, or the one given; answers the platform number. */
  incomingPayment(order?: IncomingOrder, merchant?: DemoKey): string;
  /**
   * A customer pays the order of a payment page.
   * @throws RangeError where there is no such page, or the order cannot be paid so.
   */
  payOrder(token: string, how: OrderPayment): void;
  /** The order of a payment page. */
  orderOfPage(token: string): PageOrder | undefined;
  /** The current merchant or the one given receives a deposit; answers whether it is large enough to count. */
  incomingDeposit(order?: IncomingOrder, merchant?: DemoKey): boolean;
  /** Callbacks to be sent now; each is given once. */
  takeCallbacks(): readonly { readonly sending: Sending; readonly request: CallbackAttempt['request'] }[];
  /** How one of them was answered; the next try follows by the clock. */
  callbackAnswered(sending: Sending, answer: SentAnswer): void;
  /** Moves time forward and lets happen what falls due. */
  advance(seconds: number): void;
  /** Lets happen what has fallen due. */
  tick(): void;
  /**
   * What was sent by e-mail and text message, the newest first; e-mails can be read, in the language of their
   * merchant where none is given. Of one merchant, what went to their email address and phone.
   */
  inbox(language?: Language, merchant?: DemoKey): readonly Message[];
  exportState(): SavedState;
  importState(state: unknown): void;
  /** Discards everything that happened and every move of the clock; a merchant may sign in to begin with. */
  reset(merchant?: DemoKey): void;
  subscribe(listener: (event: MockEvent) => void): () => void;
}
