import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { errorData } from '#api/errors.ts';
import { type Draft, useDraft } from '#data/drafts.ts';
import { closedUntil, isFrozenRefusal, refusalCode } from '#data/moneyErrors.ts';
import { serverClockAtom } from '#data/serverClock.ts';
import { useUrlState } from '#data/urlState.ts';
import { useMoneyCall } from '#data/useMoneyCall.ts';
import { useSecondsLeft } from '#data/useSecondsLeft.ts';
import { userAtom } from '#data/user.ts';
import { withdrawStateAtom, withdrawalAdapter } from '#data/withdrawals.ts';
import { useForm } from '#kit/form/useForm.ts';
import { multiply, subtract } from '#lib/money.ts';
import { useChangedFigures } from '#parts/money/useMoneyRefusal.ts';
import { dayLeft } from './amountError.ts';
import type { Closure } from './ClosedBanner.tsx';
import { type WithdrawDraft, emptyDraft, withRecipient } from './draft.ts';
import { eligibilityOf } from './eligibility.ts';
import { useWithdrawEntry } from './useWithdrawEntry.ts';

const isClosedRefusal = (error: unknown) => refusalCode(error) === errorCode.WITHDRAWALS_CLOSED;

/** The withdraw form of both devices. */
export function useWithdrawalForm() {
  const [state, setState] = useUrlState(withdrawStateAtom);
  const draft = useDraft('withdraw', emptyDraft);
  const entry = useWithdrawEntry(draft[0]);
  const { asset, knowledge, cost } = entry;
  const money = useMoneyCall(withdrawalAdapter);
  const changed = useChangedFigures();
  /** It stays while the form is edited. */
  const [refusal, setRefusal] = useState<Closure>();

  const form = useForm({
    initial: emptyDraft,
    draft,
    rules: () => entry.errors,
    urgent: entry.urgent,
    isReady: entry.isReady,
    describeError: (error) => {
      const change = changed(error, asset.token);
      if (change !== undefined) return { fields: {}, form: change };
      return isClosedRefusal(error) ? { fields: {} } : undefined;
    },
    submit: async (values) => {
      const network = asset.asset?.network;
      if (entry.lacksCost || entry.isClosed || !cost.data || !network) return false;
      const { quote_id, price, fee, actual_amount } = cost.data;
      const { amount } = entry;
      const { saved, memo } = knowledge;
      const { address } = knowledge.recipient;
      setRefusal(undefined);
      try {
        const { isDone } = await money.send({
          endpoint: 'withdrawals.create',
          id: asset.id,
          token: asset.token,
          chain: network.chain,
          net_work: network.net_work,
          amount,
          fee,
          actual_amount,
          quote_id,
          address,
          memo,
          name: saved?.label ?? '',
          used_time: saved?.last_used_time ?? 0,
          ...(values.isSaved && saved === undefined && { save_as: values.label.trim() }),
          day_left: subtract(dayLeft(cost.data), multiply(amount, price)),
        });
        return isDone;
      } catch (error) {
        if (isClosedRefusal(error))
          setRefusal({ until: closedUntil(error) ?? 0, isFrozen: isFrozenRefusal(error) });
        if (errorData(error).reason === 'figures_changed') cost.refetch();
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
    closure: refusal ?? (entry.isClosed ? { until: 0, isFrozen: true } : undefined),
    eligibility: useEligibility(),
    chooseAsset,
    takeSaved: ({ currency_id, address, memo }: SavedAddress) => {
      const isChoice = asset.choice?.networks.some(({ token }) => token.id === currency_id);
      chooseAsset(isChoice ? currency_id : asset.id, withRecipient(form.values, { address, memo }));
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
  patch: Draft<WithdrawDraft>[1],
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
      patch((current) => withRecipient(current, { address, memo }));
    }
    setState({ saved: undefined }, { replace: true });
  }, [saved, isBookKnown, selected, patch, setState]);
}
