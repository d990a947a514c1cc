import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && (target.type === 'search' || target.type === 'range');

/** Single keys of the page; while something is typed or dragged, keys belong to that. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
}
