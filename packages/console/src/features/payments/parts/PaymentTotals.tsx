import type { PaymentTotals as Totals } from '@settlement/api-mocks/contract/payments';
import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isApiError } from '#api/errors.ts';
import { paymentList, paymentTotalsQueryAtom } from '#data/payments.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import * as css from '../payments.css.ts';

const MOST_TOKENS = 3;

export function PaymentTotals() {
  const text = useText();
  const query = useAtomValue(paymentTotalsQueryAtom);
  if (isApiError(query.error, 'notOffered')) return null;
  if (query.error && !query.data)
    return (
      <div className={css.totals} role="alert">
        <Inline gap="s">
          <Text tone="muted">{text('payments.totals.failed')}</Text>
          <Button variant="outline" size="small" onPress={() => void query.refetch()}>
            {text('common.retry')}
          </Button>
        </Inline>
      </div>
    );
  if (!query.data || query.data.total === 0) return <div className={css.totals} />;
  return <Sums totals={query.data} isOld={query.isPlaceholderData} />;
}

function Sums({ totals, isOld }: { readonly totals: Totals; readonly isOld: boolean }) {
  const text = useText();
  // With filtered dates, the date filter already shows the period of the sums.
  const times = useAtomValue(paymentList.timesAtom);
  const isAllTime = times !== null && times.start_time === undefined && times.end_time === undefined;
  return (
    <dl className={isOld ? css.oldSums : css.sums} aria-label={text('payments.totals.title')}>
      <Sum term={text('payments.totals.ordered', { count: totals.total })}>
        <Amount value={totals.sum_amount_usdt} token="USDT" />
      </Sum>
      <Sum term={text('payments.totals.paid', { count: totals.paid_count })}>
        <Amount value={totals.sum_paid_usdt} token="USDT" />
      </Sum>
      <Sum term={text('payments.totals.received')}>
        <Amount value={totals.sum_received_usdt} token="USDT" />
      </Sum>
      {isAllTime && <Sum term={text('common.range.period')}>{text('payments.totals.allTime')}</Sum>}
      {/* The list must not repeat the figure above (all payments in USDT) or be too long. */}
      {totals.list.length <= MOST_TOKENS && totals.list.some(({ token }) => token !== 'USDT') && (
        <Sum term={text('reports.group.token')}>
          {totals.list.map(({ token, mch_real_receive }) => (
            <Amount key={token} value={mch_real_receive} token={token} />
          ))}
        </Sum>
      )}
    </dl>
  );
}

const Sum = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className={css.sum}>
    <Text as="dt" size="caption" tone="muted">
      {term}
    </Text>
    <dd className={css.detail}>{children}</dd>
  </div>
);
