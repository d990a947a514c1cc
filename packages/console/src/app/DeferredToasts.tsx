import type { ToastQueue } from '@settlement/design-system/ToastQueue';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { deferredPart, useDeferred } from '#parts/useDeferred.ts';

const toasts = deferredPart(async () => (await import('./Toasts.tsx')).Toasts);

/** A pointer that only rests on the page gets `pointerover`, too. */
const signs = ['pointerdown', 'pointermove', 'focusin'] as const;

/** The place of the toasts: fetched when a person shows up, so that it is there before the network is not. */
export function DeferredToasts({ queue }: { readonly queue: ToastQueue }) {
  const [hasCome, setHasCome] = useState(false);
  const isAwaited = useSyncExternalStore(queue.subscribe, () => queue.getSnapshot().length > 0);
  const { data: Toasts, refetch } = useDeferred(toasts, hasCome || isAwaited);
  const isThere = Toasts !== undefined;
  // What failed is asked again at the next sign or toast.
  const come = useEffectEvent(() => {
    setHasCome(true);
    refetch();
  });
  useEffect(() => {
    if (isThere) return undefined;
    const listeners = new AbortController();
    for (const sign of signs) addEventListener(sign, () => come(), { signal: listeners.signal });
    const unsubscribe = queue.subscribe(() => come());
    return () => {
      listeners.abort();
      unsubscribe();
    };
  }, [isThere, queue]);
  return Toasts ? <Toasts queue={queue} /> : null;
}
