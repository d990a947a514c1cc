import { withdrawalSource, withdrawalStatus } from '#contract/enumerations.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import type { Asset } from '#core/catalogue/tokens.ts';
import type { Merchant } from '#core/merchant.ts';
import { valueOf } from '#core/money.ts';
import type { WithdrawalRow } from '#core/rows/funds.ts';
import { type WithdrawalFee, withdrawalFee } from './fees.ts';

interface NewWithdrawal extends Partial<
  Omit<WithdrawalRow, 'index' | 'createdAt' | 'asset' | 'amount' | 'fee' | 'networkFee' | 'value'>
> {
  readonly asset: Asset;
  readonly amount: bigint;
  readonly at: number;
  /** @default that of the moment */
  readonly cost?: WithdrawalFee;
  readonly address: string;
  readonly label: string;
}

/** A row for a withdrawal: by the merchant in the console, and to be audited next, unless it is said otherwise. */
export function addWithdrawal(
  merchant: Merchant,
  { asset, amount, at, cost = withdrawalFee(asset, amount, at), ...more }: NewWithdrawal,
): WithdrawalRow {
  return merchant.rows.withdrawals.add((index) => ({
    index,
    requestId: '',
    createdAt: at,
    sentAt: 0,
    finishedAt: 0,
    status: withdrawalStatus.auditing,
    asset: asset.index,
    amount,
    fee: cost.fee,
    networkFee: cost.networkFee,
    value: valueOf(amount, asset.decimals, priceAt(asset.token, at)),
    memo: '',
    reason: '',
    source: withdrawalSource.console,
    ...more,
  }));
}
