import { type RefObject, useEffect, useRef } from 'react';
import { FIRST_FIELD } from './useFocusFirst.ts';

interface ResultFocusOptions {
  /** The focus is moved only where it was lost: for what changes without anybody's doing. @default false */
  readonly isPolite?: boolean;
}

/**
 * Keeps the focus where a form and its result replace each other: what was pressed is gone then, and the
 * focus with it (WCAG 2.4.3). The heading of the result gets it; back at the form, the first field; back at a
 * button that opened it, the button. Nothing happens where the screen was opened on either of them.
 *
 *     const container = useResultFocus(done !== undefined);
 *     return <div ref={container}>{done ? <Result … /> : <Form … />}</div>;
 *
 * The result has a heading from the start, also while it is loading.
 */
export function useResultFocus(
  isResult: boolean,
  { isPolite = false }: ResultFocusOptions = {},
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(isResult);
  useEffect(() => {
    if (before.current === isResult) return undefined;
    before.current = isResult;
    const focus = () => {
      const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
      const target = isResult ? find('h1, h2, h3, h4') : (find(FIRST_FIELD) ?? find('button'));
      if (!target) return;
      if (isResult) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      target.scrollIntoView?.({ block: 'nearest' });
    };
    const focusIfLost = () => {
      if (isLost(ref.current)) focus();
    };
    if (isPolite) focusIfLost();
    else focus();
    // A dialog that just closed gives the focus back a frame later, to a button that is gone.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focusIfLost);
    });
    return () => cancelAnimationFrame(frame);
  }, [isResult, isPolite]);
  return ref;
}

/** On the page as a whole, or on the dialog around the container, which takes a lost focus to itself. */
function isLost(container: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement === container?.closest('[role="dialog"]');
}
