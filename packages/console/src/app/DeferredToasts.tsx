import { type ReactNode, useEffect, useState } from 'react';

interface DeferredToastsProps {
  /** Answers with the place of the toasts. */
  readonly load: () => Promise<ReactNode>;
}

/** The place of the toasts, there before the first of them so that it is read out: once a person shows up. */
export function DeferredToasts({ load }: DeferredToastsProps) {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => {
    const signs = new AbortController();
    const fetchContent = async () => {
      const loaded = await load();
      if (signs.signal.aborted) return;
      signs.abort();
      setContent(loaded);
    };
    // What fails here is asked again at the next sign.
    const come = () => void fetchContent().catch(() => undefined);
    for (const sign of ['pointerdown', 'pointerover', 'focusin'] as const) {
      addEventListener(sign, come, { signal: signs.signal });
    }
    return () => signs.abort();
  }, [load]);
  return content;
}
