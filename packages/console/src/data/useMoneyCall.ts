import { useAtomValue, useSetAtom, useStore } from 'jotai';
import {
  type CheckResult,
  type MoneyAdapter,
  type VerificationRequest,
  canRepeat,
  checkOutcome,
  repeatMoney,
  sendMoney,
} from './money.ts';
import type { MoneyState } from '#kit/money/moneyState.ts';
import { moneyEventAtom, moneyStateAtoms } from './moneyStates.ts';
import type { Outcome } from './verification.ts';

/** A call that moves money, and where it stands. */
export interface MoneyCall<Body, Data> {
  readonly state: MoneyState;
  /** An attempt had no answer: what is shown is how to find out, not the form. */
  readonly isPending: boolean;
  readonly isSending: boolean;
  readonly send: (
    makeBody: (request_id: string) => Body,
    verification: VerificationRequest,
  ) => Promise<Outcome<Data>>;
  readonly repeat: (verification: VerificationRequest) => Promise<Outcome<Data>>;
  readonly canRepeat: () => boolean;
  readonly check: () => Promise<CheckResult>;
  /** How it ended has been read. */
  readonly dismiss: () => void;
}

/** `const money = useMoneyCall(withdrawalAdapter)`: the state machine of one endpoint, on a screen. */
export function useMoneyCall<Body extends { request_id: string }, Data>(
  adapter: MoneyAdapter<Body, Data>,
): MoneyCall<Body, Data> {
  const state = useAtomValue(moneyStateAtoms[adapter.id]);
  const dispatch = useSetAtom(moneyEventAtom);
  const { get, set } = useStore();
  const isOpen = state.phase === 'verifying' || state.phase === 'sent';
  return {
    state,
    isPending: state.phase === 'unknown' || (isOpen && state.isUncertain),
    isSending: isOpen,
    send: (makeBody, verification) => sendMoney(get, set, adapter, makeBody, verification),
    repeat: (verification) => repeatMoney(get, set, adapter, verification),
    canRepeat: () => state.phase === 'unknown' && canRepeat(get, state.kept),
    check: () => checkOutcome(get, set, adapter),
    dismiss: () => dispatch(adapter.id, { type: 'dismiss' }),
  };
}
