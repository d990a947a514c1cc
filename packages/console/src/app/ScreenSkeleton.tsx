import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue } from 'jotai';
import { pathnameAtom } from '#data/page/location.ts';
import { pageAt } from '#lib/address/pages.ts';
import * as css from './screenSkeleton.css.ts';

export function ScreenSkeleton() {
  const isDashboard = pageAt(useAtomValue(pathnameAtom)) === '/';
  return (
    <div className={isDashboard ? css.dashboard : css.page}>
      {Array.from({ length: isDashboard ? 7 : 3 }, (_, index) => (
        <div key={index} className={css.part}>
          <Skeleton shape="block" height="100%" />
        </div>
      ))}
    </div>
  );
}
