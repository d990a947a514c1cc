import { addressStatus } from '#contract/enumerations.ts';
import { assetNamed } from '#core/catalogue/tokens.ts';
import { deriveAddress } from '#core/chain/derive.ts';
import { prepared, type Scenario } from '#core/http/scenario.ts';
import { WEAKENING_SECONDS, saveAddress } from './book.ts';

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
  prepared('addresses.many', 'Addresses: 120 more addresses for USDT on TRON', (bank, merchant) => {
    const asset = assetNamed('USDT', 'TRON');
    const createdAt = bank.clock.now() - 86_400;
    for (let no = 1; no <= 120; no += 1) {
      const address = deriveAddress(asset.chain.family, `${merchant.seed}:supplier:${no}`);
      saveAddress(merchant, asset, { label: `Supplier ${no}`, address, activeAt: createdAt, createdAt });
    }
  }),
] as const satisfies readonly Scenario[];
