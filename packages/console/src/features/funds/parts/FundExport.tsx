import { useText } from '../../../i18n/useText.ts';
import { ExportButton } from '../../../parts/export/ExportButton.tsx';
import { useMovementTotal } from './useMovementTotal.ts';

const load = async () => (await import('./FundExportDialog.tsx')).FundExportDialog;

/** Opens the export of the list that is open. */
export function FundExport() {
  const text = useText();
  return <ExportButton label={text('funds.export.open')} count={useMovementTotal() ?? 0} load={load} />;
}
