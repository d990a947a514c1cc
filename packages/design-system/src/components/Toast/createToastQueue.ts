import type { ReactNode } from 'react';

import type { Tone } from '../../tokens/types.ts';

export interface ToastContent {
  /** @default 'neutral' */
  tone?: Tone;
  title: ReactNode;
  description?: ReactNode;
  /** One thing to do about it; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

export interface ToastOptions {
  /**
   * Milliseconds until it disappears, counted only while no pointer is over the toasts and none has the
   * focus there (WCAG 2.2.1). Toasts with an action stay. @default 6000
   */
  timeout?: number;
  /** A second toast with the same id takes the place of the first. */
  id?: string;
}

export interface QueuedToast extends ToastContent {
  id: string;
  timeout: number | undefined;
  /** Rises with every toast, so that one which takes another's place is a new one. */
  order: number;
}

export interface ToastQueue {
  /** Shows a toast and returns its id. */
  add: (content: ToastContent, options?: ToastOptions) => string;
  close: (id: string) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Oldest first; the same array until something changes. */
  getSnapshot: () => readonly QueuedToast[];
}

/** Toasts live outside React, so that anything can show one. Make one per application. */
export function createToastQueue({ maxVisible = 4 }: { maxVisible?: number } = {}): ToastQueue {
  let toasts: readonly QueuedToast[] = [];
  let next = 1;
  const listeners = new Set<() => void>();
  const set = (changed: readonly QueuedToast[]) => {
    toasts = changed;
    for (const listener of listeners) listener();
  };
  return {
    add(content, { timeout = 6000, id } = {}) {
      const order = next++;
      const key = id ?? `toast-${order}`;
      const toast: QueuedToast = {
        ...content,
        id: key,
        order,
        timeout: content.action ? undefined : timeout,
      };
      set([...toasts.filter((other) => other.id !== key), toast].slice(-maxVisible));
      return key;
    },
    close(id) {
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
    },
    clear() {
      if (toasts.length > 0) set([]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
  };
}
