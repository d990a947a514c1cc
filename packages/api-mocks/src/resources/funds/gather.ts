import { flowDirection, streamType } from '../../contract/enumerations.ts';
import { gasAsset, type Asset } from '../../core/catalogue/tokens.ts';
import { post } from '../../core/ledger.ts';
import type { Merchant } from '../../core/merchant.ts';
import type { ExpenseRow } from '../../core/rows/funds.ts';

/** Gathers the funds of several orders: the chain's gas is paid in PUT-chain USDT. */
export function gatherFunds(
  merchant: Merchant,
  asset: Asset,
  gas: bigint,
  orderCount: number,
  at: number,
): ExpenseRow {
  const row = merchant.rows.expenses.add((index) => ({
    index,
    createdAt: at,
    asset: asset.index,
    amount: gas,
    orderCount,
  }));
  post(merchant.ledger, {
    at,
    type: streamType.gas,
    direction: flowDirection.out,
    asset: gasAsset.index,
    amount: gas,
    contra: 'gas',
    source: 'expense',
    sourceIndex: row.index,
  });
  return row;
}
