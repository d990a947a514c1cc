import { IconButton } from '@settlement/design-system/IconButton';
import { ChevronDownIcon, ChevronUpIcon } from '@settlement/design-system/icons';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { hasSingleKeysAtom } from '#data/page/shortcuts.ts';
import { useText } from '#i18n/useText.ts';
import { isTyping, isWithin } from '#lib/browser/shortcuts.ts';

export interface StepRow {
  readonly key: string;
  /** The name of the row. Screen readers announce it with its position: "ORD-20261127-0207, Paid". */
  readonly name: string;
}

interface RowStepsProps {
  /** The rows of the current page in their order. Undefined while loading. */
  readonly rows: readonly StepRow[] | undefined;
  readonly open: string;
  readonly onOpen: (row: string) => void;
}

const overlayOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[role=dialog], [role=alertdialog], [role=menu]') : null;

const opener = '[data-opener]';

/** Returns the button of the open row, or null if another page contains the row. */
export const openRowButton = () => document.querySelector<HTMLElement>(`[aria-current] ${opener}`);

/** Controls that use the vertical arrow keys themselves. */
const arrowControls =
  '[aria-haspopup], [role=radiogroup], [role=tablist], [role=listbox], [role=slider], [role=toolbar]';

const steps: Readonly<Record<string, -1 | 1>> = { k: -1, j: 1, ArrowUp: -1, ArrowDown: 1 };

const none: readonly StepRow[] = [];

/** Renders buttons and keys (K, J, arrows) for the previous and next row, if the page has them. */
export function RowSteps({ rows = none, open, onOpen }: RowStepsProps) {
  const text = useText();
  const container = useRef<HTMLDivElement>(null);
  const stepped = useRef<string>(undefined);
  const hasSingleKeys = useAtomValue(hasSingleKeysAtom);
  const at = rows.findIndex(({ key }) => key === open);
  const hasSteps = at >= 0 && rows.length > 1;
  const rowAt = (step: -1 | 1) => (hasSteps ? rows[at + step] : undefined);
  const step = (by: -1 | 1) => {
    const row = rowAt(by);
    if (!row) return;
    stepped.current = row.key;
    onOpen(row.key);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isArrow = key.startsWith('Arrow');
    const by = steps[isArrow ? key : key.toLowerCase()];
    const isHere = overlayOf(target) === overlayOf(container.current);
    if (by === undefined || !hasSteps || !isHere || isTyping(event)) return;
    if (isArrow) {
      const detail = container.current?.closest('section, [role=dialog]');
      const isInDetail =
        target instanceof Node && detail?.contains(target) && !isWithin(event, arrowControls);
      if (event.shiftKey || !(isInDetail || isWithin(event, opener))) return;
    } else if (!hasSingleKeys) return;
    // By default, the keys would also move the focus in the table and scroll the panel.
    event.preventDefault();
    event.stopPropagation();
    step(by);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener, true);
    return () => removeEventListener('keydown', listener, true);
  }, []);

  // If the focus was in the list, it moves to the button of the open row. If the focused control was removed
  // or disabled, the focus moves to the container of these buttons.
  useEffect(() => {
    if (stepped.current !== open) return;
    stepped.current = undefined;
    const focused = document.activeElement;
    if (focused?.matches(opener)) openRowButton()?.focus();
    else if (!focused || focused === document.body || focused.matches(':disabled'))
      container.current?.focus();
  }, [open]);

  if (!hasSteps) return null;
  return (
    <div ref={container} tabIndex={-1} style={{ outline: 'none' }}>
      <Inline gap="xs" canWrap={false}>
        <IconButton
          size="small"
          label={text('shortcuts.previous')}
          icon={<ChevronUpIcon aria-hidden="true" />}
          isDisabled={!rowAt(-1)}
          onPress={() => step(-1)}
        />
        <IconButton
          size="small"
          label={text('shortcuts.next')}
          icon={<ChevronDownIcon aria-hidden="true" />}
          isDisabled={!rowAt(1)}
          onPress={() => step(1)}
        />
        <Text size="small" tone="muted" isNumeric>
          <span role="status">
            {text('shortcuts.position', { at: at + 1, count: rows.length })}
            <VisuallyHidden>, {rows[at]?.name}</VisuallyHidden>
          </span>
        </Text>
      </Inline>
    </div>
  );
}
