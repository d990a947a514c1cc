import { useState } from 'react';
import { paymentList } from '#data/payments.ts';
import { useUrlState } from '#data/urlState.ts';
import { LazyDialog } from '#parts/LazyPart.tsx';
import { lazyPart } from '#parts/lazyPart.ts';

const drawer = lazyPart<{ readonly onClose: () => void }>(async () => {
  const { PaymentDrawer, paymentDetails } = await import('./PaymentDrawer.tsx');
  paymentDetails.preload();
  return PaymentDrawer;
});

/** Preloads the drawer, on hover or focus of a payment. */
export const preloadPayment = drawer.preload;

/** The drawer of one payment, loaded on hover or focus of a payment, or when the URL names one. */
export function LazyPaymentDrawer() {
  const [{ detail }, setState] = useUrlState(paymentList.stateAtom);
  const [isNeeded, setNeeded] = useState(detail !== undefined);
  if (detail !== undefined && !isNeeded) setNeeded(true);
  // Called where it cannot be fetched; otherwise it closes by itself, and stays for the next payment.
  const giveUp = () => {
    setNeeded(false);
    setState({ detail: undefined });
  };
  return isNeeded ? <LazyDialog part={drawer} props={{ onClose: giveUp }} /> : null;
}
