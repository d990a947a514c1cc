import { notificationType } from '#contract/enumerations.ts';
import type { Merchant } from '#core/merchant.ts';
import type { SecurityKey } from '#core/textKeys.ts';
import { stampOf } from '#core/zone.ts';
import { notify } from '../notifications/notify.ts';

const LOCK_SECONDS = 24 * 3600;

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
