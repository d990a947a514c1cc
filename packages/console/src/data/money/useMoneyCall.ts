import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import type { Intention } from '#kit/money/intention.ts';
import type { MoneyState } from '#kit/money/moneyState.ts';
import {
  type CheckResult,
  type MoneyAdapter,
  canRepeat,
  checkOutcome,
  repeatMoney,
  sendMoney,
} from './money.ts';
import { type MoneyKey, moneyEventAtom, moneyKeyOf, moneyStatesAtom, ownerAtom } from './moneyStates.ts';
import type { Outcome } from './verification.ts';

export interface MoneyWatch {
  readonly key: MoneyKey;
  readonly state: MoneyState;
  readonly isPending: boolean;
  readonly isSending: boolean;
  readonly repeat: () => Promise<void>;
  readonly canRepeat: () => boolean;
  readonly check: () => Promise<CheckResult>;
  readonly dismiss: () => void;
}

export interface MoneyCall<I, Data> extends MoneyWatch {
  /** Verifies and sends the movement. Money may have moved only after errors of kind `unknown`. */
  readonly send: (intention: I, codes?: VerificationCodes) => Promise<Outcome<Data>>;
}

/**
 * Returns the state and actions of a call that moves money.
 * @param number The number of the payment or withdrawal. Omitted for a new movement.
 */
export function useMoneyCall<I extends Intention, Data>(
  adapter: MoneyAdapter<I, Data>,
  number = '',
): MoneyCall<I, Data> {
  const { get, set } = useStore();
  // The key of the call contains a hash of the owner, so the hook must render again when the owner changes.
  useAtomValue(ownerAtom);
  const key = moneyKeyOf(get, adapter.id, number);
  const state = useAtomValue(moneyStatesAtom)(key);
  const dispatch = useSetAtom(moneyEventAtom);
  const isOpen = state.phase === 'verifying' || state.phase === 'sent';
  const dismiss = () => dispatch(key, { type: 'dismiss' });
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return {
    key,
    state,
    isPending: state.phase === 'unknown' || (isOpen && state.isUncertain),
    isSending: isOpen,
    async send(intention, codes) {
      try {
        return await sendMoney(get, set, adapter, intention, codes);
      } catch (error) {
        // If the user has left the screen, a notice outside the screen already shows the error.
        if (!isHere.current) get(errorToastsAtom).dismiss(error);
        throw error;
      } finally {
        const end = get(moneyStatesAtom)(key);
        // The form shows the error of its own call, so the notice is dismissed.
        if (isHere.current && end.phase === 'refused' && !end.wasUnknown) dismiss();
      }
    },
    // A failed retry doesn't change the unknown outcome. A toast shows the error of the retry.
    repeat: () =>
      repeatMoney(get, set, adapter, key).then(
        () => undefined,
        () => undefined,
      ),
    canRepeat: () => state.phase === 'unknown' && canRepeat(get, state.kept),
    check: () => checkOutcome(get, set, key, adapter.findByRequest),
    dismiss,
  };
}
