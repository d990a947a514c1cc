import { balanceType } from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue } from 'jotai';
import { type QuoteInput, swapAdapter, swapChoiceAtom, useSwapBalance } from '#data/swap.ts';
import { useText } from '#i18n/useText.ts';
import { serverErrorsOf } from '#kit/form/serverErrors.ts';
import { limitsInUnit } from '#lib/money/limitsInUnit.ts';
import { useAmountMessage, useMoneyRefusal } from '#parts/money/moneyMessages.ts';
import { useQuote } from './useQuote.ts';

/** The initial values of the form, except the tokens, which are in the URL. */
export const emptySwap = {
  amount: '',
  /** The unit of the amount. 1: the token. 2: USDT (specification §9: `balance`, `usdt_balance`). */
  type: '1',
  slippage: '0.5',
  keepsFresh: false,
};
type SwapDraft = typeof emptySwap;

export const slippages = ['0.1', '0.5', '1'] as const;

/** The decimals of a token that isn't loaded yet. */
const USUAL_DECIMALS = 6;

/** The contract's names of the form's fields, for errors of the server. */
export const wireNames = { from: 'from_id', to: 'to_id', amount: ['amount', 'from_amount'] };

export function useSwapEntry(draft: SwapDraft, isConfirming: boolean) {
  const text = useText();
  const messageOf = useAmountMessage(swapAdapter.id);
  const choice = useAtomValue(swapChoiceAtom);
  const { from, to, route } = choice;
  const refusal = useMoneyRefusal(swapAdapter.id);
  const describeError = (error: unknown) => refusal(error, from?.token ?? '');
  const own = useSwapBalance(from?.id, balanceType.balance);
  const value = useSwapBalance(from?.id, balanceType.usdtBalance);
  const got = useSwapBalance(to?.id, balanceType.balance).data;

  const isValue = draft.type === '2';
  const price = own.data?.price;
  const limits = limitsInUnit(isValue, {
    token: from?.token ?? '',
    decimals: own.data?.decimals ?? from?.decimals ?? USUAL_DECIMALS,
    balance: own.data?.balance,
    valueBalance: value.data?.balance,
    min: route?.min,
    max: route?.max,
    price,
    mayTakeAll: true,
  });
  const amountMessage = messageOf(draft.amount, limits);
  const balance = isValue ? value : own;

  const input: QuoteInput | undefined =
    route?.isOpen && balance.data && amountMessage === undefined && from && to
      ? {
          pair_id: route.pair.id,
          direction: route.direction,
          from_id: from.id,
          to_id: to.id,
          amount: draft.amount,
          balance_type: isValue ? balanceType.usdtBalance : balanceType.balance,
        }
      : undefined;
  const live = useQuote({ input, keepsFresh: draft.keepsFresh && !isConfirming });
  const isQuoteFailed = !live.isFetching && live.error !== null && live.error !== undefined;
  const values = { from: '', to: '', amount: '' };
  const refused: Readonly<Partial<typeof values>> = isQuoteFailed
    ? serverErrorsOf(text, live.error, values, { wireNames, describeError }).fields
    : {};

  const isClosed = from && to && !route?.isOpen;
  const routeError = isClosed ? text('swap.pairUnavailable', { from: from.token, to: to.token }) : undefined;
  const errors = {
    from: from ? refused.from : text('swap.notSwappable'),
    to: routeError ?? refused.to ?? (to ? undefined : text('common.chooseToken')),
    amount: amountMessage ?? refused.amount,
  };
  /** These errors concern the selected tokens or come from the server, so they are shown while the user types. */
  const urgent = {
    from: errors.from !== undefined,
    to: routeError !== undefined || refused.to !== undefined,
    amount: amountMessage === undefined && refused.amount !== undefined,
  };

  return {
    choice,
    isValue,
    limits,
    live,
    balances: { own: own.data?.balance, value: value.data?.balance, to: got?.balance },
    facts: { slippage: draft.slippage, fromPrice: price, toPrice: got?.price },
    describeError,
    errors,
    urgent: (['from', 'to', 'amount'] as const).filter((field) => urgent[field]),
    isQuoteErrorShown: Object.values(refused).some((message) => message !== undefined),
    /** True if there is a quote for the typed values, or if the quote or the balance couldn't be loaded. */
    isReady: (live.quote !== undefined && !live.isFetching) || isQuoteFailed || balance.error !== null,
    balance,
  };
}
