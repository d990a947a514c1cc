import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import { allApplicationsQueryAtom } from '#data/applications.ts';
import { callbackList } from '#data/callbacks.ts';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';

export function DisabledNotice() {
  const text = useText();
  const paths = usePaths();
  const { tab } = useAtomValue(callbackList.stateAtom);
  const apps = useAtomValue(allApplicationsQueryAtom).data?.list ?? [];
  const off = apps.filter(({ notify_status }) => notify_status === 2);
  if (off.length === 0 || tab === 'endpoints') return null;
  return (
    <Banner
      tone="critical"
      title={text('callbacks.disabled.title', {
        count: off.length,
        names: off.map(({ name }) => name).join(text('callbacks.and')),
      })}
      actions={
        <Link href={paths.callbacks({ tab: 'endpoints' })} isStrong>
          {text('callbacks.stats.endpoints')}
        </Link>
      }
    >
      {text('callbacks.disabled.text')}
    </Banner>
  );
}
