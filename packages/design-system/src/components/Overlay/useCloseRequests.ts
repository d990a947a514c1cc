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

/**
 * The back button or gesture of a phone closes what is open instead of leaving the page, where the browser has close
 * watchers (Chromium). Escape is React Aria's alone: a tooltip or toast takes it without preventing its default, and the
 * browser would ask the overlay behind to close, too. Preventing it here would keep it from a list in the overlay.
 */
export function useCloseRequests(state: Closable | null, isLocked = false): void {
  const isOpen = state?.isOpen ?? false;
  const close = useEffectEvent(() => state?.close());
  useEffect(() => {
    const Watcher = window.CloseWatcher;
    if (isLocked || !isOpen || !Watcher) return undefined;
    let watcher: CloseWatcher;
    let isEscape = false;
    const watch = () => {
      watcher = new Watcher();
      watcher.onclose = () => {
        // A watcher ends with its request; what was asked may still be refused, for example to keep a draft.
        watch();
        if (!isEscape) close();
      };
    };
    watch();
    const noteEscape = (event: KeyboardEvent) => {
      isEscape = event.key === 'Escape';
      // What a key does by default is done before the next task.
      setTimeout(() => {
        isEscape = false;
      });
    };
    window.addEventListener('keydown', noteEscape, true);
    return () => {
      window.removeEventListener('keydown', noteEscape, true);
      watcher.destroy();
    };
  }, [isLocked, isOpen]);
}
