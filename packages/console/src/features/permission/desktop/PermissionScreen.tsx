import { Grid } from '@settlement/design-system/Grid';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { AfterQueries, QueryView } from '#parts/QueryView.tsx';
import { PermissionActions } from '../parts/PermissionActions.tsx';
import { PermissionSkeleton } from '../parts/PermissionSkeleton.tsx';
import { StatusCard } from '../parts/StatusCard.tsx';
import { NeedsCard, OpensCard } from '../parts/PermissionCards.tsx';

/** `/openAuth`. */
export function PermissionScreen() {
  const text = useText();
  const query = useAtomValue(userQueryAtom);
  return (
    <Stack>
      <PageHeader
        title={text('shell.title.permission')}
        description={text('permission.lead')}
        actions={query.data && <PermissionActions user={query.data} />}
      />
      <QueryView query={query} loading={<PermissionSkeleton />} failedTitle={text('permission.failed')}>
        {(user) => <StatusCard user={user} />}
      </QueryView>
      <AfterQueries queries={[query]}>
        <Grid columns={{ mobile: 1, desktop: 2 }}>
          <OpensCard />
          <NeedsCard />
        </Grid>
      </AfterQueries>
    </Stack>
  );
}
