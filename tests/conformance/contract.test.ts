import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from '@settlement/api-mocks/contract/schema';
import { changePassword } from '@settlement/api-mocks/contract/security';
import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { errorCode, errorNames } from '@settlement/api-mocks/contract/errors';
import { READ_ALL } from '@settlement/api-mocks/contract/notifications';
import { moneyEndpointIds } from '@settlement/api-mocks/contract/moneyEndpoints';
import { exampleOf, openCaller, read, type Caller } from './caller.ts';
import { duty } from './duty.ts';
import { mayWrite } from './target.ts';

let caller: Caller;
const send: Caller['send'] = (endpoint, sent) => caller.send(endpoint, sent);

beforeAll(async () => {
  caller = await openCaller();
});

afterAll(() => caller.target.close());

const reading = Object.values(endpoints).filter(
  ({ method, answer, id }) => method === 'GET' && answer === 'json' && id !== 'security.googleAuth',
);

/** Signed calls need the key of an application; that they refuse a token is checked with the others. */
const isUnsigned = ({ auth }: Pick<Endpoint, 'auth'>) => auth !== 'signed';

describe('§7 Calls: reading', () => {
  test.each(reading.filter(isUnsigned))(
    `${duty('Answer every call in the shape')}: $id`,
    async (endpoint: Endpoint) => {
      const id = reading.find((one) => one.id === endpoint.id)?.id ?? 'user.info';
      const response = await send(endpoint, { query: exampleOf(id).query });
      const { code, data } = await read(response);
      // A merchant elsewhere may lack what the examples name; the mock has it.
      const isRefused =
        !caller.target.isMock && response.status === 422 && endpoint.errors.some((one) => one === code);
      const issues = code === 200 ? v.safeParse(endpoint.data, data).issues : undefined;
      expect({ status: response.status, issues, answered: code === 200 || isRefused }).toEqual({
        status: code === 200 ? 200 : 422,
        issues: undefined,
        answered: true,
      });
    },
  );

  test.each(reading.filter(({ auth }) => auth !== 'public'))(
    `${duty('Answer 401 to a token')}: $id`,
    async (endpoint: Endpoint) => {
      const response = await send(endpoint, { token: 'tok_nobody' });
      expect(response.status).toBe(401);
      expect((await read(response)).code).toBe(401);
    },
  );
});

const list = v.looseObject({
  list: v.array(v.looseObject({ created_time: v.optional(v.number()) })),
  total: v.number(),
});
/** Statements are off for its merchant. */
const emptyAtTheMock: ReadonlySet<string> = new Set(['statements.list']);
const paged = reading
  .filter(isUnsigned)
  .filter(({ query }) => query && 'entries' in query && 'pageSize' in query.entries);

describe('§7 Calls: lists', () => {
  test.each(paged)('$id keeps to its page', async (endpoint: Endpoint) => {
    const page = async (current: number) =>
      v.parse(list, (await read(await send(endpoint, { query: { current, pageSize: 3 } }))).data);
    const [first, second, beyond] = [await page(1), await page(2), await page(100_000)];
    const mayBeEmpty = !caller.target.isMock || emptyAtTheMock.has(endpoint.id);
    expect(first.total).toBeGreaterThanOrEqual(mayBeEmpty ? 0 : 1);
    expect(first.list.length).toBe(Math.min(3, first.total));
    expect(second.list.length).toBe(Math.max(0, Math.min(3, first.total - 3)));
    expect(beyond.list).toEqual([]);
    const times = [...first.list, ...second.list].flatMap(({ created_time: at }) =>
      at === undefined ? [] : [at],
    );
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('both ends of a time range count', async () => {
    const newest = async (query: Record<string, number>) => {
      const { data } = await read(
        await send(endpoints['payments.list'], { query: { pageSize: 50, ...query } }),
      );
      return v.parse(endpoints['payments.list'].data, data).list;
    };
    const [first] = await newest({});
    expect(first, 'a merchant with a payment').toBeDefined();
    const at = first?.created_time ?? 0;
    const isFound = async (start_time: number, end_time: number) =>
      (await newest({ start_time, end_time })).some(({ trade_no }) => trade_no === first?.trade_no);
    expect([
      await isFound(at, at),
      await isFound(at - 1, at),
      await isFound(at, at + 1),
      await isFound(at - 60, at - 1),
      await isFound(at + 1, at + 60),
    ]).toEqual([true, true, true, false, false]);
  });

  test.each(Object.values(endpoints).filter(({ isExportable }) => isExportable))(
    '$id is downloaded as a spreadsheet when X-DOWNLOAD asks for it',
    async (endpoint: Endpoint) => {
      const response = await send(endpoint, {
        headers: { 'X-DOWNLOAD': '1' },
        query: { start_time: 1, end_time: 2 },
      });
      expect(response.headers.get('content-type')).toContain('spreadsheetml');
      expect(response.headers.get('content-disposition')).toMatch(/filename="?[a-z-]+-\d{4}-\d\d-\d\d\.xlsx/);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect([bytes[0], bytes[1]]).toEqual([0x50, 0x4b]);
    },
  );

  test.each(Object.values(endpoints).filter(({ isExportable }) => isExportable))(
    '$id is downloaded as UTF-8 CSV with a byte order mark when format asks for it',
    async (endpoint: Endpoint) => {
      const response = await send(endpoint, {
        headers: { 'X-DOWNLOAD': '1' },
        query: { start_time: 1, end_time: 2, format: 'csv' },
      });
      expect(response.headers.get('content-type')).toContain('text/csv');
      expect(response.headers.get('content-disposition')).toMatch(/filename="?[a-z-]+-\d{4}-\d\d-\d\d\.csv/);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect([bytes[0], bytes[1], bytes[2]]).toEqual([0xef, 0xbb, 0xbf]);
    },
  );
});

describe('§8 Error catalogue', () => {
  test('a wrong parameter is 422 with 10002 and the name of the field', async () => {
    const response = await send(endpoints['payments.list'], { query: { pageSize: 'many' } });
    expect(response.status).toBe(422);
    const { code, data } = await read(response);
    expect(code).toBe(errorCode.PARAMETER_ERROR);
    expect(v.parse(v.looseObject({ errors: v.record(v.string(), v.string()) }), data).errors).toHaveProperty(
      'pageSize',
    );
  });

  test('the message is in the language that was asked for', async () => {
    const ask = async (language: string) => {
      const query = { trade_no: '0'.repeat(32) };
      return read(await send(endpoints['payments.info'], { query, headers: { 'X-Language': language } }));
    };
    const [english, chinese, other] = [await ask('en-US'), await ask('zh-CN'), await ask('fr-FR')];
    expect(english.code).toBe(errorCode.TRANSACTION_NOT_FOUND);
    expect(english.msg?.toLowerCase()).toBe(errorNames[errorCode.TRANSACTION_NOT_FOUND]);
    expect(chinese.msg).toMatch(/[\u4e00-\u9fff]/);
    expect(other.msg).toBe(english.msg);
  });

  test(`Duty: ${duty('Refuse a malformed body with a 4xx')}`, async () => {
    const response = await send(endpoints['market.follow'], { body: '{"tokens":[' });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  test('a sign-in with an unknown credential is refused', async () => {
    const body = { google_auth_code: 'nobody' };
    const { code } = await read(await send(endpoints['auth.login'], { body, token: '' }));
    expect(code).toBe(errorCode.ACCOUNT_NOT_FOUND);
  });

  test('passwords that differ are refused before anything is changed', async () => {
    const body = { old_password: '', password: 'a'.repeat(64), confirm_password: 'b'.repeat(64) };
    const { code } = await read(await send(changePassword, { body }));
    expect(code).toBe(errorCode.PARAMETER_ERROR);
  });
});

describe('§9 Constants and limits: money', () => {
  test('is a decimal text everywhere, and the record adds up', async () => {
    const { data } = await read(await send(endpoints['payments.list'], { query: { pageSize: 50 } }));
    const rows = v.parse(endpoints['payments.list'].data, data).list;
    expect(rows.length, 'a merchant with a payment').toBeGreaterThan(0);
    const units = (text: string) =>
      BigInt((text.split('.')[0] ?? '') + (text.split('.')[1] ?? '').padEnd(18, '0'));
    for (const row of rows) {
      expect(units(row.amount_collected) - units(row.fees)).toBe(units(row.mch_real_receive));
    }
  });

  test('opening + in − out = closing, for one token', async () => {
    const { data } = await read(await send(endpoints['funds.stream'], { query: { id: '101', pageSize: 1 } }));
    const { opening_balance, closing_balance, in_sum, out_sum } = v.parse(
      endpoints['funds.stream'].data,
      data,
    );
    const units = (text: string) =>
      BigInt((text.split('.')[0] ?? '') + (text.split('.')[1] ?? '').padEnd(18, '0'));
    expect(units(opening_balance) + units(in_sum) - units(out_sum)).toBe(units(closing_balance));
  });
});

describe.runIf(mayWrite)('§7 Calls: writing', () => {
  test('a call that moves money asks for a verification first (10038)', async () => {
    const { body } = exampleOf('withdrawals.create');
    const { google_code: _code, password: _password, ...bare } = v.parse(v.looseObject({}), body);
    const answer = await read(await send(endpoints['withdrawals.create'], { body: bare }));
    expect(answer.code).toBe(errorCode.VERIFICATION_REQUIRED);
  });

  test.each(moneyEndpointIds)(`${duty('Look request ids up without regard to case')}: %s`, async (id) => {
    const request_id = crypto.randomUUID();
    const lookUp = async (requested: string) =>
      read(await send(endpoints['requests.lookUp'], { body: { request_id: requested } }));
    const first = await lookUp(request_id);
    expect(first.data).toMatchObject({ state: 'void' });
    // The same id in capitals, twice: ids are compared without case, and void stays void.
    expect((await lookUp(request_id.toUpperCase())).data).toMatchObject({ state: 'void' });
    const body = {
      ...v.parse(v.looseObject({}), exampleOf(id).body),
      request_id: request_id.toUpperCase(),
    };
    const late = await read(await send(endpoints[id], { body }));
    expect(late).toMatchObject({ code: errorCode.TOO_FREQUENT, data: { reason: 'request_void' } });
  });

  test('the follow list keeps its order, and four is the most', async () => {
    const put = async (tokens: string[]) =>
      read(await send(endpoints['market.follow'], { body: { tokens } }));
    const before = v.parse(
      endpoints['market.followList'].data,
      (await read(await send(endpoints['market.followList']))).data,
    );
    expect((await put(['ETH', 'BTC'])).code).toBe(200);
    const after = v.parse(
      endpoints['market.followList'].data,
      (await read(await send(endpoints['market.followList']))).data,
    );
    expect(after.list.map(({ token: name }) => name)).toEqual(['ETH', 'BTC']);
    expect((await put(['BTC', 'ETH', 'TRX', 'SOL', 'BNB'])).code).toBe(errorCode.PARAMETER_ERROR);
    await put(before.list.map(({ token: name }) => name));
  });

  test('reading a notification lowers the count of unread ones, reading all ends it', async () => {
    const ask = async () =>
      v.parse(
        endpoints['notifications.list'].data,
        (await read(await send(endpoints['notifications.list'], { query: { read: 2 } }))).data,
      );
    const before = await ask();
    const [first] = before.list;
    expect(first, 'a merchant with an unread notification').toBeDefined();
    await send(endpoints['notifications.read'], { body: { message_ids: [first?.id] } });
    expect((await ask()).unread).toBe(before.unread - 1);
    await send(endpoints['notifications.read'], { body: { message_ids: [READ_ALL] } });
    expect((await ask()).unread).toBe(0);
  });

  test(`Duty: ${duty('End a token at logout')}`, async () => {
    const login = await read(await send(endpoints['auth.login'], { body: caller.target.login, token: '' }));
    const { token: second } = v.parse(endpoints['auth.login'].data, login.data);
    expect((await send(endpoints['user.info'], { token: second })).status).toBe(200);
    expect((await send(endpoints['auth.logout'], { token: second })).status).toBe(200);
    expect((await send(endpoints['user.info'], { token: second })).status).toBe(401);
  });
});
