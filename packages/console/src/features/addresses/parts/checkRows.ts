import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import { objectionOf } from './addressDraft.ts';
import type { CsvEntry, CsvError, CsvRow } from './csv.ts';

/** As many as a browser opens to one host without making other calls wait. */
const AT_ONCE = 4;

/** The server's objection, or a look-alike of a saved, recently paid or own deposit address. */
function errorIn(check: AddressCheck): CsvError | undefined {
  return objectionOf(check) ?? (check.similar.length > 0 ? 'similar' : undefined);
}

/**
 * Has the server look at every row that can be saved; rows it objects to come back with the reason. Rejects
 * with the first error of a call: what was not checked is not saved.
 */
export async function checkRows(
  rows: readonly CsvRow[],
  check: (entry: CsvEntry) => Promise<AddressCheck>,
  onProgress: (checked: number) => void,
): Promise<readonly CsvRow[]> {
  const checked: CsvRow[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    onProgress(start);
    const group = rows.slice(start, start + AT_ONCE).map(async (row): Promise<CsvRow> => {
      const { entry, ...facts } = row;
      const error = entry && errorIn(await check(entry));
      return error === undefined ? row : { ...facts, error };
    });
    checked.push(...(await Promise.all(group)));
  }
  return checked;
}
