import type { Workbook, Worksheet } from 'exceljs';
import type { CellKind, Cells, Note, SheetFrame, Spreadsheet } from './spreadsheet.ts';

/** Users of the package install ExcelJS. @throws {Error} if it isn't installed */
export async function loadExcel() {
  try {
    const { default: excel } = await import('exceljs');
    return excel;
  } catch (cause) {
    throw new Error('Exports as workbooks need a package: npm install --save-dev exceljs', { cause });
  }
}

/** The number formats by kind. IDs are text, because Excel rounds numbers to 15 digits. */
const formats: Record<CellKind, string> = {
  text: '@',
  money: '#,##0.00####',
  rate: '#,##0.00########',
  number: '0',
  time: 'yyyy-mm-dd hh:mm:ss',
};

/**
 * Removes U+FFFE, U+FFFF, and control characters except tabs and line feeds. XML 1.0 forbids most of them. In
 * a workbook, a text that starts with `= + - @` can't run as a formula (ASVS 1.2.10).
 */
export function safeText(text: string): string {
  return Array.from(text.toWellFormed())
    .filter(
      (letter) => (letter >= ' ' && !/[\uFFFE\uFFFF]/.test(letter)) || letter === '\t' || letter === '\n',
    )
    .join('');
}

/** Formats a cell. Excel has no time zones, so times are written as local times. */
function cellOf(kind: CellKind, cell: string | number) {
  if (kind === 'text') return safeText(String(cell));
  if (cell === '') return null;
  return kind === 'time' ? new Date(`${String(cell).replace(' ', 'T')}Z`) : Number(cell);
}

function noteOf(note: Note): (string | number)[] {
  if ('amount' in note) return [note.label, Number(note.amount), safeText(note.unit)];
  return [note.label, typeof note.value === 'number' ? note.value : safeText(note.value)];
}

export function beginSheet(workbook: Workbook, { title, notes, columns }: SheetFrame): Worksheet {
  workbook.creator = 'Settlement Business Center';
  const headRow = notes.length + 3;
  const sheet = workbook.addWorksheet(title.slice(0, 31), { views: [{ state: 'frozen', ySplit: headRow }] });
  sheet.columns = columns.map(({ kind, width }) => ({ width, style: { numFmt: formats[kind] } }));
  sheet.autoFilter = {
    from: { row: headRow, column: 1 },
    to: { row: headRow, column: Math.max(1, columns.length) },
  };
  const titleRow = sheet.addRow([title]);
  titleRow.font = { bold: true, size: 14 };
  titleRow.commit();
  for (const note of notes) {
    const row = sheet.addRow(noteOf(note));
    const cell = row.getCell(2);
    if (typeof cell.value !== 'number') cell.numFmt = formats.text;
    else cell.numFmt = 'amount' in note ? formats.rate : formats.number;
    cell.alignment = { horizontal: 'left' };
    row.commit();
  }
  sheet.addRow([]).commit();
  const head = sheet.addRow(columns.map((column) => column.title));
  head.font = { bold: true };
  head.eachCell((cell) => {
    cell.border = { bottom: { style: 'thin' } };
  });
  head.commit();
  return sheet;
}

export function addSheetRow(sheet: Worksheet, columns: SheetFrame['columns'], row: Cells): void {
  const added = sheet.addRow(row.map((cell, index) => cellOf(columns[index]?.kind ?? 'text', cell)));
  // ExcelJS copies the style of the column to each cell, and serializes each copy to find its number. It recognizes a
  // shared object without serializing it, which saves a quarter of the time of a large export.
  added.eachCell({ includeEmpty: true }, (cell, index) => {
    cell.style = sheet.getColumn(index).style;
  });
  added.commit();
}

/** Writes an Excel file. The library is large, so only the first export loads it. */
export async function writeWorkbook({ rows, ...frame }: Spreadsheet): Promise<Uint8Array<ArrayBuffer>> {
  const ExcelJS = await loadExcel();
  const workbook = new ExcelJS.Workbook();
  const sheet = beginSheet(workbook, frame);
  for (const row of rows) addSheetRow(sheet, frame.columns, row);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
