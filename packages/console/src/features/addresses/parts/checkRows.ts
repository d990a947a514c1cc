import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import type { CsvEntry, CsvError, CsvRow } from './csv.ts';

/** As many as a browser opens to one host without making other calls wait. */
const AT_ONCE = 4;

/** What the server's answer says against saving an address; a missing memo does not. */
function errorIn({ valid, reason, similar }: AddressCheck): CsvError | undefined {
  if (!valid && reason !== '' && reason !== 'memo_required' && reason !== 'memo_format')
    return `address_${reason}`;
  // Of saved, recently paid and own deposit addresses, as for an address that is added by itself.
  return similar.length > 0 ? 'similar' : undefined;
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
