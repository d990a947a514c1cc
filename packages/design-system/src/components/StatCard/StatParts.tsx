import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import type { ComponentLabels } from '../Provider/labels.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './StatCard.css.ts';

export const hiddenLabels: ComponentLabels['HeroCard'] = { hidden: 'Hidden', toggle: 'Hide numbers' };

export function StatCaption({
  children,
  isLoading,
}: {
  children: ReactNode;
  isLoading?: boolean | undefined;
}) {
  return isLoading ? <Covered width="60%">{children}</Covered> : children;
}

/** Shows a skeleton in place of the content. The content keeps its height, so that the card doesn't move. */
function Covered({ width, children }: { width: string; children: ReactNode }) {
  return (
    <div className={css.stacked}>
      <div className={css.layer}>
        <Skeleton width={width} height="1lh" />
      </div>
      <div className={cx(css.layer, css.covered)}>{children}</div>
    </div>
  );
}

export function StatValue({
  value,
  isLoading,
  isHidden,
  hiddenLabel,
}: {
  value: ReactNode;
  isLoading: boolean | undefined;
  isHidden: boolean | undefined;
  hiddenLabel?: string;
}) {
  if (isLoading) return <Covered width="75%">{value}</Covered>;
  if (!isHidden) return value;
  return (
    <>
      <span aria-hidden="true">••••••</span>
      {hiddenLabel && <VisuallyHidden>{hiddenLabel}</VisuallyHidden>}
    </>
  );
}
