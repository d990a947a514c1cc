import type { CodeOf, movementDirection, streamType } from '#contract/enumerations.ts';

export const contraAccounts = ['chain', 'fees', 'frozen', 'gas', 'swap', 'transfer'] as const;
export type ContraAccount = (typeof contraAccounts)[number];

export type SourceKind = 'payment' | 'recharge' | 'withdrawal' | 'swap' | 'transfer' | 'expense' | 'refund';

/**
 * An entry of the ledger. It contains both sides of a movement, the merchant's available balance and a contra
 * account, so it always balances.
 */
export interface Entry {
  readonly index: number;
  readonly at: number;
  readonly type: CodeOf<typeof streamType>;
  readonly direction: CodeOf<typeof movementDirection>;
  readonly asset: number;
  readonly amount: bigint;
  /** The fee. It's added to `amount` for incoming money, and included in `amount` for outgoing money. */
  readonly fee: bigint;
  readonly after: bigint;
  readonly value: bigint;
  readonly contra: ContraAccount;
  readonly source: SourceKind;
  readonly sourceIndex: number;
  readonly remark: string;
}
