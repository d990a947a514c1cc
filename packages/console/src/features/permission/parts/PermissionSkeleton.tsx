import { Card } from '@settlement/design-system/Card';
import { Skeleton } from '@settlement/design-system/Skeleton';

export function PermissionSkeleton() {
  return (
    <Card>
      <Skeleton lines={5} />
    </Card>
  );
}
