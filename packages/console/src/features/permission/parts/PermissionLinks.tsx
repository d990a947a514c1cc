import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Inline } from '@settlement/design-system/Inline';
import { BookOpenIcon, LogOutIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { usePaths } from '#data/session/device.ts';
import { logoutAtom } from '#data/session/session.ts';
import { supportLinksAtom } from '#data/supportLinks.ts';
import { useText } from '#i18n/useText.ts';
import { SupportContact } from '#parts/brand/SupportContact.tsx';

export function PermissionLinks() {
  const text = useText();
  const paths = usePaths();
  const logout = useSetAtom(logoutAtom);
  const { documentationUrl } = useAtomValue(supportLinksAtom);
  const look = { variant: 'ghost', tone: 'neutral' } as const;
  return (
    <Inline gap="s">
      <ButtonLink
        {...look}
        href={documentationUrl ?? paths.docs}
        {...(documentationUrl !== undefined && { target: '_blank' })}
        icon={<BookOpenIcon size={16} aria-hidden="true" />}
      >
        {text('permission.docs')}
      </ButtonLink>
      <Button {...look} icon={<LogOutIcon size={16} aria-hidden="true" />} onPress={() => void logout()}>
        {text('permission.logout')}
      </Button>
      <SupportContact />
    </Inline>
  );
}
