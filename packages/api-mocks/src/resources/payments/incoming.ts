import { notificationType, paymentStatus } from '../../contract/enumerations.ts';
import { priceAt } from '../../core/catalogue/prices.ts';
import { assetAt, assets } from '../../core/catalogue/tokens.ts';
import type { Bank } from '../../core/bank.ts';
import type { IncomingOrder } from '../../core/journal.ts';
import type { Merchant } from '../../core/merchant.ts';
import { formatUnits, parseUnits, valueOf } from '../../core/money.ts';
import type { PaymentRow } from '../../core/rows/payment.ts';
import { notify } from '../notifications/notify.ts';
import { paymentFee, samplePayment, withTransfer } from './factory.ts';
import { confirmationSeconds, followPayment } from './lifecycle.ts';
import { tradeNoOf } from './project.ts';

function shaped(row: PaymentRow, order: IncomingOrder, now: number): PaymentRow {
  const asset =
    assets.find(
      ({ token, chain }) => token.token === order.token && (!order.chain || chain.chain === order.chain),
    ) ?? assetAt(row.asset);
  const amount = parseUnits(order.amount ?? '', asset.decimals);
  if (asset.index === row.asset && amount === undefined) return row;
  const asked = amount ?? parseUnits('25', asset.decimals) ?? 0n;
  return {
    ...row,
    asset: asset.index,
    amount: asked,
    value: valueOf(asked, asset.decimals, priceAt(asset.token, now)),
  };
}

/** Somebody pays: the transfer is on the chain now and is credited when it has been confirmed. */
export function receivePayment(
  bank: Bank,
  merchant: Merchant,
  order: IncomingOrder,
  now: number,
): PaymentRow {
  const row = merchant.rows.payments.add((index) => {
    const asked = shaped(samplePayment(bank.random, index, now), order, now);
    return withTransfer(asked, assetAt(asked.asset), { detectedAt: now, paidAt: 0 });
  });
  const asset = assetAt(row.asset);
  followPayment(bank, merchant, row, paymentFee(row.collected, asset.decimals));
  bank.scheduler.schedule(now + confirmationSeconds(row), (at) => {
    if (merchant.rows.payments.get(row.index)?.status !== paymentStatus.paid) return;
    notify(merchant, at, {
      type: notificationType.payment,
      notice: 'paymentReceived',
      values: {
        amount: formatUnits(row.collected, asset.decimals),
        token: asset.token.token,
        order: row.outTradeNo,
      },
      link: `/record?detail=${tradeNoOf(merchant, row)}`,
    });
  });
  return row;
}
