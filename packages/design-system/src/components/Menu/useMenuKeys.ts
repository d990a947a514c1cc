import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

import { typeAhead } from '../Select/typeAhead.ts';

/** The keyboard of the APG's menu: arrows go round, letters go to what begins with them. */
export function useMenuKeys(
  menu: RefObject<HTMLElement | null>,
  close: (isBack: boolean) => void,
): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 });

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') {
      close(false);
      return;
    }
    // Escape closes the menu, not the dialog it is in.
    event.stopPropagation();
    const items = menuItems(menu.current);
    const index = items.findIndex((item) => item === document.activeElement);
    if (event.key === 'Escape') close(true);
    else if (event.key.length === 1 && event.key !== ' ') {
      const isOld = event.timeStamp - typed.current.at > 600;
      typed.current = { text: (isOld ? '' : typed.current.text) + event.key, at: event.timeStamp };
      const labels = items.map((item) => item.dataset.text ?? item.textContent ?? '');
      const position = typeAhead(labels, typed.current.text, index);
      if (position !== undefined) items[position]?.focus();
    } else {
      const position = moved(event.key, index, items.length);
      if (position === undefined) return;
      items[position]?.focus();
    }
    event.preventDefault();
  };
}

/** Items that can be pressed, in their order. */
export function menuItems(menu: HTMLElement | null): HTMLElement[] {
  return menu
    ? Array.from(menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled])'))
    : [];
}

function moved(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
