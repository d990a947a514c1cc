import { errorCode } from '@settlement/api-mocks/contract/errors';
import { errorData, isApiError, isRecord } from '#api/errors.ts';
import { leftOf } from '#lib/amountRules.ts';
import { isDecimal } from '#lib/money.ts';

/** Whether a call that moves money may have moved it all the same: only the server can say. */
export function isUnknownOutcome(error: unknown): boolean {
  return isApiError(error, 'unknown');
}

/** The body code of a refusal. */
export function refusalCode(error: unknown): number | undefined {
  return isApiError(error, 'business') ? error.code : undefined;
}

/** Until when the account is closed, in unix seconds (10024); undefined if unknown. */
export function closedUntil(error: unknown): number | undefined {
  if (!isApiError(error, 'business') || error.code !== errorCode.WITHDRAWALS_CLOSED || !isRecord(error.data))
    return undefined;
  const { until } = error.data;
  return typeof until === 'number' && until > 0 ? until : undefined;
}

/** The figures of a refusal; each is undefined where the server does not give it. */
export interface RefusalFigures {
  /** In the token, a decimal string: the least amount (10022). */
  readonly min: string | undefined;
  /** In the token, a decimal string: the fee that would leave nothing (10022). */
  readonly fee: string | undefined;
  /** In the token, a decimal string: the most of one movement (10025). */
  readonly max: string | undefined;
  /** In USDT, a decimal string: what is left of the 24-hour limit (10026). */
  readonly dayLeft: string | undefined;
  /** Unix seconds: when more of the 24-hour limit is available (10026). */
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

/** The current figures of a call whose agreed figures no longer hold (10001). Undefined for any other error. */
export function changedFigures(error: unknown): Readonly<Partial<Record<string, string>>> | undefined {
  if (errorData(error).reason !== 'figures_changed' || !isApiError(error) || !isRecord(error.data))
    return undefined;
  const { figures } = error.data;
  const isFigure = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && isDecimal(entry[1]);
  return Object.fromEntries(Object.entries(isRecord(figures) ? figures : {}).filter(isFigure));
}

/** Whether the merchant has frozen withdrawals and transfers by hand (10024). */
export function isFrozenRefusal(error: unknown): boolean {
  return (
    isApiError(error, 'business') &&
    error.code === errorCode.WITHDRAWALS_CLOSED &&
    isRecord(error.data) &&
    error.data['reason'] === 'frozen'
  );
}
