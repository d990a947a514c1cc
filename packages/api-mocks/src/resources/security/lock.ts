import { notificationType } from '../../contract/enumerations.ts';
import { Fault } from '../../core/fault.ts';
import type { Merchant } from '../../core/merchant.ts';
import type { SecurityKey } from '../../core/securityWords.ts';
import { stampOf } from '../../core/zone.ts';
import { notify } from '../notifications/notify.ts';

export const LOCK_SECONDS = 24 * 3600;

/** After a security change nothing goes out for a day. */
export function lockWithdrawals(merchant: Merchant, what: SecurityKey, now: number): number {
  const { profile } = merchant;
  profile.lockUntil = Math.max(profile.lockUntil, now + LOCK_SECONDS);
  profile.lockReason = what;
  notify(merchant, now, {
    type: notificationType.security,
    notice: 'securityChanged',
    values: { what, until: stampOf(profile.merchant.time_zone, profile.lockUntil) },
    link: '/accountInfo?page_tab=_security',
  });
  return profile.lockUntil;
}

/** 10024 with the reason and the end, while nothing may go out. */
export function assertOutgoing(merchant: Merchant, now: number): void {
  const { profile, settings } = merchant;
  if (settings.isFrozen) throw new Fault(10024, { reason: 'frozen', until: 0 });
  if (profile.lockUntil > now)
    throw new Fault(10024, { reason: profile.lockReason, until: profile.lockUntil });
}
