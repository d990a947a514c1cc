import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { useText } from '#i18n/useText.ts';
import * as css from '../assets.css.ts';

/** Rows as high as the real ones, so that nothing moves when those come. */
export function AssetTableLoading() {
  const text = useText();
  return (
    <div className={css.emptyBlock} role="status" aria-label={text('assets.list.loading')}>
      <Stack gap="m">
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} shape="block" height="40px" />
        ))}
      </Stack>
    </div>
  );
}
