import {
  IMPORT_ROWS,
  balanceFigures,
  orderFigures,
  type ClosingRow,
  type ClosingShape,
  type exportClosing,
} from '#contract/reports.ts';
import { columnsOf, inUsdt } from '#core/files/columns.ts';
import type { Column, Sheet, Spreadsheet } from '#core/files/spreadsheet.ts';
import { fileOf, type Call, type RawCall, type TypedCall } from '#core/http/implement.ts';
import { formatText, isMessageId, type Language, type MessageId } from '#core/text/formatText.ts';
import { formatUnits, formatValue, tenTo, TOKEN_DECIMALS, units } from '#core/books/money.ts';
import { dayOf, stampOf } from '#core/time/zone.ts';
import { movementFilters } from '../funds/movementFilters.ts';
import { booksOf, currencyOf, valueIn } from './closing.ts';
import { balanceLines, projectLine, scopeOf, type BalanceLine, type Line } from './lines.ts';

type ExportCall = TypedCall<typeof exportClosing>;

function figureText(language: Language, key: string): string {
  const id = `reports.figure.${key}`;
  return isMessageId(id) ? formatText(language, id) : key;
}

type FigureRow = Readonly<Record<'ledger' | 'figure' | 'token' | 'amount' | 'usdt_amount', string>>;

/** Returns the figures of the two ledgers, with one row per token. The price change has a value but no amount. */
function figureRows(call: ExportCall): FigureRow[] {
  const { language } = call;
  const { figures } = booksOf(scopeOf(call));
  const rowsOf =
    (ledger: MessageId) =>
    (key: string): FigureRow[] => {
      const names = {
        ledger: formatText(language, ledger),
        figure: figureText(language, key),
      };
      if (key === 'priceChange')
        return [{ ...names, token: '', amount: '', usdt_amount: formatValue(valueIn(figures, key)) }];
      return [...(figures.get(key)?.cells ?? [])]
        .filter(([, { amount, value }]) => amount !== 0n || value !== 0n)
        .map(([{ token }, { amount, value }]) => ({
          ...names,
          token,
          amount: formatUnits(amount, TOKEN_DECIMALS),
          usdt_amount: formatValue(value),
        }));
    };
  return [
    ...orderFigures.filter((key) => key !== 'received').flatMap(rowsOf('reports.ledger.orders')),
    ...balanceFigures.flatMap(rowsOf('reports.ledger.balance')),
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

function withCents(amount: bigint): string {
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

/** A row of a bank statement. The price change isn't a movement, so its row has no record. */
interface StatementRow {
  readonly day: string;
  readonly amount: string;
  readonly kind: string;
  readonly record?: ClosingRow;
}

/**
 * Returns the rows for one file of a bank statement: one row for each movement, and a last row for the price
 * change. Each amount is the difference of two rounded balances, so that all rows add up to the rounded
 * change of the balance. Rows of 0 are omitted, because Xero and QuickBooks reject them.
 */
function statementRows(call: ExportCall): StatementRow[] {
  const { merchant, query } = call;
  const scope = scopeOf(call);
  const { figures } = booksOf(scope);
  const { currency, currency_rate } = currencyOf(merchant);
  const rate = units(query.currency === currency ? currency_rate : '1', RATE_DECIMALS);
  const language = query.shape === 'quickbooks' ? 'en-US' : call.language;
  const first = (Number(query.part) - 1) * IMPORT_ROWS;
  const changes: readonly (BalanceLine | Pick<Line, 'value' | 'at'>)[] = [
    ...[...balanceLines(scope)].filter(({ amount }) => amount !== 0n),
    { value: valueIn(figures, 'priceChange'), at: scope.period.endAt },
  ];
  let value = valueIn(figures, 'opening');
  let before = toCents(value, rate);
  const rounded = changes.map((change) => {
    value += change.value;
    const after = toCents(value, rate);
    const amount = after - before;
    before = after;
    return { change, amount };
  });
  return rounded
    .slice(first, first + IMPORT_ROWS)
    .filter(({ amount }) => amount !== 0n)
    .map(({ change, amount }) => ({
      day: dayOf(merchant.profile.merchant.time_zone, change.at),
      amount: withCents(amount),
      ...('entry' in change
        ? {
            kind: formatText(language, `funds.type.${change.entry.type}`),
            record: projectLine(merchant, change),
          }
        : { kind: figureText(language, 'priceChange') }),
    }));
}

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

type StatementColumns = Readonly<Record<string, (row: StatementRow) => string>>;

/** The columns that each accounting program imports, in the required order. */
const programs: Readonly<Record<Exclude<ClosingShape, 'figures'>, StatementColumns>> = {
  xero: {
    Date: ({ day }) => day,
    Amount: ({ amount }) => amount,
    Payee: ({ record }) => record?.apply_name ?? '',
    Description: ({ kind, record }) =>
      record ? `${kind} ${record.amount} ${record.token} (${record.chain})` : kind,
    Reference: ({ record }) => record?.out_trade_no || record?.ref_no || '',
  },
  quickbooks: {
    Date: ({ day }) => day.split('-').toReversed().join('/'),
    Description: ({ kind, record }) =>
      withoutDigits([kind, record?.token, record?.apply_name].filter(Boolean).join(' ')),
    Amount: ({ amount }) => amount,
  },
};

const statementSheet = ({ query }: ExportCall): Sheet<StatementRow> => ({
  area: 'closing',
  noun: 'reports',
  format: 'csv',
  hasByteOrderMark: false,
  columns: Object.entries(programs[query.shape === 'quickbooks' ? 'quickbooks' : 'xero']).map(
    ([heading, value]): Column<StatementRow> => {
      const parts = { key: heading, title: 'reports.column.figure', heading, value } as const;
      return heading === 'Amount'
        ? { ...parts, kind: 'money', unit: { fixed: '' } }
        : { ...parts, kind: 'text' };
    },
  ),
});

function figureSheet(call: ExportCall): Sheet<FigureRow> {
  const { text, money } = columnsOf<FigureRow, 'reports'>(call.language, 'reports');
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

const figureFile = fileOf(figureSheet, figureRows);
const statementFile = fileOf(statementSheet, statementRows);

export const closingFile = (call: ExportCall & RawCall): Spreadsheet =>
  call.query.shape === 'figures' ? figureFile(call) : statementFile(call);
