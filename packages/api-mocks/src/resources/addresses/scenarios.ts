import { addressStatus } from '#contract/enumerations.ts';
import type { Scenario } from '#core/http/scenario.ts';
import { WEAKENING_SECONDS } from './book.ts';

export const addressScenarios = [
  {
    id: 'addresses.policyPending',
    title: 'Addresses: both restrictions were turned off an hour ago and still apply for 47 hours',
    prepare(bank, { settings }) {
      const endsAt = bank.clock.now() - 3600 + WEAKENING_SECONDS;
      settings.addressRules.onlySaved = { isOn: false, endsAt };
      settings.addressRules.cooling = { isOn: false, endsAt };
    },
  },
  {
    id: 'addresses.disabled',
    title: 'Addresses: the newest one is turned off',
    prepare(_bank, { rows: { addresses } }) {
      const newest = addresses.all().findLast(({ status }) => status === addressStatus.active);
      if (newest) addresses.replace(newest.index, { ...newest, status: addressStatus.disabled });
    },
  },
] as const satisfies readonly Scenario[];
