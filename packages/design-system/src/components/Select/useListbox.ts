import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

import { typeAhead } from './typeAhead.ts';

interface Listbox {
  isOpen: boolean;
  activeKey: string | null;
  open: () => void;
  close: () => void;
  choose: (key: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface ListboxOptions {
  list: RefObject<HTMLElement | null>;
  selected: ReadonlySet<string>;
  onChoose: (key: string) => void;
  /** Stays open while several are chosen. */
  isMultiple: boolean;
}

/** The keyboard of the APG's select-only combobox: the focus stays on the trigger, options are pointed at. */
export function useListbox({ list, selected, onChoose, isMultiple }: ListboxOptions): Listbox {
  const [isOpen, setOpen] = useState(false);
  const [activeKey, setActive] = useState<string | null>(null);
  const typed = useRef({ text: '', at: 0 });

  useEffect(() => {
    if (!isOpen || activeKey === null) return;
    optionsOf(list.current)
      .find((option) => option.dataset.key === activeKey)
      ?.scrollIntoView({ block: 'nearest' });
  }, [list, isOpen, activeKey]);

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const open = () => {
    const options = optionsOf(list.current);
    const current = options.find((option) => selected.has(option.dataset.key ?? '')) ?? options[0];
    setActive(current?.dataset.key ?? null);
    setOpen(true);
  };
  const choose = (key: string) => {
    onChoose(key);
    if (isMultiple) setActive(key);
    else close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const options = optionsOf(list.current);
    const index = options.findIndex((option) => option.dataset.key === activeKey);
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (!isOpen) {
      if (!isLetter && !['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return;
      event.preventDefault();
      open();
      if (isLetter) type(event, options, index);
      return;
    }
    if (event.key === 'Tab') {
      close();
      return;
    }
    // Escape closes the list, not the dialog it is in.
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' || event.key === ' ') {
      if (activeKey !== null) choose(activeKey);
    } else if (isLetter) type(event, options, index);
    else {
      const position = moved(event.key, index, options.length);
      if (position === undefined) return;
      setActive(options[position]?.dataset.key ?? null);
    }
    event.preventDefault();
  };

  const type = (event: KeyboardEvent, options: readonly HTMLElement[], index: number) => {
    const isOld = event.timeStamp - typed.current.at > 600;
    typed.current = { text: (isOld ? '' : typed.current.text) + event.key, at: event.timeStamp };
    const labels = options.map((option) => option.dataset.text ?? option.textContent ?? '');
    const position = typeAhead(labels, typed.current.text, index);
    if (position !== undefined) setActive(options[position]?.dataset.key ?? null);
  };

  return { isOpen, activeKey, open, close, choose, onKeyDown };
}

/** Options that can be chosen, in their order. */
function optionsOf(list: HTMLElement | null): HTMLElement[] {
  return list ? Array.from(list.querySelectorAll<HTMLElement>('[role="option"]:not([aria-disabled])')) : [];
}

function moved(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, last);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'PageDown':
      return Math.min(index + 10, last);
    case 'PageUp':
      return Math.max(index - 10, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
