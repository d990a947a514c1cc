import { streamType } from '#contract/enumerations.ts';
import { post } from '#core/ledger.ts';
import type { Merchant } from '#core/merchant.ts';
import type { TransferRow } from '#core/rows/funds.ts';

/** One side of an internal transfer; the other merchant books the other. */
export function postTransfer(merchant: Merchant, row: TransferRow, at: number): void {
  post(merchant.ledger, {
    at,
    type: streamType.internalTransfer,
    direction: row.direction,
    asset: row.asset,
    amount: row.amount,
    contra: 'transfer',
    source: 'transfer',
    sourceIndex: row.index,
    remark: row.remark,
  });
}
