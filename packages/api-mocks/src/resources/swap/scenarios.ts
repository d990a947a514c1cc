import { errorCode } from '#contract/errors.ts';
import type { SwapQuote } from '#contract/swap.ts';
import { availableOf, post } from '#core/ledger.ts';
import { assetNamed } from '#core/catalogue/tokens.ts';
import { movementDirection, streamType } from '#contract/enumerations.ts';
import type { Scenario } from '#core/scenario.ts';

/** An expired quote, slightly better than the one that replaces it. */
function outdated(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const dearer: Partial<SwapQuote> =
    'to_amount' in data && typeof data.to_amount === 'string' ? { to_amount: raised(data.to_amount) } : {};
  return { ...data, ...dearer, quote_id: 'swq_outdated' };
}

/** The same amount with its first digit one higher. */
function raised(amount: string): string {
  return amount.replace(/[1-8]/, (digit) => '23456789'.charAt('12345678'.indexOf(digit)));
}

const create = ['swap.create'] as const;

export const swapScenarios = [
  {
    id: 'swap.priceMoved',
    title: 'Swap: the price got worse after the quote, so a new quote is returned',
    rules: [{ on: ['swap.quote'], effect: { kind: 'change', change: outdated } }],
  },
  {
    id: 'swap.unknown',
    title: 'Swap: the order never gets a response, so its outcome is unknown',
    rules: [{ on: create, effect: { kind: 'offline' } }],
  },
  {
    id: 'swap.pending',
    title: 'Swap: the order never completes',
    rules: [{ on: create, effect: { kind: 'never' } }],
  },
  {
    id: 'swap.insufficient',
    title: 'Swap: the balance is insufficient when the order is submitted (10023)',
    spec: ['§8 10023'],
    rules: [{ on: create, effect: { kind: 'error', code: errorCode.INSUFFICIENT_BALANCE } }],
  },
  {
    id: 'swap.closedAccount',
    title: 'Swap: swaps are paused (10024)',
    spec: ['§8 10024'],
    rules: [
      {
        on: create,
        effect: {
          kind: 'error',
          code: errorCode.WITHDRAWALS_CLOSED,
          data: { reason: 'risk', until: 1_795_240_000 },
        },
      },
    ],
  },
  {
    id: 'swap.frozen',
    title: 'Swap: the merchant has frozen withdrawals, transfers and swaps (10024)',
    spec: ['§8 10024'],
    rules: [
      {
        on: create,
        effect: { kind: 'error', code: errorCode.WITHDRAWALS_CLOSED, data: { reason: 'frozen', until: 0 } },
      },
    ],
  },
  {
    id: 'swap.quoteLoading',
    title: 'Swap: the quote never arrives',
    rules: [{ on: ['swap.quote'], effect: { kind: 'never' } }],
  },
  {
    id: 'swap.quoteFailed',
    title: 'Swap: no quote is available',
    rules: [{ on: ['swap.quote'], effect: { kind: 'broken', message: 'quote' } }],
  },
  {
    id: 'swap.canceled',
    title: 'Swap: orders are canceled and the amount is returned',
    spec: ['§4 Record progress'],
    prepare(_bank, { settings }) {
      settings.cancelsSwaps = true;
    },
  },
  {
    id: 'swap.noBalance',
    title: 'Swap: no BTC balance',
    prepare(bank, merchant) {
      const asset = assetNamed('BTC', 'Bitcoin');
      const amount = availableOf(merchant.ledger, asset.index);
      if (amount <= 0n) return;
      post(merchant.ledger, {
        at: bank.clock.now(),
        type: streamType.withdrawal,
        direction: movementDirection.out,
        asset: asset.index,
        amount,
        contra: 'chain',
        source: 'withdrawal',
        sourceIndex: 0,
      });
    },
  },
] as const satisfies readonly Scenario[];
