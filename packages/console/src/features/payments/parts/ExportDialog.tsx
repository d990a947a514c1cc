import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { type Payment, exportPayments } from '@settlement/api-mocks/contract/payments';
import type { ExportFormat } from '@settlement/api-mocks/contract/primitives';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { DownloadOptions } from '#api/client.ts';
import { apiClientAtom } from '#data/calls/apiClient.ts';
import { callFilters, paymentList } from '#data/payments.ts';
import { useText } from '#i18n/useText.ts';
import { ExportDialog as ListExportDialog } from '#parts/list/ExportDialog.tsx';
import type { ExportProps } from '#parts/list/ListExport.tsx';
import { paymentColumns } from './columns.tsx';
import type { PaymentColumn } from './columns.tsx';

const exportPaymentsAtom = atom(
  null,
  (get, _set, columns: readonly string[], format: ExportFormat = 'xlsx', options: DownloadOptions = {}) => {
    const scope = { ...callFilters(get(paymentList.filtersAtom)), ...get(paymentList.timesAtom) };
    const query = { ...scope, columns: columns.join(',') || undefined, format };
    return get(apiClientAtom).download(exportPayments, { query }, options);
  },
);

/** The exported columns that contain an amount, each with the column of its unit. */
const units: Partial<Record<PaymentColumn['id'], keyof Payment>> = {
  amount: 'token',
  fiat: 'fiat_name',
  collected: 'token',
  fees: 'token',
  received: 'token',
};

/** Returns the exported columns in the order of the table. Amounts include the column of their unit. */
export function exportFields(columns: readonly PaymentColumn[]): string[] {
  return [...new Set(columns.flatMap(({ id, field }) => [field, units[id] ?? field]))];
}

export function ExportDialog(props: ExportProps) {
  const text = useText();
  const hidden = useAtomValue(paymentList.hiddenColumnsAtom);
  const download = useSetAtom(exportPaymentsAtom);
  const [scope, setScope] = useState('visible');

  const visible = paymentColumns.filter(({ id }) => !hidden.includes(id));
  /** The server exports all columns if the list is empty. */
  const columns = scope === 'all' ? [] : visible;
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
          <Radio value="all">{text('payments.export.all')}</Radio>
        </RadioGroup>
      )}
    />
  );
}
