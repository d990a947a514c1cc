import { errorCode } from '#contract/errors.ts';
import type { SwapQuote } from '#contract/swap.ts';
import { assetNamed } from '#core/catalogue/tokens.ts';
import { spendTo } from '../withdrawals/scenarios.ts';
import { onCalls, refusedCall, type Scenario, prepared } from '#core/http/scenario.ts';

/** Replaces the quote with an expired quote. Its amount to receive is higher than in the next quote. */
function outdated(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const dearer: Partial<SwapQuote> =
    'to_amount' in data && typeof data.to_amount === 'string' ? { to_amount: raised(data.to_amount) } : {};
  return { ...data, ...dearer, quote_id: 'swq_outdated' };
}

function raised(amount: string): string {
  return amount.replace(/[1-8]/, (digit) => '23456789'.charAt('12345678'.indexOf(digit)));
}

const create = ['swap.create'] as const;

export const swapScenarios = [
  onCalls(
    'swap.priceMoved',
    'Swap: the price got worse after the quote, so a new quote is returned',
    'swap.quote',
    { kind: 'change', change: outdated },
  ),
  onCalls('swap.unknown', 'Swap: the order never gets a response, so its outcome is unknown', create, {
    kind: 'offline',
  }),
  onCalls('swap.pending', 'Swap: the order never completes', create, { kind: 'never' }),
  refusedCall(
    'swap.insufficient',
    'Swap: the balance is insufficient when the order is submitted',
    create,
    errorCode.INSUFFICIENT_BALANCE,
  ),
  refusedCall('swap.closedAccount', 'Swap: swaps are paused', create, errorCode.WITHDRAWALS_CLOSED, {
    reason: 'risk',
    until: 1_795_240_000,
  }),
  refusedCall(
    'swap.frozen',
    'Swap: the merchant has frozen withdrawals, transfers and swaps',
    create,
    errorCode.WITHDRAWALS_CLOSED,
    { reason: 'frozen', until: 0 },
  ),
  onCalls('swap.quoteLoading', 'Swap: the quote never arrives', 'swap.quote', { kind: 'never' }),
  onCalls('swap.quoteFailed', 'Swap: no quote is available', 'swap.quote', {
    kind: 'broken',
    message: 'quote',
  }),
  {
    id: 'swap.canceled',
    title: 'Swap: orders are canceled and the amount is returned',
    spec: ['§4 Record progress'],
    prepare(_bank, { settings }) {
      settings.cancelsSwaps = true;
    },
  },
  prepared('swap.noBalance', 'Swap: no BTC balance', spendTo('0', assetNamed('BTC', 'Bitcoin'))),
] as const satisfies readonly Scenario[];
