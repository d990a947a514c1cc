import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useAtomValue } from 'jotai';
import type { Callback } from '@settlement/api-mocks/contract/callbacks';
import { useText } from '#i18n/useText.ts';
import { useRowSize } from '#parts/list/useRowSize.ts';
import { callbackList, newCallbacksAtom } from '#data/callbacks.ts';
import { NewRows } from '#parts/list/NewRows.tsx';
import { useFocusBack } from '#lib/browser/useFocusBack.ts';
import * as css from '../callbacks.css.ts';
import { ResendDialog } from './ResendDialog.tsx';
import { isResendable } from './callbackTexts.tsx';

export function NewCallbacks() {
  const text = useText();
  const count = useAtomValue(newCallbacksAtom);
  const { refetch } = useAtomValue(callbackList.queryAtom);
  return <NewRows label={count > 0 ? text('callbacks.new', { count }) : undefined} onShow={refetch} />;
}

interface ResendBarProps {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly total: number;
  readonly children?: ReactNode;
  readonly onChosen: () => void;
  readonly onAll: () => void;
  readonly onClear: () => void;
}

/** Renders the buttons that resend callbacks. If callbacks are selected, their buttons replace the other ones. */
export function ResendBar({ container, children, count, total, onChosen, onAll, onClear }: ResendBarProps) {
  const text = useText();
  const size = useRowSize();
  const rest = useRef<HTMLSpanElement>(null);
  const hadSome = useRef(false);
  // When the selection is cleared, the buttons for the selection are removed, so the focus moves to the bar.
  useEffect(() => {
    if (hadSome.current && count === 0 && document.activeElement === document.body)
      rest.current?.querySelector('button')?.focus();
    hadSome.current = count > 0;
  }, [count]);
  return (
    <div ref={container} className={css.bar} data-pinned={count > 0 || undefined}>
      <Inline as="span">
        <span role="status">{count > 0 && text('callbacks.chosen', { count })}</span>
        {count > 0 && (
          <>
            <Button size={size} onPress={onChosen}>
              {text('callbacks.resendChosen')}
            </Button>
            <Button size={size} variant="ghost" onPress={onClear}>
              {text('common.list.clearSelection')}
            </Button>
          </>
        )}
      </Inline>
      <span ref={rest} className={css.all}>
        <Button variant="outline" tone="neutral" isDisabled={total === 0} onPress={onAll}>
          {text('callbacks.resendAll')}
        </Button>
        {children}
      </span>
    </div>
  );
}

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
