import type { ReactNode } from 'react';

import type { Tone } from '#tokens/types.ts';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';
import * as css from './StatCard.css.ts';
import { hiddenLabels, StatCaption, StatValue } from './StatParts.tsx';

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
