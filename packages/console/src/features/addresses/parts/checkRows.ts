import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import { CHECKS_AT_ONCE } from '#data/addresses.ts';
import { objectionOf } from './useAddressEntry.ts';
import type { CsvEntry, CsvError, CsvRow } from './csv.ts';

function errorIn(check: AddressCheck): CsvError | undefined {
  return objectionOf(check) ?? (check.similar.length > 0 ? 'similar' : undefined);
}

/** Checks the rows on the server. Rejects if a call fails, because unchecked rows must not be saved. */
export async function checkRows(
  rows: readonly CsvRow[],
  check: (entry: CsvEntry) => Promise<AddressCheck>,
  onProgress: (checked: number) => void,
): Promise<readonly CsvRow[]> {
  const checked: CsvRow[] = [];
  for (let start = 0; start < rows.length; start += CHECKS_AT_ONCE) {
    onProgress(start);
    const group = rows.slice(start, start + CHECKS_AT_ONCE).map(async (row): Promise<CsvRow> => {
      const { entry, ...facts } = row;
      const error = entry && errorIn(await check(entry));
      return error === undefined ? row : { ...facts, error };
    });
    checked.push(...(await Promise.all(group)));
  }
  return checked;
}
