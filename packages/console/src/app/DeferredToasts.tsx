import type { ToastQueue } from '@settlement/design-system/ToastQueue';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { deferredPart, useDeferred } from '#parts/loading/useDeferred.ts';

const toasts = deferredPart(async () => (await import('./Toasts.tsx')).Toasts, []);

/**
 * The events that count as an interaction. `pointerover` doesn't, because it also occurs when a page opens
 * below a pointer that doesn't move.
 */
const signs = ['pointerdown', 'pointermove', 'focusin'] as const;

const hasMoved = ({ movementX, movementY }: MouseEvent) => movementX !== 0 || movementY !== 0;

/** Loads the toast region on the first interaction or toast, so that it's available offline. */
export function DeferredToasts({ queue }: { readonly queue: ToastQueue }) {
  const [hasCome, setHasCome] = useState(false);
  const isAwaited = useSyncExternalStore(queue.subscribe, () => queue.getSnapshot().length > 0);
  const { data: Toasts, refetch } = useDeferred(toasts, hasCome || isAwaited);
  const isThere = Toasts !== undefined;
  // The next interaction or toast loads the region again after a failure.
  const come = useEffectEvent(() => {
    setHasCome(true);
    refetch();
  });
  useEffect(() => {
    if (isThere) return undefined;
    const listeners = new AbortController();
    const onSign = (event: Event) => {
      const isStill = event.type === 'pointermove' && event instanceof MouseEvent && !hasMoved(event);
      if (!isStill) come();
    };
    for (const sign of signs) addEventListener(sign, onSign, { signal: listeners.signal });
    const unsubscribe = queue.subscribe(() => come());
    return () => {
      listeners.abort();
      unsubscribe();
    };
  }, [isThere, queue]);
  return Toasts ? <Toasts queue={queue} /> : null;
}
