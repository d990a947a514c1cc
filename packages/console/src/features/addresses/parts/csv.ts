import Papa from 'papaparse';
import { stripInvisible } from '@settlement/api-mocks/contract/cleanText';
import { type BookKey, savedEntryOf } from '@settlement/api-mocks/rules/addressBook';
import { FORMULA, withoutGuard } from '@settlement/api-mocks/rules/formula';
import { isMemo } from '@settlement/api-mocks/rules/isMemo';
import { readRecipient, type RecipientProblem } from '@settlement/api-mocks/rules/recipient';
import { isSimilarAddress } from '@settlement/api-mocks/rules/sameAddress';
import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import type { TokenOnNetwork } from '#data/currencies.ts';
import type { FieldMessage } from '#i18n/fieldText.ts';

export const csvColumns = ['label', 'token', 'network', 'address', 'memo', 'note'] as const;
type Column = (typeof csvColumns)[number];

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
  readonly error?: CsvError;
}

/**
 * An error of a row. `similar`: the address has the same start and end as a known address, but differs in the middle.
 */
export type CsvError = FieldMessage | 'network' | 'similar' | RecipientProblem;

interface Known {
  readonly tokens: readonly TokenOnNetwork[];
  readonly saved: readonly BookKey[];
}

export const MOST_ROWS = 200;

export function writeCsv(list: readonly SavedAddress[]): string {
  const rows = list.map(({ label, token, chain, address, memo, note }) => [
    label,
    token,
    chain,
    address,
    memo,
    note,
  ]);
  return Papa.unparse({ fields: [...csvColumns], data: rows }, { escapeFormulae: FORMULA });
}

export function exampleCsv(): string {
  return Papa.unparse({
    fields: [...csvColumns],
    data: [['Treasury', 'USDT', 'TRON', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', '', 'Cold wallet']],
  });
}

export function readCsv(text: string, { tokens, saved }: Known): readonly CsvRow[] {
  const { data } = Papa.parse<Record<string, string | undefined>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (header) => header.trim().toLowerCase(),
  });
  const seen: BookKey[] = [...saved];
  return data.slice(0, MOST_ROWS).map((cells, index) => {
    const cell = (column: Column) => stripInvisible(withoutGuard((cells[column] ?? '').trim())).trim();
    const [label, typed, network] = [cell('label'), cell('address'), cell('network')];
    const row = { line: index + 2, label, network, token: cell('token'), address: typed };
    const found = tokens.find(
      ({ network: { chain, net_work }, token }) =>
        [chain, net_work].some((name) => same(name, network)) && same(token.token, row.token),
    );
    if (label === '' || typed === '') return { ...row, error: 'required' };
    if (label.length > 20 || cell('note').length > 60) return { ...row, error: 'too_long' };
    if (!found) return { ...row, error: 'network' };
    const { address, memo: linked, problem } = readRecipient(typed, found);
    const memo = found.network.memo ? cell('memo').replace(/^'(?=\d)/, '') || linked : '';
    const family = found.network.chain_family;
    const key = { currency_id: found.token.id, chain_family: family ?? '', address, memo };
    const error = problem ?? errorOf();
    if (error !== undefined) return { ...row, error };
    seen.push(key);
    return { ...row, entry: { label, currency_id: key.currency_id, address, memo, note: cell('note') } };

    function errorOf(): CsvError | undefined {
      // If the link and the separate cell both contain a memo, the memos must be equal.
      if (!isMemo(family, memo) || (linked !== '' && linked !== memo)) return 'memo_format';
      if (savedEntryOf(seen, key)?.currency_id === key.currency_id) return 'address_saved';
      if (seen.some((one) => isSimilarAddress(family, one.address, address))) return 'similar';
      return undefined;
    }
  });
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
