import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { locationSourceAtom, pathnameAtom } from '#data/page/location.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './shell.css.ts';

/** Shows the loading of the next screen. `pathnameAtom` has the previous path until that screen is ready. */
export function RouteProgress() {
  const text = useText();
  const source = useAtomValue(locationSourceAtom);
  const subscribe = useCallback((listener: () => void) => source.subscribe(listener), [source]);
  const next = useSyncExternalStore(subscribe, () => source.get().pathname);
  const shown = useAtomValue(pathnameAtom);
  if (next === shown) return null;
  return <div role="progressbar" aria-label={text('shell.progress')} className={css.progressLine} />;
}
