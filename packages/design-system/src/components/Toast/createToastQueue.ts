import type { ReactNode } from 'react';
import { ToastQueue as AriaToastQueue } from 'react-stately/useToastState';

import type { Tone } from '#tokens/types.ts';

export interface ToastContent {
  /** The icon and color. @default 'neutral' */
  tone?: Tone;
  /** The event in a few words. */
  title: ReactNode;
  /** A second line, if the title isn't enough. */
  description?: ReactNode;
  /** A button below the text. */
  action?: {
    /** The label of the button. */
    label: string;
    /** Called when the button is pressed. The toast then closes. */
    onPress: () => void;
  };
}

export interface ToastOptions {
  /**
   * The milliseconds until the toast closes. The time stops while the toasts have the pointer or the focus. A toast
   * with an `action` ignores it and stays open. @default 6000
   */
  timeout?: number;
  /** The ID. A second toast with the same ID replaces the first. */
  id?: string;
}

export interface QueuedToast extends ToastContent {
  /** The ID from the caller, or a generated one. */
  id: string;
  /** The milliseconds until the toast disappears. `undefined` if it stays. */
  timeout: number | undefined;
}

export interface ToastQueue {
  /** Shows a toast and returns its ID. */
  add: (content: ToastContent, options?: ToastOptions) => string;
  /** Removes a toast. An unknown ID has no effect. */
  close: (id: string) => void;
  /** Removes all toasts, for example after a sign-out. */
  clear: () => void;
  /** Calls the listener on every change. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the toasts, oldest first. */
  getSnapshot: () => readonly QueuedToast[];
  /** React Aria's queue, which `ToastRegion` renders. */
  readonly aria: AriaToastQueue<QueuedToast>;
}

/** Creates a toast queue, one per application. Code outside of components can also use it. */
export function createToastQueue({ maxVisible = 4 }: { maxVisible?: number } = {}): ToastQueue {
  const aria = new AriaToastQueue<QueuedToast>();
  let next = 1;
  const close = (id: string) => {
    const toast = aria.visibleToasts.find(({ content }) => content.id === id);
    if (toast) aria.close(toast.key);
  };
  return {
    add(content, { timeout = 6000, id = `toast-${next++}` } = {}) {
      close(id);
      const toast: QueuedToast = { ...content, id, timeout: content.action ? undefined : timeout };
      aria.add(toast, toast.timeout === undefined ? {} : { timeout: toast.timeout });
      // The oldest toasts are closed. Otherwise, they would appear again when newer toasts are closed.
      for (const old of aria.visibleToasts.slice(maxVisible)) aria.close(old.key);
      return id;
    },
    close,
    clear: () => aria.clear(),
    subscribe: (listener) => aria.subscribe(listener),
    getSnapshot: () => aria.visibleToasts.map(({ content }) => content).toReversed(),
    aria,
  };
}
