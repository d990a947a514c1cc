import type {
  CodeOf,
  OrderEvent,
  paymentDifference,
  paymentStatus,
  refundScope,
} from '#contract/enumerations.ts';
import type { Movement } from './funds.ts';

export interface PaymentTerms {
  /** The underpayment tolerance in hundredths of a percent. */
  readonly underTolerance: bigint;
  /** The rule for overpayments: 1 keep, 2 credit, 3 flag. */
  readonly overRule: number;
  /** The gas fee that the customer pays, in the token's smallest units. 0 if the merchant pays it. */
  readonly gas: bigint;
}

/** A refund. If it fails, its amount is credited again. */
export interface RefundRow {
  readonly requestedAt: number;
  /** The time at which the refund was sent or failed. 0 while the refund is in progress. */
  readonly finishedAt: number;
  readonly fails?: boolean;
  readonly amount: bigint;
  readonly address: string;
  readonly memo?: string;
  readonly scope: CodeOf<typeof refundScope>;
  /** The merchant's number of the refund. Missing if a user of the console requested the refund. */
  readonly outRefundNo?: string;
  readonly subject?: string;
}

export interface OrderRow {
  readonly payToken: string;
  /** A digest of the request. It detects a different request with the same merchant order number. */
  readonly subject: string;
  readonly title: string;
  readonly returnUrl: string;
  /** The index of the payment link. Missing if the merchant's server created the order. */
  readonly link?: number;
}

export interface PaymentRow extends Movement {
  readonly expireAt: number;
  /** The time at which the transfer was first seen on the network. 0 without a transfer. */
  readonly detectedAt: number;
  /** The time at which the amount was credited. 0 if the amount isn't credited. */
  readonly paidAt: number;
  /** The time at which the order expired, was closed, failed or was refunded. 0 if none of these happened. */
  readonly endedAt: number;
  readonly status: CodeOf<typeof paymentStatus>;
  readonly app: number;
  readonly collected: bigint;
  readonly fee: bigint;
  readonly value: bigint;
  readonly fiat: string;
  readonly fiatCents: number;
  readonly outTradeNo: string;
  readonly difference: CodeOf<typeof paymentDifference>;
  readonly terms?: PaymentTerms;
  readonly heldExcess?: bigint;
  /** The time at which the difference was reviewed. 0 or missing if the difference isn't reviewed. */
  readonly reviewedAt?: number;
  /** The time of the fund aggregation. 0 or missing if the funds aren't aggregated. */
  readonly gatheredAt?: number;
  readonly refunds?: readonly RefundRow[];
  readonly order?: OrderRow;
  /** The events so far. Missing in the demo history. */
  readonly events?: readonly OrderEventRow[];
}

export type PaymentState = Omit<PaymentRow, 'events'>;

export interface OrderEventRow {
  readonly event: OrderEvent;
  readonly at: number;
  readonly payment: PaymentState;
}
