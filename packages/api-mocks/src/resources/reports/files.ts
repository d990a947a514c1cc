import {
  IMPORT_ROWS,
  balanceFigures,
  orderFigures,
  type ClosingShape,
  type exportClosing,
} from '#contract/reports.ts';
import { columnsOf, inUsdt } from '#core/files/columns.ts';
import type { Column, Sheet } from '#core/files/spreadsheet.ts';
import type { Call, TypedCall } from '#core/http/implement.ts';
import { formatText, isMessageId, type Language } from '#core/text/formatText.ts';
import { formatUnits, formatValue, tenTo, TOKEN_DECIMALS, units } from '#core/books/money.ts';
import { dayOf, stampOf } from '#core/time/zone.ts';
import { movementFilters } from '../funds/movementFilters.ts';
import { balanceValues, booksOf } from './closing.ts';
import { currencyOf } from './currency.ts';
import { balanceLines, projectLine, scopeOf, type BalanceLine } from './lines.ts';

export type ExportCall = TypedCall<typeof exportClosing>;

const blank = {
  ledger: '',
  figure: '',
  token: '',
  amount: '',
  usdt_amount: '',
  date: '',
  payee: '',
  description: '',
  reference: '',
};

/** A row of a file with all possible columns. Each shape of file uses some of the columns. */
type FileRow = Readonly<typeof blank>;

const ledgers = { orders: 'reports.ledger.orders', balance: 'reports.ledger.balance' } as const;

function figureText(language: Language, key: string): string {
  const id = `reports.figure.${key}`;
  return isMessageId(id) ? formatText(language, id) : key;
}

/** Returns the figures of the two ledgers, with one row per token. The price change has a value but no amount. */
function figureRows(call: ExportCall): FileRow[] {
  const { language } = call;
  const books = booksOf(scopeOf(call));
  const rowsOf = (ledger: 'orders' | 'balance', key: string, held = books.moves.get(key)?.tokens) =>
    [...(held ?? [])]
      .filter(([, { amount, value }]) => amount !== 0n || value !== 0n)
      .map(([{ token }, { amount, value }]) => ({
        ...blank,
        ledger: formatText(language, ledgers[ledger]),
        figure: figureText(language, key),
        token,
        amount: formatUnits(amount, TOKEN_DECIMALS),
        usdt_amount: formatValue(value),
      }));
  return [
    ...orderFigures.flatMap((key) => rowsOf('orders', key, books.orders.get(key)?.tokens ?? new Map())),
    ...rowsOf('balance', 'opening', books.opening),
    ...balanceFigures.flatMap((key) => rowsOf('balance', key)),
    {
      ...blank,
      ledger: formatText(language, 'reports.ledger.balance'),
      figure: figureText(language, 'priceChange'),
      usdt_amount: formatValue(balanceValues(books).get('priceChange')?.value ?? 0n),
    },
    ...rowsOf('balance', 'closing', books.closing),
  ];
}

const RATE_DECIMALS = 4;
/** The divisor that converts a value (millionths of a USDT) times an exchange rate to cents. */
const SPARE = tenTo(6 + RATE_DECIMALS - 2);

/** Converts a value to cents with an exchange rate. Half a cent is rounded away from zero. */
function toCents(value: bigint, rate: bigint): bigint {
  const exact = value * rate;
  const half = exact < 0n ? -SPARE / 2n : SPARE / 2n;
  return (exact + half) / SPARE;
}

function cents(amount: bigint): string {
  const text = formatUnits(amount, 2);
  const [whole = '0', places = ''] = text.split('.');
  return `${whole}.${places.padEnd(2, '0')}`;
}

/** QuickBooks Online rejects digits in descriptions. */
const withoutDigits = (text: string) =>
  text
    .replaceAll(/\p{Nd}+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function describe({ merchant, query }: ExportCall, line: BalanceLine, language: Language): Partial<FileRow> {
  const row = projectLine(merchant, line);
  const kind = formatText(language, `funds.type.${line.entry.type}`);
  if (query.shape === 'quickbooks')
    return { description: withoutDigits([kind, row.token, row.apply_name].filter(Boolean).join(' ')) };
  return {
    payee: row.apply_name,
    description: `${kind} ${row.amount} ${row.token} (${row.chain})`,
    reference: row.out_trade_no || row.ref_no,
  };
}

/**
 * Returns the rows for one file of a bank statement: one row for each movement, and a last row for the price
 * change. Each amount is the difference of two rounded balances, so that all rows add up to the rounded
 * change of the balance. Rows of 0 are omitted, because Xero and QuickBooks reject them.
 */
function importRows(call: ExportCall): FileRow[] {
  const { merchant, query } = call;
  const zone = merchant.profile.merchant.time_zone;
  const scope = scopeOf(call);
  const values = balanceValues(booksOf(scope));
  const { currency, currency_rate } = currencyOf(merchant);
  const rate = units(query.currency === currency ? currency_rate : '1', RATE_DECIMALS);
  const language = query.shape === 'quickbooks' ? 'en-US' : call.language;
  const first = (Number(query.part) - 1) * IMPORT_ROWS;
  const dateOf = (at: number) =>
    query.shape === 'quickbooks' ? dayOf(zone, at).split('-').toReversed().join('/') : dayOf(zone, at);
  let value = values.get('opening')?.value ?? 0n;
  let before = toCents(value, rate);
  let position = 0;
  const rows: FileRow[] = [];
  const add = (change: bigint, at: number, details: () => Partial<FileRow>) => {
    value += change;
    const after = toCents(value, rate);
    const amount = after - before;
    before = after;
    const isInPart = position >= first && position < first + IMPORT_ROWS;
    position += 1;
    if (isInPart && amount !== 0n)
      rows.push({ ...blank, date: dateOf(at), amount: cents(amount), ...details() });
  };
  for (const line of balanceLines(scope))
    if (line.amount !== 0n) add(line.value, line.at, () => describe(call, line, language));
  add(values.get('priceChange')?.value ?? 0n, scope.period.endAt, () => ({
    description: figureText(language, 'priceChange'),
  }));
  return rows;
}

export const fileRows = (call: ExportCall): FileRow[] =>
  call.query.shape === 'figures' ? figureRows(call) : importRows(call);

const hidden = () => undefined;

/** Returns the filters that both exports of reports list: the period instead of `month`, `from` and `to`. */
export function periodFilters(
  call: Call & Parameters<typeof scopeOf>[0],
): Pick<Sheet<never>, 'filters' | 'filterTitles'> {
  const zone = call.merchant.profile.merchant.time_zone;
  const { startAt, endAt } = scopeOf(call).period;
  const period = () => `${stampOf(zone, startAt)} – ${stampOf(zone, endAt)}`;
  return {
    filters: { ...movementFilters(call), month: period, from: period, to: hidden },
    filterTitles: {
      month: 'statement.period',
      from: 'statement.period',
      appids: 'payments.column.apply_name',
    },
  };
}

/** The columns that each accounting program imports, in the required order. */
const shapes: Readonly<Record<Exclude<ClosingShape, 'figures'>, readonly (keyof FileRow)[]>> = {
  xero: ['date', 'amount', 'payee', 'description', 'reference'],
  quickbooks: ['date', 'description', 'amount'],
};

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function closingSheet(call: ExportCall): Sheet<FileRow> {
  const { language } = call;
  const { shape } = call.query;
  const { text, money } = columnsOf<FileRow, 'reports'>(language, 'reports');
  if (shape !== 'figures')
    return {
      area: 'closing',
      noun: 'reports',
      format: 'csv',
      hasByteOrderMark: false,
      columns: shapes[shape].map((key): Column<FileRow> => {
        const parts = { key, title: 'reports.column.figure', heading: capitalized(key) } as const;
        const value = (row: FileRow) => row[key];
        return key === 'amount'
          ? { ...parts, kind: 'money', unit: { fixed: '' }, value }
          : { ...parts, kind: 'text', value };
      }),
    };
  const { filters, filterTitles } = periodFilters(call);
  return {
    area: 'closing',
    noun: 'reports',
    filters: { ...filters, shape: hidden, part: hidden, currency: hidden },
    filterTitles,
    columns: [
      text('ledger', 24),
      text('figure', 24),
      money('amount'),
      text('token', 10),
      money('usdt_amount', inUsdt),
    ],
  };
}
