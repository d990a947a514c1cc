// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { act, queryClientAtom, renderHook, waitFor, within } from '#console/app/testingReact.tsx';
import { assetsQueryAtom } from '#console/data/assets.ts';
import { useDraft } from '#console/data/page/drafts.ts';
import { useLeaveGuard } from '#console/data/page/leaveGuard.ts';
import { unreadQueryAtom } from '#console/data/notifications.ts';
import { hasSeenOpenedAtom } from '#console/data/permission.ts';
import { hideBalancesAtom } from '#console/data/session/preferences.ts';
import {
  checkSessionAtom,
  claimBrowserAtom,
  expireSessionAtom,
  isLeavingAtom,
  logoutAtom,
} from '#console/data/session/session.ts';
import { skippedStepsAtom } from '#console/data/setup.ts';
import { userAtom } from '#console/data/user.ts';
import { OUTCOMES_KEY } from '#console/lib/browser/storage.ts';
import { openBrowser } from './browserTabs.ts';
import { projectFiles, read } from '../repo/source.ts';

type Tab = ReturnType<ReturnType<typeof openBrowser>['openTab']>;

const EMAIL = 'finance@northwind.example';
const NAME = 'Northwind';
const empty = { address: '', amount: '' };
const typed = { address: 'TC2eQfYvWZLE5gYHXB7s4vBsp8Wc1mRkNa', amount: '4321.5' };

function openSignedIn() {
  const browser = openBrowser();
  browser.signIn('authorised');
  return browser;
}

async function mchidOf({ store }: Tab): Promise<string> {
  const release = store.sub(userAtom, () => undefined);
  await waitFor(() => expect(store.get(userAtom)).toBeDefined());
  release();
  return store.get(userAtom)?.mchid ?? '';
}

async function work(tab: Tab): Promise<string> {
  const { store } = tab;
  const release = [userAtom, assetsQueryAtom, unreadQueryAtom].map((one) => store.sub(one, () => undefined));
  const mchid = await mchidOf(tab);
  await waitFor(() => expect(store.get(assetsQueryAtom).data).toBeDefined());
  const form = renderHook(() => useDraft('withdraw', empty), within(store));
  act(() => form.result.current[1](typed));
  form.unmount();
  store.set(hasSeenOpenedAtom);
  store.set(skippedStepsAtom, 'app', true);
  store.set(hideBalancesAtom, true);
  for (const stop of release) stop();
  return mchid;
}

const keysOf = (area: Storage) => Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
const textOf = (area: Storage) =>
  keysOf(area)
    .map((key) => `${key}=${area.getItem(key)}`)
    .join('\n');
const draftIn = (tab: Tab) => {
  const form = renderHook(() => useDraft('withdraw', empty), within(tab.store));
  const [draft] = form.result.current;
  form.unmount();
  return draft;
};

function expectEmptyStorage(
  browser: ReturnType<typeof openBrowser>,
  tabs: readonly Tab[],
  mchid: string,
): void {
  const everything = [browser.local, ...tabs.map(({ session }) => session)].map(textOf).join('\n');
  for (const secret of [mchid, EMAIL, NAME, 'tok_', typed.address, typed.amount]) {
    expect(secret).not.toBe('');
    expect(everything).not.toContain(secret);
  }
  for (const { session, store } of tabs) {
    expect(keysOf(session)).toEqual([]);
    expect(store.get(queryClientAtom).getQueryCache().getAll()).toEqual([]);
    expect(store.get(isLeavingAtom)).toBe(true);
  }
  expect([history.state, document.cookie]).toEqual([null, '']);
}

describe('merchant data after signing out', () => {
  it('is deleted in every tab', async () => {
    const browser = openSignedIn();
    const tabs = [browser.openTab('/property/withdraw?id=101'), browser.openTab('/record?status=2')];
    const [mchid = ''] = await Promise.all(tabs.map(work));
    browser.local.setItem(OUTCOMES_KEY, '[{"request_id":"r-1"}]');
    const [first, second] = tabs;
    if (!first || !second) throw new Error('two tabs');

    await act(() => first.store.set(logoutAtom));
    expectEmptyStorage(browser, tabs, mchid);
    expect(first.pageLoader.assign).toHaveBeenCalledExactlyOnceWith('/login');
    expect(second.pageLoader.replace).toHaveBeenCalledExactlyOnceWith('/login');
    expect(first.calls.at(-1)).toEqual({ path: '/api/v1/user/login-out', keepalive: true });
    expect(keysOf(browser.local).toSorted()).toEqual(['balances', OUTCOMES_KEY]);
  });

  it('is deleted in an inactive tab that is opened again', async () => {
    const browser = openSignedIn();
    const asleep = browser.openTab('/property/withdraw');
    const mchid = await work(asleep);
    asleep.close();
    await act(() => browser.openTab('/').store.set(logoutAtom));
    expect(textOf(asleep.session)).toContain(typed.address);

    browser.signIn('two-step');
    const again = browser.openTab('/property/withdraw', asleep.session);
    expect(textOf(again.session)).not.toContain(typed.address);
    expect(textOf(again.session)).not.toContain(mchid);
  });

  it('is deleted in a page that is restored from the history', async () => {
    const browser = openSignedIn();
    const back = browser.openTab('/record');
    const mchid = await work(back);
    back.close();
    expect(back.store.set(checkSessionAtom)).toBe(true);
    await act(() => browser.openTab('/').store.set(logoutAtom));

    expect(back.store.set(checkSessionAtom)).toBe(false);
    expect(back.pageLoader.replace).toHaveBeenCalledExactlyOnceWith('/login');
    expectEmptyStorage(browser, [back], mchid);
  });

  it('isn’t written to IndexedDB, cookies or caches', () => {
    const sources = projectFiles().filter(
      (file) => /^packages\/console\/src\/(?!dev\/).*\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
    );
    expect(sources.length).toBeGreaterThan(300);
    expect(
      sources.filter((file) => /indexedDB|document\.cookie|caches\.open|cookieStore/.test(read(file))),
    ).toEqual([]);
  });
});

describe('an expired session', () => {
  it('keeps the drafts of the same merchant if a poll detects the expiration', async () => {
    const browser = openSignedIn();
    const tab = browser.openTab('/property/withdraw?id=101');
    await work(tab);
    browser.api.merchant();
    browser.api.setScenarios(['any.unauthorised']);
    await tab.store.get(queryClientAtom).invalidateQueries({ queryKey: ['notifications.list'] });
    const release = tab.store.sub(unreadQueryAtom, () => undefined);
    await waitFor(() =>
      expect(tab.pageLoader.replace).toHaveBeenCalledExactlyOnceWith(
        '/login?redirect=%2Fproperty%2Fwithdraw%3Fid%3D101&reason=expired',
      ),
    );
    release();
    expect(browser.local.getItem('token')).toBeNull();

    browser.api.setScenarios([]);
    browser.signIn('authorised');
    const same = browser.openTab('/property/withdraw?id=101', tab.session);
    same.store.set(claimBrowserAtom, await mchidOf(same));
    expect(draftIn(same)).toEqual(typed);
  });

  it('leaves no data behind for the next merchant who signs in', async () => {
    const browser = openSignedIn();
    const tab = browser.openTab('/property/withdraw');
    const mchid = await work(tab);
    expect(tab.store.set(expireSessionAtom)).toBe(true);
    expect(textOf(tab.session)).toContain(typed.address);

    browser.signIn('two-step');
    const other = browser.openTab('/', tab.session);
    other.store.set(claimBrowserAtom, await mchidOf(other));
    expect(`${textOf(browser.local)}${textOf(other.session)}`).not.toContain(mchid);
    expect(textOf(other.session)).not.toContain(typed.address);
  });

  it('is ignored if another tab has replaced its token', async () => {
    const browser = openSignedIn();
    const tab = browser.openTab('/record');
    tab.close();
    let answer: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const handle = browser.api.handle.bind(browser.api);
    browser.api.handle = async (request) => {
      await slow;
      return handle(request);
    };
    const release = tab.store.sub(userAtom, () => undefined);
    browser.api.setScenarios(['any.unauthorised']);
    browser.signIn('two-step');
    answer();
    await waitFor(() => expect(tab.store.get(queryClientAtom).isFetching()).toBe(0));
    release();
    expect(browser.local.getItem('token')).not.toBeNull();
    expect(tab.pageLoader.replace).not.toHaveBeenCalled();
  });

  it('removes the warning about leaving a form with unsaved entries', () => {
    const browser = openSignedIn();
    const { store } = browser.openTab('/accountInfo');
    const guard = renderHook(() => useLeaveGuard(true), within(store));
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaves()).toBe(false);
    store.set(expireSessionAtom);
    expect(leaves()).toBe(true);
    guard.unmount();
  });
});
