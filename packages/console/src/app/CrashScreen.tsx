import { Button } from '@settlement/design-system/Button';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { AlertTriangleIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { pageLoaderAtom } from '#data/calls/pageLoader.ts';
import { useEffect, useState } from 'react';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';
import { OfflineError, isChunkError, isJustReloaded } from '#lib/browser/chunkError.ts';
import { useIsOnline } from '#lib/browser/useIsOnline.ts';
import { SupportContact } from '#parts/brand/SupportContact.tsx';

interface CrashScreenProps {
  readonly error: unknown;
  /** @default true */
  readonly hasHeading?: boolean;
}

export function CrashScreen({ error, hasHeading = true }: CrashScreenProps) {
  const text = useText();
  const loader = useAtomValue(pageLoaderAtom);
  const isOnline = useIsOnline();
  // If the connection was lost, a reload before it returns would fail.
  const [isWaiting] = useState(() => error instanceof OfflineError || (!isOnline && isChunkError(error)));
  useEffect(() => {
    if (isWaiting && isOnline) loader.reload();
  }, [isWaiting, isOnline, loader]);
  return (
    <Stack>
      {hasHeading && <PageHeader title={text('common.crash.title')} />}
      <EmptyState
        tone="critical"
        role="alert"
        icon={<AlertTriangleIcon aria-hidden="true" />}
        title={text('common.failed.title')}
        description={text(isWaiting ? 'shell.offline.text' : reasonOf(error))}
        actions={!isWaiting && <Button onPress={() => loader.reload()}>{text('common.reload')}</Button>}
      />
      <SupportContact hasVersion />
    </Stack>
  );
}

function reasonOf(error: unknown): MessageId {
  if (!isChunkError(error)) return 'common.crash.text';
  return isJustReloaded() ? 'common.crash.stillMissing' : 'common.crash.newVersion';
}
