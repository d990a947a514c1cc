import { type ExportFormat, exportFormats } from '@settlement/api-mocks/contract/primitives';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Dialog } from '@settlement/design-system/Dialog';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAtom } from 'jotai';
import { useOffers } from '#data/calls/extensions.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { isApiError } from '#api/errors.ts';
import { useToasts } from '#data/page/toasts.ts';
import { saveFile, withFilters } from '#lib/browser/saveFile.ts';
import { preferenceAtom } from '#data/session/preferences.ts';
import type { ExportProps } from './ListExport.tsx';
import { useShownFilters } from './shownFilters.ts';
import { DialogButtons } from '#parts/DialogButtons.tsx';

const keptAtom = preferenceAtom('exportFormat');

/** Returns the export format and its setter. The format of the last export is stored as the default. */
export function useExportFormat(): readonly [ExportFormat, (format: string) => void] {
  const [kept, keep] = useAtom(keptAtom);
  const offered = useOffers()('exports') ? kept : 'xlsx';
  return [exportFormats.find((format) => format === offered) ?? 'xlsx', keep];
}

export function ExportDialog(props: ExportProps & { readonly choices?: (isPending: boolean) => ReactNode }) {
  const { isOpen, onOpenChange, title, count, list, filters, download, choices } = props;
  const text = useText();
  const formats = useFormats();
  const hasFormats = useOffers()('exports');
  const [format, setFormat] = useExportFormat();
  const shown = useShownFilters(list, filters);
  const { received, error, start, cancel } = useExport(async (...options) => {
    const { blob, filename } = await download(...options);
    return {
      blob,
      filename: withFilters(
        filename,
        shown.map(({ message }) => message),
      ),
    };
  });
  const isPending = received !== undefined;

  const exportRows = async (close: () => void) => {
    if (await start(format)) close();
  };

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) cancel();
        onOpenChange(next);
      }}
      footer={(close) => (
        <DialogButtons onCancel={close}>
          <Button
            isPending={isPending}
            pendingLabel={text('export.pending')}
            onPress={() => void exportRows(close)}
          >
            {text('common.list.export')}
          </Button>
        </DialogButtons>
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
                shown.length === 0
                  ? text('export.noFilters')
                  : shown.map(({ message }) => message).join(' · '),
            },
            { term: text('common.region.zone'), detail: formats.zone },
          ]}
        />
        {hasFormats && choices?.(isPending)}
        {hasFormats && (
          <RadioGroup
            label={text('export.format')}
            value={format}
            onChange={setFormat}
            isDisabled={isPending}
          >
            {exportFormats.map((one) => (
              <Radio key={one} value={one} description={text(`export.format.${one}.text`)}>
                {text(`export.format.${one}`)}
              </Radio>
            ))}
          </RadioGroup>
        )}
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

function useExport(download: ExportProps['download']) {
  const text = useText();
  const toasts = useToasts();
  /** The number of received bytes. `undefined` if no export is running. */
  const [received, setReceived] = useState<number>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);

  const cancel = () => {
    running.current?.abort();
    setError(undefined);
  };
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: ExportFormat): Promise<boolean> => {
    const controller = new AbortController();
    running.current = controller;
    setReceived(0);
    setError(undefined);
    try {
      const { blob, filename } = await download(format, {
        signal: controller.signal,
        onProgress: setReceived,
      });
      // If the user canceled after all data had arrived, the file isn't saved.
      if (controller.signal.aborted) return false;
      saveFile(blob, filename);
      toasts.add({ tone: 'positive', title: text('export.done', { filename }) });
      return true;
    } catch (failure) {
      if (!isApiError(failure) || failure.kind !== 'aborted') setError(failure);
      return false;
    } finally {
      if (running.current === controller) setReceived(undefined);
    }
  };

  return { received, error, start, cancel };
}
