import { balanceType, movementDirection, streamType } from '#contract/enumerations.ts';
import type { StreamEntry, StreamPage } from '#contract/funds.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { assetAt, findAsset, type Asset } from '#core/catalogue/tokens.ts';
import { logoFor } from '#core/catalogue/logo.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatPrice, formatUnits, formatValue } from '#core/money.ts';
import type { Page } from '#core/paging.ts';
import type { Entry, SourceKind } from '#core/rows/entry.ts';
import { firstNotBefore } from '#core/table.ts';
import { tradeNo } from '#core/tradeNo.ts';
import { pairIdOf, projectSwap, swapRowOf } from './swaps.ts';

export interface StreamFilters {
  type?: number | undefined;
  direction?: number | undefined;
  id?: string | undefined;
  keyword?: string | undefined;
  pair?: string | undefined;
  progress?: number | undefined;
  start_time?: number | undefined;
  end_time?: number | undefined;
}

const refTypes = {
  payment: streamType.payment,
  refund: streamType.payment,
  recharge: streamType.recharge,
  withdrawal: streamType.withdrawal,
  swap: streamType.swap,
  transfer: streamType.internalTransfer,
  expense: streamType.gas,
} as const satisfies Record<SourceKind, number>;

/** The number of the payment, withdrawal, swap … that an entry belongs to. */
function refNoOf(merchant: Merchant, entry: Entry): string {
  const { rows, seed } = merchant;
  const { source, sourceIndex: index } = entry;
  const at = {
    payment: rows.payments,
    refund: rows.payments,
    withdrawal: rows.withdrawals,
    recharge: rows.recharges,
    swap: rows.swaps,
    transfer: rows.transfers,
    expense: rows.expenses,
  }[source].get(index)?.createdAt;
  return tradeNo(seed, source === 'refund' ? 'payment' : source, index, at ?? entry.at);
}

const serialOf = (entry: Entry) => `${entry.at}${String(entry.index).padStart(8, '0')}`;

function projectEntry(merchant: Merchant, entry: Entry): StreamEntry {
  const asset = assetAt(entry.asset);
  const swap = swapRowOf(merchant, entry);
  const amount = (value: bigint) => formatUnits(value, asset.decimals);
  return {
    id: String(entry.index + 1),
    serial_no: serialOf(entry),
    type: entry.type,
    direction: entry.direction,
    token: asset.token.token,
    chain: asset.chain.chain,
    net_work: asset.chain.netWork,
    logo: logoFor(asset.token.token, asset.token.colour),
    balance_type: balanceType.balance,
    amount: amount(entry.amount),
    fee: amount(entry.fee),
    balance_after: amount(entry.after),
    usdt_amount: formatValue(entry.value),
    price: formatPrice(priceAt(asset.token, entry.at)),
    ref_no: refNoOf(merchant, entry),
    ref_type: refTypes[entry.source],
    remark: entry.remark,
    created_time: entry.at,
    swap: swap ? projectSwap(swap) : null,
  };
}

function isSwapShown(
  merchant: Merchant,
  entry: Entry,
  pair: string | undefined,
  progress: number | undefined,
): boolean {
  if (!pair && progress === undefined) return true;
  const swap = swapRowOf(merchant, entry);
  return (
    swap !== undefined &&
    (!pair || pairIdOf(swap) === pair) &&
    (progress === undefined || swap.progress === progress)
  );
}

function matcher(merchant: Merchant, filters: StreamFilters): ((entry: Entry) => boolean) | undefined {
  const { type, direction, id, keyword, pair, progress } = filters;
  if (![type, direction, progress].some((code) => code !== undefined) && !id && !keyword && !pair)
    return undefined;
  const asset = id ? (findAsset(id)?.index ?? -1) : undefined;
  return (entry) =>
    (type === undefined || entry.type === type) &&
    (direction === undefined || entry.direction === direction) &&
    (asset === undefined || entry.asset === asset) &&
    isSwapShown(merchant, entry, pair, progress) &&
    (!keyword ||
      refNoOf(merchant, entry).includes(keyword) ||
      serialOf(entry).includes(keyword) ||
      entry.remark.includes(keyword));
}

/** The balance of one token before a position, from the nearest entry of it. */
function balanceBefore(merchant: Merchant, asset: Asset, position: number): bigint {
  for (let i = position - 1; i >= 0; i -= 1) {
    const entry = merchant.ledger.entries.get(i);
    if (entry?.asset === asset.index) return entry.after;
  }
  return 0n;
}

type Range = Pick<StreamFilters, 'start_time' | 'end_time'>;

/** The entries of a range: from the first, up to the one that is no longer in it. */
function placesOf(
  merchant: Merchant,
  { start_time, end_time }: Range,
): readonly [first: number, end: number] {
  const { entries } = merchant.ledger;
  return [
    start_time ? firstNotBefore(entries, start_time, (row) => row.at) : 0,
    end_time ? firstNotBefore(entries, end_time + 1, (row) => row.at) : entries.length,
  ];
}

/** Opening + in − out = closing, over the whole range of one token, whatever else is filtered by. */
export function sumsOf(merchant: Merchant, { id, ...range }: Range & Pick<StreamFilters, 'id'>) {
  const [first, end] = placesOf(merchant, range);
  const asset = id ? findAsset(id) : undefined;
  if (!asset)
    return {
      opening_balance: '',
      closing_balance: '',
      in_sum: '',
      out_sum: '',
      hold_sum: '',
      release_sum: '',
    };
  let [came, went, held, released] = [0n, 0n, 0n, 0n];
  for (let i = first; i < end; i += 1) {
    const entry = merchant.ledger.entries.get(i);
    if (entry?.asset !== asset.index) continue;
    if (entry.direction === movementDirection.in) came += entry.amount;
    else went += entry.amount;
    if (entry.type === streamType.freeze) held += entry.amount;
    if (entry.type === streamType.unfreeze) released += entry.amount;
  }
  const text = (value: bigint) => formatUnits(value, asset.decimals);
  return {
    opening_balance: text(balanceBefore(merchant, asset, first)),
    closing_balance: text(balanceBefore(merchant, asset, end)),
    in_sum: text(came),
    out_sum: text(went),
    hold_sum: text(held),
    release_sum: text(released),
  };
}

export function findStream(merchant: Merchant, filters: StreamFilters, page: Page): StreamPage {
  const { entries } = merchant.ledger;
  const [first, end] = placesOf(merchant, filters);
  const isMatch = matcher(merchant, filters);
  const list: StreamEntry[] = [];
  let total = 0;
  if (!isMatch) {
    total = Math.max(0, end - first);
    for (let i = end - 1 - page.from; i >= first && list.length < page.size; i -= 1) {
      const entry = entries.get(i);
      if (entry) list.push(projectEntry(merchant, entry));
    }
  } else {
    for (let i = end - 1; i >= first; i -= 1) {
      const entry = entries.get(i);
      if (!entry || !isMatch(entry)) continue;
      if (total >= page.from && list.length < page.size) list.push(projectEntry(merchant, entry));
      total += 1;
    }
  }
  return { list, total, ...sumsOf(merchant, filters) };
}
