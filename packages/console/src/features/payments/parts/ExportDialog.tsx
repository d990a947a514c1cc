import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { exportPaymentsAtom, paymentList } from '#data/payments.ts';
import { useText } from '#i18n/useText.ts';
import { ExportDialog as ListExportDialog } from '#parts/list/ExportDialog.tsx';
import type { ExportProps } from '#parts/list/ListExport.tsx';
import { exportFields, recordColumns } from './columns.tsx';

/** The payment records as a spreadsheet, with the columns that are shown or all there are. */
export function ExportDialog(props: ExportProps) {
  const text = useText();
  const hidden = useAtomValue(paymentList.hiddenColumnsAtom);
  const download = useSetAtom(exportPaymentsAtom);
  const [scope, setScope] = useState('visible');

  const visible = recordColumns.filter(({ id }) => !hidden.includes(id));
  const columns = scope === 'all' ? recordColumns : visible;
  return (
    <ListExportDialog
      {...props}
      title={text('payments.export.title')}
      download={(format, options) => download(exportFields(columns), format, options)}
      choices={(isPending) => (
        <RadioGroup
          label={text('payments.export.columns')}
          value={scope}
          onChange={setScope}
          isDisabled={isPending}
        >
          <Radio value="visible">{text('payments.export.visible', { count: visible.length })}</Radio>
          <Radio value="all">{text('payments.export.all', { count: recordColumns.length })}</Radio>
        </RadioGroup>
      )}
    />
  );
}
