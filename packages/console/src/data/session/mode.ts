import { atom } from 'jotai';
import { storageAtom } from '#i18n/atoms.ts';
import { pageAt, isLiveOnly } from '#lib/address/pages.ts';
import { pageLoaderAtom } from '../calls/pageLoader.ts';
import { locationAtom } from '../page/location.ts';
import { userAtom } from '../user.ts';
import { pathsAtom } from './device.ts';

export type Mode = 'live' | 'test';

/** The mode of the page's data, fixed until another document is loaded. Undefined while unknown. */
export const modeAtom = atom<Mode | undefined>(undefined);

export const isTestAtom = atom((get) => get(modeAtom) === 'test');

export const hasModesAtom = atom((get) => get(userAtom)?.test_mode === true);

/** Selects live mode on the first visit, and leaves test mode on a server that doesn't have it. */
export const followModesAtom = atom(null, (get, set) => {
  const hasModes = get(userAtom)?.test_mode;
  if (hasModes === undefined) return;
  const before = get(modeAtom);
  const mode = hasModes ? (before ?? 'live') : undefined;
  if (mode === before) return;
  if (mode) get(storageAtom).set('mode', mode);
  else get(storageAtom).remove('mode');
  set(modeAtom, mode);
});

/** Stores the mode and loads `href`. Default: the current page, or the home page if the mode lacks it. */
export const switchModeAtom = atom(null, (get, _set, mode: Mode, href?: string) => {
  const { pathname } = get(locationAtom);
  const page = pageAt(pathname);
  const isKept = page !== undefined && !(mode === 'test' && isLiveOnly(page));
  get(storageAtom).set('mode', mode);
  get(pageLoaderAtom).assign(href ?? (isKept ? pathname : get(pathsAtom).home));
});
