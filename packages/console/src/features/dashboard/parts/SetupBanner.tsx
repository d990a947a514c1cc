import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/session/device.ts';
import { requiredLeft } from '#data/dashboard.ts';
import { userAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';

export function SetupBanner() {
  const text = useText();
  const paths = usePaths();
  const user = useAtomValue(userAtom);
  if (user?.status !== userStatus.authorised) return null;
  const left = requiredLeft(user);
  if (left === 0) return null;
  return (
    <Banner
      tone="info"
      title={text('dashboard.setup.title')}
      actions={
        <Link href={paths.initPage} isStrong>
          {text('dashboard.setup.action')}
        </Link>
      }
    >
      {text('dashboard.setup.text', { count: left })}
    </Banner>
  );
}
