import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

interface RowFocus {
  body: RefObject<HTMLTableSectionElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * One tab stop for all rows, moved by arrows, j and k, Home and End (the roving tabindex of the APG). The
 * stop is moved in the document, not in state: forty cells need no redrawing for a focus ring.
 */
export function useRowFocus(rows: readonly unknown[]): RowFocus {
  const body = useRef<HTMLTableSectionElement>(null);
  const current = useRef(0);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const openers = openersOf(body.current);
    if (openers.length === 0) return;
    if (current.current >= openers.length) current.current = 0;
    setStop(openers, current.current);
    // The focused row went with the old page: the focus goes to the same place of the new one.
    if (hadFocus.current && document.activeElement === document.body) openers[current.current]?.focus();
  }, [rows]);

  const move = (index: number) => {
    const openers = openersOf(body.current);
    const place = Math.max(0, Math.min(index, openers.length - 1));
    current.current = place;
    setStop(openers, place);
    openers[place]?.focus();
  };

  return {
    body,
    onFocus(event) {
      hadFocus.current = true;
      const openers = openersOf(body.current);
      const index = openers.findIndex((opener) => opener === event.target);
      if (index < 0) return;
      current.current = index;
      setStop(openers, index);
    },
    onBlur(event) {
      hadFocus.current = event.relatedTarget === null && !event.target.isConnected;
    },
    onKeyDown(event) {
      if (!(event.target instanceof HTMLElement) || event.target.dataset.opener === undefined) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const moves: Record<string, number> = {
        ArrowDown: current.current + 1,
        j: current.current + 1,
        ArrowUp: current.current - 1,
        k: current.current - 1,
        Home: 0,
        End: Number.MAX_SAFE_INTEGER,
      };
      const index = moves[event.key];
      if (index === undefined) return;
      event.preventDefault();
      move(index);
    },
  };
}

function openersOf(body: HTMLElement | null): HTMLElement[] {
  return body ? Array.from(body.querySelectorAll<HTMLElement>('[data-opener]')) : [];
}

function setStop(openers: readonly HTMLElement[], index: number): void {
  for (const [place, opener] of openers.entries()) opener.tabIndex = place === index ? 0 : -1;
}
