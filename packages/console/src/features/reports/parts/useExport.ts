import { useState } from 'react';
import type { Download } from '#api/client.ts';
import { useToasts } from '#data/page/toasts.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { saveFile } from '#lib/browser/saveFile.ts';

/** Returns a function that downloads one or several files. Only one export runs at a time. */
export function useExport() {
  const text = useText();
  const toasts = useToasts();
  const [isPending, setPending] = useState(false);

  const start = async (
    load: (part: number) => Promise<Download>,
    nameOf: (extension: string, part: number) => string,
    parts = 1,
  ): Promise<string[]> => {
    setPending(true);
    const names: string[] = [];
    try {
      for (let part = 1; part <= parts; part += 1) {
        // The parts of a file are saved in their order.
        const { blob, filename } = await load(part);
        const name = nameOf(filename.slice(filename.lastIndexOf('.')), part);
        saveFile(blob, name);
        names.push(name);
      }
      return names;
    } catch (failure) {
      toasts.add({
        tone: 'critical',
        title: text('export.failed'),
        description: errorText(text, failure),
      });
      return [];
    } finally {
      setPending(false);
    }
  };
  return { isPending, start };
}
