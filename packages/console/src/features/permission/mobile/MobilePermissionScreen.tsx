import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { AfterQueries, QueryView } from '#parts/QueryView.tsx';
import { PermissionActions } from '../parts/PermissionActions.tsx';
import { PermissionSkeleton } from '../parts/PermissionSkeleton.tsx';
import { StatusCard } from '../parts/StatusCard.tsx';
import { NeedsCard, OpensCard } from '../parts/PermissionCards.tsx';

/** `/m/openAuth`, where menu pages lead while the permission is closed (specification §2). */
export function MobilePermissionScreen() {
  const text = useText();
  const query = useAtomValue(userQueryAtom);
  return (
    <Stack gap="m">
      <QueryView query={query} loading={<PermissionSkeleton />} failedTitle={text('permission.failed')}>
        {(user) => (
          <>
            <StatusCard user={user} />
            <PermissionActions user={user} />
          </>
        )}
      </QueryView>
      <AfterQueries queries={[query]}>
        <OpensCard />
        <NeedsCard />
      </AfterQueries>
    </Stack>
  );
}
