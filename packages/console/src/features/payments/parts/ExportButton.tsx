import { useAtomValue } from 'jotai';
import { paymentsQueryAtom } from '../../../data/payments.ts';
import { useText } from '../../../i18n/useText.ts';
import { ExportButton as AnyExport } from '../../../parts/export/ExportButton.tsx';

const load = async () => (await import('./ExportDialog.tsx')).ExportDialog;

/** Opens the export of the payment records. */
export function ExportButton() {
  const text = useText();
  const count = useAtomValue(paymentsQueryAtom).data?.total ?? 0;
  return <AnyExport label={text('payments.list.export')} count={count} load={load} />;
}
