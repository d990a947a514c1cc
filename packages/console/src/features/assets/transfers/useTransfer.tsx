import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import type { Asset } from '@settlement/api-mocks/contract/statistics';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { findAssetPart } from '../../../data/assets.ts';
import { currencyQueryAtoms, findTokenOnNetwork } from '../../../data/currencies.ts';
import { useDraft } from '../../../data/drafts.ts';
import { isUnknownOutcome } from '../../../data/moneyErrors.ts';
import type { VerificationRequest } from '../../../data/money.ts';
import { useMoneyCall } from '../../../data/useMoneyCall.ts';
import {
  type TransferInput,
  findTransferAtom,
  transferAdapter,
  transferLimitsAtom,
  transferStateAtom,
  usePayee,
} from '../../../data/transfers.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { isAuthorisedAtom } from '../../../data/user.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors, fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { mostWithin } from '../../../lib/amountRules.ts';
import { emptyTransfer } from './draft.ts';
import { TransferRecap } from './TransferRecap.tsx';
import { useTransferErrors } from './useTransferErrors.ts';
import { capsOf, useTransferRules } from './useTransferRules.ts';

export interface DoneTransfer {
  readonly tradeNo: string;
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
}

const VALUE_DECIMALS = 6;

/** Everything the form knows and does. */
export function useTransfer(assets: readonly Asset[]) {
  const text = useText();
  const money = useMoneyCall(transferAdapter);
  const [{ transfer: id, payee: given, amount: givenAmount }, setUrl] = useUrlState(transferStateAtom);
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const find = useSetAtom(findTransferAtom);
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list;
  const [draft, patch, clear] = useDraft('transfer', emptyTransfer);
  const [error, setError] = useState<unknown>();
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<DoneTransfer>();

  useEffect(() => {
    if (given === undefined) return;
    patch({
      account: given,
      ticked: '',
      ...(givenAmount !== undefined && { type: '1', amount: givenAmount }),
    });
    setUrl({ payee: undefined, amount: undefined }, { replace: true });
  }, [given, givenAmount, patch, setUrl]);

  const part = findAssetPart(assets, id);
  const isValue = draft.type === '2';
  const unit = isValue ? 'USDT' : (part?.token ?? '');
  const balance = isValue ? part?.usdt_balance : part?.balance;
  const decimals = isValue
    ? VALUE_DECIMALS
    : (findTokenOnNetwork(networks, id)?.token.decimals ?? VALUE_DECIMALS);

  const account = draft.account.trim();
  const { data: payee, error: payeeError, isPending: isLooking } = usePayee(account || undefined);
  const isTicked = payee !== undefined && draft.ticked === account;

  const limits = useAtomValue(transferLimitsAtom);
  const caps = capsOf(limits, isValue);
  const most = balance === undefined || limits.isLoading ? undefined : mostWithin(balance, decimals, caps);
  const amountMessage = useTransferRules()(draft.amount, { ...caps, decimals, balance, unit });
  const errorsOf = useTransferErrors();
  const refused = errorsOf(error, part?.token ?? '');
  const shows = (message: string | undefined) => (isTried ? message : undefined);
  const errors = {
    account:
      (payeeError && payee === undefined
        ? (fieldErrors(text, payeeError)['account'] ?? errorText(text, payeeError))
        : undefined) ??
      refused.account ??
      shows(account === '' ? fieldText(text, 'required') : undefined),
    tick: shows(payee && !isTicked ? text('assets.transfer.tick') : undefined),
    token: part
      ? refused.token
      : id !== '' && id !== 'any'
        ? text('assets.transfer.noToken')
        : shows(fieldText(text, 'required')),
    amount: (isTried || draft.amount !== '' ? amountMessage : undefined) ?? refused.amount,
    remark: refused.remark,
    notice: refused.notice,
  };

  const edit = (change: Partial<typeof emptyTransfer>) => {
    setError(undefined);
    patch(change);
  };

  const finish = (outcome: DoneTransfer) => {
    clear();
    setTried(false);
    setDone(outcome);
  };

  /** How identity is proven for a transfer, with all there is to agree to. */
  const verificationOf = (body: Omit<TransferInput, 'request_id'>, name: string): VerificationRequest => {
    const token = findAssetPart(assets, body.id);
    return {
      purpose: emailPurpose.withdrawal,
      title: text('assets.transfer.confirm'),
      recap: (
        <TransferRecap
          recipient={name}
          account={body.account}
          amount={body.amount}
          unit={unitOf(body)}
          network={token ? `${token.token} · ${token.chain}` : ''}
          remark={body.remark ?? ''}
        />
      ),
      confirmLabel: text('assets.transfer.do'),
      asksFirst: true,
    };
  };

  function unitOf({ id: assetId, balance_type }: Pick<TransferInput, 'id' | 'balance_type'>): string {
    return balance_type === 2 ? 'USDT' : (findAssetPart(assets, assetId)?.token ?? '');
  }

  async function sendBody(body: Omit<TransferInput, 'request_id'>, name: string): Promise<void> {
    setSending(true);
    setError(undefined);
    try {
      const outcome = await money.send((request_id) => ({ ...body, request_id }), verificationOf(body, name));
      if (!outcome.isDone) return;
      money.dismiss();
      const { trade_no, name_mask } = outcome.data;
      finish({ tradeNo: trade_no, name: name_mask, amount: body.amount, unit: unitOf(body) });
    } catch (failure) {
      if (isUnknownOutcome(failure)) return;
      money.dismiss();
      setError(failure);
    } finally {
      setSending(false);
    }
  }

  return {
    draft,
    part,
    unit,
    decimals,
    /** What Max fills in; undefined until the balance is known. */
    most,
    payee,
    isLooking,
    isTicked,
    errors,
    done,
    isSending,
    isAuthorised,
    money,
    verificationOf,
    unitOf,
    writeAccount: (next: string) => edit({ account: next, ticked: '' }),
    tick: (isRight: boolean) => edit({ ticked: isRight ? account : '' }),
    chooseToken: (next: string) => {
      edit({ amount: '' });
      setUrl({ transfer: next }, { replace: true });
    },
    chooseType: (type: string) => edit({ type, amount: '' }),
    writeAmount: (amount: string) => edit({ amount }),
    writeRemark: (remark: string) => edit({ remark }),
    again: () => setDone(undefined),
    send: async () => {
      setTried(true);
      if (isSending || !payee || !isTicked || !part || amountMessage !== undefined) return;
      await sendBody(
        {
          account,
          id: part.id,
          balance_type: isValue ? 2 : 1,
          amount: draft.amount,
          remark: draft.remark.trim(),
        },
        text('assets.transfer.payee', { name: payee.name_mask, id: payee.mchid }),
      );
    },
    /** The server has it, after an attempt without an answer. */
    found: async (tradeNo: string) => {
      const row = await find(tradeNo).catch(() => undefined);
      clear();
      // What was moved is in the list of transfers, should its row not be read now.
      if (row) finish({ tradeNo, name: row.name_mask, amount: row.amount, unit: row.token });
    },
  };
}
