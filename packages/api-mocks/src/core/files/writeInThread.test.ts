import { createServer, type Server } from 'node:http';
import ExcelJS from 'exceljs';
import { afterEach, expect, it } from 'vitest';
import { exportPayments } from '#contract/payments.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { createHttpHandler } from '#entries/server.ts';
import { createClient, startServer } from '#testing/client.ts';
import { cellsOf, headOf, readSheet, titlesOf } from '#testing/readSheet.ts';
import type { Cells, Rows, Spreadsheet } from './spreadsheet.ts';
import { writeInThread } from './writeInThread.ts';
import { writeSheet } from './writeSheet.ts';

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

const sheetOf = (rows: Rows<Cells>, format: Spreadsheet['format']): Spreadsheet => ({
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

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(): Promise<string> {
  const api = createMockApi({ isSignedIn: true, writeSheet: writeInThread });
  server = createServer(createHttpHandler(api));
  return `http://127.0.0.1:${await startServer(server)}`;
}

it('writeInThread writes the same workbook in a thread as writeSheet does in memory', async () => {
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

it('writeInThread keeps a string that looks like a formula as a string', async () => {
  const { rows } = countedRows(3);
  const sheet = await readSheet(new Response(writeInThread(sheetOf(rows, 'xlsx'))));
  expect(cellsOf(sheet, 'Text').map(({ type, value }) => [type, value])).toEqual(
    [0, 1, 2].map((index) => [ExcelJS.ValueType.String, `=row ${index}`]),
  );
});

it.each(['csv', 'pdf'] as const)(
  'writeInThread writes the same %s in a thread as writeSheet does in memory',
  async (format) => {
    const bytes = await new Response(writeInThread(sheetOf(countedRows(250).rows, format))).bytes();
    expect(bytes).toEqual(await writeSheet(sheetOf(countedRows(250).rows, format)));
  },
);

it('writeInThread creates rows only while they are being read', async () => {
  const { rows, state } = countedRows(2_000_000);
  const reader = writeInThread(sheetOf(rows, 'csv')).getReader();
  await reader.read();
  await reader.read();
  expect(state.made).toBeLessThan(200_000);
  await reader.cancel();
  expect(state.isEnded).toBe(true);
  expect(state.made).toBeLessThan(200_000);
});

it('the server responds to a HEAD request for an export with only the headers', async () => {
  const base = await serve();
  const headers = { 'x-download': '1' };
  const head = await fetch(`${base}${exportPayments.path}`, { method: 'HEAD', headers });
  expect(head.headers.get('content-type')).toContain('spreadsheetml');
  expect(await head.text()).toBe('');
});

it('the server responds to a GET request for an export with the rows', async () => {
  const base = await serve();
  const headers = { 'x-download': '1' };
  const sheet = await readSheet(await fetch(`${base}${exportPayments.path}?status=5`, { headers }));
  expect(sheet.rowCount).toBeGreaterThan(8);
});

it('the mock API rejects an export with more rows than its limit', async () => {
  const api = createMockApi({ isSignedIn: true, mostRows: 10 });
  const { code, data } = await createClient(api).refusal(exportPayments, { query: {} });
  expect({ code, reason: data.reason }).toEqual({ code: 10_001, reason: 'too_many_rows' });
});
