import type { PaymentDetail } from '@settlement/api-mocks/contract/paymentDetails';
import { CopyButton } from '@settlement/design-system/CopyButton';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Link } from '@settlement/design-system/Link';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import type { ReactNode } from 'react';
import { usePaths } from '#data/device.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/Amount.tsx';
import { networkName } from '#parts/networkName.ts';
import * as css from '../payments.css.ts';

/** The payment's own rows; numbers are whole, and what is copied always is (product rule on ids). */
export function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  const { token } = payment;

  const row = (term: string, detail: ReactNode) => ({ term, detail });
  const copyRow = (term: string, value: string, detail: ReactNode) => ({
    term,
    detail,
    copy: (
      <CopyButton
        value={value}
        label={text('payments.detail.copy', { what: term })}
        copiedLabel={text('payments.detail.copied')}
        failedLabel={text('common.copyFailed')}
      />
    ),
  });
  const orderRow = (term: string, value: string) =>
    copyRow(term, value, <span className={css.breakable}>{value}</span>);
  const hashRow = (term: string, value: string) =>
    value === '' ? row(term, '—') : copyRow(term, value, <TruncatedId value={value} />);
  const amountRow = (term: string, value: string) => row(term, <Amount value={value} token={token} />);
  const { callback } = payment;

  return (
    <DescriptionList
      items={[
        orderRow(text('payments.detail.platformOrder'), payment.trade_no),
        orderRow(text('payments.detail.merchantOrder'), payment.out_trade_no),
        hashRow(text('payments.detail.transaction'), payment.transaction_id),
        row(text('payments.detail.application'), payment.apply_name),
        row(text('payments.detail.network'), networkName(text, payment)),
        hashRow(text('payments.detail.contract'), payment.contract),
        ...(payment.payable_amount === undefined
          ? []
          : [amountRow(text('payments.detail.payable'), payment.payable_amount)]),
        ...(payment.diff_type > 0
          ? [row(differenceText(), <Amount value={payment.diff_amount} token={token} isStrong />)]
          : []),
        amountRow(text('payments.detail.collected'), payment.amount_collected),
        amountRow(text('payments.detail.fee'), payment.fees),
        row(
          text('payments.detail.receives'),
          <span title={text('payments.detail.equation')}>
            <Amount value={payment.mch_real_receive} token={token} isStrong />
          </span>,
        ),
        ...(payment.rate === undefined
          ? []
          : [
              row(
                text('payments.detail.rate'),
                text('payments.detail.rateValue', { token, rate: formats.amount(payment.rate) }),
              ),
            ]),
        ...(callback
          ? [
              row(
                text('payments.detail.callback'),
                callback.attempts === 0 ? (
                  text('payments.detail.callbackNone')
                ) : (
                  <Link href={paths.callbacks({ keyword: payment.trade_no, range: 'all' })}>
                    {text('payments.detail.callbackValue', {
                      code: callback.http_code,
                      attempts: callback.attempts,
                    })}
                  </Link>
                ),
              ),
            ]
          : []),
        row(text('payments.detail.created'), formats.time(payment.created_time)),
        ...(payment.expire_time > 0
          ? [row(text('payments.detail.expires'), formats.time(payment.expire_time))]
          : []),
        row(text('payments.detail.zone'), formats.zone),
      ]}
    />
  );

  function differenceText() {
    const type = payment.diff_type;
    return type === 1 || type === 2 || type === 3 || type === 4
      ? text(`payments.difference.${type}`)
      : text('payments.status.unknown', { code: type });
  }
}
