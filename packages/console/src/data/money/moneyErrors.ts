import { errorCode } from '@settlement/api-mocks/contract/errors';
import { errorData, isApiError, isRecord } from '#api/errors.ts';
import { leftOf } from '#lib/money/amountRules.ts';
import { isDecimal } from '#lib/money/money.ts';

export function isUnknownOutcome(error: unknown): boolean {
  return isApiError(error, 'unknown');
}

export function refusalCode(error: unknown): number | undefined {
  return isApiError(error, 'business') ? error.code : undefined;
}

/** Returns the end of the pause of withdrawals in Unix seconds (error 10024), or undefined. */
export function closedUntil(error: unknown): number | undefined {
  if (!isApiError(error, 'business') || error.code !== errorCode.WITHDRAWALS_CLOSED || !isRecord(error.data))
    return undefined;
  const { until } = error.data;
  return typeof until === 'number' && until > 0 ? until : undefined;
}

export interface RefusalFigures {
  readonly min: string | undefined;
  readonly fee: string | undefined;
  readonly max: string | undefined;
  /** The unused part of the 24-hour limit in USDT (error 10026). */
  readonly dayLeft: string | undefined;
  /** The time in Unix seconds when more of the 24-hour limit becomes available (error 10026). */
  readonly releaseTime: number | undefined;
}

export function refusalFigures(error: unknown): RefusalFigures {
  const data = isApiError(error, 'business') && isRecord(error.data) ? error.data : {};
  const decimal = (name: string) => {
    const value = data[name];
    return typeof value === 'string' && isDecimal(value) ? value : undefined;
  };
  const limit = decimal('day_limit');
  const used = decimal('day_used');
  const time = data['next_release_time'];
  return {
    min: decimal('min_amount'),
    fee: decimal('fee'),
    max: decimal('max_amount'),
    dayLeft: limit !== undefined && used !== undefined ? leftOf(limit, used) : undefined,
    releaseTime: typeof time === 'number' && time > 0 ? time : undefined,
  };
}

/** Returns the current figures if they differ from the figures that the user agreed to (error 10001). */
export function changedFigures(error: unknown): Readonly<Partial<Record<string, string>>> | undefined {
  if (errorData(error).reason !== 'figures_changed' || !isApiError(error) || !isRecord(error.data))
    return undefined;
  const { figures } = error.data;
  const isFigure = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && isDecimal(entry[1]);
  return Object.fromEntries(Object.entries(isRecord(figures) ? figures : {}).filter(isFigure));
}

/** Checks for error 10024 with the reason that the merchant froze withdrawals. */
export function isFrozenRefusal(error: unknown): boolean {
  return (
    isApiError(error, 'business') &&
    error.code === errorCode.WITHDRAWALS_CLOSED &&
    isRecord(error.data) &&
    error.data['reason'] === 'frozen'
  );
}
