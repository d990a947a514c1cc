import { auditStage, auditState, onOffCode, userStatus } from '#contract/enumerations.ts';
import type { SecuritySwitch } from '#contract/user.ts';
import type { Bank } from '#core/bank.ts';
import { logoOf } from '#core/catalogue/logo.ts';
import { createMerchant, type Merchant } from '#core/merchant.ts';

const FIRST_NEW_MCHID = 10_020_001;

/** What a merchant may switch: the authenticator at sign-in, each method for withdrawing, news of sign-ins. */
export function switchesFor(loginCode: boolean, withdrawCode: boolean): SecuritySwitch[] {
  const on = (is: boolean) => (is ? onOffCode.on : onOffCode.off);
  return [
    { type: 1, method: 'google_auth', open: on(loginCode) },
    { type: 2, method: 'google_auth', open: on(withdrawCode) },
    { type: 2, method: 'email', open: onOffCode.on },
    { type: 2, method: 'phone', open: onOffCode.off },
    { type: 3, method: 'email', open: onOffCode.on },
  ];
}

/** A merchant that has just registered: no permission is open and it owns nothing. */
export function newcomer(
  bank: Bank,
  email: string,
  passwordHash: string,
  name: string | undefined,
): Merchant {
  const mchid = String(FIRST_NEW_MCHID + bank.directory.built().length);
  const called = name ?? email.slice(0, email.indexOf('@'));
  const merchant = createMerchant({
    key: `new-${mchid}`,
    mchid,
    seed: `${bank.seed}:${mchid}`,
    profile: {
      name: called,
      email,
      registeredAt: bank.clock.now(),
      phone: '',
      areaCode: '',
      status: userStatus.notOpened,
      audit: {
        stage: auditStage.primary,
        state: auditState.progress,
        reason: '',
        fields: [],
        updated_time: 0,
      },
      passwordHash,
      tradePasswordHash: '',
      totpSecret: '',
      totpBoundAt: 0,
      switches: switchesFor(false, false),
      merchant: {
        logo: logoOf(called.slice(0, 1), '#2468D8'),
        website: '',
        telegram: '',
        x: '',
        time_zone: 'UTC',
        address: { street: '', city: '', country: '' },
      },
      lockUntil: 0,
      lockReason: '',
      lastLogin: { time: 0, ip: '', device: '', address: '' },
    },
  });
  bank.directory.add(merchant);
  return merchant;
}
