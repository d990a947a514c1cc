import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { exportPayments, listPayments } from '#contract/payments.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { handlers } from '#resources/handlers.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { createClient } from '#testing/client.ts';
import { readSheet, titlesOf } from '#testing/readSheet.ts';
import { mediaTypes } from './mediaTypes.ts';
import { writeWorkbook } from './writeWorkbook.ts';

test('an export is what is filtered, with its filters, zone and time above the table', async () => {
  const client = createClient(createMockApi({ isSignedIn: true }));
  const query = { status: '3', token: 'BTC' };
  const response = await client.send(exportPayments, { query });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="payments-2026-11-20.xlsx"');
  const sheet = await readSheet(response);
  expect(sheet.getCell('A1').value).toBe('Payment records');
  expect(sheet.getCell('B2').value).toBe('Status: Timed out; Token: BTC');
  expect(sheet.getCell('B3').value).toBe('Europe/London');
  expect(sheet.getCell('B4').value).toBe('2026-11-20 10:45:00');
  const { total } = await client.get(listPayments, { query });
  // The sums have three lines, and none for a token: none of these was paid.
  expect(sheet.rowCount - 10).toBe(total);
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 10 });
  const first = sheet.getRow(11);
  expect(first.getCell(5).value).toMatch(/^\d{32}$/);
  expect(typeof first.getCell(6).value).toBe('number');
  expect(first.getCell(6).numFmt).toBe('#,##0.00####');
});

test('the columns that are asked for, in their order, in the language that is asked for', async () => {
  const client = createClient(createMockApi({ isSignedIn: true }));
  const query = { status: '5', columns: 'amount,token' };
  const response = await client.send(exportPayments, { query, headers: { 'x-language': 'zh-CN' } });
  const sheet = await readSheet(response);
  expect(titlesOf(sheet)).toEqual(['金额', '币种']);
});

test('texts that look like formulas stay texts', async () => {
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

/** In Unix seconds: a day of rows is enough. */
const NOVEMBER_19 = 1_795_046_400;

test('every exportable list has a file in each of its formats, and X-DOWNLOAD answers it', async () => {
  const able = Object.values(endpoints).filter(
    ({ isExportable, answer }) => isExportable || answer === 'file',
  );
  const client = createClient(createMockApi({ merchant: 'acme', isSignedIn: true }));
  for (const endpoint of able) {
    const { id } = endpoint;
    expect({ id, hasSheet: handlers[id].hasSheet }).toEqual({ id, hasSheet: true });
    for (const format of endpoint.formats) {
      const response = await client.send<Endpoint>(endpoint, {
        query: { format, start_time: NOVEMBER_19 },
        headers: { 'X-DOWNLOAD': '1' },
      });
      expect(response.headers.get('content-type')).toBe(mediaTypes[format]);
    }
  }
});
