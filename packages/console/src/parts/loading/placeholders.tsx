import { Skeleton } from '@settlement/design-system/Skeleton';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import * as css from './placeholders.css.ts';

/** Renders a block in place of loading content. Screen readers announce it. */
export function LoadingBlock({ height }: { readonly height: string }) {
  return (
    <div role="status" aria-label={useText()('common.loading')}>
      <Skeleton shape="block" height={height} />
    </div>
  );
}

interface ReservedProps {
  /** A text of the usual length. Never visible. */
  readonly usual: ReactNode;
  readonly children?: ReactNode;
}

/** Shows a text in the space of a usual, longer text, so that the longer text doesn't move the content below. */
export function Reserved({ usual, children }: ReservedProps) {
  return (
    <span className={css.stacked}>
      <span className={css.layer}>{children}</span>
      <span className={css.unseen} aria-hidden="true">
        {usual}
      </span>
    </span>
  );
}
