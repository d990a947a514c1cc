import { useAtom } from 'jotai';
import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { marketSearchAtom } from '../../../data/market.ts';
import { SEARCH_DEBOUNCE, useDebouncedText } from '../../../lib/useDebounced.ts';

/**
 * Follow by default, search on focus, back on clear, on Escape, when the focus leaves the panel or the
 * mouse does; but never while the focus is still inside, so that nobody is thrown out of what they type
 * (specification §2; WCAG 3.2.2).
 */
export function useMarketMode() {
  const [search, setSearch] = useAtom(marketSearchAtom);
  const panel = useRef<HTMLDivElement>(null);
  const [name, setName] = useDebouncedText(search ?? '', setSearch, SEARCH_DEBOUNCE);
  const isSearching = search !== null;

  const follow = () => {
    setName('');
    setSearch(null);
  };
  const hasFocus = () => panel.current?.contains(document.activeElement) ?? false;

  return {
    isSearching,
    name,
    setName,
    follow,
    search: () => {
      if (!isSearching) setSearch('');
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
