import { expect, test } from 'vitest';
import * as v from 'valibot';
import { listNotifications } from '#contract/notifications.ts';
import { listRecharges } from '#contract/recharge.ts';
import { getUserInfo } from '#contract/user.ts';
import { listWithdrawals } from '#contract/withdrawals.ts';
import { createWorkOrder, getWorkOrder, listWorkOrders } from '#contract/workOrders.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { createClient } from '#testing/client.ts';

const chinese = { 'X-Language': 'zh-CN' };
const isChinese = /[\u4e00-\u9fff]/;

test('why an application was refused is said in the language that is asked for', async () => {
  const client = createClient(createMockApi({ merchant: 'rejected', isSignedIn: true }));
  const english = (await client.get(getUserInfo)).audit;
  const { audit } = await client.get(getUserInfo, { headers: chinese });
  expect(english.reason).toBe('Two documents were not accepted');
  expect(english.fields.map(({ field }) => field)).toEqual(audit.fields.map(({ field }) => field));
  for (const { reason } of [audit, ...audit.fields]) expect(reason).toMatch(isChinese);
});

test('why a withdrawal was refused is said so in the record and in the notification', async () => {
  const client = createClient(createMockApi({ isSignedIn: true }));
  const ask = async (headers: Record<string, string>) => {
    const { list } = await client.get(listWithdrawals, { query: { status: 2 }, headers });
    const notifications = await client.get(listNotifications, { query: { types: 4, pageSize: 50 }, headers });
    const reason = list[0]?.reason ?? '';
    return { reason, isNotified: notifications.list.some(({ content }) => content.includes(reason)) };
  };
  const english = 'The address is new and couldn’t be verified';
  expect(await ask({})).toEqual({ reason: english, isNotified: true });
  expect(await ask(chinese)).toEqual({ reason: expect.stringMatching(isChinese), isNotified: true });
});

test('support answers in the language of the reader; what the merchant wrote stays as it was', async () => {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  const body = { type: 1, theme: 'Not credited', description: 'Since an hour.' };
  const { id } = await client.get(createWorkOrder, { body });
  api.advance(200);
  const { messages } = await client.get(getWorkOrder, { query: { id }, headers: chinese });
  expect(messages.map(({ content }) => content)).toEqual([
    'Since an hour.',
    expect.stringMatching(isChinese),
  ]);
  const { list } = await client.get(listWorkOrders, { query: { pageSize: 50 } });
  for (const order of list) {
    const ask = { query: { id: order.id } };
    const english = (await client.get(getWorkOrder, ask)).messages;
    const other = (await client.get(getWorkOrder, { ...ask, headers: chinese })).messages;
    other.forEach((one, index) => {
      expect(english[index]?.content).not.toMatch(isChinese);
      expect(isChinese.test(one.content)).toBe(one.author === 2);
    });
  }
});

test.each([
  ['any.failed500', getUserInfo],
  ['any.partial', listNotifications],
  ['recharge.listFailed', listRecharges],
] as const)(
  'what a server says that breaks is in the language that is asked for: %s',
  async (scenario, endpoint) => {
    const client = createClient(createMockApi({ isSignedIn: true, scenario }));
    const say = async (headers: Record<string, string>) =>
      v.parse(v.object({ msg: v.string() }), await (await client.send(endpoint, { headers })).json()).msg;
    expect(await say({})).not.toMatch(isChinese);
    expect(await say(chinese)).toMatch(isChinese);
  },
);
