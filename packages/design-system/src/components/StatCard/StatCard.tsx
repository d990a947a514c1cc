import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import type { Tone } from '#tokens/types.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './StatCard.css.ts';

export interface StatCardProps {
  /** What is counted. */
  label: ReactNode;
  /** The number, already formatted. */
  value: ReactNode;
  /** Unit or note under the number. */
  caption?: ReactNode;
  /** Beside the label; decoration. */
  icon?: ReactNode;
  /** Colour of the icon's tile. @default 'accent' */
  tone?: Tone;
  /** Shows a skeleton of the number while it is fetched. */
  isLoading?: boolean;
  /** Hides the number from onlookers. */
  isHidden?: boolean;
  /** What a screen reader hears instead of a covered number. */
  hiddenLabel?: string;
}

/** One number with its name. Not for the balance of the account: use `HeroCard`. */
export function StatCard({
  label,
  value,
  caption,
  icon,
  tone = 'accent',
  isLoading,
  isHidden,
  hiddenLabel,
}: StatCardProps) {
  return (
    <div className={css.card} aria-busy={isLoading || undefined}>
      <div className={css.top}>
        <span className={css.label}>{label}</span>
        {icon && (
          <span className={css.icon({ tone })} aria-hidden="true">
            {icon}
          </span>
        )}
      </div>
      <div className={css.value}>
        <StatValue value={value} isLoading={isLoading} isHidden={isHidden} hiddenLabel={hiddenLabel} />
      </div>
      {caption && (
        <div className={css.caption}>
          <StatCaption isLoading={isLoading}>{caption}</StatCaption>
        </div>
      )}
    </div>
  );
}

/** The caption, under a skeleton while it loads: on phones it may wrap, and keeps its lines. */
export function StatCaption({
  children,
  isLoading,
}: {
  children: ReactNode;
  isLoading?: boolean | undefined;
}) {
  if (!isLoading) return children;
  return (
    <div className={css.stacked}>
      <div className={css.layer}>
        <Skeleton width="60%" height="1lh" />
      </div>
      <div className={cx(css.layer, css.covered)}>{children}</div>
    </div>
  );
}

/** The number, its skeleton while it loads, or dots that hide it. */
export function StatValue({
  value,
  isLoading,
  isHidden,
  hiddenLabel,
}: Pick<StatCardProps, 'value' | 'isLoading' | 'isHidden' | 'hiddenLabel'>) {
  // As high as the line, so that nothing moves when the number comes.
  if (isLoading) return <Skeleton width="75%" height="1lh" />;
  if (!isHidden) return value;
  return (
    <>
      <span aria-hidden="true">••••••</span>
      {hiddenLabel && <VisuallyHidden>{hiddenLabel}</VisuallyHidden>}
    </>
  );
}
