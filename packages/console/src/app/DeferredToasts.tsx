import type { ToastQueue } from '@settlement/design-system/ToastQueue';
import { type ReactNode, useEffect, useState } from 'react';

interface DeferredToastsProps {
  /** Answers with the place of the toasts. */
  readonly load: () => Promise<ReactNode>;
  /** Its first toast is a reason to fetch the place, too. */
  readonly queue?: ToastQueue;
}

/** The place of the toasts: fetched when a person shows up, so that it is there before the network is not. */
export function DeferredToasts({ load, queue }: DeferredToastsProps) {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => {
    const signs = new AbortController();
    const fetchContent = async () => {
      const loaded = await load();
      if (signs.signal.aborted) return;
      signs.abort();
      setContent(loaded);
    };
    // A pointer that only rests on the page gets `pointerover`, too. What fails is asked again at the next sign.
    const come = () => void fetchContent().catch(() => undefined);
    for (const sign of ['pointerdown', 'pointermove', 'focusin'] as const) {
      addEventListener(sign, come, { signal: signs.signal });
    }
    const unsubscribe = queue?.subscribe(come);
    if (queue && queue.getSnapshot().length > 0) come();
    return () => {
      signs.abort();
      unsubscribe?.();
    };
  }, [load, queue]);
  return content;
}
