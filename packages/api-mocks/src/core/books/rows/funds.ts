import type {
  CodeOf,
  movementDirection,
  movementProgress,
  withdrawalSource,
  withdrawalStatus,
} from '#contract/enumerations.ts';
import type { Reason } from '#core/text/formatText.ts';

export interface WithdrawalRow {
  readonly index: number;
  readonly requestId: string;
  readonly createdAt: number;
  readonly sentAt: number;
  readonly finishedAt: number;
  readonly status: CodeOf<typeof withdrawalStatus>;
  readonly asset: number;
  readonly amount: bigint;
  /** The service fee and the network fee. Charged when the withdrawal is completed. */
  readonly fee: bigint;
  readonly networkFee: bigint;
  readonly value: bigint;
  readonly address: string;
  readonly memo: string;
  readonly label: string;
  readonly reason: Reason;
  readonly source: CodeOf<typeof withdrawalSource>;
}

export interface RechargeRow {
  readonly index: number;
  readonly createdAt: number;
  readonly confirmedAt: number;
  readonly asset: number;
  readonly amount: bigint;
  readonly value: bigint;
  readonly progress: CodeOf<typeof movementProgress>;
}

export interface TransferRow {
  readonly index: number;
  readonly createdAt: number;
  readonly direction: CodeOf<typeof movementDirection>;
  /** The sender's request ID. Missing for the recipient, and in the demo history. */
  readonly requestId?: string;
  readonly counterparty: string;
  readonly asset: number;
  readonly amount: bigint;
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

export interface ExpenseRow {
  readonly index: number;
  readonly createdAt: number;
  readonly asset: number;
  readonly amount: bigint;
  readonly orderCount: number;
}
