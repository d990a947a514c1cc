import { errorCode } from '@settlement/api-mocks/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import * as v from '@settlement/api-mocks/contract/schema';
import { leftOut, openCaller, read, signIn, type Caller } from './caller.ts';
import { duty } from './duty.ts';
import { mayWrite } from './target.ts';

let caller: Caller;
let other: string | undefined;

beforeAll(async () => {
  caller = await openCaller();
  other = await signIn(caller.target, caller.target.otherLogin);
});

afterAll(() => caller.target.close());

const newest = async (endpoint: Endpoint) => {
  const page = v.looseObject({ list: v.array(v.looseObject({ trade_no: v.string() })) });
  return v.parse(page, (await caller.ask(endpoint, { query: { pageSize: 1 } })).data).list[0]?.trade_no;
};

describe(`Duty: ${duty('Send every answer with `Cache-Control: no-store`')}`, () => {
  test.each([
    ['an answer', endpoints['user.info'], {}],
    ['a list', endpoints['withdrawals.list'], {}],
    ['a refusal', endpoints['payments.info'], { query: { trade_no: '0'.repeat(32) } }],
    ['a wrong parameter', endpoints['payments.list'], { query: { pageSize: 'many' } }],
    ['a 401', endpoints['user.info'], { token: 'tok_nobody' }],
    ['a download', endpoints['withdrawals.export'], { query: { start_time: 1, end_time: 2 } }],
  ] as const)('%s', async (_what, endpoint, sent) => {
    const response = await caller.send(endpoint, sent);
    expect(response.headers.get('cache-control')).toContain('no-store');
    await response.arrayBuffer();
  });
});

describe(`Duty: ${duty('Show each token the rows of its merchant alone')}`, () => {
  test.each([
    ['payments.list', 'payments.info', 'trade_no'],
    ['withdrawals.list', 'withdrawals.list', 'trade_no'],
    ['recharge.list', 'funds.stream', 'keyword'],
    ['transfers.list', 'transfers.list', 'trade_no'],
  ] as const)('a row of %s is not in another merchant’s %s', async (from, into, field) => {
    const trade_no = await newest(endpoints[from]);
    if (other === undefined) return leftOut(caller.target, 'other merchant');
    if (trade_no === undefined) return leftOut(caller.target, `row of ${from}`);
    const answer = await caller.ask(endpoints[into], { query: { [field]: trade_no }, token: other });
    const isEmpty =
      answer.code === 200 && v.parse(v.looseObject({ total: v.number() }), answer.data).total === 0;
    expect({
      code: answer.code,
      isSeen: answer.code !== errorCode.TRANSACTION_NOT_FOUND && !isEmpty,
    }).toEqual({
      code: answer.code,
      isSeen: false,
    });
    const own = await caller.ask(endpoints[into], { query: { [field]: trade_no } });
    expect(own.code).toBe(200);
    // The same question finds it with the token of its merchant.
    const found = v.parse(
      v.looseObject({ total: v.optional(v.number()), trade_no: v.optional(v.string()) }),
      own.data,
    );
    expect(found.total ?? (found.trade_no === trade_no ? 1 : 0)).toBeGreaterThan(0);
  });

  test('the merchants are two', async () => {
    if (other === undefined) return leftOut(caller.target, 'other merchant');
    const idOf = async (token?: string) =>
      v.parse(
        v.looseObject({ mchid: v.string() }),
        (await caller.ask(endpoints['user.info'], { token })).data,
      ).mchid;
    expect(await idOf(other)).not.toBe(await idOf());
  });
});

const network = v.looseObject({
  chain_family: v.string(),
  subset: v.array(v.looseObject({ id: v.string() })),
});

/** A token on the first network of a family of addresses. */
async function tokenOf(family: string): Promise<string | undefined> {
  const { data } = await caller.ask(endpoints['currencies.list'], { query: { scene: 'withdraw' } });
  const { list } = v.parse(v.looseObject({ list: v.array(network) }), data);
  return list.find(({ chain_family }) => chain_family === family)?.subset[0]?.id;
}

describe(`Duty: ${duty('Refuse addresses that lose money')}`, () => {
  test.each([
    ['evm', '0x0000000000000000000000000000000000000000'],
    ['evm', '0x000000000000000000000000000000000000dEaD'],
    ['evm', '0x0000000000000000000000000000000000000001'],
    ['evm', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
    ['tron', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
    ['evm', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs'],
    ['tron', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBa'],
  ])('on %s: %s', async (family, address) => {
    const id = await tokenOf(family);
    if (id === undefined) return leftOut(caller.target, `network of ${family}`);
    const { code, data } = await caller.ask(endpoints['withdrawals.addressValid'], {
      query: { id, address },
    });
    expect({ code, data }).toMatchObject({ code: 200, data: { valid: false } });
  });
});

describe.runIf(mayWrite)('with writing', () => {
  const total = async () =>
    v.parse(
      v.looseObject({ total: v.number() }),
      (await caller.ask(endpoints['withdrawals.list'], { query: { pageSize: 1 } })).data,
    ).total;
  const base = () => ({
    id: '101',
    address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
    amount: '50',
    ...caller.target.withdrawal,
  });

  describe(`Duty: ${duty('Refuse wrong parameters with 10002 before')}`, () => {
    test.each(['50.0000000000000000001', '1e2', '-1', '0x10', ' 50', '1,000', '٥٠', 'NaN', ''])(
      'the amount %j',
      async (amount) => {
        const before = await total();
        const body = { ...base(), amount, request_id: crypto.randomUUID() };
        const { code, data } = await caller.ask(endpoints['withdrawals.create'], { body });
        expect(code).toBe(errorCode.PARAMETER_ERROR);
        expect(data).toMatchObject({ errors: { amount: expect.any(String) } });
        expect(await total()).toBe(before);
      },
    );
  });

  describe(`Duty: ${duty('Refuse a deposit address of the merchant')}`, () => {
    test('it is told when it is checked, and refused when money is sent', async () => {
      const { id } = base();
      const answer = await caller.ask(endpoints['recharge.funds'], { body: { id } });
      const { address } = v.parse(v.looseObject({ address: v.string() }), answer.data);
      const checked = await caller.ask(endpoints['withdrawals.addressValid'], { query: { id, address } });
      expect(checked.data).toMatchObject({ valid: false, reason: 'self' });
      const body = { ...base(), address, request_id: crypto.randomUUID() };
      const sent = await caller.ask(endpoints['withdrawals.create'], { body });
      expect(sent).toMatchObject({
        code: errorCode.PARAMETER_ERROR,
        data: { errors: { address: 'address_self' } },
      });
    });
  });

  describe(`Duty: ${duty('Ask for proof (10038) before')}`, () => {
    const elsewhere = 'https://conformance.invalid/hooks';
    const UNSAVED = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf';
    const password = 'a'.repeat(64);
    test.each([
      ['addresses.policy', { cooling: 2 }],
      ['billing.edit', { statement: { period: 1, email: 'conformance@example.com', lang: 'en-US' } }],
      ['security.password', { old_password: '', password, confirm_password: password }],
      ['addresses.create', { label: 'Conformance', currency_id: '', address: '' }],
      ['applications.notifyUrl', { notify_url: elsewhere }],
      ['applications.edit', { notify_url: elsewhere }],
    ] as const)('%s', async (id, change) => {
      const { data } = await caller.ask(endpoints['applications.list'], { query: { pageSize: 1 } });
      const app = v.parse(v.looseObject({ list: v.array(v.looseObject({ id: v.string() })) }), data).list[0];
      if (id.startsWith('applications.') && !app) return leftOut(caller.target, 'application');
      const { id: currency_id, address } = { ...base(), ...(caller.target.isMock && { address: UNSAVED }) };
      const body = {
        ...change,
        ...(id.startsWith('applications.') && { id: app?.id }),
        ...(id === 'addresses.create' && { currency_id, address }),
      };
      const answer = await caller.ask(endpoints[id], { body });
      // Elsewhere the address may be saved already, and is refused for that first.
      const mayBeSaved = id === 'addresses.create' && !caller.target.isMock;
      expect([errorCode.VERIFICATION_REQUIRED, ...(mayBeSaved ? [errorCode.PARAMETER_ERROR] : [])]).toContain(
        answer.code,
      );
    });
  });

  describe(`Duty: ${duty('Answer 401 to a token that is not valid')}`, () => {
    const writing = Object.values(endpoints).filter(
      ({ method, auth }) => method !== 'GET' && auth !== 'public',
    );
    test.each(writing.filter(({ id }) => id !== 'auth.logout'))('$id', async (endpoint: Endpoint) => {
      const response = await caller.send(endpoint, { token: 'tok_nobody', body: {} });
      expect({ status: response.status, code: (await read(response)).code }).toEqual({
        status: 401,
        code: 401,
      });
    });
  });
});
