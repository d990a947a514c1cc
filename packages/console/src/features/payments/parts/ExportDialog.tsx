import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { exportPaymentsAtom, paymentsQueryAtom } from '../../../data/payments.ts';
import { hiddenRecordColumnsAtom } from '../../../data/preferences.ts';
import { useText } from '../../../i18n/useText.ts';
import type { OpenableProps } from '../../../parts/export/ExportButton.tsx';
import { ExportDialog as AnyExport } from '../../../parts/export/ExportDialog.tsx';
import { exportFields, recordColumns } from './columns.tsx';
import { useActiveFilters } from './useActiveFilters.ts';

/** The payment records as a spreadsheet, with the columns that are shown or all there are. */
export function ExportDialog(openable: OpenableProps) {
  const text = useText();
  const filters = useActiveFilters();
  const count = useAtomValue(paymentsQueryAtom).data?.total ?? 0;
  const hidden = useAtomValue(hiddenRecordColumnsAtom);
  const download = useSetAtom(exportPaymentsAtom);
  const [scope, setScope] = useState('visible');

  const visible = recordColumns.filter(({ id }) => !hidden.includes(id));
  const columns = scope === 'all' ? recordColumns : visible;
  return (
    <AnyExport
      {...openable}
      title={text('payments.export.title')}
      count={count}
      filters={filters}
      download={() => download(exportFields(columns))}
    >
      <RadioGroup label={text('payments.export.columns')} value={scope} onChange={setScope}>
        <Radio value="visible">{text('payments.export.visible', { count: visible.length })}</Radio>
        <Radio value="all">{text('payments.export.all', { count: recordColumns.length })}</Radio>
      </RadioGroup>
    </AnyExport>
  );
}
