import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import type { Tone } from '#tokens/types.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { hiddenLabels } from './hiddenLabels.ts';
import * as css from './StatCard.css.ts';

export interface StatCardProps {
  /** The label of the number, such as `Payments today`. */
  label: ReactNode;
  /** The number, formatted for the current language. */
  value: ReactNode;
  /** A unit or note below the number. */
  description?: ReactNode;
  /** A decorative icon next to the label. */
  icon?: ReactNode;
  /** The color of the icon tile. @default 'accent' */
  tone?: Tone;
  /** The surface. `none` removes border, background and padding, for numbers inside a card. @default 'card' */
  surface?: 'card' | 'none';
  /** Shows a skeleton while the number is loading. */
  isLoading?: boolean;
  /** Hides the number, so that people nearby can't read it. */
  isHidden?: boolean;
  /** Replaces the text for screen readers if the number is hidden. */
  labels?: Labels<'HeroCard'>;
}

/** A number with its label. For the balance of the account, use `HeroCard`. */
export function StatCard({
  label,
  value,
  description,
  icon,
  tone = 'accent',
  surface = 'card',
  isLoading,
  isHidden,
  labels,
}: StatCardProps) {
  const { hidden } = useLabels('HeroCard', hiddenLabels, labels);
  return (
    <div className={css.card({ surface })} aria-busy={isLoading || undefined}>
      <div className={css.top}>
        <span className={css.label}>{label}</span>
        {icon && (
          <span className={css.icon({ tone })} aria-hidden="true">
            {icon}
          </span>
        )}
      </div>
      <div className={css.value}>
        <StatValue value={value} isLoading={isLoading} isHidden={isHidden} hiddenLabel={hidden} />
      </div>
      {description && (
        <div className={css.caption}>
          <StatCaption isLoading={isLoading}>{description}</StatCaption>
        </div>
      )}
    </div>
  );
}

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
}: Pick<StatCardProps, 'value' | 'isLoading' | 'isHidden'> & { hiddenLabel?: string }) {
  if (isLoading) return <Covered width="75%">{value}</Covered>;
  if (!isHidden) return value;
  return (
    <>
      <span aria-hidden="true">••••••</span>
      {hiddenLabel && <VisuallyHidden>{hiddenLabel}</VisuallyHidden>}
    </>
  );
}
