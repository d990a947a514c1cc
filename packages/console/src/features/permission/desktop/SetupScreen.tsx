import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { useText } from '#i18n/useText.ts';
import { SetupView } from '../parts/setup/SetupView.tsx';

/** `/initPage`: the first steps after the permission is open. */
export function SetupScreen() {
  const text = useText();
  return (
    <Stack>
      <PageHeader title={text('shell.title.initPage')} description={text('permission.setup.lead')} />
      <SetupView />
    </Stack>
  );
}
