import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
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
import { isUnknownOutcome } from './moneyErrors.ts';
import { type MoneyKey, moneyEventAtom, moneyKeyOf, moneyStatesAtom, ownerAtom } from './moneyStates.ts';
import type { Outcome } from './verification.ts';

/** The state of an object of money, and what can be done about an unknown outcome. */
export interface MoneyWatch {
  readonly key: MoneyKey;
  readonly state: MoneyState;
  /** Whether an attempt had no readable response: the form waits until the outcome is known. */
  readonly isPending: boolean;
  readonly isSending: boolean;
  /** Sends the same once more. The outcome is in `state`. */
  readonly repeat: () => Promise<void>;
  readonly canRepeat: () => boolean;
  readonly check: () => Promise<CheckResult>;
  /** Forgets an outcome that was shown. */
  readonly dismiss: () => void;
}

export interface MoneyCall<I, Data> extends MoneyWatch {
  /** Rejects with an `ApiError` if nothing moved, or of kind `unknown`, which the `MoneyGuard` shows. */
  readonly send: (intention: I, codes?: VerificationCodes) => Promise<Outcome<Data>>;
}

/**
 * Returns the call of an adapter for one object of money.
 *
 * @param number The payment or withdrawal that the call is about. Left out for a new movement.
 */
export function useMoneyCall<I extends Intention, Data>(
  adapter: MoneyAdapter<I, Data>,
  number = '',
): MoneyCall<I, Data> {
  const { get, set } = useStore();
  // The key contains the owner.
  useAtomValue(ownerAtom);
  const key = moneyKeyOf(get, adapter.id, number);
  const state = useAtomValue(moneyStatesAtom)(key);
  const dispatch = useSetAtom(moneyEventAtom);
  const isOpen = state.phase === 'verifying' || state.phase === 'sent';
  const dismiss = () => dispatch(key, { type: 'dismiss' });
  return {
    key,
    state,
    isPending: state.phase === 'unknown' || (isOpen && state.isUncertain),
    isSending: isOpen,
    async send(intention, codes) {
      try {
        return await sendMoney(get, set, adapter, intention, codes);
      } catch (error) {
        if (!isUnknownOutcome(error)) dismiss();
        throw error;
      }
    },
    // Declined or without a response, it stays unknown; the toast of the call gives the reason.
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
