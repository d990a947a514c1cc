import { assetAt } from '#core/catalogue/tokens.ts';
import { deriveAddress, deriveTxid } from '#core/chain/derive.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { PaymentState } from '#core/books/rows/payment.ts';
import { tradeNo } from '#core/books/tradeNo.ts';

export function tradeNoOf(merchant: Merchant, row: PaymentState): string {
  return tradeNo(merchant.seed, 'payment', row.index, row.createdAt);
}

/** Returns the ID of the transaction that paid the order. Empty until the transaction is detected. */
export function txidOf(merchant: Merchant, row: PaymentState): string {
  if (row.detectedAt === 0) return '';
  return deriveTxid(assetAt(row.asset).chain.family, `${merchant.seed}:payment-tx:${row.index}`);
}

export function payInAddress(merchant: Merchant, row: PaymentState): string {
  return deriveAddress(assetAt(row.asset).chain.family, `${merchant.seed}:pay-in:${row.index}`);
}

export function payerAddress(merchant: Merchant, row: PaymentState): string {
  return deriveAddress(assetAt(row.asset).chain.family, `${merchant.seed}:payer:${row.index}`);
}
