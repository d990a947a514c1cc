import { callbackOrderType } from '#contract/enumerations.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatUnits } from '#core/money.ts';
import type { AttemptRow, CallbackRow } from '#core/rows/settings.ts';
import { indexInTradeNo } from '#core/tradeNo.ts';
import { findInBooks } from '../payments/books.ts';
import { paymentEvent } from './events.ts';

/**
 * The order of a delivery as it is now. Payments keep changing; other resources send events once they are final,
 * so only their amount is looked up again.
 */
export function latestState(merchant: Merchant, row: CallbackRow): NonNullable<AttemptRow['latest']> {
  const { recharges, withdrawals, transfers, swaps } = merchant.rows;
  const sent = { event: row.event, amount: row.amount };
  const amountOf = (found: { asset: number; amount: bigint } | undefined) =>
    found ? { ...sent, amount: formatUnits(found.amount, assetAt(found.asset).decimals) } : sent;
  const at = (kind: Parameters<typeof indexInTradeNo>[0]) => indexInTradeNo(kind, row.refNo) ?? -1;
  switch (row.orderType) {
    case callbackOrderType.payment:
    case callbackOrderType.refund: {
      const found = findInBooks(merchant, row.refNo);
      if (!found) return sent;
      const { event, amount } = paymentEvent(found.books, found.row);
      return { event, amount };
    }
    case callbackOrderType.recharge:
      return amountOf(recharges.get(at('recharge')));
    case callbackOrderType.withdrawal:
      return amountOf(withdrawals.get(at('withdrawal')));
    case callbackOrderType.internalTransfer:
      return amountOf(transfers.get(at('transfer')));
    case callbackOrderType.swap: {
      const swap = swaps.get(at('swap'));
      return amountOf(swap && { asset: swap.to, amount: swap.toAmount });
    }
    default:
      return sent;
  }
}
