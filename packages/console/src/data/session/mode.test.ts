import { getUserInfo } from '@settlement/api-mocks/contract/user';
import { listPayments } from '@settlement/api-mocks/contract/payments';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { queryClientAtom } from 'jotai-tanstack-query';
import { describe, expect, it } from 'vitest';
import { createConsoleStore } from '#app/store.ts';
import { success, userWith } from '#app/testing.ts';
import { memoryLocationSource } from '#lib/browser/locationSource.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { apiClientAtom } from '../calls/apiClient.ts';
import { endpointKey } from '../calls/endpointQuery.ts';
import { userAtom } from '../user.ts';
import { claimBrowserAtom } from './session.ts';
import { followModesAtom, modeAtom, switchModeAtom } from './mode.ts';

function open({ url = '/record?status=2', kept = '', hasModes = true } = {}) {
  const storage = memoryStorage({ token: 'token', ...(kept && { mode: kept }) });
  const sent: (string | null)[] = [];
  const opened: string[] = [];
  const store = createConsoleStore({
    location: memoryLocationSource(url),
    storage,
    fetch: async (input, init) => {
      sent.push(
        new Request(typeof input === 'string' ? `http://console.test${input}` : input, init).headers.get(
          'x-mode',
        ),
      );
      const { status, body } = success({ list: [], total: 0 });
      return Response.json(body, { status });
    },
    pageLoader: { assign: (href) => opened.push(href), replace: () => undefined, reload: () => undefined },
  });
  const user = { ...userWith(3), test_mode: hasModes };
  store.get(queryClientAtom).setQueryData(endpointKey(getUserInfo, {}), user);
  store.sub(userAtom, () => undefined);
  return { store, storage, sent, opened };
}

describe('the mode', () => {
  it('is sent only with calls that support test mode or move money', async () => {
    const { store, sent } = open({ kept: 'test' });
    const client = store.get(apiClientAtom);
    await client.request(listPayments, {});
    await client.request(getUserInfo, {}).catch(() => undefined);
    const body = { id: '1', address: 'T', amount: '1', request_id: 'x' };
    await client.request(createWithdrawal, { body }).catch(() => undefined);
    expect(sent).toEqual(['test', null, 'test']);
  });

  it('isn’t sent on the first visit until the server is known to have test mode', async () => {
    const { store, sent } = open();
    await store.get(apiClientAtom).request(listPayments, {});
    store.set(followModesAtom);
    await store.get(apiClientAtom).request(listPayments, {});
    expect(sent).toEqual([null, 'live']);
  });

  it('is removed from the storage if the server doesn’t have test mode', () => {
    const { store, storage } = open({ kept: 'test', hasModes: false });
    store.set(followModesAtom);
    expect([store.get(modeAtom), storage.get('mode')]).toEqual([undefined, null]);
  });

  it.each([
    ['/record?status=2', 'test', '/record'],
    ['/property/withdraw?id=1', 'test', '/'],
    ['/property/withdraw?id=1', 'live', '/property/withdraw'],
  ] as const)('changes on %s to “%s” by loading the page %s', (url, mode, href) => {
    const { store, storage, opened } = open({ url });
    store.set(switchModeAtom, mode);
    expect([opened, storage.get('mode')]).toEqual([[href], mode]);
  });

  it('is kept for the next page after the merchant is loaded', () => {
    const { store, storage } = open({ kept: 'test' });
    store.set(claimBrowserAtom, '1');
    expect(storage.get('mode')).toBe('test');
  });

  it('is selected by the mode parameter of a link', () => {
    expect(open({ url: '/record?mode=test' }).store.get(modeAtom)).toBe('test');
  });
});
