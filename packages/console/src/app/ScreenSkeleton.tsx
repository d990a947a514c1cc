import { Card } from '@settlement/design-system/Card';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { pathnameAtom } from '#data/page/location.ts';
import { pageAt } from '#lib/address/pages.ts';
import * as css from './screenSkeleton.css.ts';

/** The cards of the dashboard, with the height of their content in lines. */
const cards = { figures: 6, movements: 6, chart: 9, attention: 9, recent: 8, market: 8, assets: 8 };

export function ScreenSkeleton() {
  const isDashboard = pageAt(useAtomValue(pathnameAtom)) === '/';
  if (isDashboard)
    return (
      <div className={css.dashboard}>
        {Object.entries(cards).map(([name, lines]) => (
          <div key={name} className={css.cell}>
            <Card>
              <Skeleton lines={lines} />
            </Card>
          </div>
        ))}
      </div>
    );
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
