import { balanceType, movementDirection, streamType, movementProgress } from '#contract/enumerations.ts';
import type { QueryOutput } from '#contract/endpoint.ts';
import type { listStream, StreamEntry, StreamPage, StreamSwap } from '#contract/funds.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { assetFields, assetAt, findAsset, type Asset, logoOfAsset } from '#core/catalogue/tokens.ts';
import type { Merchant } from '#core/books/merchant.ts';
import {
  formatPrice,
  formatUnits,
  formatValue,
  formatRate,
  RATE_DECIMALS,
  tenTo,
} from '#core/books/money.ts';
import { byPosition, contains, equals, pageOf, spanOf, testsOf, type Page } from '#core/books/paging.ts';
import type { Entry, SourceKind, SwapRow } from '#core/books/rows/funds.ts';
import { tradeNo } from '#core/books/tradeNo.ts';

export type StreamFilters = QueryOutput<typeof listStream>;

const refTypes = {
  payment: streamType.payment,
  refund: streamType.payment,
  recharge: streamType.recharge,
  withdrawal: streamType.withdrawal,
  swap: streamType.swap,
  transfer: streamType.internalTransfer,
  expense: streamType.gas,
} as const satisfies Record<SourceKind, number>;

export function refNoOf(merchant: Merchant, entry: Entry): string {
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
    ...assetFields(asset),
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

function testsFor(merchant: Merchant, filters: StreamFilters) {
  const swapOf = (entry: Entry) => swapRowOf(merchant, entry);
  return testsOf<Entry, StreamFilters>(filters, {
    id: (id) => {
      const asset = findAsset(id);
      return (entry) => entry.asset === asset?.index;
    },
    keyword: contains((entry) => `${refNoOf(merchant, entry)} ${serialOf(entry)} ${entry.remark}`),
    pair: equals((entry) => {
      const swap = swapOf(entry);
      return swap && pairIdOf(swap);
    }),
    progress: equals((entry) => swapOf(entry)?.progress),
    ...byPosition,
  });
}

/** Returns the token's balance before an entry, which is stored in the previous entry of the token. */
function balanceBefore(merchant: Merchant, asset: Asset, position: number): bigint {
  for (let i = position - 1; i >= 0; i -= 1) {
    const entry = merchant.ledger.entries.get(i);
    if (entry?.asset === asset.index) return entry.after;
  }
  return 0n;
}

type Range = Pick<StreamFilters, 'start_time' | 'end_time'>;

const entriesIn = ({ ledger }: Merchant, range: Range) => spanOf(ledger.entries, range, (entry) => entry.at);

/** Opening + in − out = closing is true only for all entries of the range, so other filters are ignored. */
export function sumsOf(merchant: Merchant, { id, ...range }: Range & Pick<StreamFilters, 'id'>) {
  const { first, end } = entriesIn(merchant, range);
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
  const show = (entry: Entry) => projectEntry(merchant, entry);
  const found = pageOf(entries, page, testsFor(merchant, filters), show, entriesIn(merchant, filters));
  return { ...found, ...sumsOf(merchant, filters) };
}

function swapRowOf(merchant: Merchant, entry: Entry): SwapRow | undefined {
  return entry.type === streamType.swap ? merchant.rows.swaps.get(entry.sourceIndex) : undefined;
}

const pairIdOf = (row: SwapRow): string => `${assetAt(row.from).id}-${assetAt(row.to).id}`;

function side(index: number, amount: bigint): StreamSwap['from'] {
  const asset = assetAt(index);
  return {
    id: asset.id,
    token: asset.token.token,
    chain: asset.chain.chain,
    logo: logoOfAsset(asset),
    amount: formatUnits(amount, asset.decimals),
  };
}

export function projectSwap(row: SwapRow): StreamSwap {
  const from = assetAt(row.from);
  const to = assetAt(row.to);
  const gross = row.toAmount + row.fee;
  const given = row.fromAmount * tenTo(to.decimals);
  // For a canceled swap, the given amount was returned and no fee was charged.
  const isCanceled = row.progress === movementProgress.canceled;
  return {
    from: side(row.from, row.fromAmount),
    to: side(row.to, isCanceled ? 0n : row.toAmount),
    rate: formatRate(given === 0n ? 0n : (gross * tenTo(from.decimals + RATE_DECIMALS)) / given),
    fee: formatUnits(isCanceled ? 0n : row.fee, to.decimals),
    progress: row.progress,
    finish_time: row.finishedAt,
  };
}
