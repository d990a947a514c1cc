import { paymentDifference, paymentMode, paymentStatus } from '#contract/enumerations.ts';
import { amountOfValue, priceAt } from '#core/catalogue/prices.ts';
import { assetAt, assets, type Asset } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/books/bank.ts';
import type { IncomingKind, IncomingOrder } from '#core/books/journal.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { parseUnits, roundUpTo, units, valueOf } from '#core/books/money.ts';
import type { PaymentRow, PaymentTerms } from '#core/books/rows/payment.ts';
import type { BillSetting } from '#contract/billing.ts';
import { GAS } from '../funds/aggregateFunds.ts';
import { paymentFee, samplePayment } from './factory.ts';
import { act, addPayment } from './events.ts';
import { followPayment } from './lifecycle.ts';

/** The seconds between the expiry of an order and its late payment, if no newer order exists. */
const DELAY_SECONDS = 600;

function exactly(text: string, asset: Asset): bigint {
  const amount = parseUnits(text, asset.decimals);
  if (amount === undefined || amount === 0n)
    throw new RangeError(`${text} is not an amount of ${asset.token.token} (${asset.decimals} decimals)`);
  return amount;
}

function assetFor(bank: Bank, merchant: Merchant, order: IncomingOrder, sampled: Asset): Asset {
  const accepted = assets.filter(({ id }) => merchant.settings.bill.accepted.includes(id));
  if (order.token === undefined && order.chain === undefined)
    return accepted.includes(sampled) ? sampled : bank.random.pick(accepted);
  const found = accepted.find(
    ({ token, chain }) =>
      (!order.token || token.token === order.token) && (!order.chain || chain.chain === order.chain),
  );
  if (!found)
    throw new RangeError(
      `${[order.token, order.chain].filter(Boolean).join(' on ')} is not accepted by this merchant`,
    );
  return found;
}

/** Returns an application whose payment mode allows the kind of payment. Contract mode allows only the exact amount. */
function appFor(merchant: Merchant, kind: IncomingKind, sampled: number): number {
  const { apps } = merchant.rows;
  const isFree = (index: number) => apps.get(index)?.paymentMode !== paymentMode.contract;
  if ((kind !== 'under' && kind !== 'over') || isFree(sampled)) return sampled;
  const free = apps.all().find((app) => !app.isDeleted && isFree(app.index));
  if (!free) throw new RangeError('contract payments are always exact');
  return free.index;
}

/** Returns the paid amount: exact, 10% too low or 5% too high. */
export function paidAmount({ amount, asset }: PaymentRow, kind: IncomingKind): bigint {
  const { decimals } = assetAt(asset);
  if (kind === 'under') return roundUpTo((amount * 9n) / 10n, decimals, 6);
  if (kind === 'over') return roundUpTo((amount * 21n) / 20n, decimals, 6);
  return amount;
}

const differences: Partial<Record<IncomingKind, PaymentRow['difference']>> = {
  late: paymentDifference.late,
  multiple: paymentDifference.multiple,
};

/** Returns the merchant's current payment terms. The gas fee is in the token that the customer pays with. */
export function termsOf(bill: BillSetting, asset: Asset, now: number): PaymentTerms {
  const gas = bill.gas_payer === 2 ? amountOfValue(asset, GAS, now) : 0n;
  return { underTolerance: units(bill.under_tolerance, 2), overRule: bill.over_rule, gas };
}

/** An order that is paid late has expired. It isn't older than the newest order, because lists rely on this. */
function timesOf({ rows, settings }: Merchant, kind: IncomingKind, now: number) {
  const valid = settings.bill.order_valid_minutes * 60;
  if (kind !== 'late') return { createdAt: now, expireAt: now + valid };
  const newest = rows.payments.get(rows.payments.length - 1)?.createdAt ?? 0;
  const createdAt = Math.max(newest, now - valid - DELAY_SECONDS);
  return { createdAt, expireAt: Math.min(createdAt + valid, now) };
}

function orderOf(
  bank: Bank,
  merchant: Merchant,
  order: IncomingOrder,
  index: number,
  now: number,
): PaymentRow {
  const kind = order.kind ?? 'exact';
  const { createdAt, expireAt } = timesOf(merchant, kind, now);
  const sampled = samplePayment(bank.random, index, createdAt);
  const asset = assetFor(bank, merchant, order, assetAt(sampled.asset));
  const price = priceAt(asset.token, createdAt);
  const isSampled = order.amount === undefined && asset.index === sampled.asset;
  const requested = isSampled ? sampled.amount : exactly(order.amount ?? '25', asset);
  const terms = termsOf(merchant.settings.bill, asset, createdAt);
  return {
    ...sampled,
    app: appFor(merchant, kind, sampled.app),
    asset: asset.index,
    amount: requested + terms.gas,
    value: valueOf(requested + terms.gas, asset.decimals, price),
    expireAt,
    terms,
    difference: differences[kind] ?? paymentDifference.none,
  };
}

/**
 * Creates and pays a demo order. The transfer starts now and is credited after its confirmations.
 * @throws {RangeError} if the order can't be paid this way
 */
export function receivePayment(
  bank: Bank,
  merchant: Merchant,
  order: IncomingOrder,
  now: number,
): PaymentRow {
  const index = merchant.rows.payments.length;
  const made = orderOf(bank, merchant, order, index, now);
  const collected =
    order.paid === undefined
      ? paidAmount(made, order.kind ?? 'exact')
      : exactly(order.paid, assetAt(made.asset));
  const created = addPayment(bank, merchant, () => made, now);
  const ended = { status: paymentStatus.timeout, endedAt: made.expireAt };
  const open =
    order.kind === 'late'
      ? act(bank, merchant, created, 'payment.timeout', now, ended, made.expireAt)
      : created;
  const seen: PaymentRow = { ...open, detectedAt: now, collected };
  merchant.rows.payments.replace(index, seen);
  followPayment(bank, merchant, seen, feeOf(seen));
  return seen;
}

export function feeOf({ asset, collected, terms }: PaymentRow): bigint {
  const gas = terms?.gas ?? 0n;
  const base = collected > gas ? collected - gas : 0n;
  return paymentFee(base, assetAt(asset).decimals) + (collected - base);
}
