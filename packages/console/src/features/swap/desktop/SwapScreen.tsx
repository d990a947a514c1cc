import { Breadcrumbs } from '@settlement/design-system/Breadcrumbs';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { usePaths } from '#data/device.ts';
import { useText } from '#i18n/useText.ts';
import { RecentSwaps } from '../parts/RecentSwaps.tsx';
import { SwapBody } from '../parts/SwapBody.tsx';
import * as css from '../parts/swap.css.ts';

/** `/property/swap`. */
export function SwapScreen() {
  const text = useText();
  const paths = usePaths();
  return (
    <Stack>
      <PageHeader
        title={text('shell.title.swap')}
        description={text('swap.lead')}
        breadcrumbs={
          <Breadcrumbs
            label={text('swap.breadcrumbs')}
            items={[
              { id: 'assets', label: text('shell.nav.assets'), href: paths.assets() },
              { id: 'swap', label: text('shell.title.swap') },
            ]}
          />
        }
      />
      <div className={css.columns}>
        <SwapBody />
        <RecentSwaps />
      </div>
    </Stack>
  );
}
