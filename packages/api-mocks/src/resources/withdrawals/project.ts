import { withdrawalStatus } from '#contract/enumerations.ts';
import type { Withdrawal, WithdrawalCost } from '#contract/withdrawals.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { assetFields, assetAt, type Asset } from '#core/catalogue/tokens.ts';
import { deriveTxid, fillIn } from '#core/chain/derive.ts';
import { availableOf } from '#core/books/ledger.ts';
import type { Call } from '#core/http/implement.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatPrice, formatUnits, formatValue } from '#core/books/money.ts';
import { reasonText } from '#core/text/formatText.ts';
import type { WithdrawalRow } from '#core/books/rows/funds.ts';
import { tradeNo } from '#core/books/tradeNo.ts';
import { withdrawalFee, WITHDRAWAL_RATE } from './book.ts';
import { isStopped } from './addressCheck.ts';
import { DAY_LIMIT, singleLimitOf } from '../exits/assertExit.ts';
import { dayUse } from '../exits/dayUse.ts';

export function withdrawalNoOf(merchant: Merchant, row: WithdrawalRow): string {
  return tradeNo(merchant.seed, 'withdrawal', row.index, row.createdAt);
}

export function withdrawalTxid(merchant: Merchant, row: WithdrawalRow): string {
  const isSent = row.status === withdrawalStatus.confirming || row.status === withdrawalStatus.accomplish;
  return isSent
    ? deriveTxid(assetAt(row.asset).chain.family, `${merchant.seed}:withdrawal-tx:${row.index}`)
    : '';
}

function confirmationsOf(row: WithdrawalRow, now: number): number {
  const { chain } = assetAt(row.asset);
  if (row.status === withdrawalStatus.accomplish) return chain.confirmNum;
  if (row.status !== withdrawalStatus.confirming) return 0;
  return Math.max(0, Math.min(chain.confirmNum - 1, Math.floor((now - row.sentAt) / chain.blockSeconds)));
}

type Reader = Pick<Call, 'now' | 'language'>;

export function projectWithdrawal(
  merchant: Merchant,
  row: WithdrawalRow,
  { now, language }: Reader,
): Withdrawal {
  const asset = assetAt(row.asset);
  const txid = withdrawalTxid(merchant, row);
  const hasStopped = isStopped(row);
  const amount = (value: bigint) => formatUnits(value, asset.decimals);
  return {
    trade_no: withdrawalNoOf(merchant, row),
    request_id: row.requestId,
    ...assetFields(asset),
    amount: amount(row.amount),
    rate: WITHDRAWAL_RATE,
    fee: amount(hasStopped ? 0n : row.fee),
    service_fee: amount(hasStopped ? 0n : row.fee - row.networkFee),
    network_fee: amount(hasStopped ? 0n : row.networkFee),
    actual_amount: amount(hasStopped ? 0n : row.amount - row.fee),
    usdt_amount: formatValue(row.value),
    address: row.address,
    memo: row.memo,
    label: row.label,
    txid,
    browser_url: fillIn(asset.chain.explorerTx, 'txid', txid),
    status: row.status,
    reason: reasonText(row.reason, language),
    confirmations: confirmationsOf(row, now),
    confirm_num: asset.chain.confirmNum,
    source: row.source,
    created_time: row.createdAt,
    finish_time: row.finishedAt,
  };
}

const QUOTE_SECONDS = 60;

function closedBecause(merchant: Merchant, asset: Asset, now: number): string {
  if (asset.chain.status !== 1) return 'maintenance';
  if (merchant.settings.isFrozen) return 'frozen';
  return merchant.profile.lockUntil > now ? merchant.profile.lockReason : '';
}

/** Returns the cost of a withdrawal. For an amount of 0, returns the lowest fee and a net amount of 0. */
export function projectCost(
  merchant: Merchant,
  asset: Asset,
  amount: bigint,
  now: number,
  quoteId: string,
): WithdrawalCost {
  const { networkFee, minFee, fee } = withdrawalFee(asset, amount, now);
  const { used, releaseAt } = dayUse(merchant, now);
  const reason = closedBecause(merchant, asset, now);
  const text = (value: bigint) => formatUnits(value, asset.decimals);
  return {
    id: asset.id,
    token: asset.token.token,
    chain: asset.chain.chain,
    net_work: asset.chain.netWork,
    decimals: asset.decimals,
    rate: WITHDRAWAL_RATE,
    min_fee: text(minFee),
    network_fee: text(networkFee),
    fee: text(fee),
    actual_amount: text(amount > fee ? amount - fee : 0n),
    min_amount: asset.minWithdraw,
    max_amount: text(singleLimitOf(asset, now)),
    day_limit: formatValue(DAY_LIMIT),
    day_used: formatValue(used),
    next_release_time: releaseAt,
    balance: text(availableOf(merchant.ledger, asset.index)),
    price: formatPrice(priceAt(asset.token, now)),
    withdraw_status: reason === '' ? 1 : 2,
    reason,
    eta_seconds: asset.chain.confirmNum * asset.chain.blockSeconds + 180,
    quote_id: quoteId,
    expire_time: now + QUOTE_SECONDS,
  };
}
