import type { CodeOf, paymentDifference, paymentStatus } from '../../contract/enumerations.ts';

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
  /** What was asked for and what came, in smallest units. */
  readonly amount: bigint;
  readonly collected: bigint;
  readonly fee: bigint;
  /** What was asked for, in USDT, when the order was made. */
  readonly value: bigint;
  readonly fiat: string;
  readonly fiatCents: number;
  readonly outTradeNo: string;
  readonly difference: CodeOf<typeof paymentDifference>;
}
