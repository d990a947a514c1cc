import type { Callback } from '@settlement/api-mocks/contract/callbacks';
import { useMemo, useRef, useState } from 'react';
import { useFocusBack } from '#lib/browser/useFocusBack.ts';
import { ResendDialog } from './ResendDialog.tsx';
import { isResendable } from './callbackTexts.tsx';

const nothing: readonly string[] = [];

export function useResending(rows: readonly Callback[]) {
  const container = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState(nothing);
  const [open, setOpen] = useState<{ readonly ids: readonly string[] | undefined }>();
  const chosen = useMemo(
    () => rows.filter((row) => isResendable(row) && picked.includes(row.id)).map(({ id }) => id),
    [rows, picked],
  );
  useFocusBack(open !== undefined, container);
  const [handlers] = useState(() => ({
    onChosenChange: (ids: readonly string[]) => setPicked(ids),
    onResend: (id: string) => setOpen({ ids: [id] }),
    onResendAll: () => setOpen({ ids: undefined }),
    clear: () => setPicked(nothing),
  }));
  const dialog = open && (
    <ResendDialog ids={open.ids} onClose={() => setOpen(undefined)} onSent={handlers.clear} />
  );
  return { ...handlers, chosen, dialog, container, onResendChosen: () => setOpen({ ids: chosen }) };
}
