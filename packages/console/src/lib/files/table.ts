import { stripInvisible } from '@settlement/api-mocks/contract/cleanText';
import { guarded, unguarded } from '@settlement/api-mocks/rules/formula';
import Papa from 'papaparse';
import { FileError } from './readText.ts';

/** A row of a table, with its line number as in a text editor. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly rows: readonly TableRow[];
  readonly separator: string;
}

/**
 * Reads a table that a spreadsheet program saved: with any usual separator, any line endings, quoted line
 * breaks and Excel’s `sep=` line. Rows without text are omitted.
 *
 * @throws {FileError} if a closing quotation mark is missing, because the cell would contain all further rows
 */
export function readTable(text: string): Table {
  const [, separator = ''] = /^\uFEFF?"?sep=(.)"?(?=[\r\n]|$)/i.exec(text) ?? [];
  // The parser doesn't support mixed line endings, so all of them are replaced with LF.
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const rows: TableRow[] = [];
  let found = separator;
  let line = 1;
  let end = 0;
  Papa.parse<string[]>(lines, {
    delimiter: separator,
    newline: '\n',
    step({ data, errors, meta }) {
      if (errors.some(({ code }) => code === 'MissingQuotes')) throw new FileError('quote', line);
      const isHint = separator !== '' && end === 0;
      if (!isHint && data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data.map(unguarded) });
      found = meta.delimiter;
      line += lines.slice(end, meta.cursor).split('\n').length - 1;
      end = meta.cursor;
    },
  });
  return { rows, separator: found };
}

/** Removes invisible characters from a cell, and spaces around its text. */
export const cleanCell = (cell: string | undefined): string => stripInvisible(cell ?? '').trim();

/**
 * Returns a CSV file (RFC 4180) with a byte order mark. Marks texts that spreadsheet programs would run or
 * convert (ASVS 1.2.10).
 */
export function tableFile(fields: readonly string[], rows: readonly (readonly string[])[]): Blob {
  const csv = Papa.unparse({
    fields: [...fields],
    data: rows.map((row) => row.map((cell) => guarded(cell))),
  });
  return new Blob([`\uFEFF${csv}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** The headings of columns in English and Chinese. Programs and exports use several names. */
const headings = {
  address: ['address', 'recipient', 'to', '地址', '收款地址'],
  amount: ['amount', '金额', '数量'],
  token: ['token', 'currency', 'coin', '币种'],
  network: ['network', 'chain', '网络', '链'],
  memo: ['memo', 'tag', 'memo/tag', 'destination tag'],
  label: ['label', 'name', '名称', '标签', '标签名'],
  note: ['note', '备注'],
} as const satisfies Record<string, readonly string[]>;
export type Column = keyof typeof headings;
const columns = [
  'address',
  'amount',
  'token',
  'network',
  'memo',
  'label',
  'note',
] as const satisfies Column[];

/** Returns the known columns of a row of headings. Unknown headings are undefined. */
export const columnsIn = ({ cells }: TableRow): readonly (Column | undefined)[] =>
  cells.map((cell) => {
    const name = cleanCell(cell).toLowerCase();
    return columns.find((column) => headings[column].some((heading) => heading === name));
  });
