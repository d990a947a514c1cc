import type { ReactNode } from 'react';

import { EyeIcon, EyeOffIcon } from '#icons/icons.ts';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { hiddenLabels, StatCaption, StatValue } from '../StatCard/StatParts.tsx';
import * as css from './HeroCard.css.ts';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface HeroCardProps {
  /** The label of the number, such as `Total assets`. */
  label: ReactNode;
  /** The number in large digits, formatted for the current language. */
  value: ReactNode;
  /** Additional text below the number. */
  description?: ReactNode;
  /** Buttons and links, with the most important action first. */
  actions?: ReactNode;
  /** Shows a skeleton while the number is loading. */
  isLoading?: boolean;
  /** Hides the number and the description, so that people nearby can't read them. */
  isHidden?: boolean;
  /** Called when the user hides or shows the number. Adds a button. */
  onHiddenChange?: (isHidden: boolean) => void;
  /** Replaces the default texts. */
  labels?: Labels<'HeroCard'>;
}

/** The most important number of a page. Use one per page. For more numbers, use `StatCard`. */
export function HeroCard({
  label,
  value,
  description,
  actions,
  isLoading,
  isHidden,
  onHiddenChange,
  labels,
}: HeroCardProps) {
  const { hidden, toggle } = useLabels('HeroCard', hiddenLabels, labels);
  return (
    <div className={css.card} aria-busy={isLoading || undefined}>
      <div className={css.main}>
        <div className={css.label}>
          {label}
          {onHiddenChange && (
            <ToggleButton
              aria-label={toggle}
              isSelected={isHidden ?? false}
              onChange={onHiddenChange}
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
          <StatValue value={value} isLoading={isLoading} isHidden={isHidden} hiddenLabel={hidden} />
        </div>
        {description && (
          <div className={css.caption}>
            {isHidden ? (
              <StatValue value={description} isLoading={isLoading} isHidden />
            ) : (
              <StatCaption isLoading={isLoading}>{description}</StatCaption>
            )}
          </div>
        )}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
