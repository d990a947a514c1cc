import { exportParams, paging } from '#contract/primitives.ts';
import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { exportPayments, listPayments } from '#contract/payments.ts';
import { listWithdrawals } from '#contract/withdrawals.ts';
import { listCallbacks } from '#contract/callbacks.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { createClient, signedIn } from '#testing/client.ts';
import { serve } from '#testing/serve.ts';
import { cellsOf, headOf, readSheet, titlesOf } from '#testing/readSheet.ts';
import type { CellKind, Cells, Rows, Spreadsheet } from './spreadsheet.ts';
import { writeSheet } from './writeSheet.ts';
import { addSheetRow, beginSheet, writeWorkbook } from './writeWorkbook.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { createHttpHandler } from '#entries/server.ts';
import { writeInThread } from './writeInThread.ts';

const { client } = signedIn();
const NOVEMBER_19 = 1_795_046_400;
const shared = new Set(Object.keys({ ...paging, ...exportParams }));
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

test('a CSV file starts with a byte order mark and escapes formulas, but not amounts', async () => {
  const bytes = await writeSheet(
    sheetOf([
      ['text', '=1+1'],
      ['text', '\u0000=2'],
      ['text', '\n=1'],
      ['text', 'a "b", c'],
      ['text', '84121795143570000000000000000001'],
      ['text', '应用'],
      ['money', '-12.500001'],
      ['money', '0.00001055'],
      ['number', -3],
    ]),
  );
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  const [, row] = new TextDecoder().decode(bytes).split('\r\n');
  expect(row).toBe(
    `'=1+1,'=2,"'\n=1","a ""b"", c",'84121795143570000000000000000001,应用,-12.500001,0.00001055,-3`,
  );
});

test('a CSV export contains the same titles and rows as the spreadsheet', async () => {
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

test('the API rejects an export in an unknown format', async () => {
  const response = await client.send(listPayments, {
    query: JSON.parse('{"format":"ods"}'),
    headers: download,
  });
  expect(response.status).toBe(422);
});

test('an export shows times in the time zone that is in the column title', async () => {
  const sheet = await readSheet(await client.send(listWithdrawals, { headers: download }));
  const [first] = (await client.get(listWithdrawals)).list;
  const [cell] = cellsOf(sheet, 'Time (Europe/London)');
  expect(cell?.type).toBe(ExcelJS.ValueType.Date);
  expect(cell?.numFmt).toBe('yyyy-mm-dd hh:mm:ss');
  // In November, London uses UTC, so the local time in the file equals UTC.
  expect(cell?.value).toEqual(new Date((first?.created_time ?? 0) * 1000));
  expect(titlesOf(sheet)).toContain('USDT value');
  expect(titlesOf(sheet)).toContain('Token');
});

test('an export includes the currency and token columns of the selected amounts', async () => {
  const response = await client.send(exportPayments, { query: { columns: 'fiat_amount,fees' } });
  expect(titlesOf(await readSheet(response))).toEqual(['Order value', 'Fee', 'Order currency', 'Token']);
});

test('every export shows the time zone in the title of each time column', async () => {
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

test('every exportable list has a title for each filter', async () => {
  const untitled = Object.values<Endpoint>(endpoints).map(async (endpoint) => {
    if (!endpoint.isExportable || !endpoint.query || !('entries' in endpoint.query)) return [];
    const names = Object.keys(Object(endpoint.query.entries)).filter((name) => !shared.has(name));
    const query = Object.fromEntries(names.map((name) => [name, name === 'txid' ? '1111' : '1']));
    const sheet = await readSheet(await client.send(endpoint, { query, headers: download }));
    const filters = sheet.getCell('B2').text.split('; ');
    return filters.filter((text) => / = |^None$/.test(text)).map((text) => `${endpoint.id}: ${text}`);
  });
  expect((await Promise.all(untitled)).flat()).toEqual([]);
});

test.each([
  ['0', 'None'],
  ['1', 'Review status: To be reviewed'],
] as const)('an export with the query open=%s shows the filter as %s', async (open, shown) => {
  const sheet = await readSheet(await client.send(listPayments, { query: { open }, headers: download }));
  expect(sheet.getCell('B2').text).toBe(shown);
});

test('a CSV export contains no cell that looks like a date, such as 10/10', async () => {
  for (const endpoint of Object.values(endpoints).filter(({ isExportable }) => isExportable)) {
    const query = { format: 'csv', start_time: NOVEMBER_19 - 40 * 86_400 };
    const [, ...rows] = await csvOf(await client.send<Endpoint>(endpoint, { query, headers: download }));
    const dates = rows.flat().filter((cell) => /^\d{1,4}[/-]\d{1,2}$/.test(cell));
    expect({ id: endpoint.id, dates }).toEqual({ id: endpoint.id, dates: [] });
  }
});

test('an export lists an application only once if two filters contain it', async () => {
  const query = { appid: 'a,b', appids: 'a,b' };
  const sheet = await readSheet(await client.send(listPayments, { query, headers: download }));
  expect(sheet.getCell('B2').value).toBe('Application: a, b');
});

test('an export shows applications by their names in cells and filters', async () => {
  const { list } = await client.get(listCallbacks);
  const appid = list[0]?.appid ?? '';
  const sheet = await readSheet(await client.send(listCallbacks, { query: { appid }, headers: download }));
  const names = new Set(cellsOf(sheet, 'Application').map(({ text }) => text));
  expect(names.size).toBe(1);
  expect([...names][0]).not.toBe(appid);
  expect(sheet.getCell('B2').value).toBe(`Application: ${[...names].join()}`);
});

test('an export contains the matching rows below the filters, time zone and time', async () => {
  const { client } = signedIn();
  const query = { status: '3', token: 'BTC' };
  const response = await client.send(exportPayments, { query });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="payments-2026-11-20.xlsx"');
  const sheet = await readSheet(response);
  expect(sheet.getCell('A1').value).toBe('Payment records');
  expect(sheet.getCell('B2').value).toBe('Status: Expired; Token: BTC');
  expect(sheet.getCell('B3').value).toBe('Europe/London');
  expect(sheet.getCell('B4').value).toBe('2026-11-20 10:45:00');
  const { total } = await client.get(listPayments, { query });
  // None of these payments was paid, so the file has three lines of sums and none per token.
  expect(sheet.rowCount - 10).toBe(total);
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 10 });
  const first = sheet.getRow(11);
  expect(first.getCell(5).value).toMatch(/^\d{32}$/);
  expect(typeof first.getCell(6).value).toBe('number');
  expect(first.getCell(6).numFmt).toBe('#,##0.00####');
});

test('an export has the requested columns in the requested order and language', async () => {
  const { client } = signedIn();
  const query = { status: '5', columns: 'amount,token' };
  const response = await client.send(exportPayments, { query, headers: { 'x-language': 'zh-CN' } });
  const sheet = await readSheet(response);
  expect(titlesOf(sheet)).toEqual(['金额', '币种']);
});

test('a workbook keeps a string that looks like a formula as a string', async () => {
  const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', 'a\0b', 'a\uFFFEb\uFFFF', 'a\uD800b', '😀'];
  const bytes = await writeWorkbook({
    format: 'xlsx',
    fileName: 'x.xlsx',
    title: 'X',
    notes: [],
    columns: [{ title: 'Text', kind: 'text', width: 10 }],
    rows: evil.map((text) => [text]),
  });
  const sheet = await readSheet(new Response(bytes));
  const cells = evil.map((_, index) => sheet.getRow(4 + index).getCell(1));
  expect(cells.map(({ type }) => type)).toEqual(evil.map(() => ExcelJS.ValueType.String));
  expect(cells.map(({ value }) => value)).toEqual([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    'ab',
    'ab',
    'a\uFFFDb',
    '😀',
  ]);
});

function countedRows(length: number) {
  const state = { made: 0, isEnded: false };
  const rows: Rows<Cells> = {
    length,
    *[Symbol.iterator]() {
      try {
        for (; state.made < length; state.made += 1) yield [`=row ${state.made}`, '12.5'];
      } finally {
        state.isEnded = true;
      }
    },
  };
  return { rows, state };
}

const sheetWith = (rows: Rows<Cells>, format: Spreadsheet['format']): Spreadsheet => ({
  format,
  fileName: `x.${format}`,
  title: 'X',
  notes: [{ label: 'Total', amount: '12.5', unit: 'USDT' }],
  columns: [
    { title: 'Text', kind: 'text', width: 10 },
    { title: 'Amount', kind: 'money', width: 10 },
  ],
  rows,
});

test('writeInThread writes the same workbook in a thread as writeSheet does in memory', async () => {
  const [threaded, whole] = [
    createMockApi({ isSignedIn: true, writeSheet: writeInThread }),
    createMockApi({ isSignedIn: true }),
  ];
  const query = { start_time: 1_795_046_400, end_time: 1_795_132_799 };
  const sheets = await Promise.all(
    [threaded, whole].map(async (api) => readSheet(await createClient(api).send(exportPayments, { query }))),
  );
  const [one, other] = sheets;
  if (!one || !other) throw new Error('no sheets');
  expect(titlesOf(one)).toEqual(titlesOf(other));
  expect(one.rowCount).toBe(other.rowCount);
  expect(headOf(one)).toBe(headOf(other));
  for (const title of titlesOf(other)) {
    const shown = (sheet: ExcelJS.Worksheet) =>
      cellsOf(sheet, title).map(({ value, numFmt }) => ({ value: value ?? '', numFmt }));
    expect(shown(one)).toEqual(shown(other));
  }
});

test('writeInThread keeps a string that looks like a formula as a string', async () => {
  const { rows } = countedRows(3);
  const sheet = await readSheet(new Response(writeInThread(sheetWith(rows, 'xlsx'))));
  expect(cellsOf(sheet, 'Text').map(({ type, value }) => [type, value])).toEqual(
    [0, 1, 2].map((index) => [ExcelJS.ValueType.String, `=row ${index}`]),
  );
});

test.each(['csv', 'pdf'] as const)(
  'writeInThread writes the same %s in a thread as writeSheet does in memory',
  async (format) => {
    const bytes = await new Response(writeInThread(sheetWith(countedRows(250).rows, format))).bytes();
    expect(bytes).toEqual(await writeSheet(sheetWith(countedRows(250).rows, format)));
  },
);

test('writeInThread creates rows only while they are being read', async () => {
  const { rows, state } = countedRows(2_000_000);
  const reader = writeInThread(sheetWith(rows, 'csv')).getReader();
  await reader.read();
  await reader.read();
  expect(state.made).toBeLessThan(200_000);
  await reader.cancel();
  expect(state.isEnded).toBe(true);
  expect(state.made).toBeLessThan(200_000);
});

test('the server responds to GET with an export, and to HEAD with its headers only', async () => {
  const api = createMockApi({ isSignedIn: true, writeSheet: writeInThread });
  const { base } = await serve(createHttpHandler(api));
  const headers = { 'x-download': '1' };
  const head = await fetch(`${base}${exportPayments.path}`, { method: 'HEAD', headers });
  expect(head.headers.get('content-type')).toContain('spreadsheetml');
  expect(await head.text()).toBe('');
  const sheet = await readSheet(await fetch(`${base}${exportPayments.path}?status=5`, { headers }));
  expect(sheet.rowCount).toBeGreaterThan(8);
});

test('the mock API rejects an export with more rows than its limit', async () => {
  const api = createMockApi({ isSignedIn: true, mostRows: 10 });
  const { code, data } = await createClient(api).refusal(exportPayments, { query: {} });
  expect({ code, reason: data.reason }).toEqual({ code: 10_001, reason: 'too_many_rows' });
});

test('the cells of a column share one style object', () => {
  const { columns, ...frame } = sheetOf([
    ['text', 'a'],
    ['money', '1.5'],
    ['time', ''],
  ]);
  const sheet = beginSheet(new ExcelJS.Workbook(), { ...frame, columns });
  addSheetRow(sheet, columns, ['a', '1.5', '']);
  addSheetRow(sheet, columns, ['b', '2.5', '2026-11-30 01:22:33']);
  const [before, last] = [sheet.rowCount - 1, sheet.rowCount].map((row) => sheet.getRow(row));
  for (const index of columns.keys()) {
    const style = last?.getCell(index + 1).style;
    expect(style?.numFmt).toBeTypeOf('string');
    expect(before?.getCell(index + 1).style).toBe(style);
  }
});
