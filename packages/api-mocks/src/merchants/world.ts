import type { Bank } from '../core/bank.ts';
import type { Merchant } from '../core/merchant.ts';

/** A named demo merchant. */
export interface World {
  /** What `mock:<key>` signs in as. */
  readonly key: string;
  readonly mchid: string;
  readonly name: string;
  readonly email: string;
  /** One line for people. */
  readonly title: string;
  /** Everything up to the beginning of a day (UTC); made once for each day and shared by every bank. */
  readonly history: (seed: string, dayStart: number) => Merchant;
  /** What has happened since, and what is under way; written to a bank's own copy. */
  readonly today: (bank: Bank, merchant: Merchant, dayStart: number, now: number) => void;
}
