// @vitest-environment jsdom
import { listApplications } from '@settlement/api-mocks/contract/applications';
import { getOverview } from '@settlement/api-mocks/contract/statistics';
import { getUserInfo, type UserInfo } from '@settlement/api-mocks/contract/user';
import { queryClientAtom } from 'jotai-tanstack-query';
import { describe, expect, it, vi } from 'vitest';
import { createConsoleStore } from '#app/store.ts';
import { success, testConsole, userWith } from '#app/testing.ts';
import { endpointKey } from './calls/endpointQuery.ts';
import { firstStepsAtom, testPaymentQueryAtom } from './firstRun.ts';
import { isFirstRunAtom } from './dashboard.ts';
import { testOrderAtom } from './setup.ts';

function open(user: Partial<UserInfo>, orders = 0, extensions?: readonly []) {
  const store = createConsoleStore({
    ...(extensions && { extensions }),
    fetch: async () => Response.json(success({ list: [], total: 0 }).body),
  });
  const client = store.get(queryClientAtom);
  client.setQueryData(endpointKey(getUserInfo, {}), { ...userWith(3), ...user });
  client.setQueryData(endpointKey(getOverview, {}), { transaction_volume: orders });
  for (const mode of [1, 2])
    client.setQueryData(endpointKey(listApplications, { query: { mode, current: 1, pageSize: 1 } }), {
      list: [],
      total: mode === 2 ? 1 : 0,
    });
  return store;
}

describe('isFirstRunAtom', () => {
  it.each([
    [{ has_payments: false }, 7, true],
    [{ has_payments: true }, 0, false],
    // A server that implements only the specification sends the number of orders instead of `has_payments`.
    [{}, 0, true],
    [{}, 1, false],
  ])('treats the user %j with %i orders as a first run: %s', (user, orders, isFirst) => {
    expect(open(user, orders).get(isFirstRunAtom)).toBe(isFirst);
  });
});

it('the test payment is requested less often while requests fail', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { store, requests } = testConsole(() => ({ status: 500, body: {} }));
  store.get(queryClientAtom).setQueryData(endpointKey(getUserInfo, {}), userWith(3));
  store.set(testOrderAtom, '84120000');
  store.sub(testPaymentQueryAtom, () => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests.length).toBeLessThan(6);
});

describe('firstStepsAtom', () => {
  const ready = { bind_google_auth: true, trade_password: true, gas_opened: true };

  it('marks the completed steps', () => {
    expect([...open(ready).get(firstStepsAtom)]).toEqual([
      ['apply', true],
      ['protect', true],
      ['connect', true],
      ['pay', false],
      ['watch', false],
      ['live', false],
    ]);
  });

  it('counts the same required settings as the setup page', () => {
    const steps = open({ ...ready, gas_opened: false }).get(firstStepsAtom);
    expect(steps.get('protect')).toBe(false);
  });

  it('omits the test payment if the server doesn’t offer it', () => {
    expect([...open(ready, 0, []).get(firstStepsAtom).keys()]).toEqual([
      'apply',
      'protect',
      'connect',
      'live',
    ]);
  });
});
