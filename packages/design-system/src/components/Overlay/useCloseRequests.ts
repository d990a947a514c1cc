import { useEffect, useEffectEvent } from 'react';

/** A part of https://html.spec.whatwg.org/#closewatcher that the DOM types don't contain yet. */
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

let requests: (() => void)[] = [];

/**
 * The watcher of all open overlays. Browsers group watchers that were created without a press and close them
 * all together. A watcher ends with its request, although the overlay may stay open to keep a draft.
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
 * Notes if Escape was pressed. React Aria handles Escape. A tooltip or toast doesn't prevent the default
 * action, and the browser would also close the overlay behind it. If this function prevented the default
 * action, a list in the overlay wouldn't get Escape.
 */
function noteEscape({ key }: KeyboardEvent): void {
  isEscape = key === 'Escape';
  // The browser completes the default action of a key before the next task.
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
 * Closes the newest overlay with the back button or gesture of a phone instead of leaving the page, if the browser
 * supports close watchers (Chrome 126, Firefox 149, Safari 27.3). A locked overlay stays open, and so does the page.
 */
export function useCloseRequests(state: Closable | null, isLocked = false): void {
  const isOpen = state?.isOpen ?? false;
  const close = useEffectEvent(() => {
    if (!isLocked) state?.close();
  });
  useEffect(() => (isOpen ? listen(() => close()) : undefined), [isOpen]);
}
