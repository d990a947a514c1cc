import type { PaymentDetail, PaymentTransfer, PaymentTimelineEntry } from '#contract/paymentDetails.ts';
import type { Payment } from '#contract/payments.ts';
import type { OrderFigures, OrderRefund, OrderState } from '#contract/orders.ts';
import {
  appMode,
  paymentDifference,
  paymentStatus,
  refundScope,
  refundStatus,
} from '#contract/enumerations.ts';
import { assetFields, assetAt } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { deriveTxid, fillIn } from '#core/chain/derive.ts';
import { merchantIn, modeOf, type Merchant } from '#core/books/merchant.ts';
import { formatPrice, formatUnits, formatValue } from '#core/books/money.ts';
import type { PaymentRow, PaymentState, RefundRow, OrderEventRow } from '#core/books/rows/payment.ts';
import { tradeNo } from '#core/books/tradeNo.ts';
import { maskPassword } from '#core/text/mask.ts';
import { notifiedOf } from './callback.ts';
import type { BookedPayment } from './find.ts';
import { payInAddress, payerAddress, tradeNoOf, txidOf } from './derived.ts';
import {
  countedRefunds,
  leftOf,
  REFUND_SECONDS,
  refundableAmount,
  refundedOf,
  refundsOf,
} from './refundable.ts';
import { eventsOf } from './history.ts';

const HANDLE_BASE = 900_000_000;
const TEST_HANDLE_BASE = 950_000_000;
const handleBases = { [appMode.live]: HANDLE_BASE, [appMode.test]: TEST_HANDLE_BASE } as const;

export function findHandle(merchant: Merchant, handleId: string): BookedPayment | undefined {
  const handle = Number(handleId);
  const mode = handle >= TEST_HANDLE_BASE ? appMode.test : appMode.live;
  const books = merchantIn(merchant, mode);
  const row = books.rows.payments.get(handle - handleBases[mode]);
  return row && { books, row };
}

function confirmationsOf(row: PaymentRow, now: number): number {
  const { chain } = assetAt(row.asset);
  if (row.detectedAt === 0) return 0;
  if (row.paidAt > 0) return chain.confirmNum;
  if (row.status === paymentStatus.chainConfirmationFailure) return 0;
  const blocks = Math.floor((now - row.detectedAt) / chain.blockSeconds);
  return Math.max(0, Math.min(blocks, chain.confirmNum - 1));
}

function difference(row: PaymentState): bigint {
  const apart = row.collected - row.amount;
  return row.difference === paymentDifference.none || row.collected === 0n ? 0n : apart < 0n ? -apart : apart;
}

/** Returns a payment in the format of the contract. Until the payment is credited, the fees are 0. */
export function projectPayment(merchant: Merchant, row: PaymentState): Payment {
  const asset = assetAt(row.asset);
  const app = merchant.rows.apps.get(row.app);
  const txid = txidOf(merchant, row);
  const refunds = { refunds: refundsOf(merchant, row) };
  const amount = (value: bigint) => formatUnits(value, asset.decimals);
  return {
    trade_no: tradeNoOf(merchant, row),
    out_trade_no: row.outTradeNo,
    transaction_id: txid,
    apply_name: app?.name ?? '',
    appid: app?.appid ?? '-',
    mode: modeOf(merchant),
    amount: amount(row.amount),
    fees: amount(row.fee),
    usdt_amount: formatValue(row.value),
    ...assetFields(asset),
    status: row.status,
    created_time: row.createdAt,
    fiat_name: row.fiat,
    fiat_amount: formatUnits(BigInt(row.fiatCents), 2),
    contract: asset.contract,
    amount_collected: amount(row.collected),
    mch_real_receive: amount(row.collected - row.fee),
    amount_refunded: amount(refundedOf(refunds)),
    refund_nos: countedRefunds(refunds).map((refund) => refundNoOf(merchant, row, refund)),
    browser_url: fillIn(asset.chain.explorerTx, 'txid', txid),
    handle_id: String(handleBases[modeOf(merchant)] + row.index),
    diff_type: row.difference,
    diff_amount: amount(difference(row)),
  };
}

const tradeNoOfRefund = ({ seed }: Merchant, { index }: PaymentState, { requestedAt }: RefundRow) =>
  tradeNo(seed, 'refund', index, requestedAt);

const refundNoOf = (merchant: Merchant, row: PaymentState, refund: RefundRow): string =>
  refund.outRefundNo ?? tradeNoOfRefund(merchant, row, refund);

export function projectRefunds(merchant: Merchant, row: PaymentState): OrderRefund[] {
  const { chain, decimals } = assetAt(row.asset);
  return refundsOf(merchant, row).map((refund, index) => {
    const { requestedAt, finishedAt, amount, address, fails, outRefundNo = '' } = refund;
    const ended = fails ? refundStatus.failed : refundStatus.sent;
    const isSent = finishedAt > 0 && !fails;
    return {
      out_refund_no: outRefundNo,
      trade_no: tradeNoOfRefund(merchant, row, refund),
      amount: formatUnits(amount, decimals),
      address,
      status: finishedAt > 0 ? ended : refundStatus.inProgress,
      txid: isSent ? deriveTxid(chain.family, `${merchant.seed}:refund-tx:${row.index}:${index}`) : '',
      created_time: requestedAt,
    };
  });
}

export function projectFigures(merchant: Merchant, row: PaymentState): OrderFigures {
  const { decimals } = assetAt(row.asset);
  const { transaction_id: txid, amount_refunded = '0', ...payment } = projectPayment(merchant, row);
  return {
    trade_no: payment.trade_no,
    out_trade_no: payment.out_trade_no,
    appid: payment.appid,
    mode: payment.mode,
    state: stateOf(row),
    status: payment.status,
    diff_type: payment.diff_type,
    amount: payment.amount,
    amount_collected: payment.amount_collected,
    fees: payment.fees,
    amount_refunded,
    amount_remaining: formatUnits(leftOf({ ...row, refunds: refundsOf(merchant, row) }), decimals),
    token: payment.token,
    chain: payment.chain,
    net_work: payment.net_work,
    txid,
  };
}

export function projectRefundable(
  merchant: Merchant,
  row: PaymentRow,
  now: number,
): PaymentDetail['refundable'] {
  const { decimals } = assetAt(row.asset);
  const whole = refundableAmount(row, refundScope.whole, now);
  const isPossible = whole > 0n;
  return {
    amount: formatUnits(whole, decimals),
    excess: formatUnits(refundableAmount(row, refundScope.excess, now), decimals),
    fee: '0',
    address: isPossible ? payerAddress(merchant, row) : '',
    end_time: row.paidAt > 0 ? row.paidAt + REFUND_SECONDS : 0,
    decimals,
  };
}

export function projectPaymentDetail(merchant: Merchant, row: PaymentRow, now: number): PaymentDetail {
  const asset = assetAt(row.asset);
  const app = merchant.rows.apps.get(row.app);
  const isCollected = (row.gatheredAt ?? 0) > 0 && (row.gatheredAt ?? 0) <= now;
  const { summary, at: notifiedAt } = notifiedOf(merchant, row, tradeNoOf(merchant, row), now);
  return {
    ...projectPayment(merchant, row),
    paid_time: row.paidAt,
    expire_time: row.expireAt,
    confirmations: confirmationsOf(row, now),
    confirm_num: asset.chain.confirmNum,
    rate: formatPrice(priceAt(asset.token, row.createdAt)),
    payable_amount: formatUnits(row.amount, asset.decimals),
    paid_amount: formatUnits(row.collected, asset.decimals),
    notify_url: maskPassword(app?.notifyUrl ?? ''),
    callback: summary,
    collection: {
      status: isCollected ? 2 : 1,
      txid: isCollected ? deriveTxid(asset.chain.family, `${merchant.seed}:collect:${row.index}`) : '',
      gas: isCollected && !row.terms?.gas ? '0.08' : '0',
    },
    refunds: projectRefunds(merchant, row).map(({ out_refund_no: _own, ...refund }, index) => ({
      ...refund,
      scope: refundsOf(merchant, row)[index]?.scope ?? refundScope.whole,
      memo: refundsOf(merchant, row)[index]?.memo ?? '',
    })),
    refundable: projectRefundable(merchant, row, now),
    reviewed_time: row.reviewedAt ?? 0,
    timeline: timelineOf(merchant, row, notifiedAt, now),
  };
}

export function projectTransfers(merchant: Merchant, row: PaymentRow, now: number): PaymentTransfer[] {
  if (row.detectedAt === 0) return [];
  const asset = assetAt(row.asset);
  const txid = txidOf(merchant, row);
  const whole: PaymentTransfer = {
    from_address: payerAddress(merchant, row),
    to_address: payInAddress(merchant, row),
    txid,
    amount: formatUnits(row.collected, asset.decimals),
    confirmation_time: row.paidAt,
    confirmations: confirmationsOf(row, now),
    browser_url: fillIn(asset.chain.explorerTx, 'txid', txid),
  };
  if (row.difference !== paymentDifference.multiple) return [whole];
  const part = row.collected / 3n;
  const second = deriveTxid(asset.chain.family, `${merchant.seed}:payment-tx-2:${row.index}`);
  return [
    { ...whole, amount: formatUnits(row.collected - part, asset.decimals) },
    {
      ...whole,
      amount: formatUnits(part, asset.decimals),
      txid: second,
      browser_url: fillIn(asset.chain.explorerTx, 'txid', second),
    },
  ];
}

function amountOf({ event, payment }: OrderEventRow): string {
  const refund = event.startsWith('refund.') ? payment.refunds?.at(-1) : undefined;
  const { decimals, token } = assetAt(payment.asset);
  return refund ? `${formatUnits(refund.amount, decimals)} ${token.token}` : '';
}

function timelineOf(
  merchant: Merchant,
  row: PaymentRow,
  notifiedAt: number,
  now: number,
): PaymentTimelineEntry[] {
  const entry = (event: PaymentTimelineEntry['event'], time: number, detail = '') => ({
    event,
    time,
    detail,
  });
  return [
    ...eventsOf(merchant, row).map((one) => entry(one.event, one.at, amountOf(one))),
    entry('detected', row.detectedAt),
    entry('notified', notifiedAt),
    entry('collected', row.gatheredAt ?? 0),
  ]
    .filter(({ time }) => time > 0 && time <= now)
    .sort((a, b) => a.time - b.time);
}

type Standing = Pick<PaymentRow, 'status' | 'difference' | 'detectedAt' | 'paidAt'>;

const ofDifference: Readonly<Record<PaymentRow['difference'], OrderState>> = {
  [paymentDifference.none]: 'paid',
  [paymentDifference.under]: 'underpaid',
  [paymentDifference.over]: 'overpaid',
  [paymentDifference.late]: 'late',
  [paymentDifference.multiple]: 'paid',
};

const ofStatus: Readonly<Record<PaymentRow['status'], (row: Standing) => OrderState>> = {
  [paymentStatus.toBePaid]: ({ detectedAt }) => (detectedAt > 0 ? 'confirming' : 'created'),
  [paymentStatus.timeout]: ({ detectedAt }) => (detectedAt > 0 ? 'confirming' : 'expired'),
  [paymentStatus.paid]: ({ difference }) => ofDifference[difference],
  [paymentStatus.error]: ({ difference, paidAt }) =>
    paidAt > 0 && difference !== paymentDifference.none ? ofDifference[difference] : 'failed',
  [paymentStatus.closed]: () => 'closed',
  [paymentStatus.underRefund]: () => 'refunding',
  [paymentStatus.refunded]: () => 'refunded',
  [paymentStatus.chainConfirmationFailure]: () => 'failed',
};

export const stateOf = (row: Standing): OrderState => ofStatus[row.status](row);
