import { Card } from '@settlement/design-system/Card';
import { Grid } from '@settlement/design-system/Grid';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';

/** In the shape of the form. */
export function SwapSkeleton() {
  return (
    <div aria-busy="true">
      <Card>
        <Stack gap="l">
          <Grid columns={{ mobile: 1, tablet: 2 }}>
            <Skeleton shape="block" height="72px" />
            <Skeleton shape="block" height="72px" />
          </Grid>
          <Skeleton shape="block" height="104px" />
          <Skeleton shape="block" height="228px" />
          <Skeleton shape="block" height="44px" />
        </Stack>
      </Card>
    </div>
  );
}
