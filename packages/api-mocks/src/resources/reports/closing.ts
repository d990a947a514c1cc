import { appMode } from '#contract/enumerations.ts';
import {
  balanceFigures,
  balances,
  type Closing,
  type ClosingFigure,
  type ClosingToken,
  orderFigures,
} from '#contract/reports.ts';
import { assetAt, assets, logoOfAsset, type Token, tokens } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { frozenOf } from '#core/books/ledger.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { newestOf } from '#core/books/paging.ts';
import type { PaymentRow } from '#core/books/rows/payment.ts';
import { formatUnits, formatValue, scaled, TOKEN_DECIMALS, valueOf } from '#core/books/money.ts';
import type { ClosedMonth } from '#core/books/settings.ts';
import { isOpenDifference } from '../payments/find.ts';
import { balanceLines, entriesIn, holdOf, type Line, orderLines, type Scope } from './lines.ts';
import { isComplete, monthsOf, type Period } from './period.ts';

/** The value of one USDT in each currency. The demo has fixed exchange rates. */
const rates = { CNY: '7.1204', EUR: '0.9234', GBP: '0.7902', USD: '1' } as const;

const byCountry: Readonly<Record<string, keyof typeof rates>> = { CN: 'CNY', GB: 'GBP', US: 'USD' };

/** Returns the currency of the merchant's country and its exchange rate. Default: EUR. */
export function currencyOf({ profile }: Merchant): Pick<Closing, 'currency' | 'currency_rate'> {
  const currency = byCountry[profile.merchant.address?.country ?? ''] ?? 'EUR';
  return { currency, currency_rate: rates[currency] };
}

/** An amount of a token with 18 decimals, and its value in millionths of a USDT. */
interface Cell {
  amount: bigint;
  value: bigint;
}

/** The table of a closing: the number of rows of each figure, and its cells by token. */
type Figures = Map<string, { count: number; readonly cells: Map<Token, Cell> }>;

function add(figures: Figures, key: string, token: Token, change: Cell, count = 0): void {
  const figure = figures.get(key) ?? { count: 0, cells: new Map<Token, Cell>() };
  const cell = figure.cells.get(token) ?? { amount: 0n, value: 0n };
  cell.amount += change.amount;
  cell.value += change.value;
  figure.count += count;
  figures.set(key, figure);
  figure.cells.set(token, cell);
}

function addLine(figures: Figures, { key, asset, amount, value }: Line, count = 1): void {
  const { token, decimals } = assetAt(asset);
  add(figures, key, token, { amount: scaled(amount, decimals), value }, count);
}

const cellOf = (figures: Figures, key: string, token: Token): Cell =>
  figures.get(key)?.cells.get(token) ?? { amount: 0n, value: 0n };

export const valueIn = (figures: Figures, ...keys: readonly string[]): bigint =>
  keys
    .flatMap((key) => [...(figures.get(key)?.cells.values() ?? [])])
    .reduce((sum, { value }) => sum + value, 0n);

/** Returns the balances before the movement at a position. The balances include amounts on hold. */
function balancesBefore({ ledger }: Merchant, position: number): bigint[] {
  const { entries } = ledger;
  const balances = assets.map(({ index }) => frozenOf(ledger, index));
  for (let index = entries.length - 1; index >= position; index -= 1) {
    const entry = entries.get(index);
    if (entry) balances[entry.asset] = (balances[entry.asset] ?? 0n) - holdOf(entry);
  }
  const missing = new Set(assets.map(({ index }) => index));
  for (let index = position - 1; index >= 0 && missing.size > 0; index -= 1) {
    const entry = entries.get(index);
    if (entry && missing.delete(entry.asset))
      balances[entry.asset] = (balances[entry.asset] ?? 0n) + entry.after;
  }
  return balances;
}

/** Adds balances by asset, in the smallest units. Values use the prices at a time. Default: no values. */
function addBalances(figures: Figures, key: string, balances: readonly bigint[], at?: number): void {
  for (const { index, token, decimals } of assets) {
    const amount = balances[index] ?? 0n;
    const value = at === undefined ? 0n : valueOf(amount, decimals, priceAt(token, at));
    if (amount !== 0n) add(figures, key, token, { amount: scaled(amount, decimals), value });
  }
}

/** Adds the differences between the balances and the movements: price changes, and unexplained amounts. */
function addDifferences(figures: Figures, at: number): void {
  for (const token of tokens) {
    const explained = ['opening', ...moveFigures, 'sinceClosing'];
    if (!['closing', ...explained].some((key) => figures.get(key)?.cells.has(token))) continue;
    let { amount, value } = cellOf(figures, 'closing', token);
    for (const key of explained) {
      const cell = cellOf(figures, key, token);
      amount -= cell.amount;
      value -= cell.value;
    }
    add(figures, 'priceChange', token, { amount: 0n, value });
    const worth = valueOf(amount, TOKEN_DECIMALS, priceAt(token, at));
    add(figures, 'remainder', token, { amount, value: worth });
  }
}

/** The books of a period: all figures, the closing balances by asset, and the number of movements. */
interface Books {
  readonly figures: Figures;
  readonly held: readonly bigint[];
  readonly moveCount: number;
}

export function booksOf(scope: Scope): Books {
  const { merchant, period, now } = scope;
  const figures: Figures = new Map();
  const swaps = new Set<number>();
  let moveCount = 0;
  for (const line of orderLines(scope)) addLine(figures, line);
  for (const line of balanceLines(scope)) {
    const isSwap = line.key === 'swapped';
    addLine(figures, line, isSwap && swaps.has(line.entry.sourceIndex) ? 0 : 1);
    if (isSwap) swaps.add(line.entry.sourceIndex);
    if (line.amount !== 0n) moveCount += 1;
  }
  const { first, end } = entriesIn(merchant, period);
  const held = balancesBefore(merchant, end);
  addBalances(figures, 'opening', balancesBefore(merchant, first), period.startAt);
  // The next period uses the same prices for its opening balance.
  addBalances(figures, 'closing', held, Math.min(period.nextAt, now));
  const closed = merchant.settings.closings[period.month];
  addBalances(
    figures,
    'sinceClosing',
    held.map((amount, index) => (closed ? (closed.held[index] ?? 0n) - amount : 0n)),
  );
  addDifferences(figures, period.endAt);
  return { figures, held, moveCount };
}

const receivedIn = (figures: Figures): bigint => valueIn(figures, 'received', 'receivedOther');

/** Returns the figures of a month that are compared with later figures, after the month is closed. */
export function closedMonth(merchant: Merchant, period: Period, now: number): ClosedMonth {
  const { figures, held } = booksOf({ merchant, period, isChosen: () => true, now });
  return { at: now, held, received: receivedIn(figures) };
}

export function differencesIn({ rows }: Merchant, { startAt, endAt }: Period): number {
  const isInside = ({ createdAt }: PaymentRow) => createdAt >= startAt && createdAt <= endAt;
  return [...newestOf(rows.payments, [isInside, isOpenDifference])].length;
}

/** The figures that are shown only if they have rows. */
const optional: ReadonlySet<string> = new Set([
  'orderedEarlier',
  'rateChange',
  'receivedOther',
  'transfersIn',
  'collected',
  'transfersOut',
  'holds',
]);

/** The figures of movements of the balance. */
const moveFigures = balanceFigures.filter((key) => !balances.some((one) => one === key));

/** The figures of orders whose sum is the received amount. */
const parts = orderFigures.filter((key) => key !== 'paid' && key !== 'received');

function figuresOf(keys: readonly string[], figures: Figures): ClosingFigure[] {
  return keys.flatMap((key) => {
    const count = figures.get(key)?.count ?? 0;
    return !optional.has(key) || count > 0 ? { key, count, amount: formatValue(valueIn(figures, key)) } : [];
  });
}

function projectToken(figures: Figures, token: Token): ClosingToken {
  const asset = assets.find((one) => one.token === token);
  const amountOf = (key: string) => formatUnits(cellOf(figures, key, token).amount, TOKEN_DECIMALS);
  const usdtOf = (key: string) => formatValue(cellOf(figures, key, token).value);
  return {
    token: token.token,
    logo: asset ? logoOfAsset(asset) : '',
    opening: amountOf('opening'),
    movements: moveFigures
      .filter((key) => cellOf(figures, key, token).amount !== 0n)
      .map((key) => ({ key, amount: amountOf(key) })),
    closing: amountOf('closing'),
    remainder: amountOf('remainder'),
    opening_usdt: usdtOf('opening'),
    closing_usdt: usdtOf('closing'),
    price_change: usdtOf('priceChange'),
  };
}

/** Returns the months and applications that can be selected for a report. */
export function choicesOf(merchant: Merchant, now: number): Pick<Closing, 'months' | 'applications'> {
  const { closings } = merchant.settings;
  return {
    months: monthsOf(merchant, now).map((month) => ({ month, closed_time: closings[month]?.at ?? 0 })),
    applications: merchant.rows.apps
      .all()
      .filter(({ mode, isDeleted }) => mode === appMode.live && !isDeleted)
      .map(({ appid, name }) => ({ appid, name })),
  };
}

export function projectClosing(scope: Scope): Closing {
  const { merchant, period, now } = scope;
  const closed = merchant.settings.closings[period.month];
  const { figures, moveCount } = booksOf(scope);
  const since = closed ? receivedIn(figures) - closed.received : 0n;
  return {
    month: period.month,
    start_time: period.startAt,
    end_time: period.endAt,
    is_complete: isComplete(period, now),
    ...choicesOf(merchant, now),
    closed_time: closed?.at ?? 0,
    differences: differencesIn(merchant, period),
    ...currencyOf(merchant),
    orders: figuresOf(orderFigures, figures),
    balance: figuresOf(balanceFigures, figures),
    orders_remainder: formatValue(valueIn(figures, 'received') - valueIn(figures, ...parts) + since),
    balance_remainder: formatValue(valueIn(figures, 'remainder')),
    tokens: [...(figures.get('remainder')?.cells.keys() ?? [])].map((token) => projectToken(figures, token)),
    movement_count: moveCount,
  };
}
