import { logout } from '@settlement/api-mocks/contract/auth';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { isLoginPage } from '#api/headers.ts';
import { storageAtom } from '#i18n/atoms.ts';
import { newRequestId } from '#lib/newRequestId.ts';
import type { LoginReason } from '#lib/paths.ts';
import { merchantKeys } from '#lib/storage.ts';
import { apiClientAtom } from './apiClient.ts';
import { deviceAtom, pathsAtom } from './device.ts';
import { draftStorageAtom } from './draftStorage.ts';
import { beforeSignOutAtom, isLeavingAtom } from './leaving.ts';
import { locationAtom } from './location.ts';
import { pageLoaderAtom } from './pageLoader.ts';
import { pageTokenAtom } from './pageToken.ts';

export { isLeavingAtom };

/** Whether a token is stored; another tab may have removed it. */
export const hasTokenAtom = atom((get) => () => get(storageAtom).get('token') !== null);

const LOGOUT_PATIENCE_MS = 10_000;

/** Tells the server, after this page if need be; the call takes the token with it before the token goes. */
const endAtServerAtom = atom(null, (get) => {
  for (const send of get(beforeSignOutAtom)) send();
  const options = {
    signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS),
    isExclusive: true,
    isKeptAlive: true,
  };
  get(apiClientAtom)
    .request(logout, {}, options)
    .catch(() => undefined);
});

/** Everything of the merchant that this tab keeps or remembers. */
const forgetMerchantAtom = atom(null, (get) => {
  get(draftStorageAtom).wipe();
  get(queryClientAtom).clear();
});

/**
 * Logs out: whatever the server says, everything stored but the language and the named preferences is
 * wiped and the login page is loaded (specification §4), which says the reason where there is one. Other tabs
 * follow by their storage event.
 */
export const logoutAtom = atom(null, async (get, set, reason?: LoginReason) => {
  set(isLeavingAtom, true);
  set(endAtServerAtom);
  const storage = get(storageAtom);
  // First the word that it was a logout: other tabs see the changes in this order.
  storage.set('signedOut', '1');
  storage.wipe();
  set(forgetMerchantAtom);
  get(pageLoaderAtom).assign(get(pathsAtom).login(reason && { reason }));
});

/**
 * After a 401: the token goes, and the login page is loaded with the way back to here (specification §4).
 * Drafts stay for the same merchant. Answers whether this was the first to notice; on a login page and during a
 * logout it does nothing.
 */
export const expireSessionAtom = atom(null, (get, set): boolean => {
  const location = get(locationAtom);
  if (isLoginPage(location.pathname) || get(isLeavingAtom)) return false;
  set(isLeavingAtom, true);
  get(storageAtom).remove('token');
  get(pageLoaderAtom).replace(get(pathsAtom).login({ from: location, reason: 'expired' }));
  return true;
});

/** Idle for as long as the merchant allows: the server ends the session, and so does every tab. */
export const endIdleSessionAtom = atom(null, (get, set) => {
  if (isLoginPage(get(locationAtom).pathname) || get(isLeavingAtom)) return;
  set(endAtServerAtom);
  set(expireSessionAtom);
});

/** Another tab logged out, its login expired, or another merchant signed in there: this one must stop. */
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

/** For the start of a page: what the tab kept of another session goes before anything is shown. */
export const beginSessionAtom = atom(null, (get) => {
  const storage = get(storageAtom);
  if (storage.get('token') !== null && storage.get('session') === null)
    storage.set('session', newRequestId());
  const session = storage.get('session');
  if (session === null) get(draftStorageAtom).wipe();
  else get(draftStorageAtom).keepOnly({ session });
});

/**
 * For a page that comes back, out of the history or from behind other tabs: whether its session is still the
 * one that is stored. Where it is not, the page leaves.
 */
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

/** Once it is known who is signed in: what this browser kept of another merchant goes. */
export const claimBrowserAtom = atom(null, (get, _set, mchid: string) => {
  get(draftStorageAtom).keepOnly({ owner: mchid });
  const storage = get(storageAtom);
  for (const key of merchantKeys) {
    const owner = storage.get(key)?.split(' ')[0];
    if (owner !== undefined && owner !== mchid) storage.remove(key);
  }
});

export const isMobileAtom = atom((get) => get(deviceAtom) === 'mobile');
