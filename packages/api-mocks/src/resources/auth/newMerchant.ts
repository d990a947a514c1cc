import { auditStage, auditState, onOffCode, userStatus } from '#contract/enumerations.ts';
import type { SecuritySwitch } from '#contract/user.ts';
import type { Bank, Identity } from '#core/books/bank.ts';
import { logoOf } from '#core/catalogue/tokens.ts';
import { createMerchant, type Merchant, type Profile } from '#core/books/merchant.ts';

const FIRST_NEW_MCHID = 10_020_001;

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

export const startedAudit = (updated_time: number): Profile['audit'] => ({
  stage: auditStage.primary,
  state: auditState.progress,
  reason: '',
  fields: [],
  updated_time,
});

export function newMerchant(
  { key, mchid, name, email }: Identity,
  seed: string,
  change: Partial<Profile>,
): Merchant {
  return createMerchant({
    key,
    mchid,
    seed,
    profile: {
      name,
      email,
      registeredAt: 0,
      phone: '',
      areaCode: '',
      status: userStatus.notOpened,
      audit: startedAudit(0),
      passwordHash: '',
      tradePasswordHash: '',
      totpSecret: '',
      totpBoundAt: 0,
      switches: switchesFor(false, false),
      merchant: {
        logo: logoOf(name.slice(0, 1), '#2468D8'),
        website: '',
        telegram: '',
        x: '',
        time_zone: 'UTC',
        address: { street: '', city: '', country: '' },
      },
      lockUntil: 0,
      lockReason: '',
      lastLogin: { time: 0, ip: '', device: '', address: '' },
      ...change,
    },
  });
}

export function newcomer(
  bank: Bank,
  email: string,
  passwordHash: string,
  name: string | undefined,
): Merchant {
  const mchid = String(FIRST_NEW_MCHID + bank.directory.built().length);
  const called = name ?? email.slice(0, email.indexOf('@'));
  const merchant = newMerchant({ key: `new-${mchid}`, mchid, name: called, email }, `${bank.seed}:${mchid}`, {
    passwordHash,
    registeredAt: bank.clock.now(),
  });
  bank.directory.add(merchant);
  return merchant;
}
