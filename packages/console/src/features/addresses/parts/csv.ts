import Papa from 'papaparse';
import { isSimilarAddress, isSameAddress } from '@settlement/api-mocks/rules/sameAddress';
import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import type { TokenOnNetwork } from '#data/currencies.ts';
import type { FieldMessage } from '#i18n/fieldText.ts';
import { validateAddress } from '#parts/address/addressValidation.ts';

/** Columns of the file, the same when it is written and when it is read. */
export const csvColumns = ['label', 'token', 'network', 'address', 'memo', 'note'] as const;
type Column = (typeof csvColumns)[number];

/** One row that can be saved. */
export interface CsvEntry {
  readonly label: string;
  readonly currency_id: string;
  readonly address: string;
  readonly memo: string;
  readonly note: string;
}

/** One row of a file: what it says, and either what to save or why it cannot be. */
export interface CsvRow {
  /** As in a text editor, the header being line 1. */
  readonly line: number;
  readonly label: string;
  readonly network: string;
  readonly address: string;
  readonly entry?: CsvEntry;
  readonly error?: CsvError;
}

/** `similar`: the ends of an address that is known, with another middle. */
export type CsvError = FieldMessage | 'network' | 'similar';

interface Known {
  readonly tokens: readonly TokenOnNetwork[];
  /** What the book has already. */
  readonly saved: readonly Pick<SavedAddress, 'currency_id' | 'address'>[];
}

export const MOST_ROWS = 200;

/** A table as a spreadsheet program opens it; cells that would be formulas are text. */
export function writeCsv(list: readonly SavedAddress[]): string {
  const rows = list.map(({ label, token, chain, address, memo, note }) => [
    label,
    token,
    chain,
    address,
    memo,
    note,
  ]);
  return Papa.unparse({ fields: [...csvColumns], data: rows }, { escapeFormulae: true });
}

/** A file to begin with. */
export function exampleCsv(): string {
  return Papa.unparse({
    fields: [...csvColumns],
    data: [['Treasury', 'USDT', 'TRON', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', '', 'Cold wallet']],
  });
}

/** Reads such a table. Every row comes back, the good with what to save, the others with the reason. */
export function readCsv(text: string, { tokens, saved }: Known): readonly CsvRow[] {
  const { data } = Papa.parse<Record<string, string | undefined>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (header) => header.trim().toLowerCase(),
  });
  const seen = saved.map(({ currency_id, address }) => ({ currency_id, address }));
  return data.slice(0, MOST_ROWS).map((cells, index) => {
    // A quote before a formula is how it was kept from being one.
    const cell = (column: Column) => (cells[column] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
    const [label, address, network] = [cell('label'), cell('address'), cell('network')];
    const row = { line: index + 2, label, network, address };
    const found = tokens.find(
      ({ network: { chain, net_work }, token }) =>
        [chain, net_work].some((name) => same(name, network)) && same(token.token, cell('token')),
    );
    const error = errorOf();
    if (error !== undefined || found === undefined) return { ...row, error: error ?? 'network' };
    seen.push({ currency_id: found.token.id, address });
    const entry = { label, currency_id: found.token.id, address, memo: cell('memo'), note: cell('note') };
    return { ...row, entry };

    function errorOf(): CsvError | undefined {
      if (label === '' || address === '') return 'required';
      if (label.length > 20 || cell('note').length > 60) return 'too_long';
      if (found === undefined) return 'network';
      const { kind } = validateAddress(found.network.chain_family, address, found.network.chain);
      if (kind === 'mismatch' || kind === 'otherNetwork') return 'address_chain_mismatch';
      if (kind === 'empty' || kind === 'hint') return 'address_format';
      if (kind !== 'valid') return `address_${kind}`;
      const { chain_family } = found.network;
      const isKnown = (one: (typeof seen)[number]) =>
        one.currency_id === found.token.id && isSameAddress(chain_family, one.address, address);
      if (seen.some(isKnown)) return 'address_saved';
      if (seen.some((one) => isSimilarAddress(chain_family, one.address, address))) return 'similar';
      return undefined;
    }
  });
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
