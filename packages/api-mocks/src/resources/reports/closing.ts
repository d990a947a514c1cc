import { appMode } from '#contract/enumerations.ts';
import {
  balanceFigures,
  orderFigures,
  type Closing,
  type ClosingFigure,
  type ClosingToken,
} from '#contract/reports.ts';
import { assetAt, assets, logoOfAsset, tokens, type Token } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { frozenOf } from '#core/books/ledger.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { newestOf } from '#core/books/paging.ts';
import type { PaymentRow } from '#core/books/rows/payment.ts';
import { formatUnits, formatValue, scaled, TOKEN_DECIMALS, valueOf } from '#core/books/money.ts';
import type { ClosedMonth } from '#core/books/settings.ts';
import { isOpenDifference } from '../payments/find.ts';
import { currencyOf } from './currency.ts';
import { balanceLines, entriesIn, holdOf, orderLines, type Line, type Scope } from './lines.ts';
import { isComplete, monthsOf, type Period } from './period.ts';

const inUnits = (amount: bigint) => formatUnits(amount, TOKEN_DECIMALS);

interface Holding {
  /** The amount in the token, with 18 decimals. */
  amount: bigint;
  /** The value in millionths of a USDT. */
  value: bigint;
}
const nothing = (): Holding => ({ amount: 0n, value: 0n });

interface Sum {
  count: number;
  value: bigint;
  readonly tokens: Map<Token, Holding>;
}

type Sums = Map<string, Sum>;

function addTo(holdings: Map<Token, Holding>, asset: number, amount: bigint, value: bigint): void {
  const { token, decimals } = assetAt(asset);
  const holding = holdings.get(token) ?? nothing();
  holding.amount += scaled(amount, decimals);
  holding.value += value;
  holdings.set(token, holding);
}

function addLine(sums: Sums, { key, asset, amount, value }: Line, isCounted = true): void {
  let sum = sums.get(key);
  if (!sum) sums.set(key, (sum = { count: 0, value: 0n, tokens: new Map() }));
  if (isCounted) sum.count += 1;
  sum.value += value;
  addTo(sum.tokens, asset, amount, value);
}

const valueIn = (sums: Sums, key: string): bigint => sums.get(key)?.value ?? 0n;
const total = (values: Iterable<bigint>): bigint => {
  let sum = 0n;
  for (const value of values) sum += value;
  return sum;
};
const totalOf = (holdings: Iterable<{ readonly value: bigint }>): bigint =>
  total([...holdings].map(({ value }) => value));

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

function holdingsOf(balances: readonly bigint[], at: number): Map<Token, Holding> {
  const holdings = new Map<Token, Holding>();
  for (const { index, token, decimals } of assets) {
    const held = balances[index] ?? 0n;
    addTo(holdings, index, held, valueOf(held, decimals, priceAt(token, at)));
  }
  return holdings;
}

/** The books of a period: sums of payment records, sums of the ledger, and balances. */
interface Books {
  readonly orders: Sums;
  readonly moves: Sums;
  readonly opening: Map<Token, Holding>;
  readonly closing: Map<Token, Holding>;
  /** The closing balances by asset. */
  readonly held: readonly bigint[];
  readonly moveCount: number;
}

export function booksOf(scope: Scope): Books {
  const { merchant, period, now } = scope;
  const orders: Sums = new Map();
  for (const line of orderLines(scope)) addLine(orders, line);
  const moves: Sums = new Map();
  const swaps = new Set<number>();
  let moveCount = 0;
  for (const line of balanceLines(scope)) {
    const isSwap = line.key === 'swapped';
    addLine(moves, line, !isSwap || !swaps.has(line.entry.sourceIndex));
    if (isSwap) swaps.add(line.entry.sourceIndex);
    if (line.amount !== 0n) moveCount += 1;
  }
  const { first, end } = entriesIn(merchant, period);
  const held = balancesBefore(merchant, end);
  return {
    orders,
    moves,
    opening: holdingsOf(balancesBefore(merchant, first), period.startAt),
    // The next period uses the same prices for its opening balance.
    closing: holdingsOf(held, Math.min(period.nextAt, now)),
    held,
    moveCount,
  };
}

/** Returns the change of each closing balance since the month was closed. Empty if the month isn't closed. */
function changesSince(closed: ClosedMonth | undefined, held: readonly bigint[]): Map<Token, Holding> {
  const changes = new Map<Token, Holding>();
  if (closed)
    for (const { index } of assets)
      addTo(changes, index, (held[index] ?? 0n) - (closed.held[index] ?? 0n), 0n);
  return changes;
}

export const receivedOf = ({ moves }: Books): bigint =>
  valueIn(moves, 'received') + valueIn(moves, 'receivedOther');

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

/** The figures of orders whose sum is the received amount. */
const parts = orderFigures.filter((key) => key !== 'paid' && key !== 'received');

/** Returns the figures of the balance in millionths of a USDT. */
export function balanceValues({ moves, opening, closing }: Books): Map<string, Pick<Sum, 'count' | 'value'>> {
  const [before, after] = [totalOf(opening.values()), totalOf(closing.values())];
  return new Map<string, Pick<Sum, 'count' | 'value'>>([
    ...moves,
    ['opening', { count: 0, value: before }],
    ['priceChange', { count: 0, value: after - before - totalOf(moves.values()) }],
    ['closing', { count: 0, value: after }],
  ]);
}

function figuresOf(
  keys: readonly string[],
  sums: ReadonlyMap<string, Pick<Sum, 'count' | 'value'>>,
): ClosingFigure[] {
  return keys.flatMap((key) => {
    const { count, value } = sums.get(key) ?? { count: 0, value: 0n };
    return !optional.has(key) || count > 0 ? { key, count, amount: formatValue(value) } : [];
  });
}

interface TokenBooks {
  readonly token: Token;
  readonly opening: Holding;
  readonly closing: Holding;
  readonly moved: readonly (Holding & { readonly key: string })[];
  /** The part of the closing balance that the movements don't explain, with 18 decimals. */
  readonly remainder: bigint;
}

function booksOfToken({ moves, opening, closing }: Books, token: Token, change: bigint): TokenBooks {
  const before = opening.get(token) ?? nothing();
  const after = closing.get(token) ?? nothing();
  const moved = [...moves].flatMap(([key, { tokens: byToken }]) => {
    const part = byToken.get(token);
    return part ? { key, ...part } : [];
  });
  const explained = before.amount + total(moved.map(({ amount }) => amount));
  return { token, opening: before, closing: after, moved, remainder: after.amount - explained + change };
}

const isUsed = ({ opening, closing, moved, remainder }: TokenBooks): boolean =>
  moved.length > 0 || [opening.amount, closing.amount, remainder].some((amount) => amount !== 0n);

function projectToken({ token, opening, closing, moved, remainder }: TokenBooks): ClosingToken {
  const asset = assets.find((one) => one.token === token);
  return {
    token: token.token,
    logo: asset ? logoOfAsset(asset) : '',
    opening: inUnits(opening.amount),
    movements: moved
      .filter(({ amount }) => amount !== 0n)
      .map(({ key, amount }) => ({ key, amount: inUnits(amount) })),
    closing: inUnits(closing.amount),
    remainder: inUnits(remainder),
    opening_usdt: formatValue(opening.value),
    closing_usdt: formatValue(closing.value),
    price_change: formatValue(closing.value - opening.value - totalOf(moved)),
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
  const { closings } = merchant.settings;
  const closed = closings[period.month];
  const books = booksOf(scope);
  const changes = changesSince(closed, books.held);
  const used = tokens
    .map((token) => booksOfToken(books, token, changes.get(token)?.amount ?? 0n))
    .filter(isUsed);
  const received = valueIn(books.moves, 'received');
  const explained = total(parts.map((key) => valueIn(books.orders, key)));
  const since = closed ? receivedOf(books) - closed.received : 0n;
  const sums = new Map(books.orders);
  const receipts = books.moves.get('received');
  if (receipts) sums.set('received', receipts);
  return {
    month: period.month,
    start_time: period.startAt,
    end_time: period.endAt,
    is_complete: isComplete(period, now),
    ...choicesOf(merchant, now),
    closed_time: closed?.at ?? 0,
    differences: differencesIn(merchant, period),
    ...currencyOf(merchant),
    orders: figuresOf(orderFigures, sums),
    balance: figuresOf(balanceFigures, balanceValues(books)),
    orders_remainder: formatValue(received - explained + since),
    balance_remainder: formatValue(
      total(
        used.map(({ token, remainder }) => valueOf(remainder, TOKEN_DECIMALS, priceAt(token, period.endAt))),
      ),
    ),
    tokens: used.map(projectToken),
    movement_count: books.moveCount,
  };
}
