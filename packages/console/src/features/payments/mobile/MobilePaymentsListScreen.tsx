import { SearchField } from '@settlement/design-system/SearchField';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue } from 'jotai';
import { paymentsQueryAtom, recordStateAtom } from '../../../data/payments.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDebouncedText } from '../../../lib/useDebounced.ts';
import { QueryView } from '../../../parts/QueryView.tsx';
import { ViewsButton } from '../../../parts/views/ViewsButton.tsx';
import { ExportButton } from '../parts/ExportButton.tsx';
import { RecordChips } from '../parts/RecordChips.tsx';
import { RecordFilterSheet } from '../parts/RecordFilterSheet.tsx';
import { NoRecords } from '../parts/NoRecords.tsx';
import { PaymentCard } from '../parts/PaymentCard.tsx';
import { PaymentDrawer, preloadPaymentProps } from '../parts/PaymentDrawer.tsx';
import { RecordPager } from '../parts/RecordPager.tsx';
import * as cards from '../../../parts/cards.css.ts';
import * as css from '../payments.css.ts';

/** `/m/record`: payments as cards, the amount and its status first; filters in a sheet. */
export function MobilePaymentsListScreen() {
  const text = useText();
  const query = useAtomValue(paymentsQueryAtom);
  const [state, setState] = useUrlState(recordStateAtom);
  const [order, setOrder] = useDebouncedText(state.out_trade_no ?? '', (value) =>
    setState({ out_trade_no: value.trim() || undefined }, { replace: true }),
  );

  return (
    <div className={css.page}>
      <div className={css.searchRow}>
        <div className={css.grow}>
          <SearchField
            label={text('payments.mobile.order')}
            isLabelHidden
            placeholder={text('payments.mobile.order')}
            clearLabel={text('common.filter.remove', { filter: text('payments.mobile.order') })}
            value={order}
            onChange={setOrder}
          />
        </div>
        <RecordFilterSheet />
        <ViewsButton isIconOnly />
      </div>
      <RecordChips />
      <QueryView
        query={query}
        failedTitle={text('payments.list.failedTitle')}
        loading={<Loading />}
        empty={({ total }) => (total === 0 ? <NoRecords /> : undefined)}
      >
        {({ list, total }) => (
          <>
            <ul
              {...preloadPaymentProps}
              className={`${cards.cards} ${query.isPlaceholderData ? cards.refreshing : ''}`}
              aria-label={text('payments.mobile.list')}
              aria-busy={query.isPlaceholderData || undefined}
            >
              {list.map((payment) => (
                <PaymentCard key={payment.trade_no} payment={payment} />
              ))}
            </ul>
            <RecordPager total={total} />
            <ExportButton />
          </>
        )}
      </QueryView>
      <PaymentDrawer />
    </div>
  );
}

function Loading() {
  const text = useText();
  return (
    <div className={cards.cards} role="status" aria-label={text('payments.list.loading')}>
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} shape="block" height="94px" />
      ))}
    </div>
  );
}
