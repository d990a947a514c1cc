import { type Atom, atom } from 'jotai';
import { deviceAtom } from '#data/session/device.ts';
import { isAuthorisedAtom, userQueryAtom } from '#data/user.ts';
import { type PagePath, accessTo } from '#lib/address/pages.ts';
import { loadTemporal } from '#lib/time/temporal.ts';
import { screenQueries } from './screenQueries.ts';
import type { ConsoleStore } from './store.ts';

const ongoingAtom = atom<{ readonly stop: () => void }>({ stop: () => undefined });

export const stopRequestingAheadAtom = atom(null, (get) => get(ongoingAtom).stop());

export function requestAhead(store: ConsoleStore, path: PagePath): void {
  const queriesAtom = atom<readonly Atom<unknown>[]>([]);
  const aheadAtom = atom((get) => {
    get(userQueryAtom);
    // Without the permission, phones redirect to another page (specification §2 and §6).
    if (get(deviceAtom) === 'mobile' && accessTo(path) === 'menu' && !get(isAuthorisedAtom)) return;
    for (const query of get(queriesAtom)) get(query);
  });
  store.set(ongoingAtom, { stop: store.sub(aheadAtom, () => undefined) });
  // If the code can't be loaded, the screen shows the error.
  Promise.all([screenQueries[path]?.(), loadTemporal()]).then(
    ([queries]) => store.set(queriesAtom, queries ?? []),
    () => undefined,
  );
}
