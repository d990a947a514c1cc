import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Stack } from '@settlement/design-system/Stack';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { FileQuestionIcon, LifeBuoyIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/session/device.ts';
import { pathnameAtom } from '#data/page/location.ts';
import { hasSupportAtom } from '#data/supportLinks.ts';
import { messageFiles } from '#i18n/catalog.ts';
import { useMessages } from '#i18n/useMessages.ts';
import { useText } from '#i18n/useText.ts';

import { pageAt } from '#lib/address/pages.ts';
import { SupportContact } from '#parts/brand/SupportContact.tsx';

export function NotFoundScreen() {
  useMessages(messageFiles);
  const text = useText();
  const { home } = usePaths();
  const isSupport = pageAt(useAtomValue(pathnameAtom)) === '/work-order';
  const hasContact = useAtomValue(hasSupportAtom);
  if (isSupport && hasContact)
    return (
      <Stack>
        <VisuallyHidden as="h1">{text('common.support.title')}</VisuallyHidden>
        <EmptyState
          icon={<LifeBuoyIcon aria-hidden="true" />}
          title={text('common.support.title')}
          description={text('common.support.text')}
          actions={<SupportContact />}
        />
      </Stack>
    );
  return (
    <Stack>
      <VisuallyHidden as="h1">{text('shell.title.notFound')}</VisuallyHidden>
      <EmptyState
        icon={<FileQuestionIcon aria-hidden="true" />}
        title={text('shell.title.notFound')}
        description={text('common.noMatch.text')}
        actions={<ButtonLink href={home}>{text('common.noMatch.home')}</ButtonLink>}
      />
    </Stack>
  );
}
