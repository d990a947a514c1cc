import { describe, expect, it } from 'vitest';
import { editApplication, listApplications } from '#contract/applications.ts';
import { getCallback, listCallbacks } from '#contract/callbacks.ts';
import { MODE_HEADER } from '#contract/endpoint.ts';
import { appMode } from '#contract/enumerations.ts';
import { errorCode } from '#contract/errors.ts';
import { endpoints } from '#contract/endpoints.ts';
import { moneyEndpointIds } from '#contract/moneyEndpoints.ts';
import { closeLink } from '#contract/links.ts';
import { listPayments } from '#contract/payments.ts';
import { getOverview, listAssets } from '#contract/statistics.ts';
import { getUserInfo } from '#contract/user.ts';
import { signedIn, uuid } from '#testing/client.ts';

const test = { [MODE_HEADER]: 'test' };
const live = { [MODE_HEADER]: 'live' };
const TEST_APP = '604';

describe('test mode', () => {
  it('has its own payments, figures, balances, applications and callbacks', async () => {
    const { api, client } = signedIn({ scenario: 'payments.testMode' });
    const { list } = await client.get(listPayments, { headers: test });
    expect(list).toMatchObject([{ amount: '25' }]);
    expect(await client.get(getOverview, { headers: test })).toMatchObject({
      transaction_volume: 1,
      paid_volume: 1,
    });
    const held = await client.get(listAssets, { headers: test, query: { all: 0 } });
    expect(held.list).toMatchObject([{ token: 'USDT' }]);
    for (const [mode, headers] of [
      [appMode.test, test],
      [appMode.live, live],
    ] as const) {
      const apps = await client.get(listApplications, { headers });
      expect(new Set(apps.list.map((app) => app.mode))).toEqual(new Set([mode]));
    }
    const all = await client.get(listCallbacks, {});
    const parts = [
      await client.get(listCallbacks, { headers: test }),
      await client.get(listCallbacks, { headers: live }),
    ];
    expect(parts[0]?.total).toBeGreaterThan(0);
    expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
    expect(api.merchant().paidCount).toBeGreaterThan(1);
  });

  it('returns not_found for the IDs of live callbacks and links', async () => {
    const { client } = signedIn();
    const { list } = await client.get(listCallbacks, { headers: live });
    const id = list[0]?.id ?? '';
    expect(await client.reason(getCallback, { headers: test, query: { id } })).toBe('not_found');
    expect((await client.get(getCallback, { headers: live, query: { id } })).id).toBe(id);
    expect(await client.reason(closeLink, { headers: test, body: { id: '7004' } })).toBe('not_found');
  });

  it.each(moneyEndpointIds.filter((id) => !endpoints[id].hasTestMode))('declines the call %s', async (id) => {
    const { client } = signedIn();
    const body = { request_id: uuid(1) };
    const response = await client.send(endpoints[id], { headers: test, text: JSON.stringify(body) });
    expect(await response.json()).toMatchObject({
      code: errorCode.OPERATION_FAILED,
      data: { reason: 'test_mode' },
    });
  });

  it.each([
    [TEST_APP, 'doesn’t pause', false],
    ['601', 'pauses', true],
  ])('a rotation of the secret key of application %s %s withdrawals', async (id, _verb, isPaused) => {
    const { client, codes } = signedIn();
    await client.get(editApplication, { body: { id, reset_secret: 1, ...codes() } });
    const { withdraw_lock_until } = await client.get(getUserInfo);
    expect(withdraw_lock_until > 0).toBe(isPaused);
  });
});
