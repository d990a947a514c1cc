import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { errorCode } from '#contract/errors.ts';
import { expect, anyText } from './expect.ts';
import { refused, type Caller, type Envelope } from './caller.ts';
import { reads, parsed, rowsOf, someRows, totalOf, type Rule } from './check.ts';

const rangedLists = [
  'payments.list',
  'withdrawals.list',
  'recharge.list',
  'transfers.list',
  'funds.stream',
  'funds.expend',
  'callbacks.list',
  'user.log',
] as const satisfies readonly EndpointId[];

const DAY = 86_400;

const refuses = (caller: Caller, answer: Envelope, field: string) =>
  expect(answer).toMatchObject(refused(caller, errorCode.PARAMETER_ERROR, { errors: { [field]: anyText } }));

const hasNothingBefore = (id: (typeof rangedLists)[number]): Rule =>
  reads('§7', `${id} is empty for a time before all records`, async (caller) => {
    expect(await totalOf(caller, id, { start_time: 1, end_time: 2 })).toBe(0);
  });

export const filterChecks: readonly Rule[] = [
  ...rangedLists.map(hasNothingBefore),
  reads('§7', 'gas fees are filtered by network', async (caller) => {
    const { list: networks } = await parsed(caller, 'currencies.list');
    await someRows(caller, 'funds.expend');
    let sum = 0;
    for (const { id, chain } of networks) {
      const { list, total } = await parsed(caller, 'funds.expend', { query: { network_id: id } });
      expect([...new Set(list.map(({ currency }) => currency.chain))]).toEqual(total === 0 ? [] : [chain]);
      sum += total;
    }
    expect(sum).toBe(await totalOf(caller, 'funds.expend'));
  }),
  reads('§7', 'the market is searched by name', async (caller) => {
    const { list } = await parsed(caller, 'market.search', { query: { name: '' } });
    const token = list[0]?.token ?? '';
    const found = await parsed(caller, 'market.search', { query: { name: token } });
    expect(found.list.map((one) => one.token)).toContain(token);
    expect((await parsed(caller, 'market.search', { query: { name: 'no such token' } })).list).toEqual([]);
  }),
  reads('§7', 'the chart contains the requested application and days', async (caller) => {
    const end_time = await caller.target.now();
    const range = { start_time: end_time - 6 * DAY, end_time };
    const created = async (query: object) =>
      (await parsed(caller, 'statistics.dailyCollection', { query: { ...range, ...query } })).list;
    const sum = (days: Awaited<ReturnType<typeof created>>) =>
      days.reduce((count, { create_num }) => count + create_num, 0);
    const all = await created({});
    expect(all.length).toBeGreaterThanOrEqual(7);
    expect(all.length).toBeLessThanOrEqual(8);
    const apps = await parsed(caller, 'applications.options');
    const each = await Promise.all(apps.map(({ appid }) => created({ appid })));
    expect(each.reduce((count, days) => count + sum(days), 0)).toBeLessThanOrEqual(sum(all));
  }),
  reads('§7', 'assets without a balance are left out unless all are requested', async (caller) => {
    const balances = async (all: number) =>
      (await rowsOf(caller, 'statistics.assets', { all })).map(({ balance }) => Number(balance));
    const [some, every] = [await balances(0), await balances(1)];
    expect(some.filter((balance) => balance === 0)).toEqual([]);
    expect(some).toHaveLength(every.filter((balance) => balance > 0).length);
  }),
  reads('§5', 'a registration with two different passwords is rejected', async (caller) => {
    const [password, confirm_password] = ['a'.repeat(64), 'b'.repeat(64)];
    const body = { email: 'conformance@shop.example', email_code: '000000', password, confirm_password };
    refuses(caller, await caller.ask(endpoints['auth.register'], { body, token: '' }), 'confirm_password');
  }),
  reads('§5', 'a code has six digits', async (caller) => {
    for (const google_code of ['12345', '1234567', '12345a', '']) {
      const sent = { body: { google_code }, token: 'tok_held' };
      refuses(caller, await caller.ask(endpoints['auth.verifyLogin'], sent), 'google_code');
    }
  }),
];
