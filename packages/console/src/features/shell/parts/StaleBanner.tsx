import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { QueryClient } from '@tanstack/query-core';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { useIsOnline } from '#lib/browser/useIsOnline.ts';
import * as css from './shell.css.ts';

/** The longest stale time of current figures, in milliseconds. */
const LONGEST_FRESH_MS = 60_000;

export interface Staleness {
  /** The time of the oldest displayed response in Unix seconds. `undefined` if there is no response. */
  readonly fetchedAt: number | undefined;
  readonly hasFailed: boolean;
}

export function stalenessOf(client: QueryClient): Staleness {
  const times: number[] = [];
  let hasFailed = false;
  for (const query of client.getQueryCache().findAll({ type: 'active' })) {
    const { data, dataUpdatedAt, status } = query.state;
    if (data === undefined || query.meta?.isSilent) continue;
    if (query.observers.some(({ options: { staleTime } }) => Number(staleTime) > LONGEST_FRESH_MS)) continue;
    times.push(dataUpdatedAt);
    hasFailed ||= status === 'error';
  }
  return { fetchedAt: times.length === 0 ? undefined : Math.floor(Math.min(...times) / 1000), hasFailed };
}

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
      actions={
        isOnline && (
          <Button
            size="small"
            variant="outline"
            onPress={() => void client.refetchQueries({ type: 'active' })}
          >
            {text('common.retry')}
          </Button>
        )
      }
    >
      {age > 0 && (
        <div>
          {text('shell.stale.time')} <span className={css.staleTime}>{formats.time(age)}</span> (
          {formats.zone})
        </div>
      )}
      {!isOnline && text('shell.offline.text')}
    </Banner>
  );
}
