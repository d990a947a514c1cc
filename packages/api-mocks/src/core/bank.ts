import type { appMode, CodeOf } from '#contract/enumerations.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { MoneyEndpointId } from '#contract/moneyEndpoints.ts';
import type { Clock } from './clock.ts';
import type { Merchant } from './merchant.ts';
import type { Outbox } from './outbox.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';
import type { Sessions } from './sessions.ts';

/** All merchants; each is built on first use. */
export interface Directory {
  byKey(key: string): Merchant | undefined;
  byMchid(mchid: string): Merchant | undefined;
  /** Whatever the case of the address. */
  byEmail(email: string): Merchant | undefined;
  /** Whether an address belongs to an account, or did in the demo world. */
  isEmailTaken(email: string): boolean;
  /** Those that have been built. */
  built(): Merchant[];
  /** All merchants by name and id, built or not. */
  readonly known: readonly {
    readonly key: string;
    readonly mchid: string;
    readonly name: string;
    readonly email: string;
  }[];
  /** Adds a merchant that registers. */
  add(merchant: Merchant): void;
  /** Removes a deleted account from the directory. */
  remove(merchant: Merchant): void;
}

/** A verification code; nothing is actually sent. */
export interface Sent {
  readonly at: number;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly purpose: number;
  readonly code: string;
  /** The address of a caller without a session who asked for it. */
  readonly asker?: string;
  /** Who tried something else for it, an entry for each attempt. */
  readonly wrong?: readonly string[];
}

/** A proof of identity for a flow of several steps. */
export interface TicketRow {
  readonly mchid: string;
  /** The session it was given to; it ends with it. */
  readonly sessionId: string;
  readonly purpose: number;
  /** The call it is for, and digests of what was agreed to; each is good once. Nothing when it is for a purpose alone. */
  readonly action: string | undefined;
  readonly subjects: readonly string[] | undefined;
  readonly expireAt: number;
}

/** How a call that moves money was refused the last time. */
interface RefusalRow {
  readonly endpoint: MoneyEndpointId;
  readonly code: ErrorCode;
  readonly reason: string;
}

/**
 * What is known of a request id: the answer of the call that was carried out; how it was refused, which
 * leaves it free to be sent again; or the word that it will never be carried out.
 */
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

/** Where an order that is paid on a page of the mock stands. */
interface PayPage {
  readonly merchantKey: string;
  readonly mode: CodeOf<typeof appMode>;
  readonly index: number;
}

/** One bank: its own time, chance, merchants and sessions. There may be many side by side. */
export interface Bank {
  readonly seed: string;
  /** When it was opened, in unix seconds; what is older is history. */
  readonly openedAt: number;
  readonly clock: Clock;
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly sessions: Sessions;
  readonly directory: Directory;
  readonly inbox: Sent[];
  readonly tickets: Map<string, TicketRow>;
  /** By merchant and request id. They are never forgotten, so that nothing that moved is ever called void. */
  readonly requests: Map<string, RequestRow>;
  /** Ids of calls that have arrived and are not answered yet, by merchant and request id. */
  readonly inProgress: Set<string>;
  readonly quotes: Map<string, QuoteRow>;
  /** Nonces of signed calls by application, and until when (by clocks outside) they are kept. */
  readonly nonces: Map<string, number>;
  /** Payment pages by their token. */
  readonly payPages: Map<string, PayPage>;
  /** Callbacks that wait to be sent. Missing if there is no server that could send them. */
  readonly outbox: Outbox | undefined;
  /** The caller of the call that is being carried out. */
  readonly caller: {
    /** Whether a page of another origin calls. */
    isForeign: boolean;
  };
}
