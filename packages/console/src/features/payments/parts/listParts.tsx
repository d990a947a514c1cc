import { Skeleton } from '@settlement/design-system/Skeleton';
import { paymentList } from '#data/payments.ts';
import { useUrlState } from '#data/urlState.ts';
import { deferred, deferredDialog } from '#parts/deferred.tsx';

/** In place of rows; most visits have some. */
export const NoRecords = deferred(async () => (await import('./NoRecords.tsx')).NoRecords, {
  areas: ['dialogs'],
  loading: <Skeleton shape="block" height="240px" />,
});

/** What is filtered, added up. The rows come first. */
export const PaymentTotals = deferred(async () => (await import('./PaymentTotals.tsx')).PaymentTotals, {
  areas: ['dialogs'],
  loading: <div style={{ minHeight: '40px' }} />,
});

const PaymentDrawer = deferredDialog(async () => {
  const { PaymentDrawer, PaymentDetails } = await import('./PaymentDrawer.tsx');
  PaymentDetails.preload();
  return PaymentDrawer;
});

/** Preloads the drawer, on hover or focus of a payment. */
export const preloadPayment = PaymentDrawer.preload;

/** The drawer of the payment that the address names. */
export function OpenPayment() {
  const [{ detail }, setState] = useUrlState(paymentList.stateAtom);
  return <PaymentDrawer isOpen={detail !== undefined} onClose={() => setState({ detail: undefined })} />;
}
