import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Stack } from '@settlement/design-system/Stack';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { FileQuestionIcon } from '@settlement/design-system/icons';
import { usePaths } from '#data/device.ts';
import { useText } from '#i18n/useText.ts';

/** Specification §2: unknown paths, with a way back home. */
export function NotFoundScreen() {
  const text = useText();
  const { home } = usePaths();
  return (
    <Stack>
      <VisuallyHidden as="h1">{text('common.noMatch.title')}</VisuallyHidden>
      <EmptyState
        icon={<FileQuestionIcon aria-hidden="true" />}
        title={text('common.noMatch.title')}
        description={text('common.noMatch.text')}
        action={<ButtonLink href={home}>{text('common.noMatch.home')}</ButtonLink>}
      />
    </Stack>
  );
}
