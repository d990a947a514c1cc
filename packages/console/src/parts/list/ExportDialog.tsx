import { exportFormats } from '@settlement/api-mocks/contract/primitives';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Dialog } from '@settlement/design-system/Dialog';
import { Inline } from '@settlement/design-system/Inline';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useExportFormat } from '#data/useExportFormat.ts';
import { useFormats } from '#data/useFormats.ts';
import { useToasts } from '#data/toasts.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { saveFile } from '#lib/saveFile.ts';
import type { ExportProps } from './ListExport.tsx';

interface ExportDialogProps extends ExportProps {
  /** What else can be chosen, such as the columns. */
  readonly children?: ReactNode;
}

/** Says exactly what the file of a list will hold before it is made: rows, filters, zone. */
export function ExportDialog(props: ExportDialogProps) {
  const { isOpen, onOpenChange, title, count, filters, download, children } = props;
  const text = useText();
  const formats = useFormats();
  const toasts = useToasts();
  const [format, setFormat] = useExportFormat();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();

  const start = async (close: () => void) => {
    setPending(true);
    setError(undefined);
    try {
      const { blob, filename } = await download(format);
      saveFile(blob, filename);
      toasts.add({ tone: 'positive', title: text('export.done', { filename }) });
      close();
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      title={title}
      closeLabel={text('common.close')}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setError(undefined);
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
            onPress={() => void start(close)}
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
        {children}
        <RadioGroup label={text('export.format')} value={format} onChange={setFormat}>
          {exportFormats.map((one) => (
            <Radio key={one} value={one} description={text(`export.format.${one}.text`)}>
              {text(`export.format.${one}`)}
            </Radio>
          ))}
        </RadioGroup>
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
