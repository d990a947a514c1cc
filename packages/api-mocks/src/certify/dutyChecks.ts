import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import * as v from 'valibot';
import { leftOut, shaped, type Caller } from './caller.ts';
import { reads, type Rule } from './check.ts';
import { expect } from './expect.ts';

const uncached: readonly (readonly [what: string, endpoint: Endpoint, sent: object])[] = [
  ['a response', endpoints['user.info'], {}],
  ['a list', endpoints['withdrawals.list'], {}],
  ['an error', endpoints['payments.info'], { query: { trade_no: '0'.repeat(32) } }],
  ['an invalid parameter', endpoints['payments.list'], { query: { pageSize: 'many' } }],
  ['a 401', endpoints['user.info'], { token: 'tok_nobody' }],
  ['a download', endpoints['withdrawals.export'], { query: { start_time: 1, end_time: 2 } }],
];

const network = v.looseObject({
  chain_family: v.optional(v.string()),
  chain: v.string(),
  subset: v.array(v.looseObject({ id: v.string() })),
});

async function tokenOf(caller: Caller, family: string): Promise<string | undefined> {
  const { data } = await caller.ask(endpoints['currencies.list'], { query: { scene: 'withdraw' } });
  const { list } = shaped(v.looseObject({ list: v.array(network) }), data);
  const names = family === 'tron' ? /tron/i : /ethereum/i;
  return list.find(({ chain, chain_family }) =>
    chain_family === undefined ? names.test(chain) : chain_family === family,
  )?.subset[0]?.id;
}

const losing = [
  ['evm', '0x0000000000000000000000000000000000000000'],
  ['evm', '0x000000000000000000000000000000000000dEaD'],
  ['evm', '0x0000000000000000000000000000000000000001'],
  ['evm', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
  ['tron', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
  ['evm', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs'],
  ['tron', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBa'],
] as const;

export const dutyChecks: readonly Rule[] = [
  ...uncached.map(([what, endpoint, sent]): Rule =>
    reads('§7', `Send every response with Cache-Control: no-store: ${what}`, async (caller) => {
      const response = await caller.send(endpoint, sent);
      expect(
        response.headers.get('cache-control'),
        'The header Cache-Control: no-store is missing',
      ).toContain('no-store');
    }),
  ),
  ...losing.map(([family, address]): Rule =>
    reads(
      '§5',
      `Reject addresses that lose money: burn and system addresses, other networks, wrong checksums: ${address} on ${family}`,
      async (caller) => {
        const id = await tokenOf(caller, family);
        if (id === undefined) leftOut(caller.target, `network of ${family}`);
        const query = { id, address };
        const { code, data } = await caller.ask(endpoints['withdrawals.addressValid'], { query });
        expect({ code, data }, 'A dangerous address is accepted').toMatchObject({
          code: 200,
          data: { valid: false },
        });
      },
    ),
  ),
];
