import { beforeAll, describe, expect, test, vi } from 'vitest';
import { recentPaymentsQueryAtom } from '#data/dashboard.ts';
import { userQueryAtom } from '#data/user.ts';
import type { Device } from '#lib/browser/device.ts';
import { screenQueries } from './screenQueries.ts';
import { requestAhead, stopRequestingAheadAtom } from './requestAhead.ts';
import { success, testConsole, userWith } from './testing.ts';

const AUTHORISED = 3;

function open(device: Device, status = AUTHORISED) {
  const opened = testConsole(
    (path) => (path.endsWith('/user/info') ? success(userWith(status)) : success({ total: 0, list: [] })),
    { device, href: device === 'mobile' ? '/m/' : '/' },
  );
  requestAhead(opened.store, '/');
  const requested = () => opened.requests.map(({ url }) => new URL(url).pathname.replace('/api/v1/', ''));
  return { ...opened, requested };
}

beforeAll(() => screenQueries['/']?.());

describe('requestAhead', () => {
  test.each(['desktop', 'mobile'] as const)(
    'requests the data of the first screen once on a %s',
    async (device) => {
      const { requested } = open(device);
      await vi.waitFor(() => expect(requested()).toContain('statistics/daily-collection'));
      expect(requested().toSorted()).toEqual([
        'market/follow/list',
        'statistics/daily-collection',
        'statistics/overview',
        'statistics/overviewAssets',
        'transactions/list',
        'user/application-list',
        'user/attention',
        'user/info',
      ]);
    },
  );

  test('stores the responses, so that the screen doesn’t request them again', async () => {
    const { store, requested } = open('desktop');
    await vi.waitFor(() => expect(store.get(recentPaymentsQueryAtom).isSuccess).toBe(true));
    store.sub(recentPaymentsQueryAtom, () => undefined);
    store.set(stopRequestingAheadAtom);
    expect(store.get(recentPaymentsQueryAtom).isSuccess).toBe(true);
    expect(requested().filter((path) => path === 'transactions/list')).toHaveLength(1);
  });

  test('requests only the user data on a phone without merchant permission (§6)', async () => {
    const { store, requested } = open('mobile', 0);
    await vi.waitFor(() => expect(store.get(userQueryAtom).isSuccess).toBe(true));
    await vi.dynamicImportSettled();
    expect(requested()).toEqual(['user/info']);
  });

  test('sends no request for the screen after it has been stopped', async () => {
    const { store, requested } = open('desktop');
    store.set(stopRequestingAheadAtom);
    await vi.dynamicImportSettled();
    expect(requested()).toEqual(['user/info']);
  });
});
