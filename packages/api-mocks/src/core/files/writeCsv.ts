import type { CellKind, Cells, SheetFrame, Spreadsheet } from './spreadsheet.ts';
import { guarded } from '#rules/formula.ts';
import { safeText } from './writeWorkbook.ts';

/** Quotes a cell that contains the separator, a quote or a line break (RFC 4180). */
const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Formats a cell. Numbers and amounts can't be formulas, so they keep their sign and all digits. */
function cellOf(kind: CellKind, cell: string | number, isForSpreadsheets: boolean): string {
  if (kind !== 'text') return quoted(String(cell));
  return quoted(guarded(safeText(String(cell)), isForSpreadsheets));
}

const END = '\r\n';

/** Excel shows Chinese correctly only after a UTF-8 byte order mark. */
export const csvHead = ({ columns, hasByteOrderMark = true }: SheetFrame): string =>
  `${hasByteOrderMark ? '\uFEFF' : ''}${columns.map(({ title }) => quoted(title)).join(',')}${END}`;

export const csvRow = ({ columns, hasByteOrderMark = true }: SheetFrame, row: Cells): string =>
  row.map((cell, index) => cellOf(columns[index]?.kind ?? 'text', cell, hasByteOrderMark)).join(',') + END;

export function writeCsv({ rows, ...frame }: Spreadsheet): Uint8Array<ArrayBuffer> {
  let text = csvHead(frame);
  for (const row of rows) text += csvRow(frame, row);
  return new Uint8Array(new TextEncoder().encode(text));
}
