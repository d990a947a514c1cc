import type { ReactNode } from 'react';
import { ToastQueue as AriaToastQueue } from 'react-stately/useToastState';

import type { Tone } from '#tokens/types.ts';

export interface ToastContent {
  /** Its icon and colour. @default 'neutral' */
  tone?: Tone;
  /** What happened, in a few words. */
  title: ReactNode;
  /** A second line, where the title is not enough. */
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
  /** A second toast with the same id replaces the first. */
  id?: string;
}

export interface QueuedToast extends ToastContent {
  /** The caller's, or one that was made. */
  id: string;
  /** Milliseconds; undefined stays. */
  timeout: number | undefined;
}

export interface ToastQueue {
  /** Shows a toast and returns its id. */
  add: (content: ToastContent, options?: ToastOptions) => string;
  /** Takes one away; an unknown id does nothing. */
  close: (id: string) => void;
  /** Takes all away, as on logout. */
  clear: () => void;
  /** Told of every change; returns a way to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Oldest first. */
  getSnapshot: () => readonly QueuedToast[];
  /** For `ToastRegion`, which draws them. */
  readonly aria: AriaToastQueue<QueuedToast>;
}

/**
 * Toasts live outside React, so that anything can show one. Make one per application. react-aria's queue,
 * with ids of the caller's own, where a second toast replaces the first.
 */
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
      // The newest are seen, and what was pushed out does not come back.
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
