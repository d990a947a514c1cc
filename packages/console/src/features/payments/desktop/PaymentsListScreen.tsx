import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { useAtomValue } from 'jotai';
import { paymentList } from '#data/payments.ts';
import { useUrlState } from '#data/urlState.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ListTable } from '#parts/list/ListTable.tsx';
import { useRecordColumns } from '../parts/columns.tsx';
import { NoRecords, OpenPayment, PaymentTotals, preloadPayment } from '../parts/listParts.tsx';
import { RecordTools } from '../parts/RecordTools.tsx';
import { useRecordFilters } from '../parts/useRecordFilters.tsx';

/** `/record`: every payment, filtered, paged, exported; one of them open beside the list (specification §2). */
export function PaymentsListScreen() {
  const text = useText();
  const formats = useFormats();
  const filters = useRecordFilters();
  const isFiltered = useAtomValue(paymentList.activeAtom).length > 0;
  const count = useAtomValue(paymentList.queryAtom).data?.total;
  const [state, setState] = useUrlState(paymentList.stateAtom);
  const columns = useRecordColumns();

  return (
    <Stack>
      <PageHeader
        title={text('payments.list.title')}
        description={
          count === undefined
            ? '\u00A0'
            : text(isFiltered ? 'payments.list.countFiltered' : 'payments.list.count', { count })
        }
        actions={
          <Inline gap="s">
            <RecordTools columns={columns} />
          </Inline>
        }
      />
      <Filters list={paymentList} filters={filters} />
      {isFiltered && <PaymentTotals />}
      <ListTable
        list={paymentList}
        failedTitle={text('payments.list.failedTitle')}
        label={text('payments.list.table', { zone: formats.zone })}
        columns={columns}
        rowKey={(payment) => payment.trade_no}
        rowLabel={(payment) => text('payments.list.open', { order: payment.out_trade_no })}
        onRowAction={(payment) => setState({ detail: payment.trade_no })}
        selectedRowKey={state.detail ?? null}
        onNear={preloadPayment}
        empty={<NoRecords />}
      />
      <OpenPayment />
    </Stack>
  );
}
