import { Card } from '@settlement/design-system/Card';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';

export function ScreenSkeleton() {
  return (
    <Stack gap="l">
      <Skeleton width="180px" height="28px" shape="block" />
      <Card>
        <Skeleton lines={3} />
      </Card>
      <Card>
        <Skeleton lines={8} height="16px" />
      </Card>
    </Stack>
  );
}
