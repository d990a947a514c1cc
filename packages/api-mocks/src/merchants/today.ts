import { paymentDifference, paymentStatus, refundScope, withdrawalStatus } from '../contract/enumerations.ts';
import type { Bank } from '../core/bank.ts';
import { assetAt, assetNamed, type Asset } from '../core/catalogue/tokens.ts';
import { priceAt } from '../core/catalogue/prices.ts';
import { availableOf } from '../core/ledger.ts';
import type { Merchant } from '../core/merchant.ts';
import { amountFor, roundUpTo, units, VALUE_DECIMALS } from '../core/money.ts';
import type { Random } from '../core/random.ts';
import type { PaymentRow } from '../core/rows/payment.ts';
import { createScheduler, type Scheduler } from '../core/scheduler.ts';
import { paymentFee, samplePayment, withTransfer } from '../resources/payments/factory.ts';
import { confirmationSeconds, creditPayment, followPayment } from '../resources/payments/lifecycle.ts';
import { payerAddress } from '../resources/payments/project.ts';
import { followRefund } from '../resources/payments/refund.ts';
import { freezeForWithdrawal, releaseWithdrawal } from '../resources/withdrawals/book.ts';
import { followWithdrawal } from '../resources/withdrawals/lifecycle.ts';
import { bookOrders } from './book.ts';
import { endedBy, sampleOutcome, timesOfDay } from './orders.ts';
import { addWithdrawal, planRoutine, savedAddress, savedLabels } from './routine.ts';

/** The last stretch before `now` is written by hand, so that every state is on the first page. */
const STAGED_SECONDS = 100 * 60;
const REFUND_AGO = 240;
/** A hundredth of a euro in millionths of a USDT. */
const EUR_CENT = 10_829n;

interface Staged {
  readonly ago: number;
  readonly token: string;
  readonly chain: string;
  readonly usdt: string;
  readonly as:
    | 'waiting'
    | 'seen'
    | 'paid'
    | 'timeout'
    | 'closed'
    | 'failed'
    | 'error'
    | 'refunding'
    | 'refunded'
    | 'under';
}

const staged: readonly Staged[] = [
  { ago: 95 * 60, token: 'USDT', chain: 'TRON', usdt: '88.20', as: 'paid' },
  { ago: 84 * 60, token: 'USDC', chain: 'Polygon', usdt: '604.12', as: 'paid' },
  { ago: 77 * 60, token: 'USDT', chain: 'TRON', usdt: '18', as: 'closed' },
  { ago: 71 * 60, token: 'USDT', chain: 'TRON', usdt: '40.25', as: 'refunded' },
  { ago: 66 * 60, token: 'USDT', chain: 'BSC', usdt: '214.90', as: 'error' },
  { ago: 58 * 60, token: 'USDT', chain: 'TRON', usdt: '2000', as: 'paid' },
  { ago: 49 * 60, token: 'USDT', chain: 'Ethereum', usdt: '12', as: 'failed' },
  { ago: 45 * 60, token: 'USDT', chain: 'TRON', usdt: '95.50', as: 'refunding' },
  { ago: 41 * 60, token: 'BTC', chain: 'Bitcoin', usdt: '1767', as: 'paid' },
  { ago: 36 * 60, token: 'USDC', chain: 'Solana', usdt: '350', as: 'timeout' },
  { ago: 28 * 60, token: 'USDC', chain: 'Polygon', usdt: '350', as: 'paid' },
  { ago: 23 * 60, token: 'USDT', chain: 'TRON', usdt: '140', as: 'under' },
  { ago: 14 * 60, token: 'USDT', chain: 'TRON', usdt: '1240', as: 'paid' },
  { ago: 9 * 60, token: 'TRX', chain: 'TRON', usdt: '32.50', as: 'paid' },
  { ago: 4 * 60 + 12, token: 'USDT', chain: 'TRON', usdt: '64.90', as: 'paid' },
  { ago: 3 * 60 + 5, token: 'SOL', chain: 'Solana', usdt: '29', as: 'waiting' },
  { ago: 85, token: 'ETH', chain: 'Ethereum', usdt: '1486.22', as: 'seen' },
  { ago: 38, token: 'USDT', chain: 'TRON', usdt: '19.90', as: 'waiting' },
];

function stage(random: Random, index: number, now: number, plan: Staged): PaymentRow {
  const createdAt = now - plan.ago;
  const asset = assetNamed(plan.token, plan.chain);
  const value = units(plan.usdt, VALUE_DECIMALS);
  const places = asset.token.sway === 0 ? 2 : 6;
  const row: PaymentRow = {
    ...samplePayment(random, index, createdAt),
    asset: asset.index,
    value,
    amount: roundUpTo(
      amountFor(value, asset.decimals, priceAt(asset.token, createdAt)),
      asset.decimals,
      places,
    ),
    fiat: 'EUR',
    fiatCents: Number(value / EUR_CENT),
  };
  const detectedAt = createdAt + 28;
  const paidAt = detectedAt + Math.min(confirmationSeconds(row), plan.ago - 60);
  const credited = withTransfer(row, asset, { detectedAt, paidAt });
  const seen = withTransfer(row, asset, { detectedAt, paidAt: 0 });
  const shapes: Readonly<Record<Staged['as'], PaymentRow>> = {
    waiting: row,
    seen,
    paid: credited,
    under: withTransfer(row, asset, { detectedAt, paidAt, difference: paymentDifference.under }),
    timeout: { ...row, status: paymentStatus.timeout, endedAt: row.expireAt },
    closed: { ...row, status: paymentStatus.closed, endedAt: createdAt + 300 },
    failed: { ...seen, status: paymentStatus.chainConfirmationFailure, endedAt: detectedAt + 400 },
    error: { ...seen, status: paymentStatus.error, endedAt: detectedAt + 400 },
    refunding: { ...credited, status: paymentStatus.underRefund, endedAt: now - REFUND_AGO },
    refunded: { ...credited, status: paymentStatus.refunded, endedAt: paidAt + 1200 },
  };
  return shapes[plan.as];
}

function addToday(
  merchant: Merchant,
  random: Random,
  dayStart: number,
  now: number,
  ordersToday: number,
): PaymentRow[] {
  const { payments } = merchant.rows;
  const zone = merchant.profile.merchant.time_zone;
  const rows = timesOfDay(random, dayStart, ordersToday, zone)
    .filter((at) => at < now - STAGED_SECONDS)
    .map((at) => payments.add((index) => endedBy(sampleOutcome(random, index, at), now - 60)));
  for (const plan of staged) rows.push(payments.add((index) => stage(random, index, now, plan)));
  return rows;
}

/** The five most recent withdrawals: one in each state a merchant meets. */
function planWithdrawals(bank: Bank, merchant: Merchant, agenda: Scheduler, now: number): void {
  const plan = (ago: number, asset: Asset, amount: string, label: string, status: 1 | 2 | 3 | 4) => {
    agenda.schedule(now - ago, (at) => {
      const wanted = units(amount, asset.decimals);
      if (availableOf(merchant.ledger, asset.index) <= wanted) return;
      const row = addWithdrawal(merchant, asset, wanted, at, {
        status,
        label,
        address: savedAddress(merchant, asset, label),
        sentAt: status === withdrawalStatus.confirming ? now - 20 : 0,
        finishedAt: status === withdrawalStatus.auditReject ? at + 60 : 0,
        reason: status === withdrawalStatus.auditReject ? 'addressUnconfirmed' : '',
      });
      freezeForWithdrawal(merchant, row, at);
      if (status === withdrawalStatus.auditReject)
        agenda.schedule(at + 60, (later) => releaseWithdrawal(merchant, row, later));
      else followWithdrawal(bank, merchant, row);
    });
  };
  const [cold, acme, desk] = savedLabels;
  plan(52 * 60, assetNamed('USDC', 'Ethereum'), '380', acme, withdrawalStatus.auditReject);
  plan(170, assetNamed('USDT', 'TRON'), '2400', cold, withdrawalStatus.confirming);
  plan(130, assetNamed('BTC', 'Bitcoin'), '0.02', desk, withdrawalStatus.transferring);
  plan(25, assetNamed('USDT', 'TRON'), '900', acme, withdrawalStatus.auditing);
}

/** A chain that comes to its senses, and somebody who pays after the order has run out. */
function recoverLater(bank: Bank, merchant: Merchant, row: PaymentRow, now: number): void {
  const { decimals } = assetAt(row.asset);
  if (row.status === paymentStatus.chainConfirmationFailure) {
    bank.scheduler.schedule(now + 900, (at) => {
      creditPayment(merchant, row.index, at, { fee: paymentFee(row.collected, decimals), endedAt: 0 });
    });
  }
  if (row.status === paymentStatus.timeout) {
    bank.scheduler.schedule(now + 1200, (at) => {
      const change = {
        detectedAt: at - 120,
        collected: row.amount,
        fee: paymentFee(row.amount, decimals),
        endedAt: 0,
      };
      creditPayment(merchant, row.index, at, { ...change, difference: paymentDifference.late });
    });
  }
}

/** A refund that was asked for some minutes ago and is sent five minutes from now. */
function refundNow(bank: Bank, merchant: Merchant, row: PaymentRow, now: number): void {
  const refund = {
    requestedAt: row.endedAt,
    finishedAt: 0,
    amount: row.collected - row.fee,
    address: payerAddress(merchant, row),
    scope: refundScope.whole,
  };
  const next = { ...row, refunds: [refund] };
  merchant.rows.payments.replace(row.index, next);
  followRefund(bank, merchant, next, refund, now);
}

/** From the beginning of the day to `now`, and what is still under way. */
export function liveToday(
  bank: Bank,
  merchant: Merchant,
  dayStart: number,
  now: number,
  ordersToday: number,
): void {
  const random = bank.random.fork(`${merchant.key}:today`);
  const rows = addToday(merchant, random, dayStart, now, ordersToday);
  const agenda = createScheduler();
  planRoutine(merchant, random, agenda, dayStart, Math.max(dayStart, now - 3600));
  planWithdrawals(bank, merchant, agenda, now);
  bookOrders(merchant, rows, agenda, Math.min(dayStart, rows[0]?.createdAt ?? dayStart), now);
  for (const made of rows) {
    // Funds that came less than half an hour ago have not been gathered.
    const row = (made.gatheredAt ?? 0) > now ? { ...made, gatheredAt: 0 } : made;
    if (row !== made) merchant.rows.payments.replace(row.index, row);
    if (row.createdAt > now - STAGED_SECONDS) recoverLater(bank, merchant, row, now);
    if (row.status === paymentStatus.underRefund) refundNow(bank, merchant, row, now);
    if (row.status === paymentStatus.toBePaid) {
      followPayment(bank, merchant, row, paymentFee(row.collected, assetAt(row.asset).decimals));
    }
  }
}
