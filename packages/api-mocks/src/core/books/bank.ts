import type { appMode, CodeOf } from '#contract/enumerations.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { MoneyEndpointId } from '#contract/moneyEndpoints.ts';
import type { Clock } from '#core/time/clock.ts';
import type { Merchant, Profile } from './merchant.ts';
import type { Outbox } from './outbox.ts';
import type { Random } from './random.ts';
import type { Agenda } from '#core/time/plan.ts';
import type { UndoMap } from './transaction.ts';
import type { Sessions } from '#core/access/sessions.ts';

export interface Identity {
  readonly key: string;
  readonly mchid: string;
  readonly name: string;
  readonly email: string;
}

export interface Directory {
  byKey(key: string): Merchant | undefined;
  byMchid(mchid: string): Merchant | undefined;
  byEmail(email: string): Merchant | undefined;
  /** Checks if an account uses an email address. */
  isEmailTaken(email: string): boolean;
  built(): Merchant[];
  /** All demo merchants, including merchants whose data isn't created yet. */
  readonly known: readonly Identity[];
  add(merchant: Merchant): void;
  remove(merchant: Merchant): void;
  /** The keys of deleted merchants. They can't be created again. */
  readonly gone: Set<string>;
  /** The merchants whose data may have changed. After a file has stored the changes, the set is emptied. */
  readonly touched: Set<Merchant>;
  /** Checks if a merchant's tables are based on the shared history. */
  isBased(merchant: Merchant): boolean;
  /** Creates a missing merchant without today's records, which are then restored from a file. */
  revive(
    identity: Pick<Merchant, 'key' | 'mchid' | 'seed'>,
    isBased: boolean,
    profile?: Profile,
  ): Merchant | undefined;
}

export interface Sent {
  readonly at: number;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly purpose: number;
  readonly code: string;
  /** The IP address of a caller without a session. Empty or missing for a caller with a session. */
  readonly asker?: string;
  readonly wrong?: readonly string[];
}

export interface TicketRow {
  readonly mchid: string;
  /** The ID of the session in which the ticket was issued. The ticket becomes invalid when the session ends. */
  readonly sessionId: string;
  readonly purpose: number;
  /**
   * The permitted call, with single-use digests of its bodies. If undefined, all calls of the purpose are
   * permitted.
   */
  readonly action: string | undefined;
  readonly subjects: readonly string[] | undefined;
  readonly expireAt: number;
}

interface RefusalRow {
  readonly endpoint: MoneyEndpointId;
  readonly code: ErrorCode;
  readonly reason: string;
}

/** A `refused` request can be sent again. The ID of a `void` request can never be used. */
export type RequestRow =
  | {
      readonly state: 'found';
      readonly endpoint: MoneyEndpointId;
      readonly subject: string;
      readonly data: unknown;
      readonly tradeNo: string;
      readonly expireAt: number;
    }
  | { readonly state: 'refused'; readonly refusal: RefusalRow; readonly expireAt: number }
  | { readonly state: 'void'; readonly refusal: RefusalRow | undefined; readonly expireAt: number };

export interface QuoteRow {
  readonly mchid: string;
  readonly pairId: string;
  readonly fromAmount: bigint;
  readonly toAmount: bigint;
  readonly fee: bigint;
  readonly expireAt: number;
}

interface PayPage {
  readonly merchantKey: string;
  readonly mode: CodeOf<typeof appMode>;
  readonly index: number;
}

export interface Bank {
  readonly seed: string;
  /** The seed of the demo data. Mock APIs with the same seed share their histories. */
  readonly historySeed: string;
  /** The callback URL of the demo test applications. `undefined` keeps the URLs of the demo data. */
  readonly notifyUrl: string | undefined;
  /** The path before `/api/v1` and `/pay` in the mock API's URLs, such as `/s/3f9c`. Can be empty. */
  readonly basePath: string;
  /** The time at which the mock API started, in Unix seconds. All earlier data is demo data. */
  readonly openedAt: number;
  /** True if orders continue to arrive as in the demo data. */
  readonly hasNewOrders: boolean;
  readonly clock: Clock;
  readonly random: Random;
  readonly scheduler: Agenda;
  readonly sessions: Sessions;
  readonly directory: Directory;
  readonly inbox: Sent[];
  readonly tickets: UndoMap<string, TicketRow>;
  /** The requests by ID. They are never removed, because a missing request counts as never sent. */
  readonly requests: UndoMap<string, RequestRow>;
  readonly inProgress: Set<string>;
  readonly quotes: UndoMap<string, QuoteRow>;
  /** The expiry time of each nonce in Unix seconds, according to the system clock. */
  readonly nonces: UndoMap<string, number>;
  readonly payPages: UndoMap<string, PayPage>;
  readonly linkPages: UndoMap<string, { readonly merchantKey: string; readonly index: number }>;
  /** The callbacks to send. `undefined` if callbacks are only simulated. */
  readonly outbox: Outbox | undefined;
  readonly caller: { isForeign: boolean };
}
