import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { useText } from '#i18n/useText.ts';
import { ReviewingView } from '../parts/reviewing/ReviewingView.tsx';

/** `/reviewing`: how the application stands. */
export function ReviewingScreen() {
  const text = useText();
  return (
    <Stack>
      <PageHeader title={text('shell.title.reviewing')} description={text('permission.review.lead')} />
      <ReviewingView />
    </Stack>
  );
}
