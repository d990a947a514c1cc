import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The rendered rows of a long table. */
export interface RowWindow {
  /** The indexes of the rendered rows in ascending order. */
  readonly indexes: readonly number[];
  /** The height of a row in pixels. */
  readonly rowHeight: number;
  /** Renders a row immediately, so that it can take the focus. */
  readonly render: (index: number) => void;
}

const controls =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="link"], [role="checkbox"], [tabindex]';

/** Returns the index of the pressed row. Undefined for a press on a control or the end of a selection. */
function pressedRow(target: EventTarget | null, selection: Selection | null): number | undefined {
  if (!(target instanceof Element)) return undefined;
  const row = target.closest<HTMLElement>('tr[data-index]');
  if (!row) return undefined;
  const control = target.closest(controls);
  if (control && row.contains(control) && !control.hasAttribute('data-opener')) return undefined;
  const marked = selection && !selection.isCollapsed && selection.toString().trim() !== '';
  if (marked && selection.containsNode(row, true)) return undefined;
  return Number(row.dataset.index);
}

/**
 * Manages the focus and the presses of rows. All rows are one tab stop (roving tabindex of the APG). Arrow
 * keys, j, k, Home and End move the tab stop. The `tabindex` is set in the DOM, because rendering two hundred
 * cells for each key press would be slow.
 */
export function useRowFocus(
  rows: readonly unknown[],
  onPress: ((index: number) => void) | undefined,
  window: RowWindow | undefined,
): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const current = useRef(0);
  const hadFocus = useRef(false);
  const latest = useRef({ onPress, count: rows.length, render: window?.render });

  useEffect(() => {
    latest.current = { onPress, count: rows.length, render: window?.render };
  });

  const indexes = window?.indexes;
  useLayoutEffect(() => {
    if (current.current >= rows.length) current.current = 0;
    // If the current row isn't rendered, the first rendered row is the tab stop.
    const isRendered = indexes?.includes(current.current) ?? true;
    setStop(body.current, isRendered ? current.current : (indexes?.[0] ?? 0));
    // If new rows have replaced the focused row, the row with the same index takes the focus.
    if (hadFocus.current && document.activeElement === document.body)
      openerOf(body.current, current.current)?.focus();
  }, [rows, indexes]);

  const isPressable = onPress !== undefined;
  const hasRows = rows.length > 0;
  // A layout effect runs before the first paint, so that no key press is lost.
  useLayoutEffect(() => {
    const element = body.current;
    if (!element || !isPressable || !hasRows) return undefined;

    const click = (event: MouseEvent) => {
      const index = pressedRow(event.target, document.getSelection());
      if (index === undefined || event.defaultPrevented) return;
      const opener = openerOf(element, index);
      // The row takes the focus, so that a dialog that opens now returns it to this row.
      if (opener !== document.activeElement) opener?.focus({ preventScroll: true });
      latest.current.onPress?.(index);
    };
    const keydown = (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLElement) || event.target.dataset.opener === undefined) return;
      const wish = targetIndex(event, current.current);
      if (wish === undefined) return;
      event.preventDefault();
      const { count, render } = latest.current;
      const index = Math.max(0, Math.min(wish, count - 1));
      if (!openerOf(element, index)) render?.(index);
      openerOf(element, index)?.focus();
    };
    const focusin = (event: FocusEvent) => {
      hadFocus.current = true;
      const opener = event.target;
      if (!(opener instanceof HTMLElement) || opener.dataset.opener === undefined) return;
      current.current = indexOf(opener);
      setStop(element, current.current);
    };
    const focusout = (event: FocusEvent) => {
      const left = event.target;
      // If the focused row was removed, `hadFocus` stays true, so that another row takes the focus.
      requestAnimationFrame(() => {
        if (left instanceof Node && left.isConnected && !element.contains(document.activeElement)) {
          hadFocus.current = false;
        }
      });
    };

    element.addEventListener('click', click);
    element.addEventListener('keydown', keydown);
    element.addEventListener('focusin', focusin);
    element.addEventListener('focusout', focusout);
    return () => {
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', keydown);
      element.removeEventListener('focusin', focusin);
      element.removeEventListener('focusout', focusout);
    };
  }, [isPressable, hasRows]);

  return body;
}

function targetIndex(event: KeyboardEvent, from: number): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  switch (event.key) {
    case 'ArrowDown':
    case 'j':
      return from + 1;
    case 'ArrowUp':
    case 'k':
      return from - 1;
    case 'Home':
      return 0;
    case 'End':
      return Number.MAX_SAFE_INTEGER;
    default:
      return undefined;
  }
}

const indexOf = (opener: HTMLElement) => Number(opener.closest<HTMLElement>('tr')?.dataset.index);

const openerOf = (body: HTMLElement | null, index: number) =>
  body?.querySelector<HTMLElement>(`tr[data-index="${index}"] [data-opener]`);

function setStop(body: HTMLElement | null, index: number): void {
  for (const opener of body?.querySelectorAll<HTMLElement>('[data-opener]') ?? [])
    opener.tabIndex = indexOf(opener) === index ? 0 : -1;
}
