import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { locationSourceAtom, pathnameAtom } from '#data/location.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './RouteProgress.css.ts';

/**
 * A thin line while the next screen is fetched and the last one still stands. The source knows at once
 * where the page is going; the atom, read in a transition, where it still is.
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
