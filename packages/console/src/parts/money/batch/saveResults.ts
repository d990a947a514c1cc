import { saveFile } from '#lib/browser/saveFile.ts';
import { tableFile } from '#lib/files/table.ts';

/** Saves the results of a batch as a CSV file. The keys of the first row are the column headings. */
export function saveResults(name: string, rows: readonly Readonly<Record<string, string>>[]): void {
  const fields = Object.keys(rows[0] ?? {});
  saveFile(
    tableFile(
      fields,
      rows.map((row) => fields.map((field) => row[field] ?? '')),
    ),
    `${name}.csv`,
  );
}
