import type { Spreadsheet } from './spreadsheet.ts';
import { writeCsv } from './writeCsv.ts';
import { writePdf } from './writePdf.ts';
import { writeWorkbook } from './writeWorkbook.ts';

export async function writeSheet(spreadsheet: Spreadsheet): Promise<Uint8Array<ArrayBuffer>> {
  const { format } = spreadsheet;
  if (format === 'csv') return writeCsv(spreadsheet);
  return format === 'pdf' ? writePdf(spreadsheet) : writeWorkbook(spreadsheet);
}
