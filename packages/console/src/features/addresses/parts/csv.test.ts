import { stripInvisible } from '@settlement/api-mocks/contract/cleanText';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { addressWith } from '#app/testingRecords.ts';
import type { Currency } from '#data/currencies.ts';
import { expect, test } from 'vitest';
import { tokensOnNetworks } from '#data/currencies.ts';
import { bookFile, exampleFile, readCsv } from './csv.ts';

const api = createMockApi({ now: 1_795_143_570 });
const headers = { 'x-token': api.signIn() };
const answer = await api.handle(new Request('http://mock/api/v1/currency/list?scene=withdraw', { headers }));
const body: { data: { list: Currency[] } } = await answer.json();
const tokens = tokensOnNetworks(body.data.list);
const read = (text: string, saved: Parameters<typeof readCsv>[1]['saved'] = []) =>
  readCsv(text, { tokens, saved }).rows;

const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const head = 'label,token,network,address,memo,note';

test('the example file can be imported unchanged', async () => {
  expect(read(await exampleFile().text())).toEqual([
    {
      line: 2,
      label: 'Treasury',
      network: 'TRON',
      token: 'USDT',
      address: TRON,
      entry: { label: 'Treasury', currency_id: '101', address: TRON, memo: '', note: 'Cold wallet' },
    },
  ]);
});

test('every row of a file is returned with an entry or an error', () => {
  const rows = read(
    [
      head,
      `Good,usdt,trc20,${TRON},,`,
      `Again,USDT,TRON,${TRON},,`,
      ',USDT,TRON,TC2e,,',
      `Wrong chain,USDT,BSC,${TRON},,`,
      `Broken,USDT,TRON,${TRON.slice(0, -1)}a,,`,
      `Nowhere,USDT,Moon,${TRON},,`,
      `${'x'.repeat(21)},USDT,TRON,${TRON},,`,
      'Text,USDT,TRON,hello,,',
    ].join('\r\n'),
  );
  expect(rows.map(({ line, error, entry }) => [line, error ?? entry?.currency_id])).toEqual([
    [2, '101'],
    [3, 'address_saved'],
    [4, 'required'],
    [5, { kind: 'mismatch', families: ['tron'] }],
    [6, { kind: 'checksum' }],
    [7, 'network'],
    [8, 'too_long'],
    [9, { kind: 'format' }],
  ]);
});

const XRP = 'r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5';

test.each([
  ['a payment link', `xrpl:${XRP}?dt=7`, '', [undefined, XRP, '7']],
  ['a tag behind the address', `${XRP}:7`, '', [undefined, XRP, '7']],
  ['invisible characters', `\u200B${XRP}`, '\u200B7', [undefined, XRP, '7']],
  ['the apostrophe of a spreadsheet', XRP, "'4294967295", [undefined, XRP, '4294967295']],
  ['a rounded tag', XRP, '4.29497E+09', ['rounded', undefined, undefined]],
  ['a tag with decimals', XRP, '7.0', ['memo_format', undefined, undefined]],
  ['a grouped tag', XRP, '"1,234"', ['memo_format', undefined, undefined]],
  ['another tag in the link', `xrpl:${XRP}?dt=7`, '8', ['memo_format', undefined, undefined]],
] as const)(
  'a cell with %s is parsed in the same way as the field of a form',
  (_, address, memo, expected) => {
    const [row] = read(`${head}\nDesk,XRP,XRP Ledger,${address},${memo},`);
    expect([row?.error, row?.entry?.address, row?.entry?.memo]).toEqual(expected);
  },
);

test('the amount of a payment link is returned as unused', () => {
  const rows = read(`${head}\nDesk,USDT,TRON,tron:${TRON}?amount=5,,\nOther,XRP,XRP Ledger,${XRP},,`);
  expect(rows.map(({ entry, unusedAmount }) => [entry?.address, unusedAmount])).toEqual([
    [TRON, '5'],
    [XRP, undefined],
  ]);
});

test('readCsv treats the same address with another tag as another recipient', () => {
  const rows = read(`${head}\nA,XRP,XRPL,${XRP},1,\nB,XRP,XRPL,${XRP},2,\nC,XRP,XRPL,${XRP},2,`);
  expect(rows.map(({ error }) => error)).toEqual([undefined, undefined, 'address_saved']);
});

test('readCsv rejects an address that is already in the address book', () => {
  const rows = read(`${head}\nGood,USDT,TRON,${TRON},,`, [
    { currency_id: '101', chain_family: 'tron', address: TRON, memo: '' },
  ]);
  expect(rows[0]?.error).toBe('address_saved');
});

test('readCsv treats an address in another letter case as the same address', () => {
  const EVM = '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12';
  const saved = [{ currency_id: '103', chain_family: 'evm', address: EVM, memo: '' }];
  const rows = read(
    [
      head,
      `Small,USDT,BSC,${EVM.toLowerCase()},,`,
      `Forged,USDT,BSC,0xdef4${'a'.repeat(30)}e8fc12,,`,
      `Elsewhere,USDT,Ethereum,${EVM},,`,
    ].join('\n'),
    saved,
  );
  expect(rows.map(({ error, entry }) => error ?? entry?.currency_id)).toEqual([
    'address_saved',
    'similar',
    '102',
  ]);
});

test.each([
  '=HYPERLINK("x")',
  '＝HYPERLINK("x")',
  '＋1+1',
  '－1',
  '＠SUM(A1)',
  '\u200B=1+1',
  '\u2060 @SUM(A1)',
])('an exported address book contains no formulas and can be imported again: %j', async (label) => {
  const row = addressWith({ label, address: TRON, note: 'a, "b"\nc' });
  const csv = await bookFile([row]).text();
  expect(csv.split('\r\n')[1]?.replaceAll('""', '"')).toContain(`'${label}`);
  expect(read(csv)[0]?.entry).toEqual({
    label: stripInvisible(row.label).trim(),
    currency_id: '101',
    address: TRON,
    memo: '',
    note: row.note,
  });
});

test('readCsv reports missing required columns once', () => {
  expect(readCsv('label;b;c\n1;2;3\n4;5;6', { tokens, saved: [] })).toEqual({
    rows: [],
    total: 2,
    missing: ['token', 'network', 'address'],
  });
});

test('readCsv reads a file with Chinese headings', () => {
  const [row] = read(`标签;币种;网络;地址;Memo;备注\r\n金库;USDT;TRC20;tron:${TRON};;冷钱包`);
  expect(row?.entry).toEqual({ label: '金库', currency_id: '101', address: TRON, memo: '', note: '冷钱包' });
});

test('readCsv returns 200 rows and the total for a file with 205 rows', () => {
  const lines = Array.from({ length: 205 }, (_, index) => `Row ${index},USDT,Moon,${TRON},,`);
  const table = readCsv([head, '', ...lines].join('\r'), { tokens, saved: [] });
  expect([table.total, table.rows.length, table.rows[0]?.line]).toEqual([205, 200, 3]);
});

test('readCsv rejects a rounded memo, even if a memo can be any text', () => {
  const rows = read(`${head}\nDesk,TON,TON,UQ,1.23457E+19,\nDesk,USDT,TRON,${TRON},1.23457E+19,`);
  expect(rows.map(({ error }) => error)).toContain('rounded');
});
