import { balanceType } from '@settlement/api-mocks/contract/enumerations';
import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { SwapPair, SwapQuote } from '@settlement/api-mocks/contract/swap';
import { useDraft } from '#data/page/drafts.ts';
import { refusalCode } from '#data/money/moneyErrors.ts';
import { swapAdapter, swapStateAtom } from '#data/swap.ts';
import { findRoute, firstPartner } from '#data/swapPairs.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useMoneyCall } from '#data/money/useMoneyCall.ts';
import { useForm } from '#kit/form/useForm.ts';
import type { IntentionOf } from '#kit/money/intention.ts';
import { emptySwap } from './draft.ts';
import { impactOf, swapTerms } from '#lib/money/swapQuote.ts';
import { useSwapEntry, wireNames } from './useSwapEntry.ts';
import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import { useEffect, useState } from 'react';

const lacksGas = (error: unknown) => refusalCode(error) === errorCode.GAS_ACCOUNT_CLOSED;

/**
 * Returns the state and the actions of the swap form, for both devices: the values, the quote, the confirmation and the
 * order.
 */
export function useSwapForm(pairs: readonly SwapPair[]) {
  const money = useMoneyCall(swapAdapter);
  const [{ amount }, setUrl] = useUrlState(swapStateAtom);
  const [draft, patch] = useDraft('swap', emptySwap);
  useEffect(() => {
    if (amount === undefined) return;
    // The amount in a link is in the token, not in USDT.
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
        // A token that was only the default is stored too, because the other token has changed.
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
       * Asks the user until the swap is carried out or declined. Resolves with undefined if it was declined.
       */
      const agree = async (offer: Offer): Promise<string | undefined> => {
        // The verification shows the same figures, so it replaces the confirmation. A severe price impact is
        // confirmed separately.
        const isDirect = !offer.before && offer.quote.need_verification && impactOf(offer.quote) !== 'severe';
        const agreed = isDirect ? confirmation.skip(offer) : await confirmation.ask(offer);
        if (!agreed) return undefined;
        const outcome = await money.send(termsOf(agreed.quote), agreed.codes);
        if (!outcome.isDone && isDirect) return undefined;
        // The user closed the verification, so the confirmation is shown again.
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

  // The errors of the server belong to the previous tokens.
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
      // If the token is already on the other side, both sides are switched.
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

/** The price to confirm, and the confirmed price that it replaces. */
interface Offer {
  readonly quote: SwapQuote;
  readonly before: SwapQuote | undefined;
  /** The codes for the previous, expired quote. The user doesn't have to enter them again. */
  readonly codes?: VerificationCodes | undefined;
}

interface OpenOffer extends Offer {
  /** True if the user has confirmed and the swap is being sent. */
  readonly isSending: boolean;
  /** The verification dialog asks the user instead of this confirmation. */
  readonly isDirect: boolean;
  readonly settle: (agreed: Offer | undefined) => void;
}

/**
 * Opens the confirmation: `await confirmation.ask(offer)` resolves with the confirmed offer or undefined. The
 * dialog stays open while the swap is sent, until `close` is called.
 */
function useSwapConfirmation() {
  const [offer, setOffer] = useState<OpenOffer>();
  return {
    offer,
    ask: (next: Offer) =>
      new Promise<Offer | undefined>((settle) =>
        setOffer({ ...next, isSending: false, isDirect: false, settle }),
      ),
    /** Passes an offer to the verification. The form keeps its quote in the meantime. */
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
    /** Requests a new price. If this fails, the form shows the reason. */
    refresh: async (ask: () => Promise<SwapQuote | undefined>) => {
      const quote = await ask();
      if (!quote) return offer?.settle(undefined);
      return setOffer((open) => open && { ...open, quote, before: open.quote });
    },
  };
}
