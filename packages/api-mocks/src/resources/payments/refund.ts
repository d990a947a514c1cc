import {
  emailPurpose,
  flowDirection,
  logType,
  notificationType,
  paymentStatus,
  streamType,
} from '../../contract/enumerations.ts';
import type { BodyOutput } from '../../contract/endpoint.ts';
import type { refundPayment } from '../../contract/payments.ts';
import { assetAt } from '../../core/catalogue/tokens.ts';
import type { Bank } from '../../core/bank.ts';
import { isSameAddress } from '../../rules/same-address.ts';
import { Fault } from '../../core/fault.ts';
import type { Call } from '../../core/implement.ts';
import { post } from '../../core/ledger.ts';
import { logAction } from '../../core/log.ts';
import type { Merchant } from '../../core/merchant.ts';
import { formatUnits } from '../../core/money.ts';
import type { PaymentRow } from '../../core/rows/payment.ts';
import { announcePayment } from '../callbacks/events.ts';
import { notify } from '../notifications/notify.ts';
import { assertExit } from '../exits/assertExit.ts';
import { assertVerified } from '../security/verification.ts';
import { paymentByTradeNo } from './find.ts';
import { bookRefund, movePayment } from './lifecycle.ts';
import { displayUnit } from './factory.ts';
import { payerAddress, tradeNoOf } from './project.ts';

/** After this long a payment can no longer be refunded. */
const REFUND_SECONDS = 30 * 24 * 3600;
const SEND_SECONDS = 300;

const netOf = (row: PaymentRow) => row.collected - row.fee;

/** Holds what goes back from the moment it is asked for, and lets go of it when it is sent. */
function hold(merchant: Merchant, row: PaymentRow, isHeld: boolean, at: number): void {
  post(merchant.ledger, {
    at,
    type: isHeld ? streamType.freeze : streamType.unfreeze,
    direction: isHeld ? flowDirection.out : flowDirection.in,
    asset: row.asset,
    amount: netOf(row),
    contra: 'frozen',
    source: 'refund',
    sourceIndex: row.index,
  });
}

function complete(bank: Bank, merchant: Merchant, index: number, at: number): void {
  const row = movePayment(merchant, index, paymentStatus.refunded, { endedAt: at });
  if (!row) return;
  hold(merchant, row, false, at);
  bookRefund(merchant, row, at);
  const asset = assetAt(row.asset);
  notify(merchant, at, {
    type: notificationType.payment,
    notice: 'refunded',
    values: {
      amount: formatUnits(netOf(row), asset.decimals),
      token: asset.token.token,
      order: row.outTradeNo,
    },
    link: `/record?detail=${tradeNoOf(merchant, row)}`,
  });
  announcePayment(bank, merchant, row, at);
}

/** Lets a refund that is under way be sent, by the clock. */
export function followRefund(bank: Bank, merchant: Merchant, row: PaymentRow, from: number): void {
  hold(merchant, row, true, from);
  bank.scheduler.schedule(from + SEND_SECONDS, (at) => {
    if (merchant.rows.payments.get(row.index)?.status === paymentStatus.underRefund)
      complete(bank, merchant, row.index, at);
  });
}

export function refund(call: Call, wanted: BodyOutput<typeof refundPayment>): PaymentRow {
  const { bank, merchant, now } = call;
  const row = paymentByTradeNo(merchant, wanted.trade_no);
  if (!row) throw new Fault(10006);
  if (row.status !== paymentStatus.paid || row.paidAt < now - REFUND_SECONDS) throw new Fault(10007);
  const asset = assetAt(row.asset);
  const payer = payerAddress(merchant, row);
  const address = wanted.address?.trim() || payer;
  assertExit({
    exit: isSameAddress(asset.chain.family, address, payer) ? 'refund' : 'redirectedRefund',
    bank,
    merchant,
    now,
    asset,
    amount: netOf(row),
    fee: 0n,
    least: displayUnit(asset),
    destination: { kind: 'address', asset, address, memo: '' },
    verify: () => assertVerified(call, wanted, emailPurpose.withdrawal),
  });
  const next = movePayment(merchant, row.index, paymentStatus.underRefund, { endedAt: now }) ?? row;
  followRefund(bank, merchant, next, now);
  logAction(call, logType.money, 'refund', {
    amount: formatUnits(netOf(row), asset.decimals),
    token: asset.token.token,
    order: row.outTradeNo,
  });
  return next;
}
