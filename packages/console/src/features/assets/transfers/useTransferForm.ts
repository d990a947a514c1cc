import { balanceType } from '@settlement/api-mocks/contract/enumerations';
import type { Asset } from '#data/assets.ts';
import { useEffect, useState } from 'react';
import { useDraft } from '#data/drafts.ts';
import { transferAdapter, transferStateAtom } from '#data/transfers.ts';
import { useMoneyCall } from '#data/useMoneyCall.ts';
import { useUrlState } from '#data/urlState.ts';
import { useForm } from '#kit/form/useForm.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import { useMoneyRefusal } from '#parts/money/useMoneyRefusal.ts';
import { type TransferDraft, emptyTransfer } from './draft.ts';
import { useTransferEntry } from './useTransferEntry.ts';

export interface DoneTransfer {
  readonly tradeNo: string;
  readonly kept: KeptOutcome;
}

/** The transfer form of both devices. */
export function useTransferForm(assets: readonly Asset[]) {
  const money = useMoneyCall(transferAdapter);
  const [, setUrl] = useUrlState(transferStateAtom);
  const [draft, patch, clear] = useDraft('transfer', emptyTransfer);
  const [done, setDone] = useState<DoneTransfer>();
  const entry = useTransferEntry(draft, assets);
  const { part, payee, account } = entry;
  usePayeeOfLink(patch);

  const form = useForm({
    initial: { ...emptyTransfer, token: '' },
    draft: [
      { ...draft, token: part?.id ?? '' },
      ({ token, ...fields }) => {
        patch(fields);
        if (token !== undefined) setUrl({ transfer: token }, { replace: true });
      },
      clear,
    ],
    rules: () => entry.errors,
    urgent: entry.urgent,
    checkOnPause: ['amount'],
    isReady: !entry.isLooking,
    wireNames: { token: 'id' },
    describeError: useMoneyRefusal(transferAdapter.id, part?.token ?? ''),
    submit: async (values) => {
      if (!payee || !part) return false;
      const { id, token, chain, net_work } = part;
      const { isDone } = await money.send({
        endpoint: 'transfers.create',
        id,
        token,
        chain,
        net_work,
        account,
        balance_type: entry.isValue ? balanceType.usdtBalance : balanceType.balance,
        amount: values.amount,
        fee: '0',
        mchid: payee.mchid,
        name: payee.name_mask,
        remark: values.remark.trim(),
      });
      return isDone;
    },
  });

  return {
    ...entry,
    form,
    money,
    done,
    // What was refused or typed is about the other token.
    chooseToken: (token: string) => {
      form.clearError();
      form.set({ token, amount: '' });
    },
    again: () => setDone(undefined),
    finish: (tradeNo: string, kept: KeptOutcome) => {
      form.reset();
      setDone({ tradeNo, kept });
    },
  };
}

export type TransferFormState = ReturnType<typeof useTransferForm>;

/** `?payee=` and `?amount=` are taken over into the form once. */
function usePayeeOfLink(patch: (change: Partial<TransferDraft>) => void) {
  const [{ payee: account, amount }, setUrl] = useUrlState(transferStateAtom);
  useEffect(() => {
    if (account === undefined) return;
    patch({ account, confirmed: '', ...(amount !== undefined && { type: '1', amount }) });
    setUrl({ payee: undefined, amount: undefined }, { replace: true });
  }, [account, amount, patch, setUrl]);
}
