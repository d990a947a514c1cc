import { useAtomValue } from 'jotai';
import { Stack } from '@settlement/design-system/Stack';
import { callbackList } from '#data/callbacks.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ListCards } from '#parts/list/ListCards.tsx';
import { ListExport } from '#parts/list/ListExport.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { CallbackDrawer } from '../parts/CallbackDrawer.tsx';
import { DisabledNotice } from '../parts/DisabledNotice.tsx';
import { NoCallbacks } from '../parts/NoCallbacks.tsx';
import { ResendBar } from '../parts/ResendBar.tsx';
import { ScheduleNote } from '../parts/ScheduleNote.tsx';
import { Sections } from '../parts/Sections.tsx';
import { StatsStrip } from '../parts/StatsStrip.tsx';
import { useCallbackFilters } from '../parts/useCallbackFilters.ts';
import { useResending } from '../parts/useResending.tsx';
import { CallbackCard } from './CallbackCard.tsx';

/** `/m/callbackList`: the same deliveries as cards. */
export function MobileCallbacksScreen() {
  return (
    <Stack>
      <DisabledNotice />
      <StatsStrip />
      <Sections deliveries={<Deliveries />} />
      <CallbackDrawer />
    </Stack>
  );
}

const noRows: readonly never[] = [];

function Deliveries() {
  const text = useText();
  const filters = useCallbackFilters();
  const { data } = useAtomValue(callbackList.queryAtom);
  const { dialog, chosen, toggle, clear, onResendAll, onResendChosen, container } = useResending(
    data?.list ?? noRows,
  );
  const total = data?.total ?? 0;
  return (
    <>
      <Filters
        list={callbackList}
        filters={filters}
        tools={
          <ListTools list={callbackList}>
            <ListExport list={callbackList} filters={filters} title={text('callbacks.export')} />
          </ListTools>
        }
      />
      <ListCards
        list={callbackList}
        label={text('callbacks.table')}
        failedTitle={text('callbacks.failed')}
        skeletonHeight="128px"
        empty={<NoCallbacks />}
        card={(callback) => (
          <CallbackCard
            key={callback.id}
            callback={callback}
            isChosen={chosen.has(callback.id)}
            onToggle={toggle}
          />
        )}
      />
      {total > 0 && (
        <ResendBar
          container={container}
          count={chosen.size}
          total={total}
          onChosen={onResendChosen}
          onAll={onResendAll}
          onClear={clear}
        />
      )}
      <ScheduleNote />
      {dialog}
    </>
  );
}
