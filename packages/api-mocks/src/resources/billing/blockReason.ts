import { errorCode } from '#contract/errors.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { ReasonKey } from '#core/textKeys.ts';

const byCode: Partial<Record<ErrorCode, ReasonKey>> = {
  [errorCode.OPERATION_FAILED]: 'notAuthorised',
  [errorCode.UNDER_REVIEW]: 'notAuthorised',
  [errorCode.PARAMETER_ERROR]: 'addressRefused',
  [errorCode.AMOUNT_TOO_SMALL]: 'belowMinimum',
  [errorCode.WITHDRAWALS_CLOSED]: 'securityLock',
  [errorCode.AMOUNT_TOO_LARGE]: 'aboveSingleLimit',
  [errorCode.DAY_LIMIT_EXCEEDED]: 'aboveDayLimit',
  [errorCode.GAS_ACCOUNT_CLOSED]: 'gasAccountClosed',
};

const byReason: Readonly<Record<string, ReasonKey>> = {
  frozen: 'withdrawalsFrozen',
  address_cooling: 'addressCooling',
  address_disabled: 'addressDisabled',
  address_not_saved: 'addressNotSaved',
};

/** Why an automatic collection did not run, in words for its notification. */
export function blockReason(code: ErrorCode, reason: string): ReasonKey {
  return byReason[reason] ?? byCode[code] ?? 'collectionRefused';
}
