import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsIn, readTable, tableFile } from './table.ts';

const cellsOf = (text: string) => readTable(text).rows.map(({ cells }) => cells);
const linesOf = (text: string) => readTable(text).rows.map(({ line }) => line);

describe('readTable', () => {
  it.each([',', ';', '\t', '|'])('detects the separator %j', (separator) => {
    const text = ['label', 'note'].join(separator) + '\n' + ['a', 'b'].join(separator);
    expect(readTable(text)).toMatchObject({
      separator,
      rows: [{ cells: ['label', 'note'] }, { cells: ['a', 'b'] }],
    });
  });

  it.each(['sep=;\r\n', '\uFEFFsep=;\r\n', '"sep=;"\r\n'])('omits the separator declaration %j', (first) => {
    expect(readTable(`${first}a,1;b\r\nc;d`).rows).toEqual([
      { line: 2, cells: ['a,1', 'b'] },
      { line: 3, cells: ['c', 'd'] },
    ]);
  });

  it.each(['\r\n', '\n', '\r'])('returns the line numbers of rows that end with %j', (end) => {
    expect(linesOf(['h,i', '', 'a,b', ',', 'c,d'].join(end))).toEqual([1, 3, 5]);
  });

  it('returns the line numbers of rows with mixed line endings', () => {
    expect(readTable('h,i\r\na,b\nc,d\re,f\r\n').rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'h'],
      [2, 'a'],
      [3, 'c'],
      [4, 'e'],
    ]);
  });

  it('includes line breaks in quoted cells in the line numbers', () => {
    expect(readTable('h,i\n"a\r\nb\r\n""c""",1\nd,2').rows).toEqual([
      { line: 1, cells: ['h', 'i'] },
      { line: 2, cells: ['a\nb\n"c"', '1'] },
      { line: 5, cells: ['d', '2'] },
    ]);
  });

  it('rejects a quoted cell without a closing quotation mark', () => {
    expect(() => readTable('h,i\na,b\n"c,d\ne,f')).toThrow(
      expect.objectContaining({ problem: 'quote', line: 3 }),
    );
  });

  it('reads a file of 10 MB', () => {
    const row = 'Treasury,USDT,TRON,TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs,,Note\r\n';
    const { rows } = readTable(row.repeat(160_000));
    expect(rows).toHaveLength(160_000);
    expect(rows.at(-1)?.line).toBe(160_000);
  });
});

describe('columnsIn', () => {
  it('finds headings in English and Chinese', () => {
    const cells = ['\u200BAddress ', '标签', '网络', '币种', 'Memo', '备注', 'Added'];
    expect(columnsIn({ line: 1, cells })).toEqual([
      'address',
      'label',
      'network',
      'token',
      'memo',
      'note',
      undefined,
    ]);
  });
});

describe('tableFile', () => {
  it('starts with a byte order mark', async () => {
    const bytes = new Uint8Array(await tableFile(['label'], [['金库']]).arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  });

  it('writes cells that readTable restores', async () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "'=1",
        "''007",
        '007',
        '84121795143570000000000000000001',
        '1E5',
        '3/4',
        '＝1',
        '\u200B@a',
      ),
      fc.stringMatching(/^['=0-9eE.,:/-]{0,6}$/),
    );
    const plain = cell.filter((text) => !/[\r\0]/.test(text) && text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(plain, plain), { minLength: 1 }), async (rows) => {
        const text = await tableFile(['label', 'note'], rows).text();
        expect(cellsOf(text).slice(1)).toEqual(rows);
      }),
    );
  });
});
