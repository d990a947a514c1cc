import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from '@settlement/api-mocks/contract/schema';

import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { READ_ALL } from '@settlement/api-mocks/contract/notifications';
import { moneyEndpointIds } from '@settlement/api-mocks/contract/moneyEndpoints';
import { exampleOf, refused, leftOut, openCaller, read, type Caller } from './caller.ts';
import { parsed, someTokenId, units } from './checks/check.ts';
import { duty } from './duty.ts';
import { mayWrite } from './target.ts';

let caller: Caller;
const send: Caller['send'] = (endpoint, sent) => caller.send(endpoint, sent);

beforeAll(async () => {
  caller = await openCaller();
});

afterAll(() => caller.target.close());

describe('§8 Error catalog', () => {
  test('an invalid parameter returns 422 with 10002 and the name of the field', async () => {
    const response = await send(endpoints['payments.list'], { query: { pageSize: 'many' } });
    expect(response.status).toBe(caller.isExact ? 422 : response.status);
    expect(await read(response)).toMatchObject(
      refused(caller, errorCode.PARAMETER_ERROR, {
        errors: { pageSize: expect.any(String) },
      }),
    );
  });

  test('an error message is in the requested language', async () => {
    const ask = async (language: string) => {
      const query = { trade_no: '0'.repeat(32) };
      return read(await send(endpoints['payments.info'], { query, headers: { 'X-Language': language } }));
    };
    const [english, chinese, other] = [await ask('en-US'), await ask('zh-CN'), await ask('fr-FR')];
    expect(english).toMatchObject(refused(caller, errorCode.TRANSACTION_NOT_FOUND));
    expect(english.msg).toMatch(/^[\w ,.’]+$/);
    expect(chinese.msg).toMatch(/[\u4e00-\u9fff]/);
    expect(other.msg).toBe(english.msg);
  });

  test(`Duty: ${duty('Reject a malformed body with a 4xx')}`, async () => {
    const response = await send(endpoints['market.follow'], { body: '{"tokens":[' });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  test('a sign-in with an unknown credential is rejected', async () => {
    const body = { google_auth_code: 'nobody' };
    const answer = await read(await send(endpoints['auth.login'], { body, token: '' }));
    expect(answer).toMatchObject(refused(caller, errorCode.ACCOUNT_NOT_FOUND));
  });
});

describe('§9 Constants and limits: money', () => {
  test('the amounts of each payment record add up', async () => {
    const { data } = await caller.ask(endpoints['payments.list'], { query: { pageSize: 50 } });
    const rows = v.parse(endpoints['payments.list'].data, data).list;
    expect(rows.length, 'a merchant with a payment').toBeGreaterThan(0);
    for (const row of rows) {
      expect(units(row.amount_collected) - units(row.fees)).toBe(units(row.mch_real_receive));
    }
  });

  test('the closing balance is the opening balance plus incoming minus outgoing amounts', async () => {
    const id = await someTokenId(caller);
    const { data } = await caller.ask(endpoints['funds.stream'], { query: { id, pageSize: 1 } });
    const { opening_balance, closing_balance, in_sum, out_sum } = v.parse(
      endpoints['funds.stream'].data,
      data,
    );
    if (opening_balance === '') leftOut(caller.target, 'opening balance');
    expect(units(opening_balance) + units(in_sum) - units(out_sum)).toBe(units(closing_balance));
  });
});

describe.runIf(mayWrite)('§7 Calls: writing', () => {
  test.each(moneyEndpointIds)(`${duty('Look up request IDs case-insensitively')}: %s`, async (id) => {
    const request_id = crypto.randomUUID();
    const lookUp = async (requested: string) =>
      read(await send(endpoints['requests.lookUp'], { body: { request_id: requested } }));
    const first = await lookUp(request_id);
    expect(first.data).toMatchObject({ state: 'void' });
    // Request IDs ignore case, and a void ID stays void.
    expect((await lookUp(request_id.toUpperCase())).data).toMatchObject({ state: 'void' });
    const body = {
      ...v.parse(v.looseObject({}), exampleOf(id).body),
      request_id: request_id.toUpperCase(),
    };
    const late = await read(await send(endpoints[id], { body }));
    expect(late).toMatchObject({ code: errorCode.TOO_FREQUENT, data: { reason: 'request_void' } });
  });

  test('the follow list keeps at most four tokens in their order', async () => {
    const put = (tokens: string[]) => caller.ask(endpoints['market.follow'], { body: { tokens } });
    const followed = async () =>
      (await parsed(caller, 'market.followList')).list.map(({ token: name }) => name);
    const before = await followed();
    const others = (await parsed(caller, 'market.search')).list.map(({ token: name }) => name);
    const two = others.slice(0, 2).toReversed();
    expect((await put(two)).code).toBe(200);
    expect(await followed()).toEqual(two);
    expect(await put(['A', 'B', 'C', 'D', 'E'])).toMatchObject(refused(caller, errorCode.PARAMETER_ERROR));
    await put(before);
  });

  test('marking a notification as read lowers the unread count', async () => {
    const ask = () => parsed(caller, 'notifications.list', { query: { read: 2 } });
    const before = await ask();
    const [first] = before.list;
    expect(first, 'a merchant with an unread notification').toBeDefined();
    await send(endpoints['notifications.read'], { body: { message_ids: [first?.id] } });
    expect((await ask()).unread).toBe(before.unread - 1);
    await send(endpoints['notifications.read'], { body: { message_ids: [READ_ALL] } });
    expect((await ask()).unread).toBe(0);
  });
});
