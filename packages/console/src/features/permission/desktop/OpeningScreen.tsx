import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { useText } from '#i18n/useText.ts';
import { OpeningView } from '../parts/opening/OpeningView.tsx';

/** `/openAuthPage`: the application for the merchant permission. */
export function OpeningScreen() {
  const text = useText();
  return (
    <Stack>
      <PageHeader title={text('shell.title.openAuthPage')} description={text('permission.form.lead')} />
      <OpeningView />
    </Stack>
  );
}
