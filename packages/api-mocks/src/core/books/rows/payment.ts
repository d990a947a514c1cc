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
  /** The value is 0 until the refund was sent or has failed. */
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
  /** The value is 0 until a transfer is seen on the network. */
  readonly detectedAt: number;
  /** The value is 0 until the credit. */
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
  /** The value is 0 or missing until the payment is reviewed. */
  readonly reviewedAt?: number;
  /** The value is 0 or missing until the funds are aggregated. */
  readonly gatheredAt?: number;
  readonly refunds?: readonly RefundRow[];
  readonly order?: OrderRow;
  /** The value is missing in the demo history. */
  readonly events?: readonly OrderEventRow[];
}

export type PaymentState = Omit<PaymentRow, 'events'>;

export interface OrderEventRow {
  readonly event: OrderEvent;
  readonly at: number;
  readonly payment: PaymentState;
}
