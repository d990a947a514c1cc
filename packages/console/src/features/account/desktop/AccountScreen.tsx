import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { useOffers } from '#data/calls/extensions.ts';
import { deviceAtom } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { AccountTabs } from '../parts/AccountTabs.tsx';

/** Phones show the title in the header of the app. */
export function AccountScreen() {
  const text = useText();
  const offers = useOffers();
  const isPhone = useAtomValue(deviceAtom) === 'mobile';
  return (
    <Stack gap={isPhone ? 'm' : 'l'}>
      {!isPhone && (
        <PageHeader
          title={text('account.title')}
          description={text(offers('billing') ? 'account.lead' : 'account.leadWithoutBilling')}
        />
      )}
      <AccountTabs />
    </Stack>
  );
}
