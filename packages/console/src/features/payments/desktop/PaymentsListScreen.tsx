import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { CopyButton } from '@settlement/design-system/CopyButton';
import { DataTable } from '@settlement/design-system/DataTable';
import { Inline } from '@settlement/design-system/Inline';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  noRecordFilters,
  paymentsQueryAtom,
  recordFilterCountAtom,
  recordStateAtom,
} from '../../../data/payments.ts';
import { hiddenRecordColumnsAtom } from '../../../data/preferences.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { Failed } from '../../../parts/QueryView.tsx';
import { ViewsButton } from '../../../parts/views/ViewsButton.tsx';
import { useRecordColumns } from '../parts/columns.tsx';
import { ColumnsMenu } from '../parts/ColumnsMenu.tsx';
import { ExportButton } from '../parts/ExportButton.tsx';
import { RecordChips } from '../parts/RecordChips.tsx';
import { NoRecords } from '../parts/NoRecords.tsx';
import { PaymentDrawer, preloadPaymentProps } from '../parts/PaymentDrawer.tsx';
import { RecordFilters } from '../parts/RecordFilters.tsx';
import { RecordPager } from '../parts/RecordPager.tsx';
import * as css from '../payments.css.ts';

/** `/record`: every payment, filtered, paged, exported; one of them open beside the list (specification §2). */
export function PaymentsListScreen() {
  const text = useText();
  const formats = useFormats();
  const query = useAtomValue(paymentsQueryAtom);
  const filterCount = useAtomValue(recordFilterCountAtom);
  const hidden = useAtomValue(hiddenRecordColumnsAtom);
  const [state, setState] = useUrlState(recordStateAtom);
  const reset = useSetAtom(recordStateAtom);
  const columns = useRecordColumns();
  const { data } = query;
  const total = data?.total;

  return (
    <div className={css.page}>
      <PageHeader
        title={text('payments.list.title')}
        description={
          total === undefined
            ? '\u00A0'
            : text(filterCount > 0 ? 'payments.list.countFiltered' : 'payments.list.count', { count: total })
        }
        actions={
          <Inline gap="s">
            <CopyButton
              value={window.location.href}
              label={text('payments.list.copyLink')}
              copiedLabel={text('payments.list.linkCopied')}
              failedLabel={text('payments.list.copyFailed')}
            />
            <ViewsButton />
            <ColumnsMenu />
            <ExportButton />
          </Inline>
        }
      />
      <Card padding="m">
        <div className={css.filters}>
          <RecordFilters />
          <div className={css.resetCell}>
            <Button
              variant="outline"
              isDisabled={filterCount === 0}
              onPress={() => reset(noRecordFilters, { replace: true })}
            >
              {text('payments.filter.reset')}
            </Button>
          </div>
        </div>
        <RecordChips />
      </Card>
      <Card padding="none" footer={data && data.total > 0 ? <RecordPager total={data.total} /> : undefined}>
        {query.error && !data ? (
          <Failed query={query} title={text('payments.list.failedTitle')} />
        ) : (
          <div {...preloadPaymentProps}>
            <DataTable
              label={text('payments.list.table', { zone: formats.zone })}
              columns={columns}
              hiddenColumns={hidden}
              rows={data?.list ?? []}
              rowKey={(payment) => payment.trade_no}
              rowLabel={(payment) => text('payments.list.open', { order: payment.out_trade_no })}
              onRowAction={(payment) => setState({ detail: payment.trade_no })}
              selectedRowKey={state.detail}
              isLoading={query.isPending}
              skeletonRows={state.pageSize}
              surface="none"
              isRefreshing={query.isPlaceholderData}
              stickyHeader
              empty={<NoRecords />}
            />
          </div>
        )}
      </Card>
      <PaymentDrawer />
    </div>
  );
}
