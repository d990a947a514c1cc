import type { CodeOf, movementDirection, streamType } from '#contract/enumerations.ts';

export const contraAccounts = ['chain', 'fees', 'frozen', 'gas', 'swap', 'transfer'] as const;
export type ContraAccount = (typeof contraAccounts)[number];

export type SourceKind = 'payment' | 'recharge' | 'withdrawal' | 'swap' | 'transfer' | 'expense' | 'refund';

/** A ledger entry: the available balance against a contra account, so the ledger always balances. */
export interface Entry {
  readonly index: number;
  readonly at: number;
  readonly type: CodeOf<typeof streamType>;
  readonly direction: CodeOf<typeof movementDirection>;
  readonly asset: number;
  readonly amount: bigint;
  /** The fee. An incoming `amount` excludes it, and an outgoing `amount` includes it. */
  readonly fee: bigint;
  readonly after: bigint;
  readonly value: bigint;
  readonly contra: ContraAccount;
  readonly source: SourceKind;
  readonly sourceIndex: number;
  readonly remark: string;
}
