import type { Statement } from '@settlement/api-mocks/contract/billing';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { exportStatementAtom } from '../../../data/billing.ts';
import { useToasts } from '../../../data/toasts.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { saveFile } from '../../../lib/saveFile.ts';

/** Saves one statement at a time as a spreadsheet that is named after its period. */
export function useStatementDownload() {
  const text = useText();
  const formats = useFormats();
  const toasts = useToasts();
  const download = useSetAtom(exportStatementAtom);
  const [isPending, setPending] = useState(false);
  const [pendingId, setPendingId] = useState<string>();
  const [error, setError] = useState<unknown>();

  const start = async (statement?: Statement): Promise<void> => {
    setPending(true);
    setPendingId(statement?.id);
    setError(undefined);
    try {
      const { blob, filename } = await download(statement?.id);
      const name = statement
        ? `statement-${formats.day(statement.start_time)}_${formats.day(statement.end_time)}.xlsx`
        : filename;
      saveFile(blob, name);
      toasts.add({ tone: 'positive', title: text('account.statements.done', { filename: name }) });
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  };

  return { isPending, pendingId, error, start };
}
