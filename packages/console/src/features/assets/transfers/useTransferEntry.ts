import type { Asset } from '#data/assets.ts';
import { useAtomValue } from 'jotai';
import { findAssetPart } from '#data/assets.ts';
import { currencyQueryAtoms, findTokenOnNetwork } from '#data/currencies.ts';
import { transferAdapter, transferLimitsAtom, transferStateAtom, usePayee } from '#data/transfers.ts';
import { errorText } from '#i18n/errorText.ts';
import { fieldErrors, fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { shownUnit } from '#lib/amountRules.ts';
import { limitsInUnit } from '#lib/limitsInUnit.ts';
import { useAmountMessage } from '#parts/money/useAmountMessage.ts';
import type { TransferDraft } from './draft.ts';

/** Decimals of a token that the list of networks does not know. */
const USUAL_DECIMALS = 6;

/** What is known of a transfer that is being typed: the recipient, the token and its limits. */
export function useTransferEntry(draft: TransferDraft, assets: readonly Asset[]) {
  const text = useText();
  const messageOf = useAmountMessage(transferAdapter.id);
  const { transfer: id } = useAtomValue(transferStateAtom);
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list;
  const { isLoading, ...tokenLimits } = useAtomValue(transferLimitsAtom);

  const part = findAssetPart(assets, id);
  const isValue = draft.type === '2';
  const decimals = findTokenOnNetwork(networks, id)?.token.decimals ?? USUAL_DECIMALS;
  const limits = limitsInUnit(isValue, {
    ...tokenLimits,
    token: part?.token ?? '',
    decimals,
    min: shownUnit(decimals),
    balance: part?.balance,
    valueBalance: part?.usdt_balance,
  });

  const account = draft.account.trim();
  const { data: payee, error: payeeError, isPending: isLooking } = usePayee(account || undefined);
  const isConfirmed = payee !== undefined && draft.confirmed === account;
  const lookupError =
    payeeError && payee === undefined
      ? (fieldErrors(text, payeeError)['account'] ?? errorText(text, payeeError))
      : undefined;
  const isLinkWrong = part === undefined && id !== undefined && id !== '' && id !== 'any';
  const required = fieldText(text, 'required');

  return {
    part,
    isValue,
    /** Nothing is filled in until all limits are known. */
    limits: isLoading ? { ...limits, most: undefined } : limits,
    account,
    payee,
    isLooking,
    isConfirmed,
    errors: {
      account: account === '' ? required : lookupError,
      confirmed: payee && !isConfirmed ? text('assets.transfer.tick') : undefined,
      token: isLinkWrong ? text('assets.transfer.noToken') : part ? undefined : required,
      amount: messageOf(draft.amount, limits),
    },
    /** What the server or the link is wrong about has nothing to do with typing. */
    urgent: [
      ...(lookupError === undefined ? [] : (['account'] as const)),
      ...(isLinkWrong ? (['token'] as const) : []),
    ],
  };
}
