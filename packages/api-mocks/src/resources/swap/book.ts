import { movementDirection, streamType } from '#contract/enumerations.ts';
import { post } from '#core/ledger.ts';
import type { Merchant } from '#core/merchant.ts';
import type { SwapRow } from '#core/rows/funds.ts';

/** What is given leaves at once. */
export function postSwapOut(merchant: Merchant, row: SwapRow, at: number): void {
  post(merchant.ledger, {
    at,
    type: streamType.swap,
    direction: movementDirection.out,
    asset: row.from,
    amount: row.fromAmount,
    contra: 'swap',
    source: 'swap',
    sourceIndex: row.index,
  });
}

/** What is got arrives when the order is accomplished; the platform keeps its fee of it. */
export function postSwapIn(merchant: Merchant, row: SwapRow, at: number): void {
  post(merchant.ledger, {
    at,
    type: streamType.swap,
    direction: movementDirection.in,
    asset: row.to,
    amount: row.toAmount,
    fee: row.fee,
    contra: 'swap',
    source: 'swap',
    sourceIndex: row.index,
  });
}

/** A swap that did not come about gives back what it took. */
export function postSwapBack(merchant: Merchant, row: SwapRow, at: number): void {
  post(merchant.ledger, {
    at,
    type: streamType.swap,
    direction: movementDirection.in,
    asset: row.from,
    amount: row.fromAmount,
    contra: 'swap',
    source: 'swap',
    sourceIndex: row.index,
    remark: 'canceled',
  });
}
