import { Stack } from '@settlement/design-system/Stack';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useText } from '../../../i18n/useText.ts';
import { AccountTabs } from '../parts/AccountTabs.tsx';

/** `/m/accountInfo`. */
export function MobileAccountScreen() {
  const text = useText();
  return (
    <Stack gap="m">
      <VisuallyHidden as="h1">{text('account.title')}</VisuallyHidden>
      <AccountTabs />
    </Stack>
  );
}
