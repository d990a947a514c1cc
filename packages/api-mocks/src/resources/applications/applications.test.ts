import { expect, test } from 'vitest';
import { editApplication, getApplication, listApplications } from '../../contract/applications.ts';
import { getCallback, listCallbacks, resendCallbacks } from '../../contract/callbacks.ts';
import { createMockApi } from '../../entries/createMockApi.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '../../merchants/identity.ts';
import { createClient } from '../../testing/client.ts';
import { sign } from '../callbacks/signing.ts';

function open() {
  const api = createMockApi({ isSignedIn: true });
  const codes = () => ({ google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH });
  return { api, codes, client: createClient(api) };
}

test('an address of the whitelist keeps its note and its day, and says how much it is used', async () => {
  const { client, codes } = open();
  const before = await client.get(getApplication, { query: { id: '601' } });
  expect(before.ip_whitelist[0]).toMatchObject({ ip: '203.0.113.7', note: 'Office' });
  expect(before.ip_whitelist[0]?.calls).toBeGreaterThan(0);
  await client.get(editApplication, {
    body: {
      id: '601',
      ip_whitelist: ['203.0.113.7', '198.51.100.2'],
      ip_notes: { '198.51.100.2': 'Backup' },
      ...codes(),
    },
  });
  const after = await client.get(getApplication, { query: { id: '601' } });
  expect(after.ip_whitelist).toMatchObject([before.ip_whitelist[0], { note: 'Backup', calls: 0 }]);
});

test('the old secret is named until it ends', async () => {
  const { api, client, codes } = open();
  const body = { id: '601', reset_secret: 1 as const, overlap_hours: 1, ...codes() };
  expect((await client.get(editApplication, { body })).old_secret_until).toBe(api.clock.now() + 3600);
  api.advance(3600);
  expect(await client.get(getApplication, { query: { id: '601' } })).toMatchObject({ old_secret_until: 0 });
});

test('each application signs its callbacks with its own key', async () => {
  const { client } = open();
  const { list: apps } = await client.get(listApplications);
  expect(new Set(apps.map(({ sign_key }) => sign_key)).size).toBe(apps.length);
  const { list } = await client.get(listCallbacks, { query: { status: 4 } });
  const detail = await client.get(getCallback, { query: { id: list[0]?.id ?? '' } });
  const key = apps.find(({ appid }) => appid === detail.appid)?.sign_key ?? '';
  const request = detail.attempt_list[0]?.request;
  expect(request?.sign).toBe(sign(key, request?.sign_string ?? ''));
});

test('sent again with its latest state, an order tells what has become of it', async () => {
  const { api, client } = open();
  const { list } = await client.get(listCallbacks, { query: { status: 7 } });
  const id = list[0]?.id ?? '';
  const rows = api.merchant().rows;
  const row = rows.callbacks.get(Number(id) - 800_001);
  if (row) rows.callbacks.replace(row.index, { ...row, event: 'payment.created' });
  await client.get(resendCallbacks, { body: { ids: [id], payload: 2 } });
  const { attempt_list } = await client.get(getCallback, { query: { id } });
  expect(attempt_list[0]?.request.body).toContain('"event":"payment.created"');
  expect(attempt_list.at(-1)?.request.body).not.toContain('"event":"payment.created"');
});
