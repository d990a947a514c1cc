import { balanceType } from '@settlement/api-mocks/contract/enumerations';
import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { SwapPair, SwapQuote } from '@settlement/api-mocks/contract/swap';
import { useDraft } from '#data/drafts.ts';
import { refusalCode } from '#data/moneyErrors.ts';
import { swapAdapter, swapStateAtom } from '#data/swap.ts';
import { findRoute, firstPartner } from '#data/swapPairs.ts';
import { useUrlState } from '#data/urlState.ts';
import { useMoneyCall } from '#data/useMoneyCall.ts';
import { useForm } from '#kit/form/useForm.ts';
import type { IntentionOf } from '#kit/money/intention.ts';
import { emptySwap } from './draft.ts';
import { swapTerms } from '#lib/swapQuote.ts';
import { type Offer, useSwapConfirmation } from './useSwapConfirmation.ts';
import { useSwapEntry, wireNames } from './useSwapEntry.ts';

const lacksGas = (error: unknown) => refusalCode(error) === errorCode.GAS_ACCOUNT_CLOSED;

/** The swap form of both devices: what is typed, its price, the question whether to do it, and the order. */
export function useSwapForm(pairs: readonly SwapPair[]) {
  const money = useMoneyCall(swapAdapter);
  const [, setUrl] = useUrlState(swapStateAtom);
  const [draft, patch] = useDraft('swap', emptySwap);
  const confirmation = useSwapConfirmation();
  const entry = useSwapEntry(draft, confirmation.offer !== undefined);
  const { live } = entry;
  const { from, to, route } = entry.choice;

  const form = useForm({
    initial: { from: '', to: '', ...emptySwap },
    draft: [
      { from: from?.id ?? '', to: to?.id ?? '', ...draft },
      ({ from: nextFrom, to: nextTo, ...fields }) => {
        patch(fields);
        if (nextFrom === undefined && nextTo === undefined) return;
        // A token that is only the default is named, too: the other one has changed.
        setUrl({ from: nextFrom ?? from?.id, to: nextTo ?? to?.id }, { replace: true });
      },
      () => patch({ amount: '' }),
    ],
    rules: () => entry.errors,
    urgent: entry.urgent,
    checkOnPause: ['amount'],
    isReady: entry.isReady,
    wireNames,
    describeError: (error) => (lacksGas(error) ? { fields: {} } : entry.describeError(error)),
    submit: async (values) => {
      if (entry.balance.error) throw entry.balance.error;
      const quote = live.quote && !live.isExpired ? live.quote : await live.refresh();
      if (!quote || !route || !from || !to) return false;
      const termsOf = (agreed: SwapQuote): IntentionOf<'swap.create'> => ({
        endpoint: 'swap.create',
        pair_id: route.pair.id,
        direction: route.direction,
        balance_type: entry.isValue ? balanceType.usdtBalance : balanceType.balance,
        from_amount: values.amount,
        ...swapTerms(from, to, agreed, values.slippage),
      });
      /** Until an offer is carried out or turned down; undefined when it was turned down. */
      const agree = async (offer: Offer): Promise<string | undefined> => {
        const agreed = await confirmation.ask(offer);
        if (!agreed) return undefined;
        const outcome = await money.send(termsOf(agreed.quote), agreed.codes);
        // The verification was closed: the question is still there.
        if (!outcome.isDone) return agree({ ...agreed, codes: undefined });
        const { data, codes } = outcome;
        return 'requote' in data ? agree({ quote: data.quote, before: agreed.quote, codes }) : data.trade_no;
      };
      try {
        return (await agree({ quote, before: undefined })) !== undefined;
      } finally {
        confirmation.close();
      }
    },
  });

  // What was refused is about the other tokens.
  const choose = (change: Partial<typeof form.values>) => {
    form.clearError();
    form.set(change);
  };
  const flip = () => choose({ from: to?.id ?? '', to: from?.id ?? '', amount: '' });

  return {
    ...entry,
    form,
    money,
    confirmation,
    refreshOffer: () => confirmation.refresh(live.refresh),
    needsGas: lacksGas(form.error),
    flip,
    chooseFrom: (id: string) => {
      // The other side chosen here: the two change places.
      if (id === to?.id) return flip();
      const keeps = findRoute(pairs, id, to?.id)?.isOpen;
      const partner = keeps ? to : firstPartner(pairs, id);
      return choose({ from: id, to: partner?.id ?? '', amount: '' });
    },
    chooseTo: (id: string) => (id === from?.id ? flip() : choose({ to: id })),
    /** Follows the order. */
    finish: (order: string) => {
      form.reset();
      setUrl({ order });
    },
  };
}
