import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import type { SwapQuote } from '@settlement/api-mocks/contract/swap';
import { useState } from 'react';

/** A price to agree to, and the one that was agreed to before it changed. */
export interface Offer {
  readonly quote: SwapQuote;
  readonly before: SwapQuote | undefined;
  /** What was typed to prove the one before, whose price ran out meanwhile: it isn't asked for twice. */
  readonly codes?: VerificationCodes | undefined;
}

interface OpenOffer extends Offer {
  /** Agreed to and on its way. */
  readonly isSending: boolean;
  readonly settle: (agreed: Offer | undefined) => void;
}

/**
 * The question whether to swap: `await confirmation.ask(offer)` is the offer that was agreed to, or undefined.
 * It stays open while the swap is sent; `close` ends it.
 */
export function useSwapConfirmation() {
  const [offer, setOffer] = useState<OpenOffer>();
  return {
    offer,
    ask: (next: Offer) =>
      new Promise<Offer | undefined>((settle) => setOffer({ ...next, isSending: false, settle })),
    close: () => setOffer(undefined),
    accept: () => {
      if (!offer) return;
      setOffer({ ...offer, isSending: true });
      offer.settle(offer);
    },
    cancel: () => offer?.settle(undefined),
    /** Asks for a price that holds; without one there is nothing to agree to, and the form says why. */
    refresh: async (ask: () => Promise<SwapQuote | undefined>) => {
      const quote = await ask();
      if (!quote) return offer?.settle(undefined);
      // By now an authenticator shows another code.
      return setOffer((open) => open && { ...open, quote, before: open.quote, codes: undefined });
    },
  };
}
