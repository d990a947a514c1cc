import * as codes from '#contract/enumerations.ts';
import { paymentStatus } from '#contract/enumerations.ts';
import { type EndpointId, endpoints } from '#contract/endpoints.ts';
import { expect, expectNot, within } from './expect.ts';
import {
  dataOf,
  enough,
  isOffered,
  parsed,
  reads,
  type Rule,
  someRows,
  someTokenId,
  totalOf,
  units,
} from './check.ts';

const enumerated: readonly (readonly [
  id: EndpointId,
  field: string,
  codes: Readonly<Record<string, number>>,
])[] = [
  ['payments.list', 'status', codes.paymentStatus],
  ['withdrawals.list', 'status', codes.withdrawalStatus],
  ['notifications.list', 'status', codes.notificationStatus],
  ['notifications.list', 'types', codes.notificationType],
  ['callbacks.list', 'status', codes.callbackStatus],
  ['workOrders.list', 'status', codes.workOrderStatus],
  ['funds.stream', 'type', codes.streamType],
  ['funds.stream', 'direction', codes.movementDirection],
  ['user.log', 'type', codes.logType],
];

const places = (amount: string) => amount.split('.')[1]?.length ?? 0;

/** The pattern for field names of secrets. Responses to read calls must not contain them. */
const SECRET_NAME = /^(secret|secret_key|totp_secret|password_hash|trade_password_hash|private_key)$/;
const SECRET_VALUE = /^(sk_[0-9a-z]{16,}|[A-Z2-7]{16,}|[0-9a-f]{64})$/;
const HASHES = new Set(['transaction_id', 'txid']);

function secretsIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => secretsIn(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => secretsIn(one, key));
  const isSecret =
    typeof value === 'string' &&
    value !== '' &&
    (SECRET_NAME.test(name) || (SECRET_VALUE.test(value) && !HASHES.has(name)));
  return isSecret ? [name] : [];
}

function codeCheck(id: EndpointId, field: string, known: Readonly<Record<string, number>>): Rule {
  return reads('§4', `${field} of ${id} is a code of the contract`, async (caller) => {
    const found = await someRows(caller, id, { pageSize: 50 });
    const named: readonly unknown[] = Object.values(known);
    const unknown = found.map((row) => row[field]).filter((code) => !named.includes(code));
    expect(unknown, `The field “${field}” of ${id} has unknown codes`).toEqual([]);
  });
}

const DAY = 86_400;
/** January 1, 2009 (UTC) in Unix seconds, shortly before the first Bitcoin block. All records are newer. */
const FIRST_OF_2009 = 1_230_768_000;

export const valueChecks: readonly Rule[] = [
  ...enumerated.map(([id, field, known]) => codeCheck(id, field, known)),
  reads('§3', 'the status of the merchant is a code of the contract', async (caller) => {
    const { status } = await parsed(caller, 'user.info');
    expect(Object.values<number>(codes.userStatus)).toContain(status);
  }),
  reads('§5', 'a platform number has 32 digits and belongs to one order', async (caller) => {
    const numbers = (await someRows(caller, 'payments.list', { pageSize: 50 })).map(
      ({ trade_no }) => trade_no,
    );
    for (const number of numbers) expect(number).toMatch(/^\d{32}$/);
    expect(new Set(numbers).size).toBe(numbers.length);
  }),
  reads('§9', 'no amount has more decimals than its token', async (caller) => {
    const { list } = await parsed(caller, 'currencies.list');
    const most = new Map<string, number>();
    for (const { subset } of list)
      for (const { token, decimals } of subset) most.set(token, Math.max(most.get(token) ?? 0, decimals));
    const decimalsOf = (token: unknown) => most.get(String(token)) ?? 18;
    const { list: payments } = await parsed(caller, 'payments.list', { query: { pageSize: 50 } });
    const tooLong = enough(caller, payments, 'row of payments.list').filter((row) => {
      const chain = list.find((network) => network.chain === row.chain);
      const asset = chain?.subset.find(({ token }) => token === row.token);
      return places(row.amount) > (asset?.decimals ?? decimalsOf(row.token));
    });
    expect(tooLong.map(({ amount, token }) => `${amount} ${token}`)).toEqual([]);
    const assets = await someRows(caller, 'statistics.assets', { all: 1 });
    expect(assets.filter(({ balance, token }) => places(String(balance)) > decimalsOf(token))).toEqual([]);
  }),
  reads('§9', 'times are in seconds and in a plausible range', async (caller) => {
    const now = await caller.target.now();
    for (const id of ['payments.list', 'user.log', 'withdrawals.list'] as const) {
      for (const { created_time } of await someRows(caller, id, { pageSize: 20 })) {
        expect({ created_time }).toMatchObject({ created_time: within(FIRST_OF_2009, now + DAY) });
      }
    }
  }),
  reads('§6', 'no response of a read call contains a secret', async (caller) => {
    const read = ['user.info', 'applications.list', 'user.log', 'user.sessions', 'addresses.list'] as const;
    for (const id of read.filter((one) => isOffered(caller, endpoints[one])))
      expect({ id, secrets: secretsIn(await dataOf(caller, id)) }).toEqual({ id, secrets: [] });
  }),
  reads(
    '§2',
    'the chart has every day of its range, and no day has more paid orders than created ones',
    async (caller) => {
      const date = await caller.target.now();
      const query = { start_time: date - 29 * DAY, end_time: date };
      const { list } = await parsed(caller, 'statistics.dailyCollection', { query });
      expect(list.length).toBeGreaterThanOrEqual(30);
      const days = list.map((day) => Date.parse(`${day.date}T00:00:00Z`) / 1000);
      for (const [index, day] of days.entries()) expect(day).toBe((days[0] ?? 0) + index * DAY);
      for (const { create_num, pay_num } of list) expect(pay_num).toBeLessThanOrEqual(create_num);
    },
  ),
  reads(
    '§2',
    'the asset shares are at most ten, largest first, and at most 100% in total',
    async (caller) => {
      const { list } = await parsed(caller, 'statistics.overviewAssets');
      enough(caller, list, 'asset with a balance', 2);
      expect(list.length).toBeLessThanOrEqual(10);
      const shares = list.map(({ ratio }) => Number(ratio));
      expect(shares).toEqual(shares.toSorted((one, other) => other - one));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(100.1);
    },
  ),
  reads('§3', 'the change of a price has a sign', async (caller) => {
    for (const { p } of await someRows(caller, 'market.followList')) expect(p).toMatch(/^[+-]\d|^0(\.0+)?$/);
  }),
  reads(
    '§9',
    'a quote is valid for 15 seconds, and its minimum is at most the shown amount',
    async (caller) => {
      const { list } = await parsed(caller, 'swap.pairs', { body: {} });
      const pair = list.find(({ status }) => status === 1);
      if (!pair) throw new Error('There is no open pair');
      const body = {
        pair_id: pair.id,
        direction: pair.added ? 1 : 2,
        from_id: pair.from.id,
        to_id: pair.to.id,
        amount: Number(pair.min_amount) > 0 ? pair.min_amount : '1',
      };
      const quote = await parsed(caller, 'swap.quote', { body });
      if (quote.server_time !== undefined) {
        expect(quote.expire_time - quote.server_time).toBeGreaterThan(0);
        expect(quote.expire_time - quote.server_time).toBeLessThanOrEqual(15);
      }
      expect(Number(quote.min_received ?? quote.to_amount)).toBeLessThanOrEqual(Number(quote.to_amount));
    },
  ),
];

export const figureChecks: readonly Rule[] = [
  reads('§3', 'unread counts all unread notifications, whichever are listed', async (caller) => {
    const { unread } = await parsed(caller, 'notifications.list');
    expect(unread).toBe(await totalOf(caller, 'notifications.list', { read: 2 }));
    expect((await parsed(caller, 'notifications.list', { query: { read: 1 } })).unread).toBe(unread);
  }),
  reads('§3', 'the available amount is at most the balance', async (caller) => {
    const { total_assets, operable_balance } = await parsed(caller, 'statistics.overview');
    expect(units(operable_balance)).toBeLessThanOrEqual(units(total_assets));
  }),
  reads('§3', 'only followed tokens are marked as followed', async (caller) => {
    const { list: followed } = await parsed(caller, 'market.followList');
    enough(caller, followed, 'followed token');
    expect(followed.filter(({ check }) => !check)).toEqual([]);
    const { list } = await parsed(caller, 'market.search', { query: { name: '' } });
    expect(
      list
        .filter(({ check }) => check)
        .map(({ token }) => token)
        .toSorted(),
    ).toEqual(followed.map(({ token }) => token).toSorted());
  }),
  reads('§3', 'the net amount plus the fee equals the amount', async (caller) => {
    const query = { id: await someTokenId(caller), amount: '120' };
    const { actual_amount, fee } = await parsed(caller, 'withdrawals.cost', { query });
    expect(units(actual_amount) + units(fee)).toBe(units(query.amount));
  }),
  reads('§5', 'a saved address is valid', async (caller) => {
    const { list } = await parsed(caller, 'addresses.list');
    for (const { currency_id: id, address } of enough(caller, list, 'saved address')) {
      const { valid } = await parsed(caller, 'withdrawals.addressValid', { query: { id, address } });
      expect({ address, valid }).toEqual({ address, valid: true });
    }
  }),
  reads('§3', 'a payment is the same in the list and in its details', async (caller) => {
    const { list } = await parsed(caller, 'payments.list', { query: { pageSize: 10 } });
    for (const row of enough(caller, list, 'row of payments.list')) {
      const { trade_no, out_trade_no, appid, amount, token, chain, created_time } = row;
      const detail = await parsed(caller, 'payments.info', { query: { trade_no } });
      expect(detail).toMatchObject({ trade_no, out_trade_no, appid, amount, token, chain, created_time });
    }
  }),
  reads('§3', 'a transfer of a paid order has a sender, a recipient and a transaction ID', async (caller) => {
    const query = { status: paymentStatus.paid, pageSize: 5 };
    const { list } = await parsed(caller, 'payments.list', { query });
    for (const { trade_no, handle_id = trade_no } of enough(caller, list, 'paid order')) {
      const { list: transfers } = await parsed(caller, 'payments.monitor', { query: { handle_id } });
      expect(transfers.length).toBeGreaterThan(0);
      const parts = transfers.flatMap(({ from_address, to_address, txid }) => [
        from_address,
        to_address,
        txid,
      ]);
      expectNot(parts).toContain('');
    }
  }),
  reads('§7', 'an export is a spreadsheet with the rows of the list', async (caller) => {
    const query = { status: paymentStatus.refunded };
    const csv = await caller.send(endpoints['payments.export'], { query: { ...query, format: 'csv' } });
    const lines = (await csv.text()).split('\n').filter((line) => line.trim() !== '');
    enough(caller, lines, 'refunded payment', 2);
    expect(lines).toHaveLength((await totalOf(caller, 'payments.list', query)) + 1);
    const sheet = await caller.send(endpoints['payments.export'], { query });
    const bytes = new Uint8Array(await sheet.arrayBuffer());
    expect([bytes[0], bytes[1]]).toEqual([0x50, 0x4b]);
  }),
];
