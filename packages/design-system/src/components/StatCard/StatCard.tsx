import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import type { Tone } from '#tokens/types.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './StatCard.css.ts';

export interface StatCardProps {
  /** The label of the number. */
  label: ReactNode;
  /** The number, formatted for the current language. */
  value: ReactNode;
  /** A unit or note below the number. */
  caption?: ReactNode;
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
  /** The text for screen readers if the number is hidden. */
  hiddenLabel?: string;
}

/** A number with its label. For the balance of the account, use `HeroCard`. */
export function StatCard({
  label,
  value,
  caption,
  icon,
  tone = 'accent',
  surface = 'card',
  isLoading,
  isHidden,
  hiddenLabel,
}: StatCardProps) {
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

export function StatValue({
  value,
  isLoading,
  isHidden,
  hiddenLabel,
}: Pick<StatCardProps, 'value' | 'isLoading' | 'isHidden' | 'hiddenLabel'>) {
  // The skeleton is as high as the number, so that the card doesn't move.
  if (isLoading) return <Skeleton width="75%" height="1lh" />;
  if (!isHidden) return value;
  return (
    <>
      <span aria-hidden="true">••••••</span>
      {hiddenLabel && <VisuallyHidden>{hiddenLabel}</VisuallyHidden>}
    </>
  );
}
