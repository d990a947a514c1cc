import { Stack } from '@settlement/design-system/Stack';
import { AccountTabs } from '../parts/AccountTabs.tsx';

/** `/m/accountInfo`. */
export function MobileAccountScreen() {
  return (
    <Stack gap="m">
      <AccountTabs />
    </Stack>
  );
}
