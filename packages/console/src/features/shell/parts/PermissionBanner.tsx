import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import type { Tone } from '@settlement/design-system/tokens';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/device.ts';
import { pathnameAtom } from '#data/location.ts';
import { userAtom } from '#data/user.ts';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';
import { accessTo, pageAt } from '#lib/pages.ts';

const states: Record<number, { title: MessageId; tone: Tone }> = {
  [userStatus.notOpened]: { title: 'shell.permission.0', tone: 'info' },
  [userStatus.underReview]: { title: 'shell.permission.1', tone: 'info' },
  [userStatus.failed]: { title: 'shell.permission.2', tone: 'critical' },
  [userStatus.abnormal]: { title: 'shell.permission.4', tone: 'critical' },
};

/** Desktops are not sent away from their pages while the permission is closed: they are told. */
export function PermissionBanner() {
  const text = useText();
  const user = useAtomValue(userAtom);
  const paths = usePaths();
  const page = pageAt(useAtomValue(pathnameAtom));
  const state = user && states[user.status];
  // The pages of the permission say it themselves, or lead to one that does.
  if (!state || (page !== undefined && accessTo(page) === 'permission')) return null;
  return (
    <Banner
      tone={state.tone}
      title={text(state.title)}
      action={
        <Link href={paths.openAuth} isStrong>
          {text('shell.permission.action')}
        </Link>
      }
    >
      {text('shell.permission.text')}
    </Banner>
  );
}
