import { balanceType } from '@settlement/api-mocks/contract/enumerations';
import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { SwapPair, SwapQuote } from '@settlement/api-mocks/contract/swap';
import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import { useEffect, useState } from 'react';
import { useDraft } from '#data/page/drafts.ts';
import { refusalCode } from '#data/money/moneyErrors.ts';
import { swapAdapter, swapStateAtom } from '#data/swap.ts';
import { findRoute, firstPartner } from '#data/swapPairs.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useMoneyCall } from '#data/money/useMoneyCall.ts';
import { useForm } from '#kit/form/useForm.ts';
import type { IntentionOf } from '#kit/money/intention.ts';
import { impactOf, swapTerms } from '#lib/money/swapQuote.ts';
import { emptySwap, useSwapEntry, wireNames } from './useSwapEntry.ts';

const lacksGas = (error: unknown) => refusalCode(error) === errorCode.GAS_ACCOUNT_CLOSED;

export function useSwapForm(pairs: readonly SwapPair[]) {
  const money = useMoneyCall(swapAdapter);
  const [{ amount }, setUrl] = useUrlState(swapStateAtom);
  const [draft, patch] = useDraft('swap', emptySwap);
  useEffect(() => {
    if (amount === undefined) return;
    // The amount in a link is in the token, not its value in USDT.
    patch({ amount, type: '1' });
    setUrl({ amount: undefined }, { replace: true });
  }, [amount, patch, setUrl]);
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
        // The URL gets both tokens, because a default token would change with the other token.
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
      /**
       * Repeats the confirmation until the swap is sent. Returns its number, or undefined if the user
       * canceled.
       */
      const agree = async (offer: Offer): Promise<string | undefined> => {
        // The verification dialog shows the same figures. A severe price impact always needs a confirmation.
        const isDirect = !offer.before && offer.quote.need_verification && impactOf(offer.quote) !== 'severe';
        const agreed = isDirect ? confirmation.skip(offer) : await confirmation.ask(offer);
        if (!agreed) return undefined;
        const outcome = await money.send(termsOf(agreed.quote), agreed.codes);
        if (!outcome.isDone && isDirect) return undefined;
        // The user canceled the verification, so the confirmation is shown again.
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

  // The server's errors are about the previous tokens, so they are cleared.
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
      if (id === to?.id) return flip();
      const keeps = findRoute(pairs, id, to?.id)?.isOpen;
      const partner = keeps ? to : firstPartner(pairs, id);
      return choose({ from: id, to: partner?.id ?? '', amount: '' });
    },
    chooseTo: (id: string) => (id === from?.id ? flip() : choose({ to: id })),
    finish: (order: string) => {
      form.reset();
      setUrl({ order });
    },
  };
}

/** A quote to confirm. `before` is the expired quote that it replaces. */
interface Offer {
  readonly quote: SwapQuote;
  readonly before: SwapQuote | undefined;
  /** The codes for the expired quote, which are used again. */
  readonly codes?: VerificationCodes | undefined;
}

interface OpenOffer extends Offer {
  readonly isSending: boolean;
  /** True if the verification dialog replaces the confirmation. */
  readonly isDirect: boolean;
  readonly settle: (agreed: Offer | undefined) => void;
}

/** Returns the confirmation. `ask` resolves with the offer, or undefined if the user declined. */
function useSwapConfirmation() {
  const [offer, setOffer] = useState<OpenOffer>();
  return {
    offer,
    ask: (next: Offer) =>
      new Promise<Offer | undefined>((settle) =>
        setOffer({ ...next, isSending: false, isDirect: false, settle }),
      ),
    /** Skips the confirmation, because the verification dialog shows the same offer. */
    skip: (offer: Offer) => {
      setOffer({ ...offer, isSending: true, isDirect: true, settle: () => undefined });
      return offer;
    },
    close: () => setOffer(undefined),
    accept: () => {
      if (!offer) return;
      setOffer({ ...offer, isSending: true });
      offer.settle(offer);
    },
    cancel: () => offer?.settle(undefined),
    /** Requests a new quote. If the request fails, the dialog closes and the form shows the error. */
    refresh: async (ask: () => Promise<SwapQuote | undefined>) => {
      const quote = await ask();
      if (!quote) return offer?.settle(undefined);
      return setOffer((open) => open && { ...open, quote, before: open.quote });
    },
  };
}
