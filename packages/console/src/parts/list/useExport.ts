import type { ExportFormat } from '@settlement/api-mocks/contract/primitives';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '#api/errors.ts';
import { useToasts } from '#data/toasts.ts';
import { useText } from '#i18n/useText.ts';
import { saveFile } from '#lib/saveFile.ts';
import type { ExportProps } from './ListExport.tsx';

/** One export at a time, which ends when its dialog closes. */
export function useExport(download: ExportProps['download']) {
  const text = useText();
  const toasts = useToasts();
  /** The bytes that have arrived; undefined while nothing is exported. */
  const [received, setReceived] = useState<number>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);

  const cancel = () => {
    running.current?.abort();
    setError(undefined);
  };
  // Leaving the page closes the dialog without a word.
  useEffect(() => () => running.current?.abort(), []);

  /** Resolves with whether there is a file. */
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
      // The last part may have been there already.
      if (controller.signal.aborted) return false;
      saveFile(blob, filename);
      toasts.add({ tone: 'positive', title: text('export.done', { filename }) });
      return true;
    } catch (failure) {
      if (!isApiError(failure) || failure.kind !== 'aborted') setError(failure);
      return false;
    } finally {
      // The next one may have begun.
      if (running.current === controller) setReceived(undefined);
    }
  };

  return { received, error, start, cancel };
}
