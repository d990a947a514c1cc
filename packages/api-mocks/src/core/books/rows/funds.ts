import type {
  CodeOf,
  movementDirection,
  movementProgress,
  streamType,
  withdrawalSource,
  withdrawalStatus,
} from '#contract/enumerations.ts';
import type { Reason } from '#core/text/formatText.ts';

export interface Movement {
  readonly index: number;
  readonly createdAt: number;
  readonly asset: number;
  readonly amount: bigint;
}

export interface WithdrawalRow extends Movement {
  readonly requestId: string;
  readonly sentAt: number;
  readonly finishedAt: number;
  readonly status: CodeOf<typeof withdrawalStatus>;
  /** The service fee plus the network fee. The merchant is charged when the withdrawal is completed. */
  readonly fee: bigint;
  readonly networkFee: bigint;
  readonly value: bigint;
  readonly address: string;
  readonly memo: string;
  readonly label: string;
  readonly reason: Reason;
  readonly source: CodeOf<typeof withdrawalSource>;
}

export interface RechargeRow extends Movement {
  readonly confirmedAt: number;
  readonly value: bigint;
  readonly progress: CodeOf<typeof movementProgress>;
}

export interface TransferRow extends Movement {
  readonly direction: CodeOf<typeof movementDirection>;
  /** The request ID of the sender. Missing in the recipient's record and in the demo history. */
  readonly requestId?: string;
  readonly counterparty: string;
  readonly remark: string;
  readonly progress: CodeOf<typeof movementProgress>;
}

export interface SwapRow {
  readonly index: number;
  readonly createdAt: number;
  readonly finishedAt: number;
  readonly from: number;
  readonly to: number;
  readonly fromAmount: bigint;
  readonly toAmount: bigint;
  readonly fee: bigint;
  readonly progress: CodeOf<typeof movementProgress>;
}

export interface ExpenseRow extends Movement {
  readonly orderCount: number;
}

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
