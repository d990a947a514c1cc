import type { Callback } from '@settlement/api-mocks/contract/callbacks';
import { Mono } from '@settlement/design-system/Mono';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useAtomValue, useSetAtom } from 'jotai';
import { callbacksQueryAtom, callbacksStateAtom } from '../../../data/callbacks.ts';
import { useText } from '../../../i18n/useText.ts';
import { Amount } from '../../../parts/Amount.tsx';
import { Moment } from '../../../parts/Moment.tsx';
import { QueryView } from '../../../parts/QueryView.tsx';
import * as css from '../callbacks.css.ts';
import { CallbackDrawer } from '../parts/CallbackDrawer.tsx';
import { CallbackPager } from '../parts/CallbackPager.tsx';
import { FilterSheet } from '../parts/FilterSheet.tsx';
import { NoCallbacks } from '../parts/NoCallbacks.tsx';
import { ResendBar } from '../parts/ResendBar.tsx';
import { ScheduleNote } from '../parts/ScheduleNote.tsx';
import { Sections } from '../parts/Sections.tsx';
import { StatsStrip } from '../parts/StatsStrip.tsx';
import { useResending } from '../parts/useResending.tsx';
import { CallbackStatusTag, orderTypeText, resultText } from '../parts/words.tsx';

/** `/m/callbackList`: the same deliveries as cards. */
export function MobileCallbacksScreen() {
  return (
    <div className={css.page}>
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
  const { dialog, clear, onResendAll, onResendChosen } = useResending(query.data?.list ?? noRows);
  return (
    <>
      <FilterSheet />
      <ResendBar
        count={0}
        total={query.data?.total ?? 0}
        onChosen={onResendChosen}
        onAll={onResendAll}
        onClear={clear}
      />
      <QueryView
        query={query}
        failedTitle={text('callbacks.failed')}
        loading={
          <div role="status" aria-label={text('common.loading')} className={css.cards}>
            {Array.from({ length: 5 }, (_, card) => (
              <Skeleton key={card} shape="block" height="116px" />
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
                <CallbackCard key={callback.id} callback={callback} />
              ))}
            </ul>
            <CallbackPager total={total} />
          </>
        )}
      </QueryView>
      <ScheduleNote />
      {dialog}
    </>
  );
}

function CallbackCard({ callback }: { readonly callback: Callback }) {
  const text = useText();
  const setState = useSetAtom(callbacksStateAtom);
  const { id, ref_no, amount, token, status, order_type, event, created_time } = callback;
  return (
    <li>
      <button type="button" className={css.card} onClick={() => setState({ detail: id, attempt: undefined })}>
        <span className={css.cardRow}>
          <Amount value={amount} token={token} isStrong />
          <CallbackStatusTag status={status} />
        </span>
        <span className={css.muted}>
          {orderTypeText(text, order_type)} · <Mono>{event}</Mono>
        </span>
        <span className={css.cardRow}>
          <TruncatedId value={ref_no} />
          <span>{resultText(text, callback)}</span>
        </span>
        <Moment seconds={created_time} />
      </button>
    </li>
  );
}
