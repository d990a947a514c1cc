import { type ReactNode, useEffect, useState } from 'react';

interface LateToastsProps {
  /** Answers with the place of the toasts. */
  readonly load: () => Promise<ReactNode>;
}

/** The place of the toasts, there before the first of them so that it is read out: once a person shows up. */
export function LateToasts({ load }: LateToastsProps) {
  const [place, setPlace] = useState<ReactNode>(null);
  useEffect(() => {
    const signs = new AbortController();
    const fetchPlace = async () => {
      const loaded = await load();
      if (signs.signal.aborted) return;
      signs.abort();
      setPlace(loaded);
    };
    // What fails here is asked again at the next sign.
    const come = () => void fetchPlace().catch(() => undefined);
    for (const sign of ['pointerdown', 'pointerover', 'focusin'] as const) {
      addEventListener(sign, come, { signal: signs.signal });
    }
    return () => signs.abort();
  }, [load]);
  return place;
}
