import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import * as v from 'valibot';
import { fieldsOf } from '#contract/extensions.ts';
import { expect, expectNot, expectStatus } from './expect.ts';
import { exampleOf, read, shaped, type Caller } from './caller.ts';
import { reads, rowsOf, someTokenId, type Rule } from './check.ts';
import { MISSING } from './target.ts';

const reading = Object.values(endpoints).filter(
  ({ method, answer, id }) => method === 'GET' && answer === 'json' && id !== 'security.googleAuth',
);
/** Signed calls need the key of an application. */
const isUnsigned = ({ auth }: Pick<Endpoint, 'auth'>) => auth !== 'signed';

async function queryFor(caller: Caller, id: EndpointId): Promise<object | undefined> {
  const first = async (list: EndpointId) => (await rowsOf(caller, list, { pageSize: 1 }))[0];
  const ownQuery: Partial<Record<EndpointId, () => Promise<object>>> = {
    'payments.info': async () => ({ trade_no: (await first('payments.list'))?.['trade_no'] }),
    'payments.monitor': async () => {
      const row = await first('payments.list');
      return { handle_id: row?.['handle_id'] ?? row?.['trade_no'] };
    },
    'applications.get': async () => ({ id: (await first('applications.list'))?.['id'] }),
    'applications.select': async () => ({ id: (await first('applications.list'))?.['id'] }),
    'withdrawals.cost': async () => ({ id: await someTokenId(caller), amount: '120' }),
    'withdrawals.addressValid': async () => ({ ...exampleOf(id).query, id: await someTokenId(caller) }),
  };
  return ownQuery[id]?.() ?? exampleOf(id).query;
}

const shapeOf = (endpoint: (typeof reading)[number]): Rule =>
  reads('§7', `Return every response in the shape of the contract: ${endpoint.id}`, async (caller) => {
    const response = await caller.send(endpoint, { query: await queryFor(caller, endpoint.id) });
    if (MISSING.has(response.status)) expectStatus(response, 200);
    const { code, data } = await read(response);
    // The objects in the examples exist in the mock API, but another server may not have them.
    const isRefused =
      !caller.target.isMock &&
      code !== 200 &&
      (!caller.isExact || (response.status === 422 && endpoint.errors.some((one: number) => one === code)));
    if (!isRefused) expect(code, `The call ${endpoint.id} is rejected`, 'code').toBe(200);
    if (code === 200) shaped(endpoint.data, caller.readAs(endpoint, data));
    if (caller.isExact) expectStatus(response, code === 200 ? 200 : 422);
  });

const list = v.looseObject({
  list: v.array(v.looseObject({ created_time: v.optional(v.number()) })),
  total: v.number(),
});
/** The merchant of the mock API has turned statements off. */
const emptyAtTheMock: ReadonlySet<string> = new Set(['statements.list']);
const paged = reading
  .filter(isUnsigned)
  .filter(({ query }) => query && 'entries' in query && 'pageSize' in query.entries);

const pagingOf = (endpoint: Endpoint): Rule =>
  reads('§7', `${endpoint.id} returns the requested page`, async (caller) => {
    const page = async (current: number, pageSize = 3) =>
      shaped(list, (await caller.ask(endpoint, { query: { current, pageSize } })).data);
    const [first, second, beyond] = [await page(1), await page(2), await page(100_000)];
    const rowsOn = (current: number, { list: rows, total }: typeof first) =>
      `The total of ${endpoint.id} doesn’t match its rows: page ${current} of 3 rows has ${rows.length}, and the total is ${total}`;
    const mayBeEmpty = !caller.target.isMock || emptyAtTheMock.has(endpoint.id);
    expect(first.total).toBeGreaterThanOrEqual(mayBeEmpty ? 0 : 1);
    // If a server counts pages from 0, page 1 starts with a different row for each page size.
    const [alone] = (await page(1, 1)).list;
    if (!first.list.some((row) => JSON.stringify(row) === JSON.stringify(alone)))
      expect(
        [alone],
        'Page 1 doesn’t start with the first row: pages are counted from 0',
        'data.list',
      ).toEqual([first.list[0]]);
    if (second.list.length > 0)
      expectNot(second.list, 'The page is ignored: page 2 has the rows of page 1').toEqual(
        first.list.slice(0, second.list.length),
      );
    expect(first.list.length, rowsOn(1, first)).toBe(Math.min(3, first.total));
    expect(second.list.length, rowsOn(2, second)).toBe(Math.max(0, Math.min(3, first.total - 3)));
    expect(beyond.list, `${endpoint.id} has rows after the last page`).toEqual([]);
    const times = [...first.list, ...second.list].flatMap(({ created_time: at }) =>
      at === undefined ? [] : [at],
    );
    expect(times, `The newest row of ${endpoint.id} isn’t the first`, 'created_time').toEqual(
      times.toSorted((a, b) => b - a),
    );
  });

const files = [
  ['xlsx', 'spreadsheetml', [0x50, 0x4b]],
  ['csv', 'text/csv', [0xef, 0xbb, 0xbf]],
] as const;

const exportOf = (endpoint: Endpoint, [format, type, start]: (typeof files)[number]): Rule =>
  reads('§7', `${endpoint.id} is downloaded as ${format} with X-DOWNLOAD`, async (caller) => {
    const isRanged = fieldsOf(endpoint.query).has('start_time');
    const query = { ...(isRanged && { start_time: 1, end_time: 2 }), ...(format === 'csv' && { format }) };
    const response = await caller.send(endpoint, { headers: { 'X-DOWNLOAD': '1' }, query });
    expect(response.headers.get('content-type')).toContain(type);
    const name = new RegExp(`filename="?[a-z-]+-\\d{4}-\\d\\d-\\d\\d\\.${format}`);
    expect(response.headers.get('content-disposition')).toMatch(name);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, start.length)]).toEqual(start);
  });

const exportable = Object.values<Endpoint>(endpoints).filter(({ isExportable }) => isExportable);

export const readingChecks: readonly Rule[] = [
  ...reading.filter(isUnsigned).map(shapeOf),
  ...paged.map(pagingOf),
  ...files.flatMap((file) => exportable.map((endpoint) => exportOf(endpoint, file))),
  reads('§7', 'a time range includes both ends', async (caller) => {
    const newest = (query: object = {}) => rowsOf(caller, 'payments.list', { pageSize: 50, ...query });
    const [first] = await newest();
    expect(first, 'a merchant with a payment').toBeDefined();
    const at = Number(first?.['created_time']);
    const isFound = async (start_time: number, end_time: number) =>
      (await newest({ start_time, end_time })).some(({ trade_no }) => trade_no === first?.['trade_no']);
    expect([
      await isFound(at, at),
      await isFound(at - 1, at),
      await isFound(at, at + 1),
      await isFound(at - 60, at - 1),
      await isFound(at + 1, at + 60),
    ]).toEqual([true, true, true, false, false]);
  }),
];
