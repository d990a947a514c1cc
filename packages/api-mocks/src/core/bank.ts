import type { MoneyEndpointId } from '../contract/requests.ts';
import type { Clock } from './clock.ts';
import type { Merchant } from './merchant.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';
import type { Sessions } from './sessions.ts';

/** The merchants there are; each is built when it is first asked for. */
export interface Directory {
  byKey(key: string): Merchant | undefined;
  byMchid(mchid: string): Merchant | undefined;
  byEmail(email: string): Merchant | undefined;
  /** Those that have been built. */
  built(): Merchant[];
  /** Everybody by name and id, built or not. */
  readonly known: readonly {
    readonly key: string;
    readonly mchid: string;
    readonly name: string;
    readonly email: string;
  }[];
  /** Somebody who registers. */
  add(merchant: Merchant): void;
  /** Somebody who deletes the account: nobody finds it any more. */
  remove(merchant: Merchant): void;
}

/** A verification code on its way to somebody; nothing is really sent. */
export interface Sent {
  readonly at: number;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly purpose: number;
  readonly code: string;
}

/** A proof of identity for a flow of several steps. */
export interface TicketRow {
  readonly mchid: string;
  readonly purpose: number;
  readonly expireAt: number;
}

/** The first answer to a call that moves money, or the word that there will never be one. */
export type RequestRow =
  | {
      readonly isVoid: false;
      readonly endpoint: MoneyEndpointId;
      readonly body: string;
      readonly data: unknown;
      readonly tradeNo: string;
      readonly expireAt: number;
    }
  | { readonly isVoid: true; readonly expireAt: number };

export interface QuoteRow {
  readonly mchid: string;
  readonly pairId: string;
  readonly fromAmount: bigint;
  readonly toAmount: bigint;
  readonly fee: bigint;
  readonly expireAt: number;
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
  /** By merchant and request id. */
  readonly requests: Map<string, RequestRow>;
  readonly quotes: Map<string, QuoteRow>;
}
