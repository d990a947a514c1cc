import type { CodeOf, movementDirection, streamType } from '#contract/enumerations.ts';

/** The accounts that stand against a merchant's available balance. */
export const contraAccounts = ['chain', 'fees', 'frozen', 'gas', 'swap', 'transfer'] as const;
export type ContraAccount = (typeof contraAccounts)[number];

/** What an entry belongs to; together with a position it names one thing. */
export type SourceKind = 'payment' | 'recharge' | 'withdrawal' | 'swap' | 'transfer' | 'expense' | 'refund';

/**
 * One row of the ledger: a movement between the merchant's available balance and a contra
 * account, with what the platform keeps. Both sides are in the row, so it always balances.
 */
export interface Entry {
  readonly index: number;
  readonly at: number;
  readonly type: CodeOf<typeof streamType>;
  readonly direction: CodeOf<typeof movementDirection>;
  readonly asset: number;
  /** What the available balance gained or lost. */
  readonly amount: bigint;
  /** What the platform kept: beside `amount` when coming in, within it when going out. */
  readonly fee: bigint;
  /** The available balance after it. */
  readonly after: bigint;
  /** USDT at the time. */
  readonly value: bigint;
  readonly contra: ContraAccount;
  readonly source: SourceKind;
  readonly sourceIndex: number;
  readonly remark: string;
}
