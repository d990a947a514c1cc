import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { callbackList } from '#data/callbacks.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ListExport } from '#parts/list/ListExport.tsx';
import { ListTable } from '#parts/list/ListTable.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { CallbackDrawer } from '../parts/CallbackDrawer.tsx';
import {
  DisabledNotice,
  NoCallbacks,
  ScheduleNote,
  Sections,
  useCallbackFilters,
} from '../parts/callbackList.tsx';
import { NewCallbacks, ResendBar, useResending } from '../parts/ResendBar.tsx';
import { StatsStrip } from '../parts/StatsStrip.tsx';
import { useCallbackColumns } from '../parts/useCallbackColumns.tsx';

const withDetail = ['selection', 'time', 'ref', 'status'];
const noRows: readonly never[] = [];

export function CallbacksScreen() {
  const text = useText();
  const filters = useCallbackFilters();
  const { data } = useAtomValue(callbackList.queryAtom);
  const [{ detail, tab }, setState] = useUrlState(callbackList.stateAtom);
  const rows = data?.list ?? noRows;
  const { chosen, onChosenChange, clear, onResend, onResendAll, onResendChosen, container, dialog } =
    useResending(rows);
  const columns = useCallbackColumns({ rows, chosen, onChosenChange, onResend });
  return (
    <Stack>
      <PageHeader
        title={text('shell.nav.callbacks')}
        description={
          <>
            {text('callbacks.purpose')}
            {tab === 'deliveries' && <NewCallbacks />}
          </>
        }
        actions={
          tab === 'deliveries' && (
            <ResendBar
              container={container}
              count={chosen.length}
              total={data?.total ?? 0}
              onChosen={onResendChosen}
              onAll={onResendAll}
              onClear={clear}
            >
              <ListTools list={callbackList} columns={columns}>
                <ListExport list={callbackList} filters={filters} title={text('callbacks.export')} />
              </ListTools>
            </ResendBar>
          )
        }
      />
      <DisabledNotice />
      <StatsStrip />
      <Sections
        deliveries={
          <>
            <Filters list={callbackList} filters={filters} />
            <ListTable
              list={callbackList}
              failedTitle={text('callbacks.failed')}
              label={text('callbacks.tab.deliveries')}
              columns={columns}
              columnsWithDetail={withDetail}
              rowKey={({ id }) => id}
              rowLabel={({ ref_no }) => text('callbacks.open', { ref: ref_no })}
              onRowAction={({ id }) => setState({ detail: id, attempt: undefined })}
              currentRowKey={detail ?? null}
              empty={<NoCallbacks />}
            />
            <ScheduleNote />
          </>
        }
      />
      <CallbackDrawer />
      {dialog}
    </Stack>
  );
}
