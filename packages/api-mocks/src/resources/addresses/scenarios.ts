import { addressStatus } from '#contract/enumerations.ts';
import { prepared, type Scenario } from '#core/http/scenario.ts';
import { WEAKENING_SECONDS } from './book.ts';

export const addressScenarios = [
  prepared(
    'addresses.policyPending',
    'Addresses: both restrictions were turned off an hour ago and still apply for 47 hours',
    (bank, { settings }) => {
      const endsAt = bank.clock.now() - 3600 + WEAKENING_SECONDS;
      settings.addressRules.onlySaved = { isOn: false, endsAt };
      settings.addressRules.cooling = { isOn: false, endsAt };
    },
  ),
  prepared(
    'addresses.disabled',
    'Addresses: the newest one is turned off',
    (_bank, { rows: { addresses } }) => {
      const newest = addresses.all().findLast(({ status }) => status === addressStatus.active);
      if (newest) addresses.replace(newest.index, { ...newest, status: addressStatus.disabled });
    },
  ),
] as const satisfies readonly Scenario[];
