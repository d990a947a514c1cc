import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { useText } from '#i18n/useText.ts';
import { AccountTabs } from '../parts/AccountTabs.tsx';

/** `/accountInfo`. */
export function AccountScreen() {
  const text = useText();
  return (
    <Stack>
      <PageHeader title={text('account.title')} description={text('account.lead')} />
      <AccountTabs />
    </Stack>
  );
}
