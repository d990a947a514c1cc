import { Button } from '@settlement/design-system/Button';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition } from 'react';
import { paymentTotalsQueryAtom } from '#data/paymentTotals.ts';
import { offeredStatuses, paymentList } from '#data/payments.ts';
import { useText } from '#i18n/useText.ts';
import { paymentStatusText } from '#parts/values/PaymentStatusTag.tsx';
import * as css from './counts.css.ts';

/** Renders the number of payments by status and of those to be reviewed. A press filters the list. */
export function PaymentCounts() {
  const text = useText();
  const active = useAtomValue(paymentList.activeAtom);
  const textOf = (name: 'status' | 'open') => active.find((filter) => filter.name === name)?.text;
  const narrow = useSetAtom(paymentList.narrowAtom);
  const { statuses, open_count } = useAtomValue(paymentTotalsQueryAtom).data ?? {};
  if (statuses === undefined || open_count === undefined) return <div className={css.counts} />;

  const countOf = (code: number) => statuses.find((one) => one.status === code)?.count ?? 0;
  const tabs = [
    {
      label: text('payments.counts.all'),
      count: statuses.reduce((sum, { count }) => sum + count, 0),
      filter: {},
    },
    ...offeredStatuses.map((code) => ({
      label: paymentStatusText(text, code),
      count: countOf(code),
      filter: { status: String(code) },
    })),
    { label: text('payments.toBeReviewed'), count: open_count, filter: { open: '1' } },
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
            {label} <span className={css.count}>{text('payments.counts.number', { count })}</span>
          </Button>
        );
      })}
    </div>
  );
}
