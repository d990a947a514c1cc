import { type RefObject, useEffect, useRef } from 'react';
import { FIRST_FIELD } from './focus.ts';

interface ResultFocusOptions {
  /** If true, the focus moves only if it was lost. Use this for changes that the user didn't cause. @default false */
  readonly isPolite?: boolean;
}

/**
 * Moves the focus when a form and its result replace each other (WCAG 2.4.3). The focus moves to the heading of
 * the result, or to the first field or button of the form. The first render doesn't move the focus.
 *
 *     const container = useResultFocus(done !== undefined);
 *     return <div ref={container}>{done ? <Result … /> : <Form … />}</div>;
 *
 * The result needs a heading even while it loads.
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
    // A closed dialog restores the focus one frame later. The button that it focuses may no longer exist.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focusIfLost);
    });
    return () => cancelAnimationFrame(frame);
  }, [isResult, isPolite]);
  return ref;
}

function isLost(container: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement === container?.closest('[role="dialog"]');
}
