import type {
  CodeOf,
  OrderEvent,
  paymentDifference,
  paymentStatus,
  refundScope,
} from '#contract/enumerations.ts';

/** The bill settings an order was made with. */
export interface PaymentTerms {
  /** Hundredths of a percent of the order that may be missing. */
  readonly underTolerance: bigint;
  /** 1 keep, 2 credit, 3 flag. */
  readonly overRule: number;
  /** What the payer is charged for gas, in smallest units; 0 where the merchant pays it. */
  readonly gas: bigint;
}

/** Money on its way back, sent back, or returned to the merchant because sending failed. */
export interface RefundRow {
  readonly requestedAt: number;
  /** When it was sent or failed; 0 until then. */
  readonly finishedAt: number;
  /** Whether it fails, instead of being sent. */
  readonly fails?: boolean;
  readonly amount: bigint;
  readonly address: string;
  readonly scope: CodeOf<typeof refundScope>;
  /** The merchant's own number and a digest of the body; missing where the console refunded. */
  readonly outRefundNo?: string;
  readonly subject?: string;
}

/** What the merchant's server said when it made the order. */
export interface OrderRow {
  /** The token of its payment page. */
  readonly payToken: string;
  /** A digest of the body, so that the same number with another body is noticed. */
  readonly subject: string;
  readonly title: string;
  readonly returnUrl: string;
}

/** A payment as the bank keeps it; what the wire shows is derived from it. */
export interface PaymentRow {
  readonly index: number;
  readonly createdAt: number;
  readonly expireAt: number;
  /** When a transfer was first seen on the chain; 0 when none was. */
  readonly detectedAt: number;
  /** When it was credited; 0 until then. */
  readonly paidAt: number;
  /** When it came to an end that is not "paid"; 0 otherwise. */
  readonly endedAt: number;
  readonly status: CodeOf<typeof paymentStatus>;
  /** Positions of the application and of the asset. */
  readonly app: number;
  readonly asset: number;
  /** The requested and the received amount, in smallest units. */
  readonly amount: bigint;
  readonly collected: bigint;
  readonly fee: bigint;
  /** The requested amount in USDT when the order was created. */
  readonly value: bigint;
  readonly fiat: string;
  readonly fiatCents: number;
  readonly outTradeNo: string;
  readonly difference: CodeOf<typeof paymentDifference>;
  /** Orders of the history have none: they ended long ago. */
  readonly terms?: PaymentTerms;
  /** What was overpaid and waits on hold to be refunded. */
  readonly heldExcess?: bigint;
  /** When its difference was marked as reviewed; 0 or missing until then. */
  readonly reviewedAt?: number;
  /** When its funds were gathered; 0 or missing until then. */
  readonly gatheredAt?: number;
  /** The oldest first. */
  readonly refunds?: readonly RefundRow[];
  /** Missing where it was not made by a signed call. */
  readonly order?: OrderRow;
  /** The oldest first. Missing in the demo history. */
  readonly events?: readonly OrderEventRow[];
}

/** A payment at an instant. */
export type PaymentState = Omit<PaymentRow, 'events'>;

/** An event of a payment, with the payment right after it. */
export interface OrderEventRow {
  readonly event: OrderEvent;
  readonly at: number;
  readonly payment: PaymentState;
}
