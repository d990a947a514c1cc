import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import type { Asset } from '@settlement/api-mocks/contract/statistics';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { findAssetPart } from '../../../data/assets.ts';
import { currencyQueryAtoms, findTokenOnNetwork } from '../../../data/currencies.ts';
import { useDraft } from '../../../data/drafts.ts';
import { isUnknownOutcome } from '../../../data/money-errors.ts';
import { moneyMovedAtom } from '../../../data/money-moved.ts';
import {
  type TransferInput,
  createTransferAtom,
  findTransferAtom,
  payeeAccountAtom,
  payeeQueryAtom,
  transferStateAtom,
} from '../../../data/transfers.ts';
import { useUrlState } from '../../../data/url-state.ts';
import { isAuthorisedAtom } from '../../../data/user.ts';
import { usePerform } from '../../../data/verification.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors, fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { SEARCH_DEBOUNCE } from '../../../lib/use-debounced.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { emptyTransfer, keptTransfer, noTransfer, transferOf } from './draft.ts';
import { TransferRecap } from './TransferRecap.tsx';
import { useTransferFaults } from './useTransferFaults.ts';
import { useTransferRules } from './useTransferRules.ts';

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
  const perform = usePerform();
  const [{ transfer: id, payee: given, amount: givenAmount }, setUrl] = useUrlState(transferStateAtom);
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const create = useSetAtom(createTransferAtom);
  const find = useSetAtom(findTransferAtom);
  const moneyMoved = useSetAtom(moneyMovedAtom);
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list;
  const [draft, patch, clear] = useDraft('transfer', emptyTransfer);
  const [kept, keep, forget] = useDraft('transfer.sent', noTransfer);
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
  const settled = useSettled(account, SEARCH_DEBOUNCE);
  const setAccount = useSetAtom(payeeAccountAtom);
  useEffect(() => {
    setAccount(settled === '' ? undefined : settled);
    return () => setAccount(undefined);
  }, [settled, setAccount]);
  const found = useAtomValue(payeeQueryAtom);
  const isCurrent = account !== '' && settled === account;
  const payee = isCurrent ? found.data : undefined;
  const isLooking = account !== '' && (!isCurrent || found.isFetching) && payee === undefined;
  const payeeError = isCurrent && !found.isFetching && !found.data ? found.error : undefined;
  const isTicked = payee !== undefined && draft.ticked === account;

  const amountWords = useTransferRules()(draft.amount, { decimals, balance, unit });
  const faultsOf = useTransferFaults();
  const refused = faultsOf(error);
  const shows = (words: string | undefined) => (isTried ? words : undefined);
  const faults = {
    account:
      (payeeError ? (fieldErrors(text, payeeError)['account'] ?? errorText(text, payeeError)) : undefined) ??
      refused.account ??
      shows(account === '' ? fieldText(text, 'required') : undefined),
    tick: shows(payee && !isTicked ? text('assets.transfer.tick') : undefined),
    token: part
      ? refused.token
      : id !== '' && id !== 'any'
        ? text('assets.transfer.noToken')
        : shows(fieldText(text, 'required')),
    amount: (isTried || draft.amount !== '' ? amountWords : undefined) ?? refused.amount,
    remark: refused.remark,
    notice: refused.notice,
  };

  const edit = (change: Partial<typeof emptyTransfer>) => {
    setError(undefined);
    patch(change);
  };

  const finish = (outcome: DoneTransfer) => {
    forget();
    clear();
    setTried(false);
    setDone(outcome);
    void moneyMoved();
  };

  /** Sends a transfer, the very same at every repetition. */
  async function carryOut(body: TransferInput, name: string): Promise<void> {
    setSending(true);
    setError(undefined);
    const token = findAssetPart(assets, body.id);
    const shown = body.balance_type === 2 ? 'USDT' : (token?.token ?? '');
    try {
      const outcome = await perform({
        purpose: emailPurpose.withdrawal,
        title: text('assets.transfer.confirm'),
        recap: (
          <TransferRecap
            recipient={name}
            account={body.account}
            amount={body.amount}
            unit={shown}
            network={token ? `${token.token} · ${token.chain}` : ''}
            remark={body.remark ?? ''}
          />
        ),
        confirmLabel: text('assets.transfer.do'),
        asksFirst: true,
        call: async (codes) => {
          // Kept before it is sent: whatever happens to this page, it is never sent as another transfer.
          keep(keptTransfer(body));
          try {
            return await create({ ...body, ...codes });
          } catch (failure) {
            if (!isUnknownOutcome(failure)) forget();
            throw failure;
          }
        },
      });
      if (!outcome.isDone) return;
      const { trade_no, name_mask } = outcome.data;
      finish({ tradeNo: trade_no, name: name_mask, amount: body.amount, unit: shown });
    } catch (failure) {
      setError(failure);
    } finally {
      setSending(false);
    }
  }

  return {
    draft,
    part,
    unit,
    balance,
    decimals,
    payee,
    isLooking,
    isTicked,
    faults,
    done,
    isSending,
    isAuthorised,
    isUnknown: kept.request_id !== '' && !isSending,
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
      if (isSending || !payee || !isTicked || !part || amountWords !== undefined) return;
      await carryOut(
        {
          request_id: newRequestId(),
          account,
          id: part.id,
          balance_type: isValue ? 2 : 1,
          amount: draft.amount,
          remark: draft.remark.trim(),
        },
        text('assets.transfer.payee', { name: payee.name_mask, id: payee.mchid }),
      );
    },
    /** Looks for what was sent; whether it is there. */
    look: async (): Promise<boolean> => {
      try {
        const row = await find(kept.request_id);
        if (!row) return false;
        finish({ tradeNo: row.trade_no, name: row.name_mask, amount: row.amount, unit: row.token });
        return true;
      } catch {
        // Not even the question was answered; it is asked again.
        return false;
      }
    },
    repeat: () => carryOut(transferOf(kept), kept.account),
  };
}
