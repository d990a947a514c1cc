import type { CellKind, Spreadsheet } from './spreadsheet.ts';

/** Formats by kind; ids stay text, so that 32 digits are not rounded to 15. */
const formats: Record<CellKind, string> = {
  text: '@',
  money: '#,##0.00####',
  number: '0',
  time: '@',
};

/**
 * Text is written as a cell of type string with the text format, never as a value to interpret:
 * one that begins with `= + - @` or a tab stays what it is and is not run (ASVS 1.2.10). Control
 * characters, which the file format forbids, are left out.
 */
export function safeText(text: string): string {
  return Array.from(text)
    .filter((letter) => letter >= ' ' || letter === '\t' || letter === '\n')
    .join('');
}

/** The bytes of an xlsx file. The library is large and is loaded by the first export only. */
export async function writeWorkbook(spreadsheet: Spreadsheet): Promise<Uint8Array<ArrayBuffer>> {
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  const headRow = spreadsheet.notes.length + 3;
  const sheet = workbook.addWorksheet(spreadsheet.title.slice(0, 31), {
    views: [{ state: 'frozen', ySplit: headRow }],
  });
  sheet.columns = spreadsheet.columns.map(({ kind, width }) => ({ width, style: { numFmt: formats[kind] } }));
  sheet.addRow([spreadsheet.title]).font = { bold: true, size: 14 };
  for (const [label, value] of spreadsheet.notes) sheet.addRow([label, safeText(value)]);
  sheet.addRow([]);
  const head = sheet.addRow(spreadsheet.columns.map(({ title }) => title));
  head.font = { bold: true };
  head.eachCell((cell) => {
    cell.border = { bottom: { style: 'thin' } };
  });
  for (const row of spreadsheet.rows) {
    sheet.addRow(
      row.map((cell, index) => {
        const kind = spreadsheet.columns[index]?.kind ?? 'text';
        if (kind === 'text' || kind === 'time') return safeText(String(cell));
        return cell === '' ? null : Number(cell);
      }),
    );
  }
  sheet.autoFilter = {
    from: { row: headRow, column: 1 },
    to: { row: headRow, column: Math.max(1, spreadsheet.columns.length) },
  };
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
