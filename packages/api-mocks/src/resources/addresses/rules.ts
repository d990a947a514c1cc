import { onOffCode, type CodeOf } from '#contract/enumerations.ts';
import type { AddressPolicy } from '#contract/addresses.ts';
import type { Merchant } from '#core/merchant.ts';
import type { AddressRule } from '#core/settings.ts';

/** Turning a rule off takes two days, so that a stolen session gains nothing by it. */
export const WEAKENING_SECONDS = 48 * 3600;

type OnOff = CodeOf<typeof onOffCode>;
export type AddressRuleName = keyof Merchant['settings']['addressRules'];

const isOn = (rule: AddressRule, now: number) => rule.isOn || rule.endsAt > now;

/** Whether a rule of the address book is in force; one that was turned off is until its time comes. */
export function ruleHolds(merchant: Merchant, name: AddressRuleName, now: number): boolean {
  return isOn(merchant.settings.addressRules[name], now);
}

/**
 * Turning a rule on holds at once and drops a pending end; turning it off holds 48 hours later. Asking again
 * while the end is pending changes nothing, so that it comes neither sooner nor later.
 */
export function changeRule(merchant: Merchant, name: AddressRuleName, to: OnOff, now: number): void {
  const { addressRules } = merchant.settings;
  if (to === onOffCode.on) addressRules[name] = { isOn: true, endsAt: 0 };
  else if (addressRules[name].isOn) addressRules[name] = { isOn: false, endsAt: now + WEAKENING_SECONDS };
}

export function projectPolicy({ settings }: Merchant, now: number): AddressPolicy {
  const { onlySaved, cooling } = settings.addressRules;
  const code = (rule: AddressRule) => (isOn(rule, now) ? onOffCode.on : onOffCode.off);
  const end = ({ endsAt }: AddressRule) => (endsAt > now ? endsAt : 0);
  return {
    only_saved: code(onlySaved),
    cooling: code(cooling),
    effective_time: end(cooling),
    only_saved_effective_time: end(onlySaved),
  };
}
