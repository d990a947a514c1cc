import * as v from 'valibot';
import { endpoints } from '#contract/endpoints.ts';
import { errorCode } from '#contract/errors.ts';
import { READ_ALL } from '#contract/notifications.ts';
import { moneyEndpointIds } from '#contract/moneyEndpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { anyText, expect, expectStatus } from './expect.ts';
import { type Caller, exampleOf, leftOut, read, refused, shaped } from './caller.ts';
import { parsed, reads, type Rule, someTokenId, units, writes } from './check.ts';

export const contractChecks: readonly Rule[] = [
  reads('§8', 'an invalid parameter returns 422 with 10002 and the name of the field', async (caller) => {
    const response = await caller.send(endpoints['payments.list'], { query: { pageSize: 'many' } });
    if (caller.isExact) expectStatus(response, 422);
    expect(await read(response)).toMatchObject(
      refused(caller, errorCode.PARAMETER_ERROR, { errors: { pageSize: anyText } }),
    );
  }),
  reads('§8', 'an error message is in the requested language', async (caller) => {
    const ask = async (language: string) => {
      const query = { trade_no: '0'.repeat(32) };
      return read(
        await caller.send(endpoints['payments.info'], { query, headers: { 'X-Language': language } }),
      );
    };
    const [english, chinese, other] = [await ask('en-US'), await ask('zh-CN'), await ask('fr-FR')];
    expect(english).toMatchObject(refused(caller, errorCode.TRANSACTION_NOT_FOUND));
    expect(english.msg, 'An English message has Chinese text').toMatch(/^[^\u4e00-\u9fff]*$/);
    expect(chinese.msg, 'A Chinese message has no Chinese text').toMatch(/[\u4e00-\u9fff]/);
    expect(other.msg).toBe(english.msg);
  }),
  reads('§8', 'Reject a malformed body with a 4xx', async (caller) => {
    const response = await caller.send(endpoints['market.follow'], { body: '{"tokens":[' });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  }),
  reads('§8', 'a sign-in with an unknown credential is rejected', async (caller) => {
    const body = { google_auth_code: 'nobody' };
    const answer = await read(await caller.send(endpoints['auth.login'], { body, token: '' }));
    expect(answer).toMatchObject(refused(caller, errorCode.ACCOUNT_NOT_FOUND));
  }),
  reads('§9', 'the amounts of each payment record add up', async (caller) => {
    const { list: rows } = await parsed(caller, 'payments.list', { query: { pageSize: 50 } });
    expect(rows.length, 'a merchant with a payment').toBeGreaterThan(0);
    for (const row of rows) {
      expect(units(row.amount_collected) - units(row.fees)).toBe(units(row.mch_real_receive));
    }
  }),
  reads(
    '§9',
    'the closing balance is the opening balance plus incoming minus outgoing amounts',
    async (caller) => {
      const id = await someTokenId(caller);
      const query = { id, pageSize: 1 };
      const { opening_balance, closing_balance, in_sum, out_sum } = await parsed(caller, 'funds.stream', {
        query,
      });
      if (opening_balance === '') leftOut(caller.target, 'opening balance');
      expect(units(opening_balance) + units(in_sum) - units(out_sum)).toBe(units(closing_balance));
    },
  ),
  ...moneyEndpointIds.map((id): Rule =>
    writes(
      '§7',
      `Look up request IDs case-insensitively. If an ID wasn't carried out, mark it as void in the same step, and reject any later attempt: ${id}`,
      async (caller) => {
        const request_id = crypto.randomUUID();
        const lookUp = async (requested: string) =>
          read(await caller.send(endpoints['requests.lookUp'], { body: { request_id: requested } }));
        const first = await lookUp(request_id);
        expect(first.data).toMatchObject({ state: 'void' });
        // Uppercase and lowercase request IDs are equal, and a void ID stays void.
        expect((await lookUp(request_id.toUpperCase())).data).toMatchObject({ state: 'void' });
        const body = {
          ...shaped(v.looseObject({}), exampleOf(id).body),
          request_id: request_id.toUpperCase(),
        };
        const late = await read(await caller.send(endpoints[id], { body }));
        expect(late).toMatchObject({ code: errorCode.TOO_FREQUENT, data: { reason: 'request_void' } });
      },
    ),
  ),
  writes('§7', 'the follow list keeps at most four tokens in their order', async (caller) => {
    const put = (tokens: string[]) => caller.ask(endpoints['market.follow'], { body: { tokens } });
    const followed = async () =>
      (await parsed(caller, 'market.followList')).list.map(({ token: name }) => name);
    const before = await followed();
    const others = (await parsed(caller, 'market.search')).list.map(({ token: name }) => name);
    const two = others.slice(0, 2);
    for (const tokens of [two, two.toReversed()]) {
      expect((await put(tokens)).code).toBe(200);
      expect(await followed(), 'The follow list has another order').toEqual(tokens);
    }
    expect(await put(['A', 'B', 'C', 'D', 'E'])).toMatchObject(refused(caller, errorCode.PARAMETER_ERROR));
    await put(before);
  }),
  writes('§7', 'marking a notification as read lowers the unread count', async (caller) => {
    const ask = () => parsed(caller, 'notifications.list', { query: { read: 2 } });
    const before = await ask();
    const [first] = before.list;
    expect(first, 'a merchant with an unread notification').toBeDefined();
    await caller.send(endpoints['notifications.read'], { body: { message_ids: [first?.id] } });
    expect((await ask()).unread).toBe(before.unread - 1);
    await caller.send(endpoints['notifications.read'], { body: { message_ids: [READ_ALL] } });
    expect((await ask()).unread).toBe(0);
  }),
];

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
