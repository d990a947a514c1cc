import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

/**
 * Follow by default, search on focus, back on clear, on Escape, when the focus leaves the panel or the
 * mouse does; but never while the focus is still inside, so that typing is not interrupted
 * (specification §2; WCAG 3.2.2).
 */
export function useMarketMode() {
  /** What is typed; null while the panel follows. */
  const [name, setName] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isSearching = name !== null;

  const follow = () => setName(null);
  const hasFocus = () => panel.current?.contains(document.activeElement) ?? false;

  return {
    isSearching,
    name: name ?? '',
    setName,
    follow,
    search: () => {
      if (!isSearching) setName('');
    },
    panelProps: {
      ref: panel,
      onMouseLeave: () => {
        if (isSearching && !hasFocus()) follow();
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget;
        const { current } = panel;
        const isInside = next instanceof Node && current?.contains(next);
        // A press between the rows takes the focus to what is around the panel, which is not to leave.
        const isAround = !(next instanceof Node) || next.contains(current);
        if (isSearching && !isInside && !(isAround && current?.matches(':hover'))) follow();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isSearching) return;
        follow();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      },
    },
  };
}
