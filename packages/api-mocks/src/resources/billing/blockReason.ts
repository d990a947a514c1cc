import type { ErrorCode } from '../../contract/errors.ts';
import type { ReasonKey } from '../../core/reasonTexts.ts';

const byCode: Partial<Record<ErrorCode, ReasonKey>> = {
  10001: 'notAuthorised',
  10013: 'notAuthorised',
  10002: 'addressRefused',
  10022: 'belowMinimum',
  10024: 'securityLock',
  10025: 'aboveSingleLimit',
  10026: 'aboveDayLimit',
  10028: 'gasAccountClosed',
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
