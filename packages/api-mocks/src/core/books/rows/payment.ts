import type {
  CodeOf,
  OrderEvent,
  paymentDifference,
  paymentStatus,
  refundScope,
} from '#contract/enumerations.ts';

export interface PaymentTerms {
  /** The underpayment tolerance in hundredths of a percent. */
  readonly underTolerance: bigint;
  /** The rule for overpayments: 1 keep, 2 credit, 3 flag. */
  readonly overRule: number;
  /** The gas fee in the token's smallest units. 0 if the merchant pays it. */
  readonly gas: bigint;
}

/** A refund. If it fails, the amount returns to the merchant. */
export interface RefundRow {
  readonly requestedAt: number;
  /** The time at which the refund was sent or failed. 0 before. */
  readonly finishedAt: number;
  readonly fails?: boolean;
  readonly amount: bigint;
  readonly address: string;
  readonly scope: CodeOf<typeof refundScope>;
  /** The merchant's own number. Missing if the console started the refund. */
  readonly outRefundNo?: string;
  readonly subject?: string;
}

export interface OrderRow {
  readonly payToken: string;
  /** A digest that detects another body with the same number. */
  readonly subject: string;
  readonly title: string;
  readonly returnUrl: string;
}

export interface PaymentRow {
  readonly index: number;
  readonly createdAt: number;
  readonly expireAt: number;
  /** The time at which a transfer was first seen on the network. 0 before. */
  readonly detectedAt: number;
  /** The time at which the amount was credited. 0 before. */
  readonly paidAt: number;
  /** The time of a final status other than "paid". 0 if there is none. */
  readonly endedAt: number;
  readonly status: CodeOf<typeof paymentStatus>;
  readonly app: number;
  readonly asset: number;
  readonly amount: bigint;
  readonly collected: bigint;
  readonly fee: bigint;
  readonly value: bigint;
  readonly fiat: string;
  readonly fiatCents: number;
  readonly outTradeNo: string;
  readonly difference: CodeOf<typeof paymentDifference>;
  readonly terms?: PaymentTerms;
  /** The overpaid amount, which is on hold until it's refunded. */
  readonly heldExcess?: bigint;
  /** The time of the review. 0 or missing before. */
  readonly reviewedAt?: number;
  /** The time at which the funds were aggregated. 0 or missing before. */
  readonly gatheredAt?: number;
  readonly refunds?: readonly RefundRow[];
  readonly order?: OrderRow;
  /** The events of the order. Missing in the demo history. */
  readonly events?: readonly OrderEventRow[];
}

export type PaymentState = Omit<PaymentRow, 'events'>;

export interface OrderEventRow {
  readonly event: OrderEvent;
  readonly at: number;
  readonly payment: PaymentState;
}
