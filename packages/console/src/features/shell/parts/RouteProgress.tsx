import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { locationSourceAtom, pathnameAtom } from '#data/page/location.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './RouteProgress.css.ts';

/**
 * Shows a progress bar while the code of the next screen is loaded. `pathnameAtom` changes in a transition,
 * so it has the previous path until the screen is ready.
 */
export function RouteProgress() {
  const text = useText();
  const source = useAtomValue(locationSourceAtom);
  const subscribe = useCallback((listener: () => void) => source.subscribe(listener), [source]);
  const next = useSyncExternalStore(subscribe, () => source.get().pathname);
  const shown = useAtomValue(pathnameAtom);
  if (next === shown) return null;
  return <div role="progressbar" aria-label={text('shell.progress')} className={css.line} />;
}
