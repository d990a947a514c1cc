import { logout } from '@settlement/api-mocks/contract/auth';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { isLoginPage } from '#api/headers.ts';
import { storageAtom } from '#i18n/atoms.ts';
import { newRequestId } from '#lib/money/newRequestId.ts';
import type { LoginReason } from '#lib/address/paths.ts';
import { merchantKeys } from '#lib/browser/storage.ts';
import { apiClientAtom } from '../calls/apiClient.ts';
import { deviceAtom, pathsAtom } from './device.ts';
import { draftStorageAtom } from '../page/draftStorage.ts';
import { beforeSignOutAtom, isLeavingAtom } from './leaving.ts';
import { locationAtom } from '../page/location.ts';
import { pageLoaderAtom } from '../calls/pageLoader.ts';
import { pageTokenAtom } from '../calls/pageToken.ts';

export { isLeavingAtom };

/** Checks if a token is stored. Always reads the storage, because another tab may have signed out. */
export const hasTokenAtom = atom((get) => () => get(storageAtom).get('token') !== null);

const LOGOUT_PATIENCE_MS = 10_000;

/** Ends the session on the server. Must be called while the token is stored. */
const endAtServerAtom = atom(null, (get) => {
  for (const send of get(beforeSignOutAtom)) send();
  const options = { signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS), isExclusive: true, isKeptAlive: true };
  get(apiClientAtom)
    .request(logout, {}, options)
    .catch(() => undefined);
});

const forgetMerchantAtom = atom(null, (get) => {
  get(draftStorageAtom).wipe();
  get(queryClientAtom).clear();
});

/** Signs out (specification §4). Keeps only the language and the preferences. */
export const logoutAtom = atom(null, async (get, set, reason?: LoginReason) => {
  set(isLeavingAtom, true);
  set(endAtServerAtom);
  const storage = get(storageAtom);
  // Other tabs receive the changes in this order, and must see the sign-out first.
  storage.set('signedOut', '1');
  storage.wipe();
  set(forgetMerchantAtom);
  get(pageLoaderAtom).assign(get(pathsAtom).login(reason && { reason }));
});

/** Ends a session after a 401 (specification §4). Returns true only for the first call. */
export const expireSessionAtom = atom(null, (get, set): boolean => {
  const location = get(locationAtom);
  if (isLoginPage(location.pathname) || get(isLeavingAtom)) return false;
  set(isLeavingAtom, true);
  get(storageAtom).remove('token');
  get(pageLoaderAtom).replace(get(pathsAtom).login({ from: location, reason: 'expired' }));
  return true;
});

export const endIdleSessionAtom = atom(null, (get, set) => {
  if (isLoginPage(get(locationAtom).pathname) || get(isLeavingAtom)) return;
  set(endAtServerAtom);
  set(expireSessionAtom);
});

export const followOtherTabsAtom = atom(
  null,
  (get, set, event: { key: string | null; newValue: string | null }) => {
    if (isLoginPage(get(locationAtom).pathname) || get(isLeavingAtom)) return;
    const isLogout = (event.key === 'signedOut' && event.newValue !== null) || event.key === null;
    if (isLogout) {
      set(isLeavingAtom, true);
      set(forgetMerchantAtom);
      get(pageLoaderAtom).replace(get(pathsAtom).login());
    } else if (event.key === 'token') {
      if (event.newValue === null) set(expireSessionAtom);
      else {
        set(isLeavingAtom, true);
        get(pageLoaderAtom).reload();
      }
    }
  },
);

/** Removes the drafts of other sessions. Runs before anything is rendered. */
export const beginSessionAtom = atom(null, (get) => {
  const storage = get(storageAtom);
  if (storage.get('token') !== null && storage.get('session') === null)
    storage.set('session', newRequestId());
  const session = storage.get('session');
  if (session === null) get(draftStorageAtom).wipe();
  else get(draftStorageAtom).keepOnly({ session });
});

/** Leaves or reloads the page and returns false if the session has changed. */
export const checkSessionAtom = atom(null, (get, set): boolean => {
  const before = get(pageTokenAtom);
  const token = get(storageAtom).get('token') ?? undefined;
  if (before === null || token === before) return true;
  if (get(isLeavingAtom) || isLoginPage(get(locationAtom).pathname)) return false;
  const isLogout = token === undefined && get(storageAtom).get('session') === null;
  set(followOtherTabsAtom, {
    key: isLogout ? 'signedOut' : 'token',
    newValue: isLogout ? '1' : (token ?? null),
  });
  return false;
});

export const claimBrowserAtom = atom(null, (get, _set, mchid: string) => {
  get(draftStorageAtom).keepOnly({ owner: mchid });
  const storage = get(storageAtom);
  for (const key of merchantKeys) {
    const owner = storage.get(key)?.split(' ')[0];
    if (owner !== undefined && owner !== mchid) storage.remove(key);
  }
});

export const isMobileAtom = atom((get) => get(deviceAtom) === 'mobile');
