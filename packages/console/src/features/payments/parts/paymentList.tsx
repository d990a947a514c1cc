import { getPaymentTotals, type Payment } from '@settlement/api-mocks/contract/payments';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useEffect, useMemo, useState } from 'react';
import { useAtom, useAtomValue } from 'jotai';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Button } from '@settlement/design-system/Button';
import { useOffers } from '#data/calls/extensions.ts';
import { paymentList } from '#data/payments.ts';
import { canRefundSeveralAtom, isPickingAtom, selectedPaymentsAtom } from '#data/refundSelection.ts';
import { useIsOnline } from '#lib/browser/useIsOnline.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { deferred, deferredDialog } from '#parts/loading/deferred.tsx';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { exportDialog, ListExport } from '#parts/list/ListExport.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { totals } from '../payments.css.ts';
import { usePaymentFilters } from './usePaymentFilters.tsx';

export const NoPayments = deferred(async () => (await import('./NoPayments.tsx')).NoPayments, {
  loading: <Skeleton shape="block" height="240px" />,
});

const Totals = deferred(async () => (await import('./PaymentTotals.tsx')).PaymentTotals, {
  loading: <div className={totals} />,
});

/** Shows the sums of a filtered list. */
export function PaymentTotals() {
  const isFiltered = useAtomValue(paymentList.activeAtom).length > 0;
  return useOffers()(getPaymentTotals) && isFiltered && <Totals />;
}

const Check = deferred(async () => (await import('./NewPayments.tsx')).NewPayments);

export function PaymentCount() {
  const text = useText();
  const isFiltered = useAtomValue(paymentList.activeAtom).length > 0;
  const count = useAtomValue(paymentList.queryAtom).data?.total;
  return (
    <>
      {count === undefined
        ? '\u00A0'
        : text(isFiltered ? 'payments.list.countFiltered' : 'payments.list.count', { count })}
      <NewPayments />
    </>
  );
}

/** Shows the number of new payments. Loads its code late, so that it doesn't delay the list. */
function NewPayments() {
  const [isDue, setDue] = useState(false);
  const isOnline = useIsOnline();
  useEffect(() => {
    const timer = setTimeout(() => setDue((before) => before || isOnline), 30_000);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return isDue && <Check />;
}

const PaymentDrawer = deferredDialog(async () => {
  const { PaymentDrawer, PaymentDetails } = await import('./PaymentDrawer.tsx');
  PaymentDetails.preload();
  return PaymentDrawer;
});

export const preloadPayment = PaymentDrawer.preload;

export function OpenPayment() {
  const [{ detail }, setState] = useUrlState(paymentList.stateAtom);
  return <PaymentDrawer isOpen={detail !== undefined} onClose={() => setState({ detail: undefined })} />;
}

const Refunds = deferredDialog(async () => (await import('./SeveralRefunds.tsx')).SeveralRefunds);

export function SelectedPayments() {
  const count = useAtomValue(selectedPaymentsAtom).length;
  return count > 0 && <Refunds />;
}

export const PickPayment = deferred(async () => (await import('./PickPayment.tsx')).PickPayment);
const PickPage = deferred(async () => (await import('./PickPayment.tsx')).PickPage);

export function usePickColumn(columns: DataTableColumn<Payment>[]): DataTableColumn<Payment>[] {
  const isPicking = useAtomValue(isPickingAtom);
  return useMemo(
    () =>
      isPicking
        ? [
            {
              id: 'pick',
              header: <PickPage />,
              cell: (payment) => payment.refundable && <PickPayment payment={payment} />,
              width: '40px',
              skeletonWidth: '18px',
            },
            ...columns,
          ]
        : columns,
    [isPicking, columns],
  );
}

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
