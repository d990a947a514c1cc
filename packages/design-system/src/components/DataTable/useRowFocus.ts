import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const controls =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="link"], [role="checkbox"], [tabindex]';

/**
 * Returns the index of the pressed row. Returns undefined if a control in the row was pressed, or if the
 * press ended a text selection.
 */
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
 * Manages the focus and the presses of rows. All rows are one tab stop (roving tabindex of the APG), which
 * arrows, j, k, Home and End move. The tab stop is set in the DOM, because rendering two hundred cells for
 * each key would be slow.
 */
export function useRowFocus(
  rows: readonly unknown[],
  onPress: ((index: number) => void) | undefined,
): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const current = useRef(0);
  const hadFocus = useRef(false);
  const press = useRef(onPress);

  useEffect(() => {
    press.current = onPress;
  });

  useLayoutEffect(() => {
    const openers = openersOf(body.current);
    if (current.current >= rows.length) current.current = 0;
    setStop(openers, current.current);
    // The new page has replaced the focused row, so the row with the same index takes the focus.
    if (hadFocus.current && document.activeElement === document.body) openers[current.current]?.focus();
  }, [rows]);

  const isPressable = onPress !== undefined;
  const hasRows = rows.length > 0;
  // A layout effect runs before the first paint, so that no key press is lost.
  useLayoutEffect(() => {
    const element = body.current;
    if (!element || !isPressable || !hasRows) return undefined;

    const click = (event: MouseEvent) => {
      const index = pressedRow(event.target, document.getSelection());
      if (index === undefined || event.defaultPrevented) return;
      const opener = openersOf(element)[index];
      // The row takes the focus, so that a dialog that opens now returns it to this row.
      if (opener !== document.activeElement) opener?.focus({ preventScroll: true });
      press.current?.(index);
    };
    const keydown = (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLElement) || event.target.dataset.opener === undefined) return;
      const index = targetIndex(event, current.current);
      if (index === undefined) return;
      event.preventDefault();
      const openers = openersOf(element);
      openers[Math.max(0, Math.min(index, openers.length - 1))]?.focus();
    };
    const focusin = (event: FocusEvent) => {
      hadFocus.current = true;
      const openers = openersOf(element);
      const index = openers.findIndex((opener) => opener === event.target);
      if (index < 0) return;
      current.current = index;
      setStop(openers, index);
    };
    const focusout = (event: FocusEvent) => {
      const left = event.target;
      // If the focused row was removed, no other element has the focus afterward.
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

function openersOf(body: HTMLElement | null): HTMLElement[] {
  return body ? Array.from(body.querySelectorAll<HTMLElement>('[data-opener]')) : [];
}

function setStop(openers: readonly HTMLElement[], index: number): void {
  for (const [position, opener] of openers.entries()) opener.tabIndex = position === index ? 0 : -1;
}
