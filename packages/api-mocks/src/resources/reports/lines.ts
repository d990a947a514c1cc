import { appMode, movementDirection, streamType } from '#contract/enumerations.ts';
import type { ClosingRow, RowFigure } from '#contract/reports.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatUnits, formatValue, valueOf } from '#core/books/money.ts';
import { spanOf } from '#core/books/paging.ts';
import type { Entry } from '#core/books/rows/funds.ts';
import type { PaymentRow } from '#core/books/rows/payment.ts';
import type { Call } from '#core/http/implement.ts';
import { refNoOf } from '../funds/stream.ts';
import { tradeNoOf } from '../payments/derived.ts';
import { refundsOf } from '../payments/refundable.ts';
import { readPeriod, type Period } from './period.ts';

/** A part of a figure. Amounts are in the token's smallest units, values in millionths of a USDT. */
export interface Line {
  readonly key: RowFigure;
  readonly at: number;
  readonly asset: number;
  readonly amount: bigint;
  readonly value: bigint;
  /** The payment that caused the line. Undefined if it has another cause. */
  readonly payment: PaymentRow | undefined;
  readonly entry?: Entry;
}

export type OrderLine = Line & { readonly payment: PaymentRow };
export type BalanceLine = Line & { readonly entry: Entry };

export type IsChosen = (app: number) => boolean;

/** Returns a function that checks if an application is selected. Only live applications can be selected. */
export function chosenApps({ rows }: Merchant, appids: string | undefined): IsChosen {
  if (!appids) return () => true;
  const ids = new Set(appids.split(','));
  const live = rows.apps.all().filter(({ appid, mode }) => ids.has(appid) && mode === appMode.live);
  const indexes = new Set(live.map(({ index }) => index));
  return (app) => indexes.has(app);
}

/** The merchant, period and applications of a report. */
export interface Scope {
  readonly merchant: Merchant;
  readonly period: Period;
  readonly isChosen: IsChosen;
  readonly now: number;
}

type ScopeQuery = Parameters<typeof readPeriod>[1] & { readonly appids?: string | undefined };

export function scopeOf(call: Pick<Call, 'merchant' | 'now'> & { readonly query: ScopeQuery }): Scope {
  const { merchant, query, now } = call;
  return {
    merchant,
    period: readPeriod(merchant, query, now),
    isChosen: chosenApps(merchant, query.appids),
    now,
  };
}

const isInside = ({ startAt, endAt }: Period, time: number) => time >= startAt && time <= endAt;

/** Returns the lines of a payment that was credited in the period. */
function* paidLines(payment: PaymentRow, period: Period): Generator<OrderLine> {
  const { asset, amount, collected, fee, value, paidAt: at, createdAt } = payment;
  const { token, decimals } = assetAt(asset);
  const worth = (units: bigint) => valueOf(units, decimals, priceAt(token, at));
  const line = (key: RowFigure, units: bigint, change: bigint) => ({
    key,
    at,
    asset,
    amount: units,
    value: change,
    payment,
  });
  if (!isInside(period, createdAt)) yield line('orderedEarlier', amount, value);
  const due = worth(amount);
  if (due !== value) yield line('rateChange', 0n, due - value);
  const paid = worth(collected);
  if (collected < amount) yield line('underpaid', collected - amount, paid - due);
  if (collected > amount) yield line('overpaid', collected - amount, paid - due);
  yield line('paid', collected, paid);
  yield line('fees', -fee, worth(collected - fee) - paid);
}

function* refundLines(merchant: Merchant, payment: PaymentRow, period: Period): Generator<OrderLine> {
  // For a payment without stored refunds, the time of its final status is the time of the refund.
  if (!payment.refunds && !isInside(period, payment.endedAt)) return;
  const { token, decimals } = assetAt(payment.asset);
  for (const { amount, finishedAt: at, fails } of refundsOf(merchant, payment)) {
    if (fails || !isInside(period, at)) continue;
    const value = -valueOf(amount, decimals, priceAt(token, at));
    yield { key: 'refunds', at, asset: payment.asset, amount: -amount, value, payment };
  }
}

/**
 * Returns the lines that explain the difference between the orders and the received amount. They come only
 * from payment records. An order counts when it's created, a payment when it's credited, and a refund when
 * it's sent.
 */
export function* orderLines({ merchant, period, isChosen }: Scope): Generator<OrderLine> {
  const { payments } = merchant.rows;
  for (let index = 0; index < payments.length; index += 1) {
    const payment = payments.get(index);
    if (!payment || !isChosen(payment.app)) continue;
    const { createdAt: at, asset, amount, value, paidAt } = payment;
    if (isInside(period, at)) {
      yield { key: 'ordered', at, asset, amount, value, payment };
      if (paidAt === 0 || paidAt > period.endAt)
        yield { key: 'notPaid', at, asset, amount: -amount, value: -value, payment };
    }
    if (isInside(period, paidAt)) yield* paidLines(payment, period);
    yield* refundLines(merchant, payment, period);
  }
}

const { in: incoming } = movementDirection;

/** The figure to which each type of movement belongs. */
const figures: Readonly<Record<Entry['type'], (entry: Entry) => RowFigure>> = {
  [streamType.payment]: () => 'received',
  [streamType.refund]: () => 'received',
  [streamType.recharge]: () => 'deposits',
  [streamType.internalTransfer]: ({ direction }) => (direction === incoming ? 'transfersIn' : 'transfersOut'),
  [streamType.withdrawal]: () => 'withdrawn',
  [streamType.collection]: () => 'collected',
  [streamType.swap]: () => 'swapped',
  [streamType.gas]: () => 'gas',
  [streamType.freeze]: () => 'holds',
  [streamType.unfreeze]: () => 'holds',
};

/** Returns the change of the whole balance. Holding or releasing an amount changes it only by the fee. */
function changeOf({ direction, amount, fee, contra }: Entry): bigint {
  if (contra === 'frozen') return -fee;
  return direction === incoming ? amount : -amount;
}

/** Returns the change of the amount on hold. */
export function holdOf({ direction, amount, fee, contra }: Entry): bigint {
  if (contra !== 'frozen') return 0n;
  return direction === incoming ? -(amount + fee) : amount - fee;
}

const paymentOf = ({ rows }: Merchant, { source, sourceIndex }: Entry): PaymentRow | undefined =>
  source === 'payment' || source === 'refund' ? rows.payments.get(sourceIndex) : undefined;

/** Returns the positions of the movements in the period: from `first` up to, but not including, `end`. */
export const entriesIn = ({ ledger }: Merchant, { startAt, endAt }: Period) =>
  spanOf(ledger.entries, { start_time: startAt, end_time: endAt }, (entry) => entry.at);

/** Returns the lines for the movements of the balance. They come only from the ledger. */
export function* balanceLines({ merchant, period, isChosen }: Scope): Generator<BalanceLine> {
  const { first, end } = entriesIn(merchant, period);
  for (let index = first; index < end; index += 1) {
    const entry = merchant.ledger.entries.get(index);
    if (!entry) continue;
    const { at, asset, value } = entry;
    const amount = changeOf(entry);
    const kind = figures[entry.type](entry);
    const payment = paymentOf(merchant, entry);
    const isOther = kind === 'received' && !isChosen(payment?.app ?? -1);
    const worth = entry.contra === 'frozen' ? 0n : amount < 0n ? -value : value;
    yield { key: isOther ? 'receivedOther' : kind, at, asset, amount, value: worth, payment, entry };
  }
}

export function projectLine(merchant: Merchant, line: Line): ClosingRow {
  const { key, at, asset, amount, value, payment, entry } = line;
  const { token, chain, decimals } = assetAt(asset);
  const number = entry && refNoOf(merchant, entry);
  return {
    type: entry?.type ?? (key === 'refunds' ? streamType.refund : streamType.payment),
    ref_no: payment ? tradeNoOf(merchant, payment) : (number ?? ''),
    out_trade_no: payment?.outTradeNo ?? '',
    apply_name: (payment && merchant.rows.apps.get(payment.app)?.name) ?? '',
    created_time: at,
    token: token.token,
    chain: chain.chain,
    amount: formatUnits(amount, decimals),
    usdt_amount: formatValue(value),
  };
}
