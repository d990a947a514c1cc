import type { Payment } from '@settlement/api-mocks/contract/payments';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { paymentList } from '#data/payments.ts';
import { ListExport, exportDialog } from '#parts/list/ListExport.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { useRecordFilters } from './useRecordFilters.tsx';

const ExportDialog = exportDialog(async () => (await import('./ExportDialog.tsx')).ExportDialog);

/** What the record list offers beside its filters. */
export function RecordTools({ columns }: { readonly columns?: readonly DataTableColumn<Payment>[] }) {
  const filters = useRecordFilters();
  return (
    <ListTools list={paymentList} {...(columns && { columns })}>
      <ListExport list={paymentList} filters={filters} dialog={ExportDialog} />
    </ListTools>
  );
}
