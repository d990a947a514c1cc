import { type Atom, atom } from 'jotai';
import { deviceAtom } from '#data/device.ts';
import { isAuthorisedAtom, userQueryAtom } from '#data/user.ts';
import { type PagePath, accessTo } from '#lib/pages.ts';
import { loadTemporal } from '#lib/temporal.ts';
import { screenQueries } from './screenQueries.ts';
import type { ConsoleStore } from './store.ts';

const ongoingAtom = atom<{ readonly stop: () => void }>({ stop: () => undefined });

/** What `requestAhead` requested is left to the screen, which observes it from now on. */
export const stopRequestingAheadAtom = atom(null, (get) => get(ongoingAtom).stop());

/** Requests what the first screen shows, so that the answers are there when it is drawn, or soon after. */
export function requestAhead(store: ConsoleStore, path: PagePath): void {
  const queriesAtom = atom<readonly Atom<unknown>[]>([]);
  const aheadAtom = atom((get) => {
    get(userQueryAtom);
    // Specification §2 and §6: on phones, the permission decides whether the screen is shown.
    if (get(deviceAtom) === 'mobile' && accessTo(path) === 'menu' && !get(isAuthorisedAtom)) return;
    for (const query of get(queriesAtom)) get(query);
  });
  store.set(ongoingAtom, { stop: store.sub(aheadAtom, () => undefined) });
  // Where its code can't be fetched, neither can the screen's, which says so.
  Promise.all([screenQueries[path]?.(), loadTemporal()]).then(
    ([queries]) => store.set(queriesAtom, queries ?? []),
    () => undefined,
  );
}
