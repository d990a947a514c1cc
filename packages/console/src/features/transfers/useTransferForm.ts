import { balanceType } from '@settlement/api-mocks/contract/enumerations';
import { type Asset, findSentPart, partOfTotal } from '#data/assets.ts';
import { useEffect, useState } from 'react';
import { useDraft } from '#data/page/drafts.ts';
import { transferAdapter, transferStateAtom, transferLimitsAtom, usePayee } from '#data/transfers.ts';
import { useMoneyCall } from '#data/money/useMoneyCall.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useForm } from '#kit/form/useForm.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import { useAmountMessage, useMoneyRefusal } from '#parts/money/moneyMessages.ts';
import { type Payee, type Transfer, findPayee } from '@settlement/api-mocks/contract/transfers';
import { useAtomValue } from 'jotai';
import { currencyQueryAtoms, findTokenOnNetwork } from '#data/currencies.ts';
import { errorText } from '#i18n/errorText.ts';
import { fieldErrors, fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { shownUnit } from '#lib/money/amountRules.ts';
import { limitsInUnit } from '#lib/money/limitsInUnit.ts';
import { isPositive } from '#lib/money/money.ts';
import { useOffers } from '#data/calls/extensions.ts';

const emptyTransfer = {
  account: '',
  /** The account that the user confirmed. If the account changes, the user must confirm it again. */
  confirmed: '',
  /** The unit of the amount. 1: the token. 2: USDT (specification §9: `balance`, `usdt_balance`). */
  type: '1',
  amount: '',
  remark: '',
};
type TransferDraft = typeof emptyTransfer;

export const REMARK_LENGTH = 60;

/** The decimals of a token that isn't in the list of networks. */
const USUAL_DECIMALS = 6;

function useTransferEntry(draft: TransferDraft, assets: readonly Asset[]) {
  const text = useText();
  const messageOf = useAmountMessage(transferAdapter.id);
  const { id } = useAtomValue(transferStateAtom);
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list;
  const { isLoading, balance, ...tokenLimits } = useAtomValue(transferLimitsAtom);

  const listed = findSentPart(assets, id);
  const onNetwork = findTokenOnNetwork(networks, id);
  const part =
    listed?.isTotal && onNetwork
      ? partOfTotal(listed, {
          chain: onNetwork.network.chain,
          net_work: onNetwork.network.net_work,
          balance: balance ?? listed.balance,
        })
      : listed;
  const isValue = draft.type === '2';
  const decimals = onNetwork?.token.decimals ?? USUAL_DECIMALS;
  const limits = limitsInUnit(isValue, {
    ...tokenLimits,
    token: part?.token ?? '',
    decimals,
    min: shownUnit(decimals),
    balance: part?.balance,
    valueBalance: part?.usdt_balance,
  });

  const account = draft.account.trim();
  const hasLookUp = useOffers()(findPayee);
  const {
    data: found,
    error: payeeError,
    isPending: isLooking,
  } = usePayee(hasLookUp && account ? account : undefined);
  const typed: Payee = { mchid: account, name_mask: '', email_mask: '' };
  const payee = hasLookUp ? found : account === '' ? undefined : typed;
  const isConfirmed = payee !== undefined && draft.confirmed === account;
  const lookupError =
    payeeError && payee === undefined
      ? (fieldErrors(text, payeeError)['account'] ?? errorText(text, payeeError))
      : undefined;
  const isLinkWrong = part === undefined && id !== undefined;
  const required = fieldText(text, 'required');

  return {
    part,
    isValue,
    limits: isLoading ? { ...limits, most: undefined } : limits,
    areLimitsLoading: isLoading,
    account,
    payee,
    hasLookUp,
    isLooking,
    isConfirmed,
    errors: {
      account: account === '' ? required : lookupError,
      confirmed: payee && !isConfirmed ? text('assets.transfer.tick') : undefined,
      token: isLinkWrong ? text('assets.transfer.noToken') : part ? undefined : required,
      amount: messageOf(draft.amount, limits),
    },
    /** The lookup of the recipient or a link causes these errors, so they are shown while the user types. */
    urgent: [
      ...(lookupError === undefined ? [] : (['account'] as const)),
      ...(isLinkWrong ? (['token'] as const) : []),
    ],
  };
}

export interface DoneTransfer {
  readonly tradeNo: string;
  readonly kept: KeptOutcome;
}

export function useTransferForm(assets: readonly Asset[]) {
  const money = useMoneyCall(transferAdapter);
  const [, setUrl] = useUrlState(transferStateAtom);
  const [draft, patch, clear] = useDraft('transfer', emptyTransfer);
  const [done, setDone] = useState<DoneTransfer>();
  const entry = useTransferEntry(draft, assets);
  const { part, payee, account } = entry;
  usePayeeOfLink(patch);

  const refusal = useMoneyRefusal(transferAdapter.id);
  const form = useForm({
    initial: { ...emptyTransfer, token: '' },
    draft: [
      { ...draft, token: part?.id ?? '' },
      ({ token, ...fields }) => {
        patch(fields);
        if (token !== undefined) setUrl({ id: token || undefined }, { replace: true });
      },
      clear,
    ],
    rules: () => entry.errors,
    urgent: entry.urgent,
    checkOnPause: ['amount'],
    isReady: !entry.isLooking,
    wireNames: { token: 'id' },
    describeError: (error) => refusal(error, part?.token ?? ''),
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
    // The server's errors and the amount belong to the previous token, so they are cleared.
    chooseToken: (token: string) => {
      form.clearError();
      form.set({ token, amount: '' });
    },
    /** Fills in the recipient, and the token if none is selected and there is a balance. */
    repeat: ({ account: recipient, token, chain }: Transfer) => {
      const owned = assets.flatMap(({ subset }) => subset).filter((one) => isPositive(one.balance));
      const last = part ?? owned.find((one) => one.token === token && one.chain === chain);
      form.set({ account: recipient, confirmed: '', ...(last && { token: last.id }) });
    },
    again: () => setDone(undefined),
    finish: (tradeNo: string, kept: KeptOutcome) => {
      form.reset();
      setDone({ tradeNo, kept });
    },
  };
}

export type TransferFormState = ReturnType<typeof useTransferForm>;

function usePayeeOfLink(patch: (change: Partial<TransferDraft>) => void) {
  const [{ payee: account, amount }, setUrl] = useUrlState(transferStateAtom);
  useEffect(() => {
    if (account === undefined && amount === undefined) return;
    patch({
      ...(account !== undefined && { account, confirmed: '' }),
      ...(amount !== undefined && { type: '1', amount }),
    });
    setUrl({ payee: undefined, amount: undefined }, { replace: true });
  }, [account, amount, patch, setUrl]);
}
