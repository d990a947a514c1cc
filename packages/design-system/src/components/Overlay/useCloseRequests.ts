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

/** How to ask what is open to close, the newest last. */
let requests: (() => void)[] = [];

/**
 * One for all that is open. Browsers put watchers that no press preceded into one group and close all of it at once,
 * and a watcher ends with its request, though what it asked may stay open to keep a draft.
 */
let watcher: CloseWatcher | undefined;
let isEscape = false;

function watch(Watcher: new () => CloseWatcher): void {
  watcher = new Watcher();
  watcher.onclose = () => {
    watch(Watcher);
    if (!isEscape) requests.at(-1)?.();
  };
}

/**
 * Escape is React Aria's alone: a tooltip or toast takes it without preventing its default, and the browser would ask
 * the overlay behind to close, too. Preventing it here would keep it from a list in the overlay.
 */
function noteEscape({ key }: KeyboardEvent): void {
  isEscape = key === 'Escape';
  // What a key does by default is done before the next task.
  setTimeout(() => {
    isEscape = false;
  });
}

function listen(request: () => void): (() => void) | undefined {
  const Watcher = window.CloseWatcher;
  if (!Watcher) return undefined;
  if (requests.length === 0) {
    watch(Watcher);
    window.addEventListener('keydown', noteEscape, true);
  }
  requests.push(request);
  return () => {
    requests = requests.filter((one) => one !== request);
    if (requests.length > 0) return;
    window.removeEventListener('keydown', noteEscape, true);
    watcher?.destroy();
  };
}

/**
 * The back button or gesture of a phone closes what was opened last instead of leaving the page, where the browser has
 * close watchers (Chrome 126, Firefox 149, Safari 27.3). What is locked stays, and so does the page.
 */
export function useCloseRequests(state: Closable | null, isLocked = false): void {
  const isOpen = state?.isOpen ?? false;
  const close = useEffectEvent(() => {
    if (!isLocked) state?.close();
  });
  useEffect(() => (isOpen ? listen(() => close()) : undefined), [isOpen]);
}
