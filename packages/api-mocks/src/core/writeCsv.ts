import type { CellKind, Cells, SheetFrame, Spreadsheet } from './spreadsheet.ts';
import { FORMULA } from '#rules/formula.ts';
import { safeText } from './writeWorkbook.ts';

/** RFC 4180: quotes around what contains the separator, a quote or a line break. */
const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Amounts keep their sign and all their digits; only texts can be formulas. */
function cellOf(kind: CellKind, cell: string | number): string {
  if (kind !== 'text') return quoted(String(cell));
  const text = safeText(String(cell));
  return quoted(FORMULA.test(text) ? `'${text}` : text);
}

const END = '\r\n';

/** The first line: the titles. UTF-8 with a byte order mark, without which Excel garbles Chinese. */
export const csvHead = ({ columns }: SheetFrame): string =>
  `\uFEFF${columns.map(({ title }) => quoted(title)).join(',')}${END}`;

export const csvRow = ({ columns }: SheetFrame, row: Cells): string =>
  row.map((cell, index) => cellOf(columns[index]?.kind ?? 'text', cell)).join(',') + END;

/** The titles and the rows alone, for programs to read. */
export function writeCsv({ rows, ...frame }: Spreadsheet): Uint8Array<ArrayBuffer> {
  let text = csvHead(frame);
  for (const row of rows) text += csvRow(frame, row);
  return new Uint8Array(new TextEncoder().encode(text));
}
