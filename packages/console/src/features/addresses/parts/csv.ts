import { type BookKey, savedEntryOf } from '@settlement/api-mocks/rules/addressBook';
import { isRounded } from '@settlement/api-mocks/rules/formula';
import { isMemo } from '@settlement/api-mocks/rules/isMemo';
import { readRecipient, type RecipientProblem } from '@settlement/api-mocks/rules/recipient';
import { isSimilarAddress } from '@settlement/api-mocks/rules/sameAddress';
import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import type { TokenOnNetwork } from '#data/currencies.ts';
import type { FieldMessage } from '#i18n/fieldText.ts';
import { type Column, cleanCell, columnsIn, readTable, tableFile } from '#lib/files/table.ts';

const required = ['label', 'token', 'network', 'address'] as const;
export const csvColumns = [...required, 'memo', 'note'] as const;

export interface CsvEntry {
  readonly label: string;
  readonly currency_id: string;
  readonly address: string;
  readonly memo: string;
  readonly note: string;
}

export interface CsvRow {
  readonly line: number;
  readonly label: string;
  readonly network: string;
  readonly token: string;
  readonly address: string;
  readonly entry?: CsvEntry;
  /** The amount of a payment link. The address book doesn't save amounts. */
  readonly unusedAmount?: string;
  readonly error?: CsvError;
}

/** `similar`: start and end of a known address. `rounded`: a spreadsheet program rounded a number. */
export type CsvError = FieldMessage | 'network' | 'rounded' | 'similar' | RecipientProblem;

export interface CsvTable {
  /** The first `MOST_ROWS` rows of the file. Empty if a required column is missing. */
  readonly rows: readonly CsvRow[];
  readonly total: number;
  readonly missing: readonly Column[];
}

interface Known {
  readonly tokens: readonly TokenOnNetwork[];
  readonly saved: readonly BookKey[];
}

export const MOST_ROWS = 200;

type Exported = Pick<SavedAddress, 'label' | 'token' | 'chain' | 'address' | 'memo' | 'note'>;

export const bookFile = (list: readonly Exported[]): Blob =>
  tableFile(
    csvColumns,
    list.map(({ label, token, chain, address, memo, note }) => [label, token, chain, address, memo, note]),
  );

export const exampleFile = (): Blob =>
  bookFile([
    {
      label: 'Treasury',
      token: 'USDT',
      chain: 'TRON',
      address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
      memo: '',
      note: 'Cold wallet',
    },
  ]);

/** Reads an address book. Each row has an entry or an error. @throws {FileError} if it isn't a table */
export function readCsv(text: string, { tokens, saved }: Known): CsvTable {
  const [head, ...data] = readTable(text).rows;
  const order = head ? columnsIn(head) : [];
  const missing = required.filter((column) => !order.includes(column));
  const seen: BookKey[] = [...saved];
  const rows = (missing.length > 0 ? [] : data.slice(0, MOST_ROWS)).map(({ line, cells }): CsvRow => {
    const cell = (column: Column) => cleanCell(cells[order.indexOf(column)]);
    const [label, typed, network] = [cell('label'), cell('address'), cell('network')];
    const row = { line, label, network, token: cell('token'), address: typed };
    const found = tokens.find(
      ({ network: { chain, net_work }, token }) =>
        [chain, net_work].some((name) => same(name, network)) && same(token.token, row.token),
    );
    if (label === '' || typed === '') return { ...row, error: 'required' };
    if (label.length > 20 || cell('note').length > 60) return { ...row, error: 'too_long' };
    if (!found) return { ...row, error: 'network' };
    if (isRounded(typed) || isRounded(cell('memo'))) return { ...row, error: 'rounded' };
    const { address, memo: linked, amount, problem } = readRecipient(typed, found);
    const memo = found.network.memo ? cell('memo').replace(/^'(?=\d)/, '') || linked : '';
    const family = found.network.chain_family;
    const key = { currency_id: found.token.id, chain_family: family ?? '', address, memo };
    const error = problem ?? errorOf();
    if (error !== undefined) return { ...row, error };
    seen.push(key);
    return {
      ...row,
      entry: { label, currency_id: key.currency_id, address, memo, note: cell('note') },
      ...(amount !== '' && { unusedAmount: amount }),
    };

    function errorOf(): CsvError | undefined {
      // If the payment link and the memo cell both contain a memo, the memos must be equal.
      if (!isMemo(family, memo) || (linked !== '' && linked !== memo)) return 'memo_format';
      if (savedEntryOf(seen, key)?.currency_id === key.currency_id) return 'address_saved';
      if (seen.some((one) => isSimilarAddress(family, one.address, address))) return 'similar';
      return undefined;
    }
  });
  return { rows, total: data.length, missing };
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
