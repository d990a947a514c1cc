import { movementDirection, streamType, withdrawalSource, withdrawalStatus } from '#contract/enumerations.ts';
import { hold, post } from '#core/books/ledger.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { WithdrawalRow } from '#core/books/rows/funds.ts';
import { amountOfValue, priceAt } from '#core/catalogue/prices.ts';
import type { Asset } from '#core/catalogue/tokens.ts';
import { valueOf, formatUnits, units, VALUE_DECIMALS } from '#core/books/money.ts';
import { withdrawalFee as feeOf } from '#rules/withdrawalFee.ts';

const whole = ({ asset, amount, index }: WithdrawalRow, at: number) =>
  ({ at, asset, amount, source: 'withdrawal', sourceIndex: index }) as const;

export function freezeForWithdrawal({ ledger }: Merchant, row: WithdrawalRow, at: number): void {
  hold(ledger, true, whole(row, at));
}

export function releaseWithdrawal({ ledger }: Merchant, row: WithdrawalRow, at: number): void {
  hold(ledger, false, whole(row, at));
}

/** Releases and debits the amount in one step, so that it never becomes available. */
export function settleWithdrawal(merchant: Merchant, row: WithdrawalRow, at: number): void {
  releaseWithdrawal(merchant, row, at);
  post(merchant.ledger, {
    ...whole(row, at),
    type: row.source === withdrawalSource.automatic ? streamType.collection : streamType.withdrawal,
    direction: movementDirection.out,
    fee: row.fee,
    contra: 'chain',
  });
}

interface NewWithdrawal extends Partial<
  Omit<WithdrawalRow, 'index' | 'createdAt' | 'asset' | 'amount' | 'fee' | 'networkFee' | 'value'>
> {
  readonly asset: Asset;
  readonly amount: bigint;
  readonly at: number;
  /** @default the current fee */
  readonly cost?: WithdrawalFee;
  readonly address: string;
  readonly label: string;
}

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

/** The service fee: 0.1%, but at least `LEAST_FEE` in USDT. */
export const WITHDRAWAL_RATE = '0.001';
const LEAST_FEE = units('0.5', VALUE_DECIMALS);

export interface WithdrawalFee {
  readonly networkFee: bigint;
  readonly minFee: bigint;
  readonly fee: bigint;
}

/** Uses the function of the console (`feeOf`). Rounds the minimum and the network fee up to six decimals. */
export function withdrawalFee(asset: Asset, amount: bigint, now: number): WithdrawalFee {
  const { decimals } = asset;
  const networkFee = amountOfValue(asset, units(asset.chain.networkFee, VALUE_DECIMALS), now);
  const minFee = amountOfValue(asset, LEAST_FEE, now);
  const { fee } = feeOf(formatUnits(amount, decimals), {
    rate: WITHDRAWAL_RATE,
    min_fee: formatUnits(minFee, decimals),
    network_fee: formatUnits(networkFee, decimals),
    decimals,
  });
  return { networkFee, minFee, fee: units(fee, decimals) };
}
