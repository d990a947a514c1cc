import type ExcelJS from 'exceljs';
import { describe, expect, test } from 'vitest';
import type { Endpoint, QueryInput } from '#contract/endpoint.ts';
import { movementDirection, streamType, movementProgress } from '#contract/enumerations.ts';
import { listExpenses, listStream } from '#contract/funds.ts';
import { listRecharges } from '#contract/recharge.ts';
import { listTransfers } from '#contract/transfers.ts';
import { listWithdrawals } from '#contract/withdrawals.ts';
import { signedIn } from '#testing/client.ts';
import { cellsOf, headOf, readSheet, titlesOf } from '#testing/readSheet.ts';
import { projectSwap } from './stream.ts';

const { client } = signedIn();

async function sheetOf<E extends Endpoint>(
  endpoint: E,
  query: QueryInput<E>,
  language = 'en-US',
): Promise<ExcelJS.Worksheet> {
  const headers = { 'X-DOWNLOAD': '1', 'x-language': language };
  return readSheet(await client.send(endpoint, { query, headers }));
}

const cells = (sheet: ExcelJS.Worksheet, title: string): ExcelJS.CellValue[] =>
  cellsOf(sheet, title).map(({ value }) => value);

describe('an exported list of movements', () => {
  test('contains the filters as text, the time zone and all matching rows', async () => {
    const query = {
      type: streamType.withdrawal,
      direction: movementDirection.out,
      id: '101',
      start_time: 1_794_700_800,
      end_time: 1_795_305_599,
    };
    const sheet = await sheetOf(listStream, query);
    expect(sheet.getCell('A1').value).toBe('Fund details');
    expect(sheet.getCell('B2').value).toBe(
      'Type: Withdrawal; Direction: Out; Token / network: USDT on TRON; From: 2026-11-15 00:00:00; To: 2026-11-21 23:59:59',
    );
    expect(sheet.getCell('B3').value).toBe('Europe/London');
    const { total } = await client.get(listStream, { query });
    expect(sheet.rowCount - headOf(sheet)).toBe(total);
    expect(cells(sheet, 'Amount').every((value) => typeof value === 'number' && value < 0)).toBe(true);
  });

  test('has the same totals as the screen for a single token', async () => {
    const query = { id: '101', start_time: 1_794_700_800, end_time: 1_795_305_599 };
    const sheet = await sheetOf(listStream, query);
    const sums = await client.get(listStream, { query });
    const lines = [6, 7, 8, 9, 10].map((row) => [1, 2, 3].map((column) => sheet.getCell(row, column).value));
    expect(lines).toEqual([
      ['Opening balance', Number(sums.opening_balance), 'USDT'],
      ['+ In', expect.closeTo(Number(sums.in_sum) - Number(sums.release_sum), 6), 'USDT'],
      ['− Out', expect.closeTo(Number(sums.out_sum) - Number(sums.hold_sum), 6), 'USDT'],
      ['− Put on hold', expect.closeTo(Number(sums.hold_sum) - Number(sums.release_sum), 6), 'USDT'],
      ['= Closing balance', Number(sums.closing_balance), 'USDT'],
    ]);
    const moved = cells(sheet, 'Amount').reduce<number>((sum, value) => sum + Number(value), 0);
    expect(moved).toBeCloseTo(Number(sums.in_sum) - Number(sums.out_sum), 6);
    expect(headOf(await sheetOf(listStream, { type: streamType.gas }))).toBe(7);
  });

  test('is in Chinese if requested', async () => {
    const sheet = await sheetOf(listStream, { type: streamType.gas, id: '108' }, 'zh-CN');
    expect(sheet.getCell('A1').value).toBe('资金明细');
    expect(sheet.getCell('B2').value).toBe('类型：Gas 费；币种/网络：USDT（PUT）');
  });

  test('shows the states of deposits, withdrawals and transfers as names', async () => {
    const recharges = await sheetOf(listRecharges, { status: 2 });
    expect(recharges.getCell('B2').value).toBe('Status: Completed');
    expect(new Set(cells(recharges, 'Status'))).toEqual(new Set(['Completed']));
    expect(
      cells(recharges, 'Number').every((value) => typeof value === 'string' && /^\d{32}$/.test(value)),
    ).toBe(true);

    const withdrawals = await sheetOf(listWithdrawals, { status: 5 });
    expect(withdrawals.getCell('B2').value).toBe('Status: Completed');
    expect(cells(withdrawals, 'Fee').every((value) => typeof value === 'number')).toBe(true);

    const transfers = await sheetOf(listTransfers, { direction: movementDirection.in });
    expect(transfers.getCell('B2').value).toBe('Direction: In');
    expect(new Set(cells(transfers, 'Direction'))).toEqual(new Set(['In']));
  });

  test('names the network and token filters of gas fees', async () => {
    const sheet = await sheetOf(listExpenses, { network_id: '1', token_id: '101' });
    expect(sheet.getCell('B2').value).toBe('Network: TRON; Token: USDT');
    expect(cells(sheet, 'Merchant orders').every((value) => typeof value === 'number')).toBe(true);
  });

  test('has one row per swap with the given and the received amount', async () => {
    const query = { type: streamType.swap, direction: movementDirection.out };
    const sheet = await sheetOf(listStream, query);
    expect(sheet.getCell('A1').value).toBe('Swaps');
    expect(titlesOf(sheet)).toEqual([
      'Time (Europe/London)',
      'Number',
      'Amount swapped',
      'From',
      'From network',
      'Exchange rate',
      'Exchange rate in',
      'Fee',
      'Net amount',
      'To',
      'To network',
      'Status',
    ]);
    const numbers = cells(sheet, 'Number');
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThan(0);
  });
});

describe('a movement', () => {
  test('contains the swap that it belongs to', async () => {
    const { list } = await client.get(listStream, {
      query: { type: streamType.swap, direction: movementDirection.out },
    });
    const [row] = list;
    const swap = row?.swap;
    if (!row || !swap) throw new Error('no swap');
    expect(row.amount).toBe(swap.from.amount);
    const both = await client.get(listStream, { query: { keyword: row.ref_no } });
    expect(new Set(both.list.map((entry) => JSON.stringify(entry.swap))).size).toBe(1);
    const pair = await client.get(listStream, { query: { pair: `${swap.from.id}-${swap.to.id}` } });
    expect(pair.list.length).toBeGreaterThan(0);
    expect(pair.list.every((entry) => entry.swap?.from.id === swap.from.id)).toBe(true);
    const none = await client.get(listStream, { query: { pair: '101-101' } });
    expect(none.total).toBe(0);
    const payments = await client.get(listStream, { query: { type: streamType.payment } });
    expect(payments.list.every((entry) => entry.swap === null)).toBe(true);
  });

  test('that is a deposit, transfer or gas fee is found by its number', async () => {
    const recharge = (await client.get(listRecharges)).list[1];
    const transfer = (await client.get(listTransfers)).list[0];
    const expense = (await client.get(listExpenses)).list[1];
    if (!recharge || !transfer || !expense) throw new Error('nothing there');
    const recharges = await client.get(listRecharges, { query: { trade_no: recharge.trade_no } });
    expect(recharges.list).toEqual([recharge]);
    const transfers = await client.get(listTransfers, { query: { trade_no: transfer.trade_no } });
    expect(transfers.list).toEqual([transfer]);
    const expenses = await client.get(listExpenses, { query: { id: expense.id } });
    expect(expenses.list).toEqual([expense]);
  });
});

const swap = {
  index: 0,
  createdAt: 100,
  finishedAt: 105,
  from: 0,
  to: 1,
  fromAmount: 5_000_000n,
  toAmount: 4_990_000n,
  fee: 10_000n,
};

test('projectSwap returns a fee and a received amount only for a completed swap', () => {
  const done = projectSwap({ ...swap, progress: movementProgress.accomplish });
  expect([done.fee, done.to.amount]).toEqual(['0.01', '4.99']);
  const canceled = projectSwap({ ...swap, progress: movementProgress.canceled });
  expect([canceled.fee, canceled.to.amount, canceled.from.amount]).toEqual(['0', '0', '5']);
});
