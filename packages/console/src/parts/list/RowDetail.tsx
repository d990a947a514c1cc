import { Drawer } from '@settlement/design-system/Drawer';
import { IconButton } from '@settlement/design-system/IconButton';
import { CloseIcon } from '@settlement/design-system/icons';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { deviceAtom } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { isWithin } from '#lib/browser/shortcuts.ts';
import { useMediaQuery } from '#lib/browser/useMediaQuery.ts';
import { openRowButton, RowSteps, type StepRow } from './RowSteps.tsx';
import { withPanel } from './list.css.ts';
import * as css from './rowDetail.css.ts';

interface RowDetailProps {
  readonly title: string;
  /** The width of the drawer as a CSS length. */
  readonly width?: string;
  /** The rows of the current page. Undefined while loading. */
  readonly rows: readonly StepRow[] | undefined;
  readonly open: string | undefined;
  /** Opens another row. Replaces the history entry, so that Back returns to the list. */
  readonly onOpen: (row: string) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows the details of a row: on desktops with a wide window in a panel next to the list, otherwise in a drawer. */
export function RowDetail({ width, open, onClose, ...detail }: RowDetailProps) {
  const isWide = useMediaQuery(withPanel);
  const isDesktop = useAtomValue(deviceAtom) === 'desktop';
  if (isWide && isDesktop) {
    return open === undefined ? null : <Panel {...detail} open={open} onClose={onClose} />;
  }
  const { title, rows, onOpen, children } = detail;
  return (
    <Drawer
      title={title}
      {...(width !== undefined && { width })}
      isOpen={open !== undefined}
      onClose={onClose}
    >
      {open !== undefined && (
        <Stack gap="m">
          <RowSteps rows={rows} open={open} onOpen={onOpen} />
          {children}
        </Stack>
      )}
    </Drawer>
  );
}

/** The fields that handle Escape themselves, to clear their text or to close their list. */
const ownEscape = 'input:not([type=checkbox], [type=radio]), textarea, [role=listbox]';
const overlays = '[role=dialog], [role=alertdialog], [role=menu]';

type PanelProps = Omit<RowDetailProps, 'width' | 'open'> & { readonly open: string };

/** Renders a landmark without a focus trap, so that users can still use the list. Escape closes it. */
function Panel({ title, rows, open, onOpen, onClose, children }: PanelProps) {
  const text = useText();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const stepped = useRef<string>(undefined);

  const close = () => {
    (openRowButton() ?? document.querySelector('main'))?.focus({ preventScroll: true });
    onClose();
  };
  const escape = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isInside = target instanceof Node && panel.current?.contains(target);
    if (key !== 'Escape' || event.defaultPrevented || isWithin(event, overlays)) return;
    if (isInside || !isWithin(event, ownEscape)) close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => escape(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  // If a row was opened with the keyboard, the focus moves to the heading of its details. A click, a
  // checkbox, or a step to the next or previous row doesn't move the focus.
  useEffect(() => {
    const focused = document.activeElement;
    const isByKeyboard = focused?.matches(':focus-visible:not(input)') && !panel.current?.contains(focused);
    if (isByKeyboard && stepped.current !== open) heading.current?.focus();
    stepped.current = undefined;
  }, [open]);

  return (
    <section ref={panel} className={css.panel} aria-labelledby={id}>
      <div className={css.header}>
        <h2 ref={heading} id={id} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        <RowSteps
          rows={rows}
          open={open}
          onOpen={(row) => {
            stepped.current = row;
            onOpen(row);
          }}
        />
        <IconButton label={text('common.close')} icon={<CloseIcon aria-hidden="true" />} onPress={close} />
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}
