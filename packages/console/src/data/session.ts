import { logout } from '@settlement/api-mocks/contract/auth';
import { atom } from 'jotai';
import { isLoginPage } from '../api/headers.ts';
import { storageAtom } from '../i18n/atoms.ts';
import { deviceAtom, pathsAtom } from './device.ts';
import { draftStorageAtom } from './draft-storage.ts';
import { apiClientAtom } from './api-client.ts';
import { locationAtom } from './location.ts';
import { pageLoaderAtom } from './page-loader.ts';

/** Whether a token is stored; another tab may have removed it. */
export const hasTokenAtom = atom((get) => () => get(storageAtom).get('token') !== null);

const LOGOUT_PATIENCE_MS = 2_000;
/** The login page is being loaded; until it is there, nothing here changes. */
export const isLeavingAtom = atom(false);

/**
 * Logs out: whatever the server says, everything stored but the language and the named preferences is
 * wiped and the login page is loaded (specification §4). Other tabs follow by their storage event.
 */
export const logoutAtom = atom(null, async (get, set) => {
  set(isLeavingAtom, true);
  const client = get(apiClientAtom);
  // The call takes the token with it before the token goes.
  const call = client.request(
    logout,
    {},
    { signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS), isExclusive: true },
  );
  get(storageAtom).wipe();
  get(draftStorageAtom).wipe();
  await call.catch(() => undefined);
  get(pageLoaderAtom).assign(get(pathsAtom).login());
});

/**
 * After a 401: the token goes, and the login page is loaded with the way back to here (specification §4).
 * Answers whether this was the first to notice; on a login page and during a logout it does nothing.
 */
export const expireSessionAtom = atom(null, (get, set): boolean => {
  const location = get(locationAtom);
  if (isLoginPage(location.pathname) || get(isLeavingAtom)) return false;
  set(isLeavingAtom, true);
  get(storageAtom).remove('token');
  get(pageLoaderAtom).replace(get(pathsAtom).login({ from: location, reason: 'expired' }));
  return true;
});

/** Another tab logged out, or somebody else signed in there: this one must not go on. */
export const followOtherTabsAtom = atom(
  null,
  (get, _set, event: { key: string | null; newValue: string | null }) => {
    if (event.key !== 'token' && event.key !== null) return;
    if (isLoginPage(get(locationAtom).pathname)) return;
    if (event.newValue === null) get(pageLoaderAtom).replace(get(pathsAtom).login());
    else get(pageLoaderAtom).reload();
  },
);

export const isMobileAtom = atom((get) => get(deviceAtom) === 'mobile');
