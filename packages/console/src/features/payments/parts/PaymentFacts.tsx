import type { PaymentDetail } from '@settlement/api-mocks/contract/paymentDetails';
import { CopyButton } from '@settlement/design-system/CopyButton';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import type { ReactNode } from 'react';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { isPositive } from '#lib/money/money.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { networkName } from '#parts/values/networkName.ts';
import { isDifference } from '#parts/values/PaymentStatusTag.tsx';
import * as css from '../payments.css.ts';

/** Shows the amount due, the difference, and the equation amount paid − fee = net amount. */
export function PaymentMoney({ payment }: { payment: PaymentDetail }) {
  const text = useText();
  const { token, payable_amount: payable, diff_type: type } = payment;
  const amount = (term: string, value: string, sign = '') => ({
    term,
    detail: (
      <span>
        {isPositive(value) && sign}
        <Amount value={value} token={token} />
      </span>
    ),
  });
  const difference = isDifference(type)
    ? text(`payments.difference.${type}`)
    : text('common.status.unknown', { code: type });
  return (
    <DescriptionList
      variant="plain"
      items={[
        ...(payable === undefined ? [] : [amount(text('payments.detail.payable'), payable)]),
        ...(type > 0 ? [amount(difference, payment.diff_amount)] : []),
        amount(text('payments.column.amount_collected'), payment.amount_collected),
        amount(text('payments.column.fees'), payment.fees, '−'),
        { ...amount(text('payments.column.mch_real_receive'), payment.mch_real_receive), isStrong: true },
      ]}
    />
  );
}

export function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  const text = useText();
  const formats = useFormats();
  const { token } = payment;

  const row = (term: string, detail: ReactNode) => ({ term, detail });
  const copyRow = (term: string, value: string, detail: ReactNode) => ({
    term,
    detail,
    copy: <CopyButton value={value} label={text('common.copy', { what: term })} />,
  });
  const orderRow = (term: string, value: string) =>
    copyRow(term, value, <span className={css.breakable}>{value}</span>);
  const hashRow = (term: string, value: string) =>
    value === '' ? row(term, '—') : copyRow(term, value, <TruncatedId value={value} />);

  return (
    <DescriptionList
      items={[
        orderRow(text('payments.column.trade_no'), payment.trade_no),
        orderRow(text('payments.column.out_trade_no'), payment.out_trade_no),
        hashRow(text('payments.column.transaction_id'), payment.transaction_id),
        row(text('payments.column.apply_name'), payment.apply_name),
        row(text('common.column.chain'), networkName(text, payment)),
        hashRow(text('payments.detail.contract'), payment.contract),
        ...(payment.rate === undefined
          ? []
          : [
              row(
                text('funds.column.rate'),
                text('payments.detail.rateValue', { token, rate: formats.amount(payment.rate) }),
              ),
            ]),
        row(text('common.column.created_time'), formats.time(payment.created_time)),
        ...(payment.expire_time > 0
          ? [row(text('common.column.expire_time'), formats.time(payment.expire_time))]
          : []),
        row(text('common.region.zone'), formats.zone),
      ]}
    />
  );
}
