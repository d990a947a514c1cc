import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import * as v from '@settlement/api-mocks/contract/schema';
import { leftOut, openCaller, type Caller } from './caller.ts';
import { duty } from './duty.ts';

let caller: Caller;

beforeAll(async () => {
  caller = await openCaller();
});

afterAll(() => caller.target.close());

describe(`Duty: ${duty('Send every response with `Cache-Control: no-store`')}`, () => {
  test.each([
    ['a response', endpoints['user.info'], {}],
    ['a list', endpoints['withdrawals.list'], {}],
    ['an error', endpoints['payments.info'], { query: { trade_no: '0'.repeat(32) } }],
    ['an invalid parameter', endpoints['payments.list'], { query: { pageSize: 'many' } }],
    ['a 401', endpoints['user.info'], { token: 'tok_nobody' }],
    ['a download', endpoints['withdrawals.export'], { query: { start_time: 1, end_time: 2 } }],
  ] as const)('the header is sent with %s', async (_what, endpoint, sent) => {
    const response = await caller.send(endpoint, sent);
    expect(response.headers.get('cache-control')).toContain('no-store');
    await response.arrayBuffer();
  });
});

const network = v.looseObject({
  chain_family: v.optional(v.string()),
  chain: v.string(),
  subset: v.array(v.looseObject({ id: v.string() })),
});

async function tokenOf(family: string): Promise<string | undefined> {
  const { data } = await caller.ask(endpoints['currencies.list'], { query: { scene: 'withdraw' } });
  const { list } = v.parse(v.looseObject({ list: v.array(network) }), data);
  const names = family === 'tron' ? /tron/i : /ethereum/i;
  return list.find(({ chain, chain_family }) =>
    chain_family === undefined ? names.test(chain) : chain_family === family,
  )?.subset[0]?.id;
}

describe(`Duty: ${duty('Reject addresses that lose money')}`, () => {
  test.each([
    ['evm', '0x0000000000000000000000000000000000000000'],
    ['evm', '0x000000000000000000000000000000000000dEaD'],
    ['evm', '0x0000000000000000000000000000000000000001'],
    ['evm', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
    ['tron', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
    ['evm', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs'],
    ['tron', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBa'],
  ])('rejects an address on %s: %s', async (family, address) => {
    const id = await tokenOf(family);
    if (id === undefined) leftOut(caller.target, `network of ${family}`);
    const { code, data } = await caller.ask(endpoints['withdrawals.addressValid'], {
      query: { id, address },
    });
    expect({ code, data }).toMatchObject({ code: 200, data: { valid: false } });
  });
});
