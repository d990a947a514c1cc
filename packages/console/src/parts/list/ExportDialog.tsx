import { exportFormats } from '@settlement/api-mocks/contract/primitives';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Dialog } from '@settlement/design-system/Dialog';
import { Inline } from '@settlement/design-system/Inline';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import type { ReactNode } from 'react';
import { useExportFormat } from '#data/useExportFormat.ts';
import { useFormats } from '#data/useFormats.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import type { ExportProps } from './ListExport.tsx';
import { useExport } from './useExport.ts';

interface ExportDialogProps extends ExportProps {
  /** What else can be chosen, such as the columns, unless the file is being made. */
  readonly choices?: (isPending: boolean) => ReactNode;
}

/** Says exactly what the file of a list will hold before it is made: rows, filters, zone. */
export function ExportDialog(props: ExportDialogProps) {
  const { isOpen, onOpenChange, title, count, filters, download, choices } = props;
  const text = useText();
  const formats = useFormats();
  const [format, setFormat] = useExportFormat();
  const { received, error, start, cancel } = useExport(download);
  const isPending = received !== undefined;

  const exportRows = async (close: () => void) => {
    if (await start(format)) close();
  };

  return (
    <Dialog
      title={title}
      closeLabel={text('common.close')}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) cancel();
        onOpenChange(next);
      }}
      footer={(close) => (
        <Inline justify="end">
          <Button variant="outline" onPress={close}>
            {text('common.cancel')}
          </Button>
          <Button
            isPending={isPending}
            pendingLabel={text('export.pending')}
            onPress={() => void exportRows(close)}
          >
            {text('export.confirm')}
          </Button>
        </Inline>
      )}
    >
      <Stack>
        <Text as="p" tone="muted">
          {text('export.scope', { count })}
        </Text>
        <DescriptionList
          items={[
            {
              term: text('export.filters'),
              detail:
                filters.length === 0
                  ? text('export.noFilters')
                  : filters.map(({ message }) => message).join(' · '),
            },
            { term: text('export.zone'), detail: formats.zone },
          ]}
        />
        {choices?.(isPending)}
        <RadioGroup label={text('export.format')} value={format} onChange={setFormat} isDisabled={isPending}>
          {exportFormats.map((one) => (
            <Radio key={one} value={one} description={text(`export.format.${one}.text`)}>
              {text(`export.format.${one}`)}
            </Radio>
          ))}
        </RadioGroup>
        {received === undefined || received === 0 ? null : (
          <Text as="p" tone="muted">
            {text('export.received', { megabytes: received / 1_000_000 })}
          </Text>
        )}
        {error === undefined ? null : (
          <Text as="p" tone="critical">
            <span role="alert">
              {text('export.failed')}: {errorText(text, error)}
            </span>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
