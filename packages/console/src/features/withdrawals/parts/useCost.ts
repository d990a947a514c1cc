import type { WithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { useEffect, useState } from 'react';
import { useWithdrawalCost } from '#data/withdrawals.ts';
import { useSecondsLeft } from '#data/useSecondsLeft.ts';
import { amountError } from '#lib/amountRules.ts';
import { compare } from '#lib/money.ts';
import { RenewalPace } from '#lib/renewalPace.ts';
import { isFeeAsPromised } from './amountError.ts';
import type { AssetSelection } from './useAsset.ts';
import { useIsVisible } from './useIsVisible.ts';

/** What it costs now, and how long that holds. */
export interface Cost {
  readonly data: WithdrawalCost | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  /** It is the cost of the very amount in the field. */
  readonly isCurrent: boolean;
  readonly secondsLeft: number;
  /** The fee rose since it was last shown for the same amount. */
  readonly isRaised: boolean;
  /** The server charges other than its terms say; what it says is shown. */
  readonly isOdd: boolean;
  readonly refetch: () => void;
}

/** Asks for the cost when the amount rests, and again when its minute is over and the tab is visible. */
export function useCost(typed: string, asset: AssetSelection): Cost {
  const { id } = asset;
  const amount = typed.trim();
  const decimals = asset.asset?.token.decimals ?? 0;
  const isAmount = amountError(amount, { decimals }) === undefined;
  const query = useWithdrawalCost(id === '' ? undefined : { id, amount: isAmount ? amount : '' });
  const { data, error, isFetching, refetch } = query;
  const secondsLeft = useSecondsLeft(data?.expire_time ?? 0);
  const isVisible = useIsVisible();
  const isOver = data !== undefined && secondsLeft === 0;
  const hasFailed = error !== null;
  const [pace] = useState(() => new RenewalPace());
  const hasData = data !== undefined;
  useEffect(() => {
    if (hasData && !isOver) pace.held();
    // After a failure it is the person who asks again.
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
