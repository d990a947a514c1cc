import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useDraft } from '#data/drafts.ts';
import { closedUntil, isFrozenRefusal, isUnknownOutcome, refusalCode } from '#data/moneyErrors.ts';
import { serverClockAtom } from '#data/serverClock.ts';
import { useUrlState } from '#data/urlState.ts';
import { useMoneyCall } from '#data/useMoneyCall.ts';
import { useSecondsLeft } from '#data/useSecondsLeft.ts';
import { userAtom } from '#data/user.ts';
import { withdrawStateAtom, withdrawalAdapter } from '#data/withdrawals.ts';
import { useText } from '#i18n/useText.ts';
import { useForm } from '#kit/form/useForm.ts';
import { multiply, subtract } from '#lib/money.ts';
import { withdrawalBill } from '#lib/withdrawalBill.ts';
import { networkName } from '#parts/networkName.ts';
import { dayLeft } from './amountError.ts';
import type { Closure } from './ClosedBanner.tsx';
import { type WithdrawDraft, emptyDraft } from './draft.ts';
import { eligibilityOf } from './eligibility.ts';
import { useWithdrawEntry } from './useWithdrawEntry.ts';
import { useWithdrawVerification } from './useWithdrawVerification.tsx';

const isClosedRefusal = (error: unknown) => refusalCode(error) === errorCode.WITHDRAWALS_CLOSED;

/** The withdraw form of both devices. */
export function useWithdrawalForm() {
  const text = useText();
  const [state, setState] = useUrlState(withdrawStateAtom);
  const draft = useDraft('withdraw', emptyDraft);
  const entry = useWithdrawEntry(draft[0]);
  const { asset, knowledge, cost } = entry;
  const verificationOf = useWithdrawVerification(knowledge.saved);
  const money = useMoneyCall(withdrawalAdapter);
  /** It stays while the form is edited. */
  const [refusal, setRefusal] = useState<Closure>();

  const form = useForm({
    initial: emptyDraft,
    draft,
    rules: () => entry.errors,
    urgent: entry.urgent,
    isReady: entry.isReady,
    describeError: (error) => (isClosedRefusal(error) ? { fields: {} } : undefined),
    submit: async (values) => {
      const network = asset.asset?.network;
      if (entry.lacksCost || entry.isClosed || !cost.data || !network) return false;
      const { quote_id, price } = cost.data;
      const { token } = asset;
      const { amount } = entry;
      const { fee, received: actual } = withdrawalBill({ ...cost.data, amount });
      const [address, memo, label] = [values.address.trim(), values.memo.trim(), values.label.trim()];
      const body = {
        id: asset.id,
        address,
        memo,
        amount,
        quote_id,
        ...(values.isSaved && knowledge.saved === undefined && { save_address: true, label }),
      };
      const summary = { token, network: networkName(text, network), address, memo, amount, actual };
      const left = subtract(dayLeft(cost.data), multiply(amount, price));
      setRefusal(undefined);
      try {
        const outcome = await money.send(
          (request_id) => ({ ...body, request_id }),
          verificationOf(summary, fee, left),
        );
        if (!outcome.isDone) return false;
        money.dismiss();
        follow(outcome.data.trade_no);
        return true;
      } catch (error) {
        if (!isUnknownOutcome(error)) money.dismiss();
        if (isClosedRefusal(error))
          setRefusal({ until: closedUntil(error) ?? 0, isFrozen: isFrozenRefusal(error) });
        throw error;
      }
    },
  });

  function follow(tradeNo: string) {
    setState({ done: tradeNo, step: 'where', id: undefined });
  }
  const chooseAsset = (id: string, more: Partial<WithdrawDraft> = {}) => {
    // What the server refused was about the other asset.
    form.clearError();
    form.set({ id, ...more });
    setState({ id: id === '' ? undefined : id }, { replace: true });
  };
  useSavedAddressOfLink(draft[1], knowledge.book, asset.id);

  return {
    ...entry,
    form,
    state,
    setState,
    money,
    verificationOf,
    closure: refusal ?? (entry.isClosed ? { until: 0, isFrozen: true } : undefined),
    eligibility: useEligibility(),
    chooseAsset,
    takeSaved: ({ currency_id, address, memo }: SavedAddress) => {
      const isChoice = asset.choice?.networks.some(({ token }) => token.id === currency_id);
      chooseAsset(isChoice ? currency_id : asset.id, { address, memo, isSaved: false, hasNoMemo: false });
      form.touch('address');
    },
    /** The server has it. */
    finish: (tradeNo: string) => {
      form.reset();
      follow(tradeNo);
    },
    restart: (change: Partial<WithdrawDraft> = {}) => {
      form.reset();
      form.set({ ...emptyDraft, ...change });
      setState({ done: undefined, step: 'where', id: change.id });
    },
  };
}

export type WithdrawalForm = ReturnType<typeof useWithdrawalForm>;

/** What stands before the form; undefined while it is not known who is signed in, too. */
function useEligibility() {
  const user = useAtomValue(userAtom);
  const clock = useAtomValue(serverClockAtom);
  // Drawn again when the lock ends.
  useSecondsLeft(user?.withdraw_lock_until ?? 0);
  return user && eligibilityOf(user, clock.now());
}

/** `?saved=`: an entry of the address book is taken over into the form once. */
function useSavedAddressOfLink(
  patch: (change: Partial<WithdrawDraft>) => void,
  book: readonly SavedAddress[] | undefined,
  assetId: string,
) {
  const [{ saved }, setState] = useUrlState(withdrawStateAtom);
  const isBookKnown = book !== undefined;
  const selected = book?.find(({ id, currency_id }) => id === saved && currency_id === assetId);
  useEffect(() => {
    if (saved === undefined || !isBookKnown) return;
    if (selected) {
      const { address, memo } = selected;
      patch({ address, memo, middle: '', isSaved: false, hasNoMemo: false });
    }
    setState({ saved: undefined }, { replace: true });
  }, [saved, isBookKnown, selected, patch, setState]);
}
