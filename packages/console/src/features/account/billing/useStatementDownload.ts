import type { Statement } from '@settlement/api-mocks/contract/billing';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { exportStatementAtom } from '#data/billing.ts';
import { useToasts } from '#data/toasts.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { saveFile } from '#lib/saveFile.ts';

/** A statement that was written, a calendar month such as `2026-11`, or the period under way. */
export type StatementChoice = Statement | { readonly month: string } | 'current';

/** Saves one statement at a time, as a file that is named after its period. */
export function useStatementDownload() {
  const text = useText();
  const formats = useFormats();
  const toasts = useToasts();
  const download = useSetAtom(exportStatementAtom);
  const [pending, setPending] = useState<StatementChoice>();
  const [error, setError] = useState<unknown>();

  const periodOf = (choice: StatementChoice): string | undefined => {
    if (choice === 'current') return undefined;
    if ('month' in choice) return choice.month;
    return `${formats.day(choice.start_time)}_${formats.day(choice.end_time)}`;
  };

  const start = async (choice: StatementChoice): Promise<void> => {
    setPending(choice);
    setError(undefined);
    try {
      const query = choice === 'current' ? {} : 'month' in choice ? choice : { id: choice.id };
      const { blob, filename } = await download(query);
      const period = periodOf(choice);
      // The server decides on the format, and the name ends with it.
      const name = period ? `statement-${period}${filename.slice(filename.lastIndexOf('.'))}` : filename;
      saveFile(blob, name);
      toasts.add({ tone: 'positive', title: text('account.statements.done', { filename: name }) });
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(undefined);
    }
  };

  return { pending, error, start };
}
