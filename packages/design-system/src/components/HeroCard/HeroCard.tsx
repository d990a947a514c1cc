import type { ReactNode } from 'react';

import { EyeIcon, EyeOffIcon } from '#icons/icons.ts';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { StatCaption, StatValue } from '../StatCard/StatCard.tsx';
import * as css from './HeroCard.css.ts';

export interface HeroCardProps {
  /** What the number is. */
  label: ReactNode;
  /** The number, already formatted. */
  value: ReactNode;
  /** A second fact under the number. */
  caption?: ReactNode;
  /** `HeroAction`s. */
  actions?: ReactNode;
  /** The figure is on the way. */
  isLoading?: boolean;
  /** Covers the numbers. */
  isHidden?: boolean;
  /** What a screen reader hears instead of a covered number. */
  hiddenLabel?: string;
  /** Adds an eye that covers and uncovers; says what pressing it does. */
  toggleLabel?: string;
  /** Told that the figure should be hidden or shown. */
  onToggleHidden?: () => void;
}

/** The one number of a page, on the brand's ground. Not for more than one per page: use `StatCard`. */
export function HeroCard({
  label,
  value,
  caption,
  actions,
  isLoading,
  isHidden,
  hiddenLabel,
  toggleLabel,
  onToggleHidden,
}: HeroCardProps) {
  return (
    <div className={css.card} aria-busy={isLoading || undefined}>
      <div className={css.label}>
        {label}
        {toggleLabel && (
          <ToggleButton
            aria-label={toggleLabel}
            isSelected={isHidden ?? false}
            onChange={onToggleHidden}
            className={css.toggle}
          >
            {isHidden ? (
              <EyeOffIcon size={16} aria-hidden="true" />
            ) : (
              <EyeIcon size={16} aria-hidden="true" />
            )}
          </ToggleButton>
        )}
      </div>
      <div className={css.value}>
        <StatValue value={value} isLoading={isLoading} isHidden={isHidden} hiddenLabel={hiddenLabel} />
      </div>
      {caption && (
        <div className={css.caption}>
          {isHidden ? (
            <StatValue value={caption} isLoading={isLoading} isHidden />
          ) : (
            <StatCaption isLoading={isLoading}>{caption}</StatCaption>
          )}
        </div>
      )}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
