import ExcelJS from 'exceljs';

export async function readSheet(response: Response): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await response.arrayBuffer());
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

/** Returns the number of frozen rows above the data, which stay visible while the user scrolls. */
export const headOf = ({ views: [view] }: ExcelJS.Worksheet): number =>
  view?.state === 'frozen' ? (view.ySplit ?? 0) : 0;

export function titlesOf(sheet: ExcelJS.Worksheet): string[] {
  const { values } = sheet.getRow(headOf(sheet));
  return Array.isArray(values) ? values.slice(1).map(String) : [];
}

export function cellsOf(sheet: ExcelJS.Worksheet, title: string): ExcelJS.Cell[] {
  const column = titlesOf(sheet).indexOf(title) + 1;
  const head = headOf(sheet);
  return Array.from({ length: sheet.rowCount - head }, (_, row) =>
    sheet.getRow(head + 1 + row).getCell(column),
  );
}
