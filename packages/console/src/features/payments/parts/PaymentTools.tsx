import type { Payment } from '@settlement/api-mocks/contract/payments';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Button } from '@settlement/design-system/Button';
import { useAtom, useAtomValue } from 'jotai';
import { canRefundSeveralAtom, isPickingAtom, selectedPaymentsAtom } from '#data/refundSelection.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { paymentList } from '#data/payments.ts';
import { ListExport, exportDialog } from '#parts/list/ListExport.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { usePaymentFilters } from './usePaymentFilters.tsx';

const ExportDialog = exportDialog(async () => (await import('./ExportDialog.tsx')).ExportDialog);

export function LinksButton() {
  const text = useText();
  const { links } = usePaths();
  return (
    useOffers()('links') && (
      <ButtonLink variant="outline" href={links}>
        {text('payments.list.links')}
      </ButtonLink>
    )
  );
}

export function PickButton() {
  const text = useText();
  const [isPicking, setPicking] = useAtom(isPickingAtom);
  const isSelected = useAtomValue(selectedPaymentsAtom).length > 0;
  return (
    useAtomValue(canRefundSeveralAtom) && (
      <Button variant="outline" isDisabled={isSelected} onPress={() => setPicking(!isPicking)}>
        {text(isPicking ? 'payments.refunds.stop' : 'payments.refunds.start')}
      </Button>
    )
  );
}

export function PaymentTools({ columns }: { readonly columns?: readonly DataTableColumn<Payment>[] }) {
  const filters = usePaymentFilters();
  return (
    <ListTools list={paymentList} {...(columns && { columns })}>
      <ListExport list={paymentList} filters={filters} dialog={ExportDialog} />
    </ListTools>
  );
}
