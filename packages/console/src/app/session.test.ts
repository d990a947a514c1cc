import { errorCode } from '@settlement/api-mocks/contract/errors';
import { getUserInfo } from '@settlement/api-mocks/contract/user';
import { describe, expect, test, vi } from 'vitest';
import { apiClientAtom } from '#data/calls/apiClient.ts';
import {
  beginSessionAtom,
  expireSessionAtom,
  followOtherTabsAtom,
  logoutAtom,
} from '#data/session/session.ts';
import { toastsAtom } from '#data/page/toasts.ts';
import { userQueryAtom } from '#data/user.ts';
import { memoryDrafts } from '#lib/browser/draftStorage.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { refusal, success, testConsole } from './testing.ts';

describe('the sign-out (specification §4)', () => {
  test('ends the session on the server and in the browser', async () => {
    const storage = memoryStorage({ token: 'token', lang: 'zh-CN', message: 'm', theme: 'dark' });
    const { store, pageLoader, requests } = testConsole(() => success(null), { storage, href: '/record' });
    await store.set(logoutAtom);
    expect(
      requests.map((request) => [new URL(request.url).pathname, request.headers.get('X-Token')]),
    ).toEqual([['/api/v1/user/login-out', 'token']]);
    expect([storage.get('token'), storage.get('message')]).toEqual([null, null]);
    expect([storage.get('lang'), storage.get('theme')]).toEqual(['zh-CN', 'dark']);
    expect(pageLoader.assign).toHaveBeenCalledExactlyOnceWith('/login');
  });

  test('ends the session in the browser even if the server returns an error', async () => {
    const { store, pageLoader, storage } = testConsole(() => refusal(errorCode.OPERATION_FAILED, 'no', 500), {
      device: 'mobile',
      href: '/m/',
    });
    await store.set(logoutAtom);
    expect(storage.get('token')).toBeNull();
    expect(pageLoader.assign).toHaveBeenCalledExactlyOnceWith('/m/login');
  });
});

describe('a 401 response (specification §4)', () => {
  test('redirects once with one message for 20 parallel calls (§3, auth state)', async () => {
    const { store, pageLoader, storage } = testConsole(() => refusal(401, 'login expired', 401), {
      href: '/record?status=2',
    });
    const release = store.sub(userQueryAtom, () => undefined);
    await vi.waitFor(() => expect(pageLoader.replace).toHaveBeenCalled());
    for (let time = 0; time < 19; time += 1) store.set(expireSessionAtom);
    release();
    expect(storage.get('token')).toBeNull();
    expect(pageLoader.replace).toHaveBeenCalledExactlyOnceWith(
      '/login?redirect=%2Frecord%3Fstatus%3D2&reason=expired',
    );
    expect(
      store
        .get(toastsAtom)
        .getSnapshot()
        .map(({ title }) => title),
    ).toEqual(['Your session has expired. Sign in again.']);
  });

  test('doesn’t redirect on a sign-in page', () => {
    const { store, pageLoader } = testConsole(() => success(null), { href: '/m/login' });
    expect(store.set(expireSessionAtom)).toBe(false);
    expect(pageLoader.replace).not.toHaveBeenCalled();
  });
});

describe('an event from another tab', () => {
  const event = (key: string | null, newValue: string | null) => ({ key, newValue });

  test.each([event('signedOut', '1'), event(null, null)])(
    'ends this session if it reports a sign-out or a cleared storage: %o',
    (first) => {
      const { store, pageLoader } = testConsole(() => success(null), { href: '/record' });
      store.set(followOtherTabsAtom, first);
      store.set(followOtherTabsAtom, event('token', null));
      expect(pageLoader.replace.mock.calls).toEqual([['/login']]);
    },
  );

  test('ends this session with a link back if it reports an expired session', () => {
    const { store, pageLoader } = testConsole(() => success(null), { href: '/record' });
    store.set(followOtherTabsAtom, event('token', null));
    expect(pageLoader.replace.mock.calls).toEqual([['/login?redirect=%2Frecord&reason=expired']]);
  });

  test('reloads this tab if another merchant signed in', () => {
    const { store, pageLoader } = testConsole(() => success(null), { href: '/record' });
    store.set(followOtherTabsAtom, event('token', 'another'));
    store.set(followOtherTabsAtom, event('lang', 'zh-CN'));
    expect(pageLoader.reload).toHaveBeenCalledTimes(1);
    expect(pageLoader.replace).not.toHaveBeenCalled();
  });
});

test('specification §6: a token that another tab has removed isn’t sent', async () => {
  const { store, storage, requests } = testConsole(() => refusal(401, 'login expired', 401));
  storage.remove('token');
  await store
    .get(apiClientAtom)
    .request(getUserInfo, {})
    .catch(() => undefined);
  expect(requests[0]?.headers.has('X-Token')).toBe(false);
});

test('a page that opens without a session deletes all drafts', () => {
  const drafts = memoryDrafts();
  drafts.set('10012345/withdraw', { amount: '5' });
  const { store } = testConsole(() => success(null), { drafts, storage: memoryStorage() });
  store.set(beginSessionAtom);
  expect(drafts.get('10012345/withdraw')).toBeUndefined();
});
