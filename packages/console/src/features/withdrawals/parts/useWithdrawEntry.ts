import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import type { FieldErrors } from '#kit/form/serverErrors.ts';
import { dayLeft, withdrawAmountError, isFeeAsPromised } from './amountError.ts';
import type { WithdrawDraft } from './draft.ts';
import { useAddressCheck } from './useAddressCheck.ts';
import { useAsset, type AssetSelection } from './useAsset.ts';
import { amountMessage, assetErrors, warningsOf } from './validation.ts';
import type { WithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWithdrawalCost } from '#data/withdrawals.ts';
import { useSecondsLeft } from '#data/money/useSecondsLeft.ts';
import { amountError } from '#lib/money/amountRules.ts';
import { compare } from '#lib/money/money.ts';
import { RenewalPace } from '#lib/time/renewalPace.ts';

/** A longer address, in characters, counts as complete. Its errors are shown while the user types. */
const LONG_ADDRESS = 24;

export function useWithdrawEntry(draft: WithdrawDraft) {
  const text = useText();
  const formats = useFormats();
  const asset = useAsset(draft);
  const knowledge = useAddressCheck(draft, asset);
  const cost = useCost(draft.amount, asset);
  const network = asset.asset?.network;
  const decimals = asset.asset?.token.decimals ?? 6;
  const amount = draft.amount.trim();
  const warnings = warningsOf(asset.id, network?.chain_family, knowledge);
  const amountError = withdrawAmountError(amount, decimals, cost.data);
  const lacksCost = asset.id !== '' && cost.error !== null && cost.error !== undefined;

  const errors: FieldErrors<WithdrawDraft> = {
    ...assetErrors({
      text,
      draft,
      warnings,
      knowledge,
      id: asset.id,
      token: asset.token,
      family: network?.chain_family,
      network: network?.chain ?? '',
      hasMemo: network?.memo ?? false,
      isUnderMaintenance: asset.isUnderMaintenance,
    }),
    amount: amountMessage(text, amountError, {
      amount,
      token: asset.token,
      decimals,
      cost: cost.data,
      left: cost.data ? formats.amount(dayLeft(cost.data)) : '',
    }),
  };
  /** These fields show their errors while the user types. */
  const urgent: (keyof WithdrawDraft)[] = [];
  if (knowledge.recipient.address.length > LONG_ADDRESS) urgent.push('address');
  if (amountError === 'balance' || amountError === 'max' || amountError === 'day') urgent.push('amount');
  if (asset.isUnderMaintenance) urgent.push('id');

  return {
    asset,
    knowledge,
    cost,
    decimals,
    amount,
    amountError,
    warnings,
    lacksCost,
    errors,
    urgent,
    /** True if the address is checked and the cost belongs to the typed amount, or if the cost couldn't be loaded. */
    isReady: lacksCost || (!knowledge.isChecking && cost.isCurrent),
    /** True if the merchant has frozen withdrawals, for example in another tab. */
    isClosed: cost.data?.reason === 'frozen',
  };
}

interface Cost {
  readonly data: WithdrawalCost | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  /** True if the cost belongs to the amount in the field. */
  readonly isCurrent: boolean;
  readonly secondsLeft: number;
  /** True if the fee for the same amount has risen since it was last shown. */
  readonly isRaised: boolean;
  /** True if fee or net amount don't match the fee terms in the same response. */
  readonly isOdd: boolean;
  readonly refetch: () => void;
}

/** Fetches the cost after a pause in typing. Fetches it again when it expires while the tab is visible. */
function useCost(typed: string, asset: AssetSelection): Cost {
  const { id } = asset;
  const amount = typed.trim();
  const decimals = asset.asset?.token.decimals ?? 0;
  const isAmount = amountError(amount, { decimals }) === undefined;
  const query = useWithdrawalCost(id === '' ? undefined : { id, amount: isAmount ? amount : '' });
  const { data, error, isFetching, refetch } = query;
  const secondsLeft = useSecondsLeft(data?.expire_time ?? 0);
  const isVisible = useIsVisible();
  const isOver = data?.expire_time !== undefined && secondsLeft === 0;
  const hasFailed = error !== null;
  const [pace] = useState(() => new RenewalPace());
  const hasData = data !== undefined;
  useEffect(() => {
    if (hasData && !isOver) pace.held();
    // A failed request isn't repeated automatically, because the user can retry it.
    if (!isOver || !isVisible || isFetching || hasFailed) return undefined;
    const pause = pace.next();
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => void refetch(), pause);
    return () => clearTimeout(timer);
  }, [hasData, isOver, isVisible, isFetching, hasFailed, pace, refetch]);

  const isCurrent = isAmount && query.isCurrent;
  const fee = isCurrent ? data?.fee : undefined;
  return {
    data,
    error,
    isFetching,
    isCurrent,
    secondsLeft,
    isRaised: useRaised(`${id} ${amount}`, fee),
    isOdd: isCurrent && data !== undefined && !isFeeAsPromised(data, amount),
    refetch: () => void refetch(),
  };
}

interface Shown {
  readonly key: string;
  readonly fee: string;
  readonly isRaised: boolean;
}

function useRaised(key: string, fee: string | undefined): boolean {
  const [shown, setShown] = useState<Shown>();
  if (fee !== undefined && (shown?.key !== key || shown.fee !== fee)) {
    setShown({ key, fee, isRaised: shown?.key === key && compare(fee, shown.fee) > 0 });
  }
  return shown?.key === key && shown.isRaised;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Returns whether the page is visible, so that hidden tabs don't refetch. */
function useIsVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}
