import { expect, test } from 'vitest';
import { editUser } from '#contract/account.ts';
import { login } from '#contract/auth.ts';
import { editBillSetting, exportStatement, listStatements } from '#contract/billing.ts';
import { createClient, signedIn } from '#testing/client.ts';
import { cellsOf, readSheet } from '#testing/readSheet.ts';

const DAY = 86_400;

test('a statement is a PDF unless another format is selected', async () => {
  const { client } = signedIn();
  const pdf = await client.send(exportStatement);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-disposition')).toMatch(/\.pdf"$/);
  const text = await pdf.text();
  expect(text).toMatch(/^%PDF-1\.4/);
  expect(text).toContain('(Opening balance) Tj');
  expect(text).toContain('(Europe/London) Tj');

  await client.get(editBillSetting, {
    body: { statement: { period: 2, email: '', lang: 'en-US', format: 'xlsx' } },
  });
  const xlsx = await client.send(exportStatement);
  expect(xlsx.headers.get('content-type')).toContain('spreadsheetml');
  const csv = await client.send(exportStatement, { query: { format: 'csv' } });
  expect(csv.headers.get('content-type')).toContain('text/csv');
});

test('a stored statement keeps its format and language', async () => {
  const { api, client } = signedIn();
  const statement = { period: 1, email: '', lang: 'zh-CN', format: 'xlsx' } as const;
  await client.get(editBillSetting, { body: { statement } });
  api.advance(4 * DAY);
  api.tick();
  await client.get(editBillSetting, { body: { statement: { ...statement, lang: 'en-US', format: 'pdf' } } });
  const [row] = (await client.get(listStatements, { query: {} })).list;
  const sheet = await readSheet(await client.send(exportStatement, { query: { id: row?.id ?? '' } }));
  expect(sheet.getCell('A1').value).toBe('对账单');
});

test('a Chinese PDF contains its text in UTF-16', async () => {
  const { client } = signedIn();
  const response = await client.send(exportStatement, { headers: { 'x-language': 'zh-CN' } });
  expect(await response.text()).toContain('<5bf98d265355> Tj');
});

test('statements use the language of the last sign-in until a language is selected', async () => {
  const { api, client } = signedIn();
  const headers = { 'x-language': 'zh-CN' };
  await client.get(login, { body: { google_auth_code: 'mock:authorised' }, headers });
  const statement = { period: 1, email: '', lang: '', format: 'xlsx' } as const;
  await client.get(editBillSetting, { body: { statement } });
  api.advance(4 * DAY);
  api.tick();
  const [row] = (await client.get(listStatements, { query: {} })).list;
  expect(row?.lang).toBe('zh-CN');
});

test.each([
  ['during the month', 0],
  ['after its end there', 10 * DAY + 6 * 3600],
])('a statement covers a whole month if the time zone changes %s', async (_when, seconds) => {
  const { api } = signedIn();
  api.advance(seconds);
  const client = createClient(api, api.signIn('authorised'));
  await client.get(editUser, { body: { merchant: { time_zone: 'Asia/Shanghai' } } });
  api.advance(12 * DAY - seconds);
  const { statements } = api.merchant().settings;
  expect(statements.map(({ startAt, endAt }) => [startAt, endAt])).toEqual([
    [Date.parse('2026-11-01T00:00:00+08:00') / 1000, Date.parse('2026-11-30T23:59:59+08:00') / 1000],
  ]);
});

test('the statements of this month and last month are consecutive', async () => {
  const { client } = signedIn();
  const ask = async (month: string) =>
    readSheet(await client.send(exportStatement, { query: { month, format: 'xlsx' } }));
  const [last, current] = [await ask('2026-10'), await ask('2026-11')];
  expect(last.getCell('B2').value).toBe('Period: 2026-10-01 00:00:00 – 2026-10-31 23:59:59');
  expect(current.getCell('B2').value).toBe('Period: 2026-11-01 00:00:00 – 2026-11-20 10:45:00');
  const closing = new Map(
    cellsOf(last, 'Closing balance').map((cell) => [
      `${last.getCell(Number(cell.row), 1).text} ${last.getCell(Number(cell.row), 2).text}`,
      cell.value,
    ]),
  );
  let compared = 0;
  for (const cell of cellsOf(current, 'Opening balance')) {
    const row = Number(cell.row);
    const name = `${current.getCell(row, 1).text} ${current.getCell(row, 2).text}`;
    if (!closing.has(name)) continue;
    expect({ name, opening: cell.value }).toEqual({ name, opening: closing.get(name) });
    compared += 1;
  }
  expect(compared).toBeGreaterThan(3);
  const refused = await client.send(exportStatement, { query: { month: '2026-13' } });
  expect(refused.status).toBe(422);
});
