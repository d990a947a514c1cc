import { getUserInfo, type UserInfo } from '../../contract/user.ts';
import { implement } from '../../core/implement.ts';
import type { Merchant } from '../../core/merchant.ts';

export function projectUser(merchant: Merchant): UserInfo {
  const { profile } = merchant;
  return {
    mchid: merchant.mchid,
    name: profile.name,
    email: profile.email,
    status: profile.status,
    bind_google_auth: profile.totpSecret !== '',
    phone: profile.phone,
    area_code: profile.areaCode,
    password: profile.passwordHash !== '',
    trade_password: profile.tradePasswordHash !== '',
    security_switch: profile.switches,
    audit: profile.audit,
    merchant: profile.merchant,
    withdraw_lock_until: profile.lockUntil,
    withdraw_lock_reason: profile.lockReason,
    last_login: profile.lastLogin,
  };
}

export const userHandlers = {
  'user.info': implement(getUserInfo, ({ merchant }) => projectUser(merchant)),
};
