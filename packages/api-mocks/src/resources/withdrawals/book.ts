import { movementDirection, streamType, withdrawalSource } from '#contract/enumerations.ts';
import { post } from '#core/ledger.ts';
import type { Merchant } from '#core/merchant.ts';
import type { WithdrawalRow } from '#core/rows/funds.ts';

/** A withdrawal freezes its whole amount as soon as it is requested. */
export function freezeForWithdrawal(merchant: Merchant, row: WithdrawalRow, at: number): void {
  post(merchant.ledger, {
    at,
    type: streamType.freeze,
    direction: movementDirection.out,
    asset: row.asset,
    amount: row.amount,
    contra: 'frozen',
    source: 'withdrawal',
    sourceIndex: row.index,
  });
}

/** Rejected, canceled, or about to be settled: what was held is free again. */
export function releaseWithdrawal(merchant: Merchant, row: WithdrawalRow, at: number): void {
  post(merchant.ledger, {
    at,
    type: streamType.unfreeze,
    direction: movementDirection.in,
    asset: row.asset,
    amount: row.amount,
    contra: 'frozen',
    source: 'withdrawal',
    sourceIndex: row.index,
  });
}

/** Arrived: released and paid out at the same instant, so that the balance never shows it in between. */
export function settleWithdrawal(merchant: Merchant, row: WithdrawalRow, at: number): void {
  releaseWithdrawal(merchant, row, at);
  post(merchant.ledger, {
    at,
    type: row.source === withdrawalSource.automatic ? streamType.collection : streamType.withdrawal,
    direction: movementDirection.out,
    asset: row.asset,
    amount: row.amount,
    fee: row.fee,
    contra: 'chain',
    source: 'withdrawal',
    sourceIndex: row.index,
  });
}
