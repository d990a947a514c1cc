import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { expect, expectNot, Mismatch, show } from './expect.ts';
import {
  reads,
  writes,
  enough,
  pageOf,
  parsed,
  rowsOf,
  someRows,
  totalOf,
  type Rule,
  type Row,
} from './check.ts';
import { leaveOut } from './target.ts';

function filterOf(id: EndpointId, parameter: string, field = parameter): Rule {
  return reads('§7', `${id} is filtered by ${parameter}`, async (caller) => {
    const all = await rowsOf(caller, id, { pageSize: 50 });
    const values = [...new Set(all.map((row: Row) => row[field]))];
    // If all rows had the same value in the filtered field, an ignored filter would go unnoticed.
    enough(caller, values, `rows of ${id} that differ by ${field}`, 2);
    const whole = await totalOf(caller, id);
    let sum = 0;
    for (const value of values.slice(0, 4)) {
      const query = { [parameter]: value, pageSize: 50 };
      const { list: found, total } = await pageOf(caller, id, query);
      expect(found.length, `The filter “${parameter}” of ${id} finds no rows`).toBeGreaterThan(0);
      const others = found.findIndex((row) => row[field] !== value);
      const at = `data.list[${others}].${field}`;
      if (others >= 0)
        throw new Mismatch(
          { path: at, expected: show(value), got: show(found[others]?.[field]) },
          `The filter “${parameter}” of ${id} is ignored`,
        );
      const mismatch = `The total of ${id} doesn’t match its rows, filtered by “${parameter}”`;
      if (found.length < 50) expect(total, mismatch, 'data.total').toBe(found.length);
      sum += total ?? 0;
      expect(sum, mismatch, 'data.total').toBeLessThanOrEqual(whole);
    }
  });
}

export const callChecks: readonly Rule[] = [
  filterOf('payments.list', 'status'),
  filterOf('payments.list', 'appid'),
  filterOf('payments.list', 'trade_no'),
  filterOf('payments.list', 'out_trade_no'),
  filterOf('withdrawals.list', 'status'),
  filterOf('funds.stream', 'direction'),
  filterOf('funds.stream', 'type'),
  filterOf('user.log', 'type'),
  filterOf('callbacks.list', 'event'),
  filterOf('notifications.list', 'read', 'status'),
  reads('§7', 'the pages of a list have as many rows as its total', async (caller) => {
    const [some] = await someRows(caller, 'payments.list');
    const query = { status: caller.target.isMock ? 6 : some?.['status'], pageSize: 100 };
    const total = await totalOf(caller, 'payments.list', query);
    await someRows(caller, 'payments.list', query);
    let count = 0;
    for (let current = 1; (current - 1) * 100 < total; current += 1)
      count += (await rowsOf(caller, 'payments.list', { ...query, current })).length;
    expect(count, 'The total of payments.list doesn’t match its rows').toBe(total);
    expect(await rowsOf(caller, 'payments.list', { ...query, current: Math.ceil(total / 100) + 1 })).toEqual(
      [],
    );
  }),
  reads('§3', 'every payment belongs to an application of the merchant', async (caller) => {
    const options = await parsed(caller, 'applications.options');
    const own = new Set(options.map(({ appid }) => appid));
    const payments = await someRows(caller, 'payments.list', { pageSize: 50 });
    expect(payments.filter(({ appid }) => !own.has(String(appid)))).toEqual([]);
  }),
  reads('§8', 'an error has a message', async (caller) => {
    const query = { trade_no: '0'.repeat(32) };
    const { msg } = await caller.ask(endpoints['payments.info'], { query });
    expectNot(msg?.trim() ?? '').toBe('');
  }),
  reads('§7', 'every response has the time of the server', async (caller) => {
    if (!caller.isExact) leaveOut('The specification doesn’t require the time of the server');
    const { headers } = await caller.send(endpoints['user.info']);
    expect(Date.parse(headers.get('date') ?? '')).toBeGreaterThan(0);
  }),
  reads('§7', 'a page of another origin can call with every header of §7', async (caller) => {
    const origin = 'https://console.example';
    const preflight = await fetch(new URL(endpoints['user.info'].path, caller.target.url), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-token,x-language,x-time,x-download',
      },
    });
    expect(preflight.status).toBeLessThan(300);
    expect(['*', origin]).toContain(preflight.headers.get('access-control-allow-origin'));
    const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
    for (const name of ['x-token', 'x-language', 'x-time', 'x-download']) expect(allowed).toContain(name);
    const answer = await caller.send(endpoints['user.info'], { headers: { origin } });
    expect(['*', origin]).toContain(answer.headers.get('access-control-allow-origin'));
  }),
  writes('§7', 'assets are in the order that was set', async (caller) => {
    const ids = async () =>
      (await rowsOf(caller, 'statistics.assets', { all: 1 })).map(({ id }) => String(id));
    const before = await ids();
    const turned = before.toReversed();
    await parsed(caller, 'currencies.rearrange', { body: { ids: turned } });
    const after = await ids();
    await parsed(caller, 'currencies.rearrange', { body: { ids: before } });
    expect(after).toEqual(turned);
  }),
];
