import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Card } from '@settlement/design-system/Card';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { deviceAtom } from '#data/session/device.ts';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';

export function PermissionSkeleton() {
  return (
    <Card>
      <Skeleton lines={5} />
    </Card>
  );
}

interface PermissionPageProps {
  readonly title: MessageId;
  readonly lead: MessageId;
  readonly children: ReactNode;
}

export function PermissionPage({ title, lead, children }: PermissionPageProps) {
  const text = useText();
  if (useAtomValue(deviceAtom) === 'mobile') return children;
  return (
    <Stack>
      <PageHeader title={text(title)} description={text(lead)} />
      {children}
    </Stack>
  );
}
