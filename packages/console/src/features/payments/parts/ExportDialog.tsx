import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Dialog } from '@settlement/design-system/Dialog';
import { Inline } from '@settlement/design-system/Inline';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { exportPaymentsAtom, paymentsQueryAtom } from '../../../data/payments.ts';
import { hiddenRecordColumnsAtom } from '../../../data/preferences.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { useText } from '../../../i18n/useText.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useToasts } from '../../../data/toasts.ts';
import { recordColumns } from './columns.tsx';
import { useActiveFilters } from './use-active-filters.ts';

interface ExportDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Says exactly what the spreadsheet will hold before it is made: rows, filters, columns, zone. */
export function ExportDialog({ isOpen, onOpenChange }: ExportDialogProps) {
  const text = useText();
  const formats = useFormats();
  const toasts = useToasts();
  const filters = useActiveFilters();
  const total = useAtomValue(paymentsQueryAtom).data?.total ?? 0;
  const hidden = useAtomValue(hiddenRecordColumnsAtom);
  const download = useSetAtom(exportPaymentsAtom);
  const [scope, setScope] = useState('visible');
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();

  const visible = recordColumns.filter(({ id }) => !hidden.includes(id));
  const columns = scope === 'all' ? recordColumns : visible;

  const start = async (close: () => void) => {
    setPending(true);
    setError(undefined);
    try {
      const { blob, filename } = await download(columns.map(({ field }) => field));
      saveFile(blob, filename);
      toasts.add({ tone: 'positive', title: text('payments.export.done', { filename }) });
      close();
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      title={text('payments.export.title')}
      closeLabel={text('payments.detail.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={(close) => (
        <Inline justify="end">
          <Button variant="outline" onPress={close}>
            {text('payments.export.cancel')}
          </Button>
          <Button
            isPending={isPending}
            pendingLabel={text('payments.export.pending')}
            onPress={() => void start(close)}
          >
            {text('payments.export.confirm')}
          </Button>
        </Inline>
      )}
    >
      <Stack>
        <Text as="p" tone="muted">
          {text('payments.export.scope', { count: total })}
        </Text>
        <DescriptionList
          items={[
            {
              term: text('payments.export.filters'),
              detail:
                filters.length === 0
                  ? text('payments.export.noFilters')
                  : filters.map((filter) => filter.words).join(' · '),
            },
            { term: text('payments.export.zone'), detail: formats.zone },
            { term: text('payments.export.format'), detail: text('payments.export.formatValue') },
          ]}
        />
        <RadioGroup label={text('payments.export.columns')} value={scope} onChange={setScope}>
          <Radio value="visible">{text('payments.export.visible', { count: visible.length })}</Radio>
          <Radio value="all">{text('payments.export.all', { count: recordColumns.length })}</Radio>
        </RadioGroup>
        {error === undefined ? null : (
          <Text as="p" tone="critical">
            <span role="alert">
              {text('payments.export.failed')}: {errorText(text, error)}
            </span>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
