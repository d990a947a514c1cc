import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { listStream } from '#contract/funds.ts';
import { exportPayments, listPayments } from '#contract/payments.ts';
import { listWithdrawals } from '#contract/withdrawals.ts';
import { listCallbacks } from '#contract/callbacks.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { createClient } from '#testing/client.ts';
import { cellsOf, headOf, readSheet, titlesOf } from '#testing/readSheet.ts';
import type { CellKind, Spreadsheet } from './spreadsheet.ts';
import { writeSheet } from './writeSheet.ts';

const client = createClient(createMockApi({ isSignedIn: true }));
/** In Unix seconds: a day of rows is enough. */
const NOVEMBER_19 = 1_795_046_400;
const download = { 'X-DOWNLOAD': '1' };

const sheetOf = (cells: readonly (readonly [kind: CellKind, cell: string | number])[]): Spreadsheet => ({
  format: 'csv',
  fileName: 'x.csv',
  title: 'X',
  notes: [],
  columns: cells.map(([kind], index) => ({ title: `Column ${index + 1}`, kind, width: 10 })),
  rows: [cells.map(([, cell]) => cell)],
});

async function csvOf(response: Response): Promise<string[][]> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text.charCodeAt(0)).toBe(0xfeff);
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

test('CSV begins with a byte order mark; texts that would be formulas are escaped, amounts are not', async () => {
  const bytes = await writeSheet(
    sheetOf([
      ['text', '=1+1'],
      ['text', '+44 20'],
      ['text', '-1'],
      ['text', '@SUM(A1)'],
      ['text', '\tx'],
      ['text', '\u0000=2'],
      ['text', '＝1+1'],
      ['text', '＠SUM'],
      ['text', '\u202e =1'],
      ['text', '\n=1'],
      ['text', 'a "b", c'],
      ['text', '应用'],
      ['money', '-12.500001'],
      ['money', '0.00001055'],
      ['number', -3],
    ]),
  );
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  const [, row] = new TextDecoder().decode(bytes).split('\r\n');
  expect(row).toBe(
    `'=1+1,'+44 20,'-1,'@SUM(A1),'\tx,'=2,'＝1+1,'＠SUM,'\u202e =1,"'\n=1","a ""b"", c",应用,-12.500001,0.00001055,-3`,
  );
});

test('format=csv answers the same rows as the spreadsheet, with the titles alone above them', async () => {
  const query = { status: '3', token: 'BTC' } as const;
  const response = await client.send(exportPayments, { query: { ...query, format: 'csv' } });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(/filename="payments-[\d-]{10}\.csv"/);
  const [head = [], ...rows] = await csvOf(response);
  const sheet = await readSheet(await client.send(exportPayments, { query }));
  expect(head).toEqual(titlesOf(sheet));
  expect(rows).toHaveLength((await client.get(listPayments, { query })).total);
  const orders = cellsOf(sheet, 'Merchant order').map(({ value }) => value);
  expect(rows.map((row) => row[head.indexOf('Merchant order')])).toEqual(orders);
  expect(rows[0]?.[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

test('what is not a format is refused', async () => {
  const response = await client.send(listPayments, {
    query: JSON.parse('{"format":"ods"}'),
    headers: download,
  });
  expect(response.status).toBe(422);
});

test('times are dates in the zone of the title, and amounts name their unit', async () => {
  const sheet = await readSheet(await client.send(listWithdrawals, { headers: download }));
  const [first] = (await client.get(listWithdrawals)).list;
  const [cell] = cellsOf(sheet, 'Time (Europe/London)');
  expect(cell?.type).toBe(ExcelJS.ValueType.Date);
  expect(cell?.numFmt).toBe('yyyy-mm-dd hh:mm:ss');
  // London is on UTC in November, and the file's clock is the wall clock.
  expect(cell?.value).toEqual(new Date((first?.created_time ?? 0) * 1000));
  expect(titlesOf(sheet)).toContain('Value (USDT)');
  expect(titlesOf(sheet)).toContain('Token');
});

test('totals are numbers, with their unit beside them', async () => {
  const sheet = await readSheet(await client.send(listStream, { query: { id: '101' }, headers: download }));
  const opening = sheet.getRow(6);
  expect(opening.getCell(1).value).toBe('Opening balance');
  expect(typeof opening.getCell(2).value).toBe('number');
  expect(opening.getCell(3).value).toBe('USDT');
  expect(typeof sheet.getCell('B5').value).toBe('number');
});

test('an amount is never exported without its unit, whichever columns are asked for', async () => {
  const response = await client.send(exportPayments, { query: { columns: 'fiat_amount,fees' } });
  expect(titlesOf(await readSheet(response))).toEqual(['Order value', 'Fee', 'Order currency', 'Token']);
});

test('every exportable list names the unit of each of its amounts and its times by their zone', async () => {
  for (const endpoint of Object.values(endpoints).filter(({ isExportable }) => isExportable)) {
    for (const [language, zone] of [
      ['en-US', / \(Europe\/London\)$/],
      ['zh-CN', /（Europe\/London）$/],
    ] as const) {
      const headers = { ...download, 'x-language': language };
      const sheet = await readSheet(
        await client.send<Endpoint>(endpoint, { query: { start_time: NOVEMBER_19 }, headers }),
      );
      const first = sheet.getRow(headOf(sheet) + 1);
      titlesOf(sheet).forEach((title, index) => {
        const isTime = first.getCell(index + 1).numFmt === 'yyyy-mm-dd hh:mm:ss';
        expect({ id: endpoint.id, title, isTime: zone.test(title) }).toEqual({
          id: endpoint.id,
          title,
          isTime,
        });
      });
    }
  }
});

test('no text of an export is opened as a date, as 10/10 would be', async () => {
  for (const endpoint of Object.values(endpoints).filter(({ isExportable }) => isExportable)) {
    const query = { format: 'csv', start_time: NOVEMBER_19 - 40 * 86_400 };
    const [, ...rows] = await csvOf(await client.send<Endpoint>(endpoint, { query, headers: download }));
    const dates = rows.flat().filter((cell) => /^\d{1,4}[/-]\d{1,2}$/.test(cell));
    expect({ id: endpoint.id, dates }).toEqual({ id: endpoint.id, dates: [] });
  }
});

test('applications go by their names, in cells and in filters', async () => {
  const { list } = await client.get(listCallbacks);
  const appid = list[0]?.appid ?? '';
  const sheet = await readSheet(await client.send(listCallbacks, { query: { appid }, headers: download }));
  const names = new Set(cellsOf(sheet, 'Application').map(({ text }) => text));
  expect(names.size).toBe(1);
  expect([...names][0]).not.toBe(appid);
  expect(sheet.getCell('B2').value).toBe(`Application: ${[...names].join()}`);
});
