import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import {
  editApplication,
  getApplication,
  listApplications,
  revealSigningKey,
} from '#contract/applications.ts';
import { getCallback, listCallbacks, resendCallbacks } from '#contract/callbacks.ts';
import { signedIn } from '#testing/client.ts';
import { hmacOf } from '#rules/hmac.ts';

test('the IP whitelist counts the calls of each allowed address', async () => {
  const { api, client, codes } = signedIn();
  const before = await client.get(getApplication, { query: { id: '601' } });
  expect(before.last_used_time).toBeGreaterThan(api.clock.now() - 24 * 3600);
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

test('old_secret_until is 0 after the previous secret key has expired', async () => {
  const { api, client, codes } = signedIn();
  const body = { id: '601', reset_secret: 1 as const, overlap_hours: 1, ...codes() };
  expect((await client.get(editApplication, { body })).old_secret_until).toBe(api.clock.now() + 3600);
  api.advance(3600);
  expect(await client.get(getApplication, { query: { id: '601' } })).toMatchObject({ old_secret_until: 0 });
});

test('the merchant can revoke the previous secret key before its overlap ends', async () => {
  const { client, codes } = signedIn();
  const before = await client.get(getApplication, { query: { id: '601' } });
  const rotate = { id: '601', reset_secret: 1 as const, overlap_hours: 24, ...codes() };
  const rotated = await client.get(editApplication, { body: rotate });
  expect(rotated).toMatchObject({ old_secret_mask: before.secret_mask, ip_whitelist: before.ip_whitelist });
  expect(rotated.secret_mask).not.toBe(before.secret_mask);
  const ended = await client.get(editApplication, { body: { id: '601', end_old_secret: 1 } });
  expect(ended).toMatchObject({ old_secret_until: 0, old_secret_mask: '', secret_mask: rotated.secret_mask });
});

test('a change of scopes or expiry requires verification', async () => {
  const { api, client, codes } = signedIn();
  const change = { id: '601', scopes: ['orders:read' as const], expire_time: api.clock.now() + 86_400 };
  expect(await client.code(editApplication, { body: change })).toBe(errorCode.VERIFICATION_REQUIRED);
  expect(await client.get(editApplication, { body: { ...change, ...codes() } })).toMatchObject({
    scopes: ['orders:read'],
    expire_time: change.expire_time,
  });
  const past = { id: '601', expire_time: api.clock.now(), ...codes() };
  expect(await client.errors(editApplication, { body: past })).toEqual({
    expire_time: 'range',
  });
});

test('the IP whitelist counts the calls from all addresses of a range', async () => {
  const { client, codes } = signedIn();
  const body = { id: '601', ip_whitelist: ['203.0.113.0/24', '198.51.100.2'], ...codes() };
  const { ip_whitelist: list } = await client.get(editApplication, { body });
  expect(list[0]?.calls).toBeGreaterThan(0);
  expect(list[1]?.calls).toBe(0);
});

test('each application signs its callbacks with its own key', async () => {
  const { api, client, codes } = signedIn();
  const { list: apps } = await client.get(listApplications);
  expect(new Set(apps.map(({ sign_key }) => sign_key)).size).toBe(apps.length);
  for (const { sign_key: mask } of apps) expect(mask).toMatch(/^whsec_…[0-9a-f]{4}$/);
  const { list } = await client.get(listCallbacks, { query: { status: 4 } });
  const detail = await client.get(getCallback, { query: { id: list[0]?.id ?? '' } });
  const id = apps.find(({ appid }) => appid === detail.appid)?.id ?? '';
  expect(await client.code(revealSigningKey, { body: { id } })).toBe(errorCode.VERIFICATION_REQUIRED);
  const { sign_key: key } = await client.get(revealSigningKey, { body: { id, ...codes() } });
  expect(api.merchant().rows.logs.all().at(-1)).toMatchObject({ textKey: 'signingKeyShown' });
  const request = detail.attempt_list[0]?.request;
  expect(request?.sign).toBe(hmacOf(key, request?.sign_string ?? ''));
});

test('a callback that is resent with the latest state contains the current order', async () => {
  const { api, client } = signedIn();
  const { list } = await client.get(listCallbacks, { query: { status: 7 } });
  const id = list[0]?.id ?? '';
  const rows = api.merchant().rows;
  const row = rows.callbacks.get(Number(id) - 800_001);
  if (row) rows.callbacks.replace(row.index, { ...row, event: 'payment.created', sequence: 1 });
  await client.get(resendCallbacks, { body: { ids: [id], payload: 2 } });
  const { attempt_list } = await client.get(getCallback, { query: { id } });
  const body = (at: number): object => JSON.parse(attempt_list.at(at)?.request.body ?? '');
  const same = { event: 'payment.created', sequence: 1 };
  expect(body(0)).toMatchObject({ ...same, state: 'created', amount_collected: '0' });
  expect(body(-1)).toMatchObject({ ...same, state: 'paid', as_of: api.clock.now() });
});
