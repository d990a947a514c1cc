import { describe, expect, it } from 'vitest';
import { appMode } from '#contract/enumerations.ts';
import { listPayments } from '#contract/payments.ts';
import { reviewPayment } from '#contract/paymentDetails.ts';
import { exportStatement } from '#contract/billing.ts';
import {
  IMPORT_ROWS,
  closeMonth,
  exportClosing,
  exportSummary,
  getClosing,
  getSummary,
  listClosingRows,
  reopenMonth,
  rowFigures,
} from '#contract/reports.ts';
import { listDailyCollection } from '#contract/statistics.ts';
import { parseUnits } from '#core/books/money.ts';
import { signedIn } from '#testing/client.ts';

const micro = (text: string) => parseUnits(text, 6) ?? -1n;
const cents = (text: string) => BigInt(text.replace('.', ''));

describe('reports.close', () => {
  const september = { month: '2026-09' };

  it('closes a complete month without open differences, and reports its time', async () => {
    const { api, client } = signedIn();
    const closed_time = api.clock.now();
    expect(await client.get(closeMonth, { body: september })).toEqual({ ...september, closed_time });
    const closing = await client.get(getClosing, { query: september });
    expect(closing).toMatchObject({ closed_time, orders_remainder: '0', balance_remainder: '0' });
    expect(closing.months.find(({ month }) => month === '2026-09')).toEqual({
      month: '2026-09',
      closed_time,
    });
  });

  it('rejects a month that isn’t over, is closed already, or has open differences', async () => {
    const { client } = signedIn();
    const reason = async (month: string) =>
      (await client.refusal(closeMonth, { body: { month } })).data.reason;
    expect(await reason('2026-11')).toBe('not_complete');
    expect(await reason('2026-10')).toBe('differences');
    await client.get(closeMonth, { body: september });
    expect(await reason('2026-09')).toBe('state_conflict');
    expect((await client.refusal(closeMonth, { body: { month: '2026-12' } })).data.errors).toEqual({
      month: 'month',
    });
  });

  it('accepts a month after its differences were reviewed', async () => {
    const { client } = signedIn();
    const query = { month: '2026-10' };
    const { differences, start_time, end_time } = await client.get(getClosing, { query });
    expect(differences).toBeGreaterThan(0);
    const open = await client.get(listPayments, {
      query: { open: true, start_time, end_time, pageSize: 100 },
    });
    expect(open.total).toBe(differences);
    for (const { trade_no } of open.list)
      await client.get(reviewPayment, { body: { trade_no, reviewed: true } });
    expect((await client.get(getClosing, { query })).differences).toBe(0);
    await client.get(closeMonth, { body: query });
  });

  it('makes a later change of a payment or a movement appear as a remainder', async () => {
    const { api, client } = signedIn();
    await client.get(closeMonth, { body: september });
    const { rows, ledger } = api.merchant();
    const { start_time } = await client.get(getClosing, { query: september });
    const payment = rows.payments.all().find(({ paidAt }) => paidAt > start_time);
    if (payment)
      rows.payments.replace(payment.index, { ...payment, collected: payment.collected + 10n ** 18n });
    const changed = await client.get(getClosing, { query: september });
    expect(changed.orders_remainder).toMatch(/^-/);
    expect(changed.balance_remainder).toBe('0');
    const entry = ledger.entries.all().find(({ at, contra }) => at > start_time && contra === 'chain');
    if (entry) ledger.entries.replace(entry.index, { ...entry, amount: entry.amount * 2n });
    const { tokens, balance_remainder } = await client.get(getClosing, { query: september });
    expect(tokens.filter(({ remainder }) => remainder !== '0')).toHaveLength(1);
    expect(balance_remainder).not.toBe('0');
  });

  it('leaves no remainder in the figures of a single application', async () => {
    const { api, client } = signedIn();
    await client.get(closeMonth, { body: september });
    const appids = api.merchant().rows.apps.get(0)?.appid;
    const { orders_remainder, balance } = await client.get(getClosing, { query: { ...september, appids } });
    expect(orders_remainder).toBe('0');
    expect(balance.some(({ key }) => key === 'receivedOther')).toBe(true);
  });

  it('makes a later change of the stored closing balance appear as a remainder', async () => {
    const { api, client } = signedIn();
    await client.get(closeMonth, { body: september });
    const { closings } = api.merchant().settings;
    const closed = closings['2026-09'];
    if (closed) closings['2026-09'] = { ...closed, held: closed.held.map(() => 0n), received: 0n };
    const { tokens, orders_remainder } = await client.get(getClosing, { query: september });
    expect(tokens.map(({ remainder }) => remainder)).toEqual(tokens.map(({ closing }) => closing));
    expect(micro(orders_remainder)).toBeGreaterThan(0n);
  });

  it('is undone by reports.reopen, which rejects an open month', async () => {
    const { client } = signedIn();
    await client.get(closeMonth, { body: september });
    expect(await client.get(reopenMonth, { body: september })).toEqual({ ...september, closed_time: 0 });
    expect((await client.refusal(reopenMonth, { body: september })).data.reason).toBe('state_conflict');
  });
});

describe('reports.closing', () => {
  it('ignores applications in test mode', async () => {
    const { api, client } = signedIn({ scenario: 'payments.testMode' });
    const appid = api.merchant().rows.apps.get(3)?.appid;
    const { orders, balance } = await client.get(getClosing, { query: { month: '2026-11', appids: appid } });
    expect(orders.map(({ count }) => count)).toEqual(orders.map(() => 0));
    expect(balance.find(({ key }) => key === 'received')).toMatchObject({ count: 0, amount: '0' });
  });

  it('offers the applications in live mode that aren’t deleted', async () => {
    const { api, client } = signedIn({ scenario: 'payments.testMode' });
    const { apps } = api.merchant().rows;
    const [first, ...others] = apps.all();
    if (first) apps.replace(first.index, { ...first, isDeleted: true });
    const { applications } = await client.get(getClosing, { query: { month: '2026-10' } });
    const live = others.filter(({ mode }) => mode === appMode.live);
    expect(live.length).toBeLessThan(others.length);
    expect(applications).toEqual(live.map(({ appid, name }) => ({ appid, name })));
  });

  it('counts a swap once, and only movements that change the balance', async () => {
    const { client } = signedIn();
    const query = { month: '2026-10', pageSize: 100 };
    const { balance, movement_count } = await client.get(getClosing, { query: { month: '2026-10' } });
    const { list, total } = await client.get(listClosingRows, { query: { ...query, figure: 'swapped' } });
    const swaps = new Set(list.map(({ ref_no }) => ref_no)).size;
    expect(balance.find(({ key }) => key === 'swapped')?.count).toBe(swaps);
    expect(total).toBe(2 * swaps);
    const changes = balance.filter(({ key }) => rowFigures.some((one) => one === key) && key !== 'holds');
    expect(changes.reduce((sum, { count }) => sum + count, swaps)).toBe(movement_count);
  });

  it('shows a logo for each token, and values that add up to the balances', async () => {
    const { client } = signedIn();
    const { balance, tokens } = await client.get(getClosing, { query: { month: '2026-10' } });
    const sumOf = (field: 'opening_usdt' | 'closing_usdt') =>
      tokens.reduce((sum, token) => sum + micro(token[field] ?? ''), 0n);
    const figure = (name: string) => micro(balance.find(({ key }) => key === name)?.amount ?? '');
    expect([sumOf('opening_usdt'), sumOf('closing_usdt')]).toEqual([figure('opening'), figure('closing')]);
    expect(new Set(tokens.map(({ logo }) => logo)).size).toBe(tokens.length);
  });

  it.each([
    [{ from: '2026-10-02' }, 'to'],
    [{ from: '2026-10-02', to: '2026-10-01' }, 'to'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from'],
    [{ from: '2025-01-01', to: '2026-10-01' }, 'to'],
    [{ from: '2027-01-01', to: '2027-01-02' }, 'from'],
  ])('rejects the period %j', async (query, field) => {
    const { client } = signedIn();
    expect(Object.keys((await client.refusal(getClosing, { query })).data.errors ?? {})).toEqual([field]);
  });

  it('covers full local days in a month in which the clocks change', async () => {
    const { client } = signedIn();
    const query = { from: '2026-10-01', to: '2026-10-31' };
    const days = await client.get(getClosing, { query });
    const month = await client.get(getClosing, { query: { month: '2026-10' } });
    expect(days).toEqual({ ...month, month: '' });
    expect(month.end_time - month.start_time + 1).toBe(31 * 86_400 + 3600);
  });

  it('counts a refund in the month in which it was sent', async () => {
    const { client } = signedIn();
    const query = { month: '2026-10', figure: 'refunds' as const, pageSize: 100 };
    const { start_time } = await client.get(getClosing, { query: { month: '2026-10' } });
    const { list } = await client.get(listClosingRows, { query });
    const payments = await Promise.all(
      list.map(
        async ({ ref_no }) => (await client.get(listPayments, { query: { trade_no: ref_no } })).list[0],
      ),
    );
    expect(payments.filter((row) => (row?.created_time ?? 0) < start_time).length).toBeGreaterThan(0);
  });
});

describe('reports.summary', () => {
  it('matches the income and refunds of the daily statistics in every grouping', async () => {
    const { client } = signedIn();
    const { start_time, end_time } = await client.get(getClosing, { query: { month: '2026-10' } });
    const days = await client.get(listDailyCollection, { query: { start_time, end_time } });
    const dailyIncome = days.list.reduce((sum, { income }) => sum + micro(income), 0n);
    const dailyRefund = days.list.reduce((sum, { refund }) => sum + micro(refund), 0n);
    for (const by of ['application', 'token', 'network'] as const) {
      const { sum, list } = await client.get(getSummary, { query: { month: '2026-10', by } });
      expect([micro(sum.volume) - micro(sum.fees), micro(sum.refunds)]).toEqual([dailyIncome, dailyRefund]);
      expect(list.reduce((all, row) => all + micro(row.volume), 0n)).toBe(micro(sum.volume));
      expect(list.reduce((all, row) => all + row.paid_count, 0)).toBe(sum.paid_count);
    }
  });

  it('compares a month with the month before, and days with as many days before', async () => {
    const { client } = signedIn();
    const month = await client.get(getSummary, { query: { month: '2026-10' } });
    const before = await client.get(getSummary, { query: { month: '2026-09' } });
    expect(month.previous_sum).toEqual(before.sum);
    const days = await client.get(getSummary, { query: { from: '2026-10-24', to: '2026-10-26' } });
    const earlier = await client.get(getSummary, { query: { from: '2026-10-21', to: '2026-10-23' } });
    expect(days.previous_sum).toEqual(earlier.sum);
    expect(days.previous_start_time).toBe(earlier.start_time);
  });
});

async function linesOf(
  response: Promise<Response>,
): Promise<{ readonly start: number; readonly rows: string[][] }> {
  const bytes = new Uint8Array(await (await response).arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  return {
    start: bytes[0] ?? 0,
    rows: text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(',')),
  };
}

describe('reports.export', () => {
  const query = { month: '2026-10', currency: 'GBP' } as const;

  async function parts(shape: 'xero' | 'quickbooks') {
    const { client } = signedIn();
    const closing = await client.get(getClosing, { query: { month: '2026-10' } });
    const files = [];
    for (let part = 1; part <= Math.ceil((closing.movement_count + 1) / IMPORT_ROWS); part += 1)
      files.push(
        await linesOf(client.send(exportClosing, { query: { ...query, shape, part: String(part) } })),
      );
    const inPounds = (key: string) => {
      const usdt = micro(closing.balance.find((figure) => figure.key === key)?.amount ?? '0');
      return (usdt * 7902n + 50_000_000n) / 100_000_000n;
    };
    return { files, change: inPounds('closing') - inPounds('opening') };
  }

  it.each([
    ['xero', 'Date,Amount,Payee,Description,Reference', /^2026-10-\d\d$/, 1],
    ['quickbooks', 'Date,Description,Amount', /^\d\d\/10\/2026$/, 2],
  ] as const)(
    'writes the columns of %s, and amounts that add up to the change of the balance',
    async (shape, head, date, amount) => {
      const { files, change } = await parts(shape);
      expect(files.length).toBeGreaterThan(1);
      for (const { start, rows } of files) {
        // The file has no byte order mark, because the importing programs read it as a part of the first
        // heading.
        expect(start).toBe('D'.charCodeAt(0));
        expect(rows[0]?.join(',')).toBe(head);
        expect(rows.length).toBeLessThanOrEqual(IMPORT_ROWS + 1);
        for (const row of rows.slice(1)) {
          expect(row[0]).toMatch(date);
          expect(row[amount]).toMatch(/^-?\d+\.\d\d$/);
          expect(row[amount]).not.toBe('0.00');
        }
      }
      const rows = files.flatMap((file) => file.rows.slice(1));
      expect(rows.reduce((sum, row) => sum + cents(row[amount] ?? ''), 0n)).toBe(change);
    },
  );

  it('writes descriptions without digits for QuickBooks, because it rejects digits', async () => {
    const { files } = await parts('quickbooks');
    expect(
      files.flatMap(({ rows }) => rows).filter(([, description]) => /\d/.test(description ?? '')),
    ).toEqual([]);
  });

  it('has a row for each figure and token by default, with a byte order mark', async () => {
    const { client } = signedIn();
    const ask = { query: { month: '2026-10', format: 'csv' } } as const;
    const { start, rows } = await linesOf(client.send(exportClosing, ask));
    expect(start).toBe(0xef);
    expect(rows[0]).toEqual(
      ['\uFEFFLedger', 'Figure', 'Amount', 'Token', 'Value (USDT)'].map((cell, index) =>
        index === 0 ? cell.slice(1) : cell,
      ),
    );
    expect(rows.filter(([, figure]) => figure === 'Closing balance').length).toBeGreaterThan(3);
    const summary = await linesOf(client.send(exportSummary, { query: { month: '2026-10', format: 'csv' } }));
    expect(summary.rows).toHaveLength(4);
  });
});

it('statements.export covers the days of a range, and rejects an incomplete range', async () => {
  const { client } = signedIn();
  const csv = async (query: { readonly month?: string; readonly from?: string; readonly to?: string }) =>
    (await linesOf(client.send(exportStatement, { query: { ...query, format: 'csv' } }))).rows;
  const october = await csv({ month: '2026-10' });
  expect(await csv({ from: '2026-10-01', to: '2026-10-31' })).toEqual(october);
  expect(await csv({ from: '2026-10-02', to: '2026-10-31' })).not.toEqual(october);
  const refusal = await client.refusal(exportStatement, { query: { from: '2026-10-02' } });
  expect(refusal.data.errors).toEqual({ to: 'required' });
});

it.each([{ month: '1970-01' }, { from: '1970-01-01', to: '1970-01-02' }])(
  'getSummary starts the period before %j at the start of Unix time',
  async (query) => {
    const { client } = signedIn();
    expect((await client.get(getSummary, { query })).previous_start_time).toBe(0);
  },
);
