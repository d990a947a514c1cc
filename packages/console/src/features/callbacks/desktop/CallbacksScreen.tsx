import { Card } from '@settlement/design-system/Card';
import { DataTable } from '@settlement/design-system/DataTable';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { useAtomValue } from 'jotai';
import { callbacksQueryAtom, callbacksStateAtom } from '../../../data/callbacks.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import { Failed } from '../../../parts/QueryView.tsx';
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
import { useCallbackColumns } from '../parts/useCallbackColumns.tsx';
import { useResending } from '../parts/useResending.tsx';
import { ViewsButton } from '../../../parts/views/ViewsButton.tsx';

/** `/callbackList` on desktops: what merchants' servers were told, and what they answered. */
export function CallbacksScreen() {
  const text = useText();
  return (
    <div className={css.page}>
      <PageHeader
        title={text('callbacks.title')}
        description={text('callbacks.purpose')}
        actions={<ViewsButton />}
      />
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
  const [{ detail, pageSize }, setState] = useUrlState(callbacksStateAtom);
  const { data } = query;
  const rows = data?.list ?? noRows;
  const { chosen, toggle, toggleAll, clear, onResend, onResendAll, onResendChosen, container, dialog } =
    useResending(rows);
  const columns = useCallbackColumns({ rows, chosen, toggle, toggleAll, onResend });
  return (
    <>
      <Card padding="m">
        <div className={css.filters}>
          <KeywordField />
          <CallbackFilters />
        </div>
      </Card>
      <ResendBar
        container={container}
        count={chosen.size}
        total={data?.total ?? 0}
        onChosen={onResendChosen}
        onAll={onResendAll}
        onClear={clear}
      >
        <ActiveChips />
      </ResendBar>
      <Card padding="none" footer={data && data.total > 0 ? <CallbackPager total={data.total} /> : undefined}>
        {query.error && !data ? (
          <Failed query={query} title={text('callbacks.failed')} />
        ) : (
          <DataTable
            label={text('callbacks.table')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowLabel={({ ref_no }) => text('callbacks.open', { ref: ref_no })}
            onRowAction={({ id }) => setState({ detail: id, attempt: undefined })}
            selectedRowKey={detail}
            isLoading={query.isPending}
            skeletonRows={pageSize}
            isRefreshing={query.isPlaceholderData}
            surface="none"
            empty={<NoCallbacks />}
          />
        )}
      </Card>
      <ScheduleNote />
      {dialog}
    </>
  );
}
