import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { stripInvisible } from '@settlement/api-mocks/contract/cleanText';
import { withoutGuard } from '@settlement/api-mocks/rules/formula';
import Papa from 'papaparse';
import { MOST_WITHDRAWALS } from '@settlement/api-mocks/contract/withdrawals';
import type { BasketRow } from '#data/basket.ts';
import { isDecimal, isPositive } from '#lib/money/money.ts';
import { type Fit, type TokenChoice, fitsOf, heldTokens } from '../parts/tokenChoices.ts';

export interface Known {
  readonly choices: readonly TokenChoice[];
  readonly saved: readonly SavedAddress[];
}

type NewRow = Omit<BasketRow, 'key'>;

const headers: Readonly<
  Record<'address' | 'amount' | 'token' | 'network' | 'memo' | 'name', readonly string[]>
> = {
  address: ['address', 'recipient', 'to', '地址', '收款地址'],
  amount: ['amount', '金额', '数量'],
  token: ['token', 'currency', 'coin', '币种'],
  network: ['network', 'chain', '网络', '链'],
  memo: ['memo', 'tag', '备注', '标签'],
  name: ['name', 'label', '名称', '标签名'],
};
type Column = keyof typeof headers;
const columns = ['address', 'amount', 'token', 'network', 'memo', 'name'] as const;

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Returns an amount without thousands separators, or undefined for any other text. */
function amountIn(text: string): string | undefined {
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return isDecimal(plain) && isPositive(plain) ? plain : undefined;
}

/**
 * Returns the token on a network if there is exactly one candidate. If some candidates have a balance, all
 * other candidates are ignored.
 */
function onlyFit(fits: readonly Fit[], { choices }: Pick<Known, 'choices'>): Fit | undefined {
  const held = heldTokens(choices);
  const likely = fits.filter(({ token }) => held.has(token.token));
  const [only, ...others] = likely.length > 0 ? likely : fits;
  return others.length === 0 ? only : undefined;
}

function rowOf(
  cells: readonly string[],
  order: readonly (Column | undefined)[] | undefined,
  known: Known,
): NewRow {
  const { choices, saved } = known;
  const rest = new Set(cells.filter((cell) => cell !== ''));
  /** Returns the cell of a column. In a table without headers, returns the first cell that passes the check. */
  const take = (column: Column, isIt: (cell: string) => boolean): string => {
    const cell = order ? (cells[order.indexOf(column)] ?? '') : ([...rest].find(isIt) ?? '');
    rest.delete(cell);
    return cell;
  };
  const isSaved = (cell: string) => saved.some(({ label }) => isSame(label, cell));
  const amount = take('amount', (cell) => amountIn(cell) !== undefined);
  const token = take('token', (cell) => choices.some((one) => isSame(one.token, cell)));
  const isNetwork = (cell: string) =>
    choices.some(({ networks }) =>
      networks.some(({ network }) => isSame(network.chain, cell) || isSame(network.net_work, cell)),
    );
  const network = take('network', isNetwork);
  const typed = take('address', (cell) => isSaved(cell) || fitsOf(cell, choices).length > 0);
  const memo = order ? take('memo', () => false) : '';
  const address =
    typed === '' && !order ? ([...rest].toSorted((a, b) => b.length - a.length)[0] ?? '') : typed;
  rest.delete(address);
  const name = order ? take('name', () => false) : [...rest].join(' ');

  // Several addresses can have the same label, so the network must also match.
  const entry = saved.find(
    (one) =>
      isSame(one.label, address) &&
      (token === '' || isSame(one.token, token)) &&
      (network === '' || isSame(one.chain, network) || isSame(one.net_work, network)),
  );
  const fits = fitsOf(entry?.address ?? address, choices).filter(
    (fit) =>
      (token === '' || isSame(fit.token.token, token)) &&
      (network === '' || isSame(fit.network.chain, network) || isSame(fit.network.net_work, network)) &&
      (entry === undefined || token !== '' || fit.token.id === entry.currency_id),
  );
  const read = fits[0]?.read;
  return {
    id: onlyFit(fits, known)?.token.id ?? '',
    address: read?.address ?? address,
    memo: memo || read?.memo || entry?.memo || '',
    amount: amountIn(amount) ?? (amount || (read?.amount ?? '')),
    name: entry?.label ?? name,
    tradeNo: '',
    code: 0,
  };
}

export interface ReadTable {
  readonly rows: readonly NewRow[];
  readonly left: number;
}

/** Reads a table with or without headers. Every line becomes a row, even if the row has errors. */
export function readRows(text: string, known: Known): ReadTable {
  const { data } = Papa.parse<string[]>(stripInvisible(text.trim()), { skipEmptyLines: 'greedy' });
  const lines = data.map((cells) => cells.map((cell) => withoutGuard(cell.trim()).trim()));
  const order = lines[0]?.map((cell) =>
    columns.find((column) => headers[column].some((name) => isSame(name, cell))),
  );
  const hasHeaders = order?.includes('address') === true;
  const rows = (hasHeaders ? lines.slice(1) : lines).map((cells) =>
    rowOf(cells, hasHeaders ? order : undefined, known),
  );
  return { rows: rows.slice(0, MOST_WITHDRAWALS), left: Math.max(0, rows.length - MOST_WITHDRAWALS) };
}
