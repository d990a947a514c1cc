import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { isRounded } from '@settlement/api-mocks/rules/formula';
import { MOST_WITHDRAWALS } from '@settlement/api-mocks/contract/withdrawals';
import type { Recipient } from '@settlement/api-mocks/rules/recipient';
import type { BasketRow } from '#data/basket.ts';
import { type Column, cleanCell, columnsIn, readTable } from '#lib/files/table.ts';
import { compare, isDecimal, isPositive } from '#lib/money/money.ts';
import { type Fit, type TokenChoice, fitsOf, heldTokens } from '../parts/tokenChoices.ts';

export interface Known {
  readonly choices: readonly TokenChoice[];
  readonly saved: readonly SavedAddress[];
}

type NewRow = Omit<BasketRow, 'key'>;

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Returns a positive amount without thousands separators, otherwise undefined. Rejects `1,234` in a table
 * with semicolons, in which a comma is probably a decimal separator.
 */
function amountIn(text: string, separator: string): string | undefined {
  const plain =
    separator !== ';' && /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return isDecimal(plain) && isPositive(plain) ? plain : undefined;
}

/**
 * Fills in a row from its payment request. If the amounts differ, keeps both. If the memos differ, keeps the
 * link in place of the address, so that an error is shown.
 */
export function filledFrom(
  read: Recipient | undefined,
  row: Pick<BasketRow, 'address' | 'memo' | 'amount' | 'linkAmount'>,
): typeof row {
  const { address = row.address, memo = '', amount: requested = '' } = read ?? {};
  const linkAmount = requested || row.linkAmount;
  const isEqual = isDecimal(row.amount) && linkAmount !== '' && compare(row.amount, linkAmount) === 0;
  return {
    address: memo !== '' && row.memo !== '' && memo !== row.memo ? row.address : address,
    memo: row.memo || memo,
    amount: row.amount || linkAmount,
    linkAmount: row.amount === '' || isEqual ? '' : linkAmount,
  };
}

/** Returns the only candidate. Candidates without a balance count only if none has a balance. */
function onlyFit(fits: readonly Fit[], { choices }: Pick<Known, 'choices'>): Fit | undefined {
  const held = heldTokens(choices);
  const likely = fits.filter(({ token }) => held.has(token.token));
  const [only, ...others] = likely.length > 0 ? likely : fits;
  return others.length === 0 ? only : undefined;
}

function rowOf(
  cells: readonly string[],
  order: readonly (Column | undefined)[] | undefined,
  separator: string,
  known: Known,
): NewRow {
  const { choices, saved } = known;
  const rest = new Set(cells.filter((cell) => cell !== ''));
  /** Returns the cell of a column or, without headings, the first unused cell that passes the check. */
  const take = (column: Column, isIt: (cell: string) => boolean): string => {
    const cell = order ? (cells[order.indexOf(column)] ?? '') : ([...rest].find(isIt) ?? '');
    rest.delete(cell);
    return cell;
  };
  const isSaved = (cell: string) => saved.some(({ label }) => isSame(label, cell));
  const amount = take('amount', (cell) => isRounded(cell) || amountIn(cell, separator) !== undefined);
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
  const name = order ? take('label', () => false) : [...rest].join(' ');

  // Several addresses can have the same label, so the token and the network in the row must also match.
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
  const filled = filledFrom(fits[0]?.read, {
    address,
    memo,
    amount: amountIn(amount, separator) ?? amount,
    linkAmount: '',
  });
  return {
    ...filled,
    id: onlyFit(fits, known)?.token.id ?? '',
    memo: filled.memo || (entry?.memo ?? ''),
    name: entry?.label ?? name,
    tradeNo: '',
    code: 0,
  };
}

export interface ReadTable {
  readonly rows: readonly NewRow[];
  readonly left: number;
  /** The cells of the first row, separated by commas, if they are unknown headings. */
  readonly unknown?: string;
}

/**
 * Reads a table with or without headings. The first `MOST_WITHDRAWALS` lines become rows, even if they have
 * errors.
 *
 * @throws {FileError} if a cell has no closing quotation mark
 */
export function readRows(text: string, known: Known): ReadTable {
  const { rows: lines, separator } = readTable(text);
  const [head] = lines;
  const order = head && columnsIn(head);
  const hasHeadings = order?.includes('address') === true;
  // A line of several cells without a digit has neither an address nor an amount.
  const unknown =
    !hasHeadings && lines.length > 1 && head && head.cells.length > 1 && !/\d/.test(head.cells.join(''))
      ? head.cells.join(', ')
      : undefined;
  const data = hasHeadings || unknown !== undefined ? lines.slice(1) : lines;
  const rows = data
    .slice(0, MOST_WITHDRAWALS)
    .map(({ cells }) => rowOf(cells.map(cleanCell), hasHeadings ? order : undefined, separator, known));
  return { rows, left: data.length - rows.length, ...(unknown !== undefined && { unknown }) };
}
