import { errorCode } from '@settlement/api-mocks/contract/errors';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import type { SwapPair, SwapQuote } from '@settlement/api-mocks/contract/swap';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useDraft } from '../../../data/drafts.ts';
import { isUnknownOutcome, refusalCode } from '../../../data/moneyErrors.ts';
import { useMoneyCall } from '../../../data/useMoneyCall.ts';
import {
  type QuoteInput,
  swapAdapter,
  swapChoiceAtom,
  swapStateAtom,
  useSwapBalance,
} from '../../../data/swap.ts';
import { firstPartner, findRoute } from '../../../data/swapPairs.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { isAuthorisedAtom } from '../../../data/user.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSettled } from '../../../lib/useSettled.ts';
import { emptySwap } from './draft.ts';
import { minReceived } from './order.ts';
import { SwapRecap } from './SwapRecap.tsx';
import { useAmountRules } from './useAmountRules.ts';
import { useSwapErrors } from './useSwapErrors.ts';
import { useQuote } from './useQuote.ts';

interface OpenDialog {
  readonly quote: SwapQuote;
  /** What was agreed to before the price changed. */
  readonly before: SwapQuote | undefined;
}

/** Everything the form knows and does. */
export function useSwap(pairs: readonly SwapPair[]) {
  const text = useText();
  const money = useMoneyCall(swapAdapter);
  const [, setUrl] = useUrlState(swapStateAtom);
  const choice = useAtomValue(swapChoiceAtom);
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const [draft, patch] = useDraft('swap', emptySwap);
  const [error, setError] = useState<unknown>();
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>();

  const { from, to, route } = choice;
  const token = useSwapBalance(from?.id, 1).data;
  const value = useSwapBalance(from?.id, 2).data;
  const got = useSwapBalance(to?.id, 1).data;
  const isValue = draft.type === '2';
  const decimals = (isValue ? value : token)?.decimals ?? from?.decimals ?? 6;
  const balance = (isValue ? value : token)?.balance;

  const checkAmount = useAmountRules();
  const {
    error: problem,
    message,
    max,
  } = checkAmount({
    amount: draft.amount,
    isValue,
    choice,
    price: token?.price,
    balance,
    decimals,
  });
  const input: QuoteInput | undefined =
    route?.isOpen && balance !== undefined && problem === undefined && from && to
      ? {
          pair_id: route.pair.id,
          direction: route.direction,
          from_id: from.id,
          to_id: to.id,
          amount: draft.amount,
          balance_type: isValue ? 2 : 1,
        }
      : undefined;
  const live = useQuote({ input, keepsFresh: draft.keepsFresh && dialog === undefined && !isSending });

  const swapErrors = useSwapErrors();
  const quoteErrors = swapErrors(live.isFetching ? undefined : live.error);
  const orderErrors = swapErrors(error);
  const isSettled = useSettled(draft.amount) === draft.amount;
  const isShown = isTried || (isSettled && draft.amount !== '');
  const routeError =
    from && to && !route?.isOpen
      ? text('swap.pairUnavailable', { from: from.token, to: to.token })
      : undefined;

  /** The server has taken the order: from here on it is told of where it is followed. */
  const onAccepted = (order: string) => {
    setDialog(undefined);
    setTried(false);
    patch({ amount: '' });
    setUrl({ order });
  };

  const edit = (change: Partial<typeof emptySwap>) => {
    setError(undefined);
    patch(change);
  };
  const facts = { choice, slippage: draft.slippage, fromPrice: token?.price, toPrice: got?.price };

  async function send(): Promise<void> {
    if (!dialog || !route || !from || !to || isSending) return;
    const { quote } = dialog;
    const body = {
      quote_id: quote.quote_id,
      pair_id: route.pair.id,
      direction: route.direction,
      from_id: from.id,
      to_id: to.id,
      from_amount: draft.amount,
      min_received: minReceived(quote.to_amount, draft.slippage, to.decimals),
      balance_type: isValue ? (2 as const) : (1 as const),
    };
    setSending(true);
    setError(undefined);
    try {
      const outcome = await money.send((request_id) => ({ ...body, request_id }), {
        purpose: emailPurpose.withdrawal,
        title: text('swap.confirm.title'),
        recap: <SwapRecap facts={{ ...facts, quote }} />,
        confirmLabel: text('swap.confirm.do'),
      });
      money.dismiss();
      if (!outcome.isDone) return;
      if (!('requote' in outcome.data)) return onAccepted(outcome.data.trade_no);
      setDialog({ quote: outcome.data.quote, before: quote });
    } catch (failure) {
      setDialog(undefined);
      if (isUnknownOutcome(failure)) return;
      money.dismiss();
      setError(failure);
    } finally {
      setSending(false);
    }
  }

  return {
    money,
    onAccepted,
    choice,
    draft,
    live,
    facts,
    isValue,
    decimals,
    max,
    dialog,
    isSending,
    isAuthorised,
    balances: { token: token?.balance, value: value?.balance, to: got?.balance },
    errors: {
      from: from ? undefined : text('swap.notSwappable'),
      to:
        routeError ?? orderErrors.to ?? quoteErrors.to ?? (isTried && !to ? text('swap.choose') : undefined),
      amount: (isShown ? message : undefined) ?? orderErrors.amount ?? quoteErrors.amount,
    },
    isQuoteErrorShown: quoteErrors.to !== undefined || quoteErrors.amount !== undefined,
    notice: orderErrors.notice,
    needsGas: refusalCode(error) === errorCode.GAS_ACCOUNT_CLOSED,
    closeGas: () => setError(undefined),
    write: (amount: string) => edit({ amount }),
    chooseType: (type: string) => edit({ type, amount: '' }),
    chooseSlippage: (slippage: string) => edit({ slippage }),
    keepFresh: (keepsFresh: boolean) => patch({ keepsFresh }),
    flip: () => {
      edit({ amount: '' });
      setUrl({ from: to?.id, to: from?.id }, { replace: true });
    },
    chooseFrom: (id: string) => {
      edit({ amount: '' });
      // The other side chosen here: the two change places.
      if (id === to?.id) return setUrl({ from: id, to: from?.id }, { replace: true });
      const keeps = findRoute(pairs, id, to?.id)?.isOpen;
      setUrl({ from: id, to: keeps ? to?.id : firstPartner(pairs, id)?.id }, { replace: true });
    },
    chooseTo: (id: string) => {
      setError(undefined);
      if (id !== from?.id) return setUrl({ from: from?.id, to: id }, { replace: true });
      edit({ amount: '' });
      setUrl({ from: to?.id, to: id }, { replace: true });
    },
    review: () => {
      setTried(true);
      setError(undefined);
      if (live.quote && !live.isExpired && !live.isFetching && route?.isOpen && problem === undefined)
        setDialog({ quote: live.quote, before: undefined });
    },
    send,
    requote: async () => {
      const quote = await live.refresh();
      // Without one there is nothing to agree to; the form says why.
      setDialog((open) => (quote && open ? { quote, before: open.quote } : undefined));
    },
    closeDialog: () => setDialog(undefined),
  };
}
