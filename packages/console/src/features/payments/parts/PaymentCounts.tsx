import { Button } from '@settlement/design-system/Button';
import { getPaymentTotals } from '@settlement/api-mocks/contract/payments';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition } from 'react';
import { useOffers } from '#data/calls/extensions.ts';
import { offeredStatuses, paymentList, paymentTotalsQueryAtom } from '#data/payments.ts';
import { useText } from '#i18n/useText.ts';
import { paymentStatusText } from '#parts/values/PaymentStatusTag.tsx';
import * as css from '../payments.css.ts';

/**
 * Renders the number of payments by status and of those to be reviewed. A press filters the list. If the server
 * returns no numbers, the filters keep their place, so that the list doesn't move.
 */
export function PaymentCounts() {
  const text = useText();
  const active = useAtomValue(paymentList.activeAtom);
  const textOf = (name: 'status' | 'open') => active.find((filter) => filter.name === name)?.text;
  const narrow = useSetAtom(paymentList.narrowAtom);
  const hasNumbers = useOffers()(getPaymentTotals);
  const hasOpen = useAtomValue(paymentList.offersFilterAtom)('open');
  const { data, isPending } = useAtomValue(paymentTotalsQueryAtom);
  if (hasNumbers && isPending) return <div className={css.counts} />;

  const statuses = data?.statuses;
  const countOf = (code: number) => statuses && (statuses.find((one) => one.status === code)?.count ?? 0);
  const tabs = [
    {
      label: text('payments.counts.all'),
      count: statuses?.reduce((sum, { count }) => sum + count, 0),
      filter: {},
    },
    ...offeredStatuses.map((code) => ({
      label: paymentStatusText(text, code),
      count: countOf(code),
      filter: { status: String(code) },
    })),
    ...(hasOpen
      ? [{ label: text('payments.toBeReviewed'), count: data?.open_count, filter: { open: '1' } }]
      : []),
  ].map((tab) => ({ ...tab, filter: { status: undefined, open: undefined, ...tab.filter } }));

  return (
    <div className={css.counts} role="group" aria-label={text('payments.counts.label')}>
      {tabs.map(({ label, count, filter }) => {
        const isChosen = filter.status === textOf('status') && filter.open === textOf('open');
        return (
          <Button
            key={label}
            variant={isChosen ? 'soft' : 'ghost'}
            tone={isChosen ? 'accent' : 'neutral'}
            size="small"
            aria-pressed={isChosen}
            onPress={() => startTransition(() => narrow(filter))}
          >
            {label}{' '}
            {count !== undefined && (
              <span className={css.count}>{text('payments.counts.number', { count })}</span>
            )}
          </Button>
        );
      })}
    </div>
  );
}
