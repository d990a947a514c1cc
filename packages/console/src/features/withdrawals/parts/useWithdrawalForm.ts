import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { type Recipient, readRecipient } from '@settlement/api-mocks/rules/recipient';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { errorData } from '#api/errors.ts';
import { type Draft, useDraft } from '#data/page/drafts.ts';
import { closedUntil, isFrozenRefusal, refusalCode } from '#data/money/moneyErrors.ts';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useMoneyCall } from '#data/money/useMoneyCall.ts';
import { useSecondsLeft } from '#data/money/useSecondsLeft.ts';
import { userAtom } from '#data/user.ts';
import { withdrawStateAtom, withdrawalAdapter } from '#data/withdrawals.ts';
import { useForm } from '#kit/form/useForm.ts';
import { multiply, subtract } from '#lib/money/money.ts';
import { useChangedFigures } from '#parts/money/moneyMessages.ts';
import { dayLeft } from './amountError.ts';
import type { Closure } from './ClosedBanner.tsx';
import { type WithdrawDraft, emptyDraft, withRecipient } from './draft.ts';
import { eligibilityOf } from './eligibility.ts';
import { fitsOf } from './tokenChoices.ts';
import { useWithdrawEntry } from './useWithdrawEntry.ts';

const isClosedRefusal = (error: unknown) => refusalCode(error) === errorCode.WITHDRAWALS_CLOSED;

export function useWithdrawalForm() {
  const [state, setState] = useUrlState(withdrawStateAtom);
  const draft = useDraft('withdraw', emptyDraft);
  const entry = useWithdrawEntry(draft[0]);
  const { asset, knowledge, cost } = entry;
  const money = useMoneyCall(withdrawalAdapter);
  const changed = useChangedFigures();
  /** The freeze or pause that declined the withdrawal. It stays visible during edits. */
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
      const left = dayLeft(cost.data);
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
          ...(values.isSaved &&
            saved === undefined &&
            !knowledge.hasNoBook && { save_as: values.label.trim() }),
          day_left: left !== undefined && price !== undefined ? subtract(left, multiply(amount, price)) : '',
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
    // The server's errors are about the previous token and network, so they are cleared.
    form.clearError();
    form.set({ id, ...more });
    setState({ id: id === '' ? undefined : id }, { replace: true });
  };
  const { choice, choices } = asset;
  const among = choice ? [choice] : choices;
  /** Reads a recipient for the selected network, which a payment request can determine. */
  const read = (typed: string): BroughtRecipient => {
    if (asset.asset && asset.isNetworkChosen)
      return { id: asset.id, read: readRecipient(typed, asset.asset) };
    const fits = fitsOf(typed, among);
    const [fit] = fits;
    if (!fit) return { id: '', read: { ...unreadable, address: typed.trim() } };
    // A payment request contains its token. A plain address may fit several tokens.
    const isNamed = fit.read.notes.includes('link') && fits.length === 1;
    return { id: isNamed ? fit.token.id : '', read: fit.read };
  };
  useLink(draft[1], knowledge.book, asset.id);

  return {
    ...entry,
    form,
    state,
    setState,
    money,
    closure: refusal ?? (entry.isClosed ? { until: 0, isFrozen: true } : undefined),
    eligibility: useEligibility(),
    chooseAsset,
    read,
    take: ({ id, read: recipient }: BroughtRecipient) => {
      const fields = withRecipient(form.values, recipient);
      if (id !== '' && id !== asset.id) chooseAsset(id, fields);
      else form.set(fields);
      form.touch('address');
    },
    takeSaved: ({ currency_id, address, memo }: SavedAddress) => {
      const isChoice = among.some(({ networks }) => networks.some(({ token }) => token.id === currency_id));
      chooseAsset(isChoice ? currency_id : asset.id, withRecipient(form.values, { address, memo }));
      form.touch('address');
    },
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

/** A pasted, scanned or typed recipient. `id`: the token on a network if it's known, otherwise ''. */
interface BroughtRecipient {
  readonly id: string;
  readonly read: Recipient;
}

const unreadable = { memo: '', amount: '', notes: [], problem: { kind: 'format' } } as const;

export type WithdrawalForm = ReturnType<typeof useWithdrawalForm>;

/** Returns the reason why the merchant can't withdraw. Undefined while loading, or if withdrawals are allowed. */
function useEligibility() {
  const user = useAtomValue(userAtom);
  const clock = useAtomValue(serverClockAtom);
  // This call makes the hook render again when the lock ends.
  useSecondsLeft(user?.withdraw_lock_until ?? 0);
  return user && eligibilityOf(user, clock.now());
}

function useLink(patch: Draft<WithdrawDraft>[1], book: readonly SavedAddress[] | undefined, assetId: string) {
  const [{ saved, amount }, setState] = useUrlState(withdrawStateAtom);
  useEffect(() => {
    if (amount === undefined) return;
    patch({ amount, linkAmount: '' });
    setState({ amount: undefined }, { replace: true });
  }, [amount, patch, setState]);
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
