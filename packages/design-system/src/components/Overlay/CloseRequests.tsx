import { use, useEffect, useEffectEvent } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

/** The part of https://html.spec.whatwg.org/#closewatcher that is missing in TypeScript's DOM types. */
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
 * The watcher that all open overlays share. Browsers group watchers that are created without a press in
 * between, and close each group together. Therefore, each overlay can't have a separate watcher. A close
 * request destroys the watcher, even if the overlay stays open to keep a draft.
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
 * Stores whether Escape was pressed, so that the browser's close request is ignored. React Aria already
 * handles Escape. Otherwise, Escape in a tooltip would also close the overlay behind it. The event's
 * default can't be prevented, because a list in the overlay needs Escape.
 */
function noteEscape({ key }: KeyboardEvent): void {
  isEscape = key === 'Escape';
  // The browser sends its close request before the next task.
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

/** Closes the newest overlay with the back button of a phone (Chrome 126, Firefox 149, Safari 27.3). */
export function useCloseRequests(state: Closable | null, isLocked = false): void {
  const isOpen = state?.isOpen ?? false;
  const close = useEffectEvent(() => {
    if (!isLocked) state?.close();
  });
  useEffect(() => (isOpen ? listen(() => close()) : undefined), [isOpen]);
}

/** Closes the surrounding overlay when the user presses the back button of a phone. */
export function CloseRequests({ isLocked = false }: { readonly isLocked?: boolean }) {
  useCloseRequests(use(OverlayTriggerStateContext), isLocked);
  return null;
}
