import type { Payment } from '@settlement/api-mocks/contract/payments';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { paymentList } from '#data/payments.ts';
import { ListExport, exportDialog } from '#parts/list/ListExport.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { usePaymentFilters } from './usePaymentFilters.tsx';

const ExportDialog = exportDialog(async () => (await import('./ExportDialog.tsx')).ExportDialog);

export function PaymentTools({ columns }: { readonly columns?: readonly DataTableColumn<Payment>[] }) {
  const filters = usePaymentFilters();
  return (
    <ListTools list={paymentList} {...(columns && { columns })}>
      <ListExport list={paymentList} filters={filters} dialog={ExportDialog} />
    </ListTools>
  );
}
