import { Skeleton } from '@settlement/design-system/Skeleton';
import { useText } from '#i18n/useText.ts';

/** Renders a block in place of loading content. Screen readers announce it. */
export function LoadingBlock({ height }: { readonly height: string }) {
  return (
    <div role="status" aria-label={useText()('common.loading')}>
      <Skeleton shape="block" height={height} />
    </div>
  );
}
