import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import { objectionOf } from './addressDraft.ts';
import type { CsvEntry, CsvError, CsvRow } from './csv.ts';

/** The number of connections to a host that don't delay other calls of the browser. */
const AT_ONCE = 4;

function errorIn(check: AddressCheck): CsvError | undefined {
  return objectionOf(check) ?? (check.similar.length > 0 ? 'similar' : undefined);
}

/**
 * Returns the rejected rows with their errors. Rejects with the first error of a call, because unchecked rows must not
 * be saved.
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
