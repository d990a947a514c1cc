import type { CellKind, Spreadsheet } from './spreadsheet.ts';
import { safeText } from './writeWorkbook.ts';

/**
 * Spreadsheet programs run a text that begins like this as a formula (OWASP, CSV injection): full-width signs, too,
 * and whatever is not seen before the sign.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/** RFC 4180: quotes around what contains the separator, a quote or a line break. */
const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Amounts keep their sign and all their digits; only texts can be formulas. */
function cellOf(kind: CellKind, cell: string | number): string {
  if (kind !== 'text') return quoted(String(cell));
  const text = safeText(String(cell));
  return quoted(FORMULA.test(text) ? `'${text}` : text);
}

/** The titles and the rows alone, for programs to read; UTF-8 with a byte order mark, without which Excel garbles Chinese. */
export function writeCsv({ columns, rows }: Spreadsheet): Uint8Array<ArrayBuffer> {
  const lines = [columns.map(({ title }) => quoted(title)).join(',')];
  for (const row of rows) {
    lines.push(row.map((cell, index) => cellOf(columns[index]?.kind ?? 'text', cell)).join(','));
  }
  return new Uint8Array(new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`));
}
