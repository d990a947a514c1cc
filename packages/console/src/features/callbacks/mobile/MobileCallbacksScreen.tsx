import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  callbackFilterCountAtom,
  callbacksQueryAtom,
  callbacksStateAtom,
  noCallbackFilters,
} from '../../../data/callbacks.ts';
import { useText } from '../../../i18n/useText.ts';
import { FilterSheet } from '../../../parts/FilterSheet.tsx';
import { QueryView } from '../../../parts/QueryView.tsx';
import * as css from '../callbacks.css.ts';
import { ActiveChips } from '../parts/ActiveChips.tsx';
import { CallbackDrawer } from '../parts/CallbackDrawer.tsx';
import { CallbackFilters } from '../parts/CallbackFilters.tsx';
import { CallbackPager } from '../parts/CallbackPager.tsx';
import { DisabledNotice } from '../parts/DisabledNotice.tsx';
import { KeywordField } from '../parts/KeywordField.tsx';
import { NoCallbacks } from '../parts/NoCallbacks.tsx';
import { ResendBar } from '../parts/ResendBar.tsx';
import { ScheduleNote } from '../parts/ScheduleNote.tsx';
import { Sections } from '../parts/Sections.tsx';
import { StatsStrip } from '../parts/StatsStrip.tsx';
import { useResending } from '../parts/useResending.tsx';
import { CallbackCard } from './CallbackCard.tsx';
import { ViewsButton } from '../../../parts/views/ViewsButton.tsx';

/** `/m/callbackList`: the same deliveries as cards. */
export function MobileCallbacksScreen() {
  return (
    <div className={css.page}>
      <DisabledNotice />
      <StatsStrip />
      <Sections deliveries={<Deliveries />} />
      <CallbackDrawer />
    </div>
  );
}

const noRows: readonly never[] = [];

function Deliveries() {
  const text = useText();
  const query = useAtomValue(callbacksQueryAtom);
  const count = useAtomValue(callbackFilterCountAtom);
  const setState = useSetAtom(callbacksStateAtom);
  const { dialog, chosen, toggle, clear, onResendAll, onResendChosen, container } = useResending(
    query.data?.list ?? noRows,
  );
  return (
    <>
      <div className={css.searchRow}>
        <div className={css.grow}>
          <KeywordField isBare />
        </div>
        <FilterSheet count={count} onClear={() => setState(noCallbackFilters, { replace: true })}>
          <CallbackFilters />
        </FilterSheet>
        <ViewsButton isIconOnly />
      </div>
      <ActiveChips />
      <QueryView
        query={query}
        failedTitle={text('callbacks.failed')}
        loading={
          <div role="status" aria-label={text('common.loading')} className={css.cards}>
            {Array.from({ length: 5 }, (_, card) => (
              <Skeleton key={card} shape="block" height="128px" />
            ))}
          </div>
        }
        empty={({ total }) => (total === 0 ? <NoCallbacks /> : undefined)}
      >
        {({ list, total }) => (
          <>
            <ul
              className={css.cards}
              aria-label={text('callbacks.table')}
              aria-busy={query.isPlaceholderData}
            >
              {list.map((callback) => (
                <CallbackCard
                  key={callback.id}
                  callback={callback}
                  isChosen={chosen.has(callback.id)}
                  onToggle={toggle}
                />
              ))}
            </ul>
            <CallbackPager total={total} />
            <ResendBar
              container={container}
              count={chosen.size}
              total={total}
              onChosen={onResendChosen}
              onAll={onResendAll}
              onClear={clear}
            />
          </>
        )}
      </QueryView>
      <ScheduleNote />
      {dialog}
    </>
  );
}
