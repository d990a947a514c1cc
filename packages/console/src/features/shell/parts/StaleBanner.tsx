import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useSyncExternalStore } from 'react';
import { stalenessOf } from '#data/calls/staleness.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { useIsOnline } from '#lib/browser/useIsOnline.ts';
import * as css from './shell.css.ts';

export function StaleBanner() {
  const text = useText();
  const formats = useFormats();
  const client = useAtomValue(queryClientAtom);
  const isOnline = useIsOnline();
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  );
  // While online and without failures, the value stays undefined, so the banner doesn't render again.
  const age = useSyncExternalStore(subscribe, () => {
    const { hasFailed, fetchedAt = 0 } = stalenessOf(client);
    return isOnline && !hasFailed ? undefined : fetchedAt;
  });
  if (age === undefined) return null;
  return (
    <Banner
      tone="caution"
      role="status"
      title={text(isOnline ? 'common.failed.title' : 'shell.offline.title')}
      {...(isOnline && {
        action: (
          <Button
            size="small"
            variant="outline"
            onPress={() => void client.refetchQueries({ type: 'active' })}
          >
            {text('common.retry')}
          </Button>
        ),
      })}
    >
      {age > 0 && (
        <div>
          {text('shell.stale.time')} <span className={css.time}>{formats.time(age)}</span> ({formats.zone})
        </div>
      )}
      {!isOnline && text('shell.offline.text')}
    </Banner>
  );
}
