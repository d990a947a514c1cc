import { useEffect, useEffectEvent } from 'react';

/** The part of https://html.spec.whatwg.org/#closewatcher that is used; not in the types of the DOM yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

interface Closable {
  readonly isOpen: boolean;
  readonly close: () => void;
}

const keepEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.isComposing) event.preventDefault();
};

/**
 * The back button or gesture of a phone closes what is open instead of leaving the page, where the browser has close
 * watchers (Chromium). Escape stays React Aria's: a tooltip or toast takes it without preventing its default, and the
 * browser would ask the overlay behind to close, too.
 */
export function useCloseRequests(state: Closable | null, isLocked = false): void {
  const isOpen = state?.isOpen ?? false;
  const close = useEffectEvent(() => state?.close());
  useEffect(() => {
    const Watcher = window.CloseWatcher;
    if (isLocked || !isOpen || !Watcher) return undefined;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new Watcher();
      watcher.onclose = () => {
        // A watcher ends with its request; what was asked may still be refused, for example to keep a draft.
        watch();
        close();
      };
    };
    watch();
    window.addEventListener('keydown', keepEscape, true);
    return () => {
      window.removeEventListener('keydown', keepEscape, true);
      watcher.destroy();
    };
  }, [isLocked, isOpen]);
}
