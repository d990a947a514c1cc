import {
  balanceType,
  emailPurpose,
  movementProgress,
  logType,
  movementDirection,
  streamType,
} from '#contract/enumerations.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import type { createSwapOrder } from '#contract/swap.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import type { QuoteRow } from '#core/books/bank.ts';
import { fieldError } from '#core/http/apiError.ts';
import { assetOf } from '#core/books/findAsset.ts';
import type { Call, Handlers } from '#core/http/implement.ts';
import { availableOf, frozenOf, post } from '#core/books/ledger.ts';
import { logAction } from '#core/books/logAction.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatPrice, formatUnits, parseUnits, VALUE_DECIMALS, valueOf } from '#core/books/money.ts';
import type { SwapRow } from '#core/books/rows/funds.ts';
import { tradeNo } from '#core/books/tradeNo.ts';
import { assertTransition } from '#core/books/assertTransition.ts';
import { announceMovement } from '../callbacks/deliver.ts';
import { assertExit } from '../exits/assertExit.ts';
import { assertVerified } from '../security/verification.ts';
import { tokenAmount } from '../transfers/handlers.ts';
import { leastOf, type Pair, pairOf, pairs, projectPair, quote, QUOTE_SECONDS } from './quote.ts';
import { happening } from '#core/time/agenda.ts';

const SWAP_SECONDS = 5;

function cancel(merchant: Merchant, row: SwapRow, at: number): void {
  assertTransition('movement', row.progress, movementProgress.canceled);
  const done: SwapRow = { ...row, progress: movementProgress.canceled, finishedAt: at };
  merchant.rows.swaps.replace(row.index, done);
  postSwapBack(merchant, done, at);
}

const exchange = happening('swap.exchange', (bank, merchant, index, at) => {
  const row = merchant.rows.swaps.get(index);
  if (!row) return undefined;
  if (merchant.settings.cancelsSwaps) return cancel(merchant, row, at);
  assertTransition('movement', row.progress, movementProgress.accomplish);
  const done: SwapRow = { ...row, progress: movementProgress.accomplish, finishedAt: at };
  merchant.rows.swaps.replace(index, done);
  postSwapIn(merchant, done, at);
  return announceMovement(
    bank,
    merchant,
    'swap',
    'swap.accomplished',
    { ...done, asset: done.to, amount: done.toAmount },
    at,
  );
});

type Input = BodyOutput<typeof createSwapOrder>;

/** @throws {ApiError} if `min_received` isn't an amount of the token */
function leastReceived({ to }: Pair, { min_received }: Input): bigint {
  const least = parseUnits(min_received, to.decimals);
  if (least === undefined) throw fieldError('min_received', 'validaValue');
  return least;
}

function isGood(call: Call, known: QuoteRow | undefined, pair: Pair, input: Input): known is QuoteRow {
  const least = leastReceived(pair, input);
  if (!known || known.mchid !== call.merchant.mchid || known.pairId !== pair.id || known.expireAt < call.now)
    return false;
  return (
    known.fromAmount === tokenAmount(pair.from, input.from_amount, input.balance_type, call.now) &&
    known.toAmount >= least
  );
}

function order(call: Call, pair: Pair, known: QuoteRow, input: Input): SwapRow {
  const { bank, merchant, now } = call;
  assertExit({
    exit: 'swap',
    bank,
    merchant,
    now,
    asset: pair.from,
    amount: known.fromAmount,
    fee: 0n,
    // The minimum swap amount at the time of the quote applies, because the price may have changed since then.
    least: leastOf(pair.from, known.expireAt - QUOTE_SECONDS),
    verify: () => assertVerified(call, input, emailPurpose.withdrawal),
  });
  const row = merchant.rows.swaps.add((index) => ({
    index,
    createdAt: now,
    finishedAt: 0,
    from: pair.from.index,
    to: pair.to.index,
    fromAmount: known.fromAmount,
    toAmount: known.toAmount,
    fee: known.fee,
    progress: movementProgress.inProgress,
  }));
  postSwapOut(merchant, row, now);
  bank.quotes.delete(input.quote_id);
  bank.scheduler.schedule(exchange, row.createdAt + SWAP_SECONDS, merchant, row.index);
  logAction(call, logType.money, 'swap', {
    amount: formatUnits(known.fromAmount, pair.from.decimals),
    from: pair.from.token.token,
    to: pair.to.token.token,
  });
  return row;
}

export const swapHandlers = {
  'swap.pairs': ({ now }) => ({ list: pairs.map((pair) => projectPair(pair, now)) }),

  'swap.availableBalance': ({ merchant, body, now }) => {
    const asset = assetOf(body.id);
    const price = priceAt(asset.token, now);
    const isValue = body.balance_type === balanceType.usdtBalance;
    const show = (amount: bigint) =>
      isValue
        ? formatUnits(valueOf(amount, asset.decimals, price), VALUE_DECIMALS)
        : formatUnits(amount, asset.decimals);
    return {
      balance: show(availableOf(merchant.ledger, asset.index)),
      frozen: show(frozenOf(merchant.ledger, asset.index)),
      decimals: isValue ? VALUE_DECIMALS : asset.decimals,
      price: formatPrice(price),
    };
  },

  'swap.quote': (call) => quote(call, call.body, call.body.amount),

  'swap.create': (call) => {
    const { body, bank, merchant } = call;
    const pair = pairOf(body);
    const known = bank.quotes.get(body.quote_id);
    if (!isGood(call, known, pair, body))
      return { requote: true as const, quote: quote(call, body, body.from_amount) };
    const row = order(call, pair, known, body);
    return {
      trade_no: tradeNo(merchant.seed, 'swap', row.index, row.createdAt),
      progress: row.progress,
      to_amount: formatUnits(row.toAmount, pair.to.decimals),
      fee: formatUnits(row.fee, pair.to.decimals),
      created_time: row.createdAt,
    };
  },
} satisfies Partial<Handlers>;

function given(row: SwapRow, at: number) {
  const source = { type: streamType.swap, contra: 'swap', source: 'swap', sourceIndex: row.index } as const;
  return { ...source, at, asset: row.from, amount: row.fromAmount };
}

export function postSwapOut(merchant: Merchant, row: SwapRow, at: number): void {
  post(merchant.ledger, { ...given(row, at), direction: movementDirection.out });
}

export function postSwapIn(merchant: Merchant, row: SwapRow, at: number): void {
  const got = { direction: movementDirection.in, asset: row.to, amount: row.toAmount, fee: row.fee };
  post(merchant.ledger, { ...given(row, at), ...got });
}

function postSwapBack(merchant: Merchant, row: SwapRow, at: number): void {
  post(merchant.ledger, { ...given(row, at), direction: movementDirection.in, remark: 'canceled' });
}
