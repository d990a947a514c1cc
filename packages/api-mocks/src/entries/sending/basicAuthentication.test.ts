import { expect, it, onTestFinished } from 'vitest';
import { editApplication, getApplication, listApplications, setNotifyUrl } from '#contract/applications.ts';
import { getCallback, getCallbackStats, listCallbacks, testCallback } from '#contract/callbacks.ts';
import { DOWNLOAD_HEADER } from '#contract/endpoint.ts';
import { getPayment } from '#contract/paymentDetails.ts';
import { THIS_MACHINE } from '#core/books/outbox.ts';
import { tradeNoOf } from '#resources/payments/derived.ts';
import { codesOf, createClient } from '#testing/client.ts';
import { serve } from '#testing/serve.ts';
import { appAt } from '#testing/signing.ts';
import { createMockApi } from '../createMockApi.ts';
import { postCallback } from './postCallback.ts';
import { sendCallbacks } from './sendCallbacks.ts';

const SANDBOX = 3;
async function open() {
  const received: (string | undefined)[] = [];
  const { port } = await serve(({ headers }, response) => {
    received.push(headers.authorization);
    response.writeHead(500).end();
  });
  const host = `localhost:${port}`;
  const api = createMockApi({ isSignedIn: true, sendsCallbacksTo: [THIS_MACHINE] });
  const saved = () => appAt(api, SANDBOX);
  const notifyUrl = `http://u:s3cret@${host}/hook`;
  api.merchant().rows.apps.replace(SANDBOX, { ...saved(), notifyUrl });
  const sender = sendCallbacks(api, { closedPorts: [] });
  onTestFinished(() => sender.stop());
  return { api, client: createClient(api), saved, received, notifyUrl, shown: `http://u:***@${host}/hook` };
}

it('a callback sends the user and password of its URL with Basic authentication', async () => {
  const { client, saved, received, shown } = await open();
  const { appid } = saved();
  const test = { appid, event: 'payment.paid' } as const;
  const byDefault = await client.get(testCallback, { body: test });
  const byUrl = await client.get(testCallback, { body: { ...test, url: shown } });
  expect(received).toEqual(Array(2).fill(`Basic ${btoa('u:s3cret')}`));
  for (const { url, attempt_list: list } of [byDefault, byUrl]) {
    expect(url).toBe(shown);
    expect(list[0]?.request).toMatchObject({ url: shown, sign: expect.stringMatching(/^[0-9a-f]{64}$/) });
  }
});

it.each([
  ['u%40x:p%3A1', 'u@x:p:1'],
  ['key', 'key:'],
])('the user information %s is decoded before it is sent', async (given, sent) => {
  const { received, notifyUrl } = await open();
  const url = notifyUrl.replace('u:s3cret', given);
  await postCallback({ url, headers: {}, body: '{}' }, { closedPorts: [] });
  expect(received).toEqual([`Basic ${btoa(sent)}`]);
});

it('the password of a callback URL is masked in every result and export', async () => {
  const { api, client, saved, shown } = await open();
  const { payments } = api.merchant().rows;
  const [payment] = payments.all();
  if (!payment) throw new RangeError('no payment');
  payments.replace(payment.index, { ...payment, app: SANDBOX });
  const tradeNo = tradeNoOf(api.merchant(), payment);
  const { id } = await client.get(testCallback, { body: { appid: saved().appid, event: 'payment.paid' } });
  const app = String(601 + SANDBOX);
  const exported = async ({ path }: { readonly path: string }) => {
    const url = `http://mock.test${path}?format=csv`;
    return (await api.handle(new Request(url, { headers: { [DOWNLOAD_HEADER]: '1' } }))).text();
  };
  const results = [
    await client.get(listCallbacks, { query: { keyword: shown } }),
    await client.get(getCallback, { query: { id } }),
    await client.get(getCallbackStats),
    await client.get(getPayment, { query: { trade_no: tradeNo } }),
    await client.get(listApplications),
    await client.get(getApplication, { query: { id: app } }),
    await client.get(setNotifyUrl, { body: { id: app, notify_url: shown } }),
    await exported(listCallbacks),
    await exported(listApplications),
  ].map((result) => JSON.stringify(result));
  for (const result of results) {
    expect(result).toContain(shown);
    expect(result).not.toContain('s3cret');
  }
  const byPassword = await client.get(listCallbacks, { query: { keyword: 's3cret' } });
  expect(byPassword.total).toBe(0);
});

it('saving a masked URL keeps the saved passwords of all callback URLs', async () => {
  const { api, client, saved, notifyUrl, shown } = await open();
  const id = String(601 + SANDBOX);
  await client.get(editApplication, { body: { id, notify_url: shown } });
  expect(saved().notifyUrl).toBe(notifyUrl);
  await client.get(setNotifyUrl, { body: { id, notify_url: shown } });
  expect(saved().notifyUrl).toBe(notifyUrl);
  for (const url of [notifyUrl, shown]) {
    const endpoints = [{ url, events: ['payment.paid' as const] }];
    const app = await client.get(editApplication, { body: { id, endpoints, ...codesOf(api) } });
    expect(app.endpoints).toMatchObject([{ url: shown }]);
    expect(saved().endpoints).toMatchObject([{ url: notifyUrl }]);
  }
});
