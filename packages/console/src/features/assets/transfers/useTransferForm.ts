import { balanceType } from '@settlement/api-mocks/contract/enumerations';
import type { Asset } from '@settlement/api-mocks/contract/statistics';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useDraft } from '#data/drafts.ts';
import { isUnknownOutcome } from '#data/moneyErrors.ts';
import { findTransferAtom, transferAdapter, transferStateAtom } from '#data/transfers.ts';
import { useMoneyCall } from '#data/useMoneyCall.ts';
import { useUrlState } from '#data/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { useForm } from '#kit/form/useForm.ts';
import { useMoneyRefusal } from '#parts/money/useMoneyRefusal.ts';
import { type TransferDraft, emptyTransfer } from './draft.ts';
import { useTransferEntry } from './useTransferEntry.ts';
import { unitOf, useTransferVerification } from './useTransferVerification.tsx';

export interface DoneTransfer {
  readonly tradeNo: string;
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
}

/** The transfer form of both devices. */
export function useTransferForm(assets: readonly Asset[]) {
  const text = useText();
  const money = useMoneyCall(transferAdapter);
  const verificationOf = useTransferVerification(assets);
  const find = useSetAtom(findTransferAtom);
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
      const body = {
        account,
        id: part.id,
        balance_type: entry.isValue ? balanceType.usdtBalance : balanceType.balance,
        amount: values.amount,
        remark: values.remark.trim(),
      };
      const recipient = text('assets.transfer.payee', { name: payee.name_mask, id: payee.mchid });
      try {
        const outcome = await money.send(
          (request_id) => ({ ...body, request_id }),
          verificationOf(body, recipient),
        );
        if (!outcome.isDone) return false;
        money.dismiss();
        const { trade_no, name_mask } = outcome.data;
        setDone({ tradeNo: trade_no, name: name_mask, amount: body.amount, unit: unitOf(assets, body) });
        return true;
      } catch (error) {
        if (!isUnknownOutcome(error)) money.dismiss();
        throw error;
      }
    },
  });

  return {
    ...entry,
    form,
    money,
    verificationOf,
    done,
    // What was refused or typed is about the other token.
    chooseToken: (token: string) => {
      form.clearError();
      form.set({ token, amount: '' });
    },
    again: () => setDone(undefined),
    /** The server has it, after an attempt without an answer. */
    found: async (tradeNo: string) => {
      const row = await find(tradeNo).catch(() => undefined);
      form.reset();
      // What was moved is in the list of transfers, should its row not be read now.
      if (row) setDone({ tradeNo, name: row.name_mask, amount: row.amount, unit: row.token });
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
