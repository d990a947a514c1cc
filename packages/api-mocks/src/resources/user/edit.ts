import { errorCode } from '#contract/errors.ts';
import {
  emailPurpose,
  logType,
  onOffCode,
  securitySwitchType,
  userStatus,
  verificationMethods,
} from '#contract/enumerations.ts';
import type { UserChange } from '#contract/account.ts';
import type { SecuritySwitch } from '#contract/user.ts';
import { ApiError, fieldError, operationFailed } from '#core/http/apiError.ts';
import type { Call } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import { isZone } from '#rules/zone.ts';
import { assertVerified, boundMethods } from '../security/verification.ts';
import { endTickets } from '../security/tickets.ts';
import { followZone } from '../billing/collect.ts';
import { followStatements, periodStart } from '../statements/write.ts';
import { submitOpening } from './opening.ts';

function isOn(switches: readonly SecuritySwitch[], input: SecuritySwitch): boolean {
  return switches.some(
    (one) => one.type === input.type && one.method === input.method && one.open === onOffCode.on,
  );
}

/** Any enabled method can verify a transaction, so the weakest method determines the security. */
function addsWeakerMethod({ merchant }: Call, turnedOn: readonly SecuritySwitch[]): boolean {
  const [strongest] = boundMethods(merchant);
  if (strongest === undefined) return false;
  return turnedOn.some(
    ({ type, method }) =>
      type === securitySwitchType.withdrawal &&
      verificationMethods.indexOf(method) > verificationMethods.indexOf(strongest),
  );
}

/** Turning a switch off or enabling a weaker method requires verification. */
function editSwitches(call: Call, change: UserChange): void {
  const input = change.security_switch;
  if (!input) return;
  const { profile } = call.merchant;
  const turnedOn = input.filter((one) => one.open === onOffCode.on && !isOn(profile.switches, one));
  for (const one of turnedOn) {
    if (one.method === 'google_auth' && profile.totpSecret === '')
      throw fieldError('security_switch', 'not_bound');
    if (one.method === 'phone' && profile.phone === '') throw fieldError('security_switch', 'not_bound');
  }
  const turnedOff = input.filter((one) => one.open === onOffCode.off && isOn(profile.switches, one));
  const next = profile.switches.map(
    (old) => input.find((one) => one.type === old.type && one.method === old.method) ?? old,
  );
  const left = boundMethods({ profile: { ...profile, switches: next } });
  const isAboutMoney = turnedOff.some(({ type }) => type === securitySwitchType.withdrawal);
  if (isAboutMoney && left.length === 0) throw operationFailed('only_method');
  if (turnedOff.length > 0 || addsWeakerMethod(call, turnedOn)) {
    assertVerified(call, change, emailPurpose.withdrawal);
    endTickets({ bank: call.bank, mchid: call.merchant.mchid });
  }
  profile.switches = next;
  logAction(call, logType.security, 'switches');
}

/** Changing a phrase requires verification: an attacker could use a new one in forged emails. */
function editPhrase(call: Call, change: UserChange): void {
  const input = change.anti_phishing;
  const { profile } = call.merchant;
  const current = profile.antiPhishing ?? '';
  if (input === undefined || input === current) return;
  if (current !== '') assertVerified(call, change, emailPurpose.withdrawal);
  profile.antiPhishing = input;
  logAction(call, logType.security, 'phrase');
}

function editMerchant(call: Call, change: UserChange): void {
  const shown = call.merchant.profile.merchant;
  const input = change.merchant;
  if (!input) return;
  if (input.time_zone !== undefined && !isZone(input.time_zone))
    throw fieldError('merchant.time_zone', 'time_zone');
  call.merchant.profile.merchant = {
    logo: input.logo ?? shown.logo,
    website: input.website ?? shown.website,
    telegram: input.telegram ?? shown.telegram,
    x: input.x ?? shown.x,
    time_zone: input.time_zone ?? shown.time_zone,
    address: {
      street: input.address?.street ?? shown.address.street,
      city: input.address?.city ?? shown.address.city,
      country: input.address?.country ?? shown.address.country,
    },
  };
  if (call.merchant.profile.merchant.time_zone === shown.time_zone) return;
  // The current period ends at midnight in the new time zone, which may already be over.
  const { period } = call.merchant.settings.bill.statement;
  followStatements(call.bank, call.merchant, periodStart(period, shown.time_zone, call.now + 1));
  followZone(call.bank, call.merchant, call.now);
}

function editName(call: Call, name: string | undefined): void {
  if (name === undefined || name === call.merchant.profile.name) return;
  const { directory } = call.bank;
  const isUsed =
    directory.known.some((one) => one.name === name && one.mchid !== call.merchant.mchid) ||
    directory.built().some((one) => one.profile.name === name);
  if (isUsed) throw new ApiError(errorCode.NAME_EXISTS);
  call.merchant.profile.name = name;
}

/** Changes the profile. During the review, the data of the application can't be changed. */
export function editProfile(call: Call, change: UserChange): void {
  const isApplication =
    change.name !== undefined || change.merchant !== undefined || change.submit !== undefined;
  if (isApplication && call.merchant.profile.status === userStatus.underReview)
    throw new ApiError(errorCode.UNDER_REVIEW);
  editName(call, change.name);
  editMerchant(call, change);
  editSwitches(call, change);
  editPhrase(call, change);
  if (change.submit === 1) submitOpening(call, change);
  else if (change.name !== undefined || change.merchant !== undefined)
    logAction(call, logType.settings, 'profile');
}
