import { FORMULA } from '@settlement/api-mocks/rules/formula';
import Papa from 'papaparse';
import { saveFile } from '#lib/browser/saveFile.ts';

/** Saves the results of a batch as a CSV file. Each row has the cells of the header's columns. */
export function saveResults(name: string, rows: readonly Readonly<Record<string, string>>[]): void {
  const csv = Papa.unparse([...rows], { escapeFormulae: FORMULA });
  saveFile(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
