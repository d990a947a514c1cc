import { Grid } from '@settlement/design-system/Grid';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { deviceAtom } from '#data/session/device.ts';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { AfterQueries, QueryView } from '#parts/loading/QueryView.tsx';
import { PermissionActions } from './parts/PermissionActions.tsx';
import { StatusCard } from './parts/StatusCard.tsx';
import { NeedsCard, OpensCard } from './parts/PermissionCards.tsx';
import { PermissionSkeleton } from './parts/PermissionPage.tsx';

/** Menu pages of phones redirect here until the permission is approved (specification §2). */
export function PermissionScreen() {
  const text = useText();
  const query = useAtomValue(userQueryAtom);
  const isPhone = useAtomValue(deviceAtom) === 'mobile';
  const gap = isPhone ? 'm' : 'l';
  return (
    <Stack gap={gap}>
      {!isPhone && (
        <PageHeader
          title={text('shell.title.permission')}
          description={text('permission.lead')}
          actions={query.data && <PermissionActions user={query.data} />}
        />
      )}
      <QueryView query={query} loading={<PermissionSkeleton />} failedTitle={text('permission.failed')}>
        {(user) => (
          <>
            <StatusCard user={user} />
            {isPhone && <PermissionActions user={user} />}
          </>
        )}
      </QueryView>
      <AfterQueries queries={[query]}>
        <Grid columns={{ mobile: 1, desktop: 2 }} gap={gap}>
          <OpensCard />
          <NeedsCard />
        </Grid>
      </AfterQueries>
    </Stack>
  );
}
