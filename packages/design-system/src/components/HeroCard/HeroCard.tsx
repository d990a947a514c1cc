import type { ReactNode } from 'react';

import { EyeIcon, EyeOffIcon } from '#icons/icons.ts';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { StatCaption, StatValue } from '../StatCard/StatCard.tsx';
import * as css from './HeroCard.css.ts';

export interface HeroCardProps {
  /** The label of the number. */
  label: ReactNode;
  /** The number in large digits, formatted for the current language. */
  value: ReactNode;
  /** Additional text below the number. */
  caption?: ReactNode;
  /** Buttons and links, with the most important action first. */
  actions?: ReactNode;
  /** True while the number is loading. */
  isLoading?: boolean;
  /** Hides the numbers, so that people nearby can't read them. */
  isHidden?: boolean;
  /** The text for screen readers if the number is hidden. */
  hiddenLabel?: string;
  /** The label of a button that hides and shows the number. Adds the button. */
  toggleLabel?: string;
  /** Called when the number should be hidden or shown. */
  onToggleHidden?: () => void;
}

/** The most important number of a page. Use one per page. For more numbers, use `StatCard`. */
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
      <div className={css.main}>
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
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
