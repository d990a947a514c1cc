import { LazyPart } from '#parts/LazyPart.tsx';
import { lazyPart } from '#parts/lazyPart.ts';

const totals = lazyPart(async () => (await import('./PaymentTotals.tsx')).PaymentTotals, ['dialogs']);

/** What is filtered, added up. The rows come first. */
export function Totals() {
  return <LazyPart part={totals} props={{}} loading={<div style={{ minHeight: '40px' }} />} />;
}
