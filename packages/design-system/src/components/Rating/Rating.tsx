import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';

import { StarIcon } from '#icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Rating.css.ts';
import type { ComponentLabels, Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface RatingProps {
  /** The label: the subject of the rating. */
  label: ReactNode;
  /** A muted text next to the label. */
  description?: ReactNode;
  /** The number of stars, 1 to 5, or 0 without a rating. */
  value: number;
  /** Called with the number of stars. */
  onChange: (value: number) => void;
  /** Replaces the default texts. */
  labels?: Labels<'Rating'>;
  /** Disables the rating: it can't be pressed or focused. */
  isDisabled?: boolean;
}

const counts = [1, 2, 3, 4, 5] as const;

const texts: ComponentLabels['Rating'] = {
  stars: (count) => (count === 1 ? '1 star of 5' : `${String(count)} stars of 5`),
};

/** A rating of one to five stars, with the keys and roles of radio buttons. */
export function Rating({ label, description, value, onChange, labels, isDisabled }: RatingProps) {
  const { stars } = useLabels('Rating', texts, labels);
  return (
    <RadioGroup
      value={value === 0 ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      isDisabled={isDisabled}
      orientation="horizontal"
    >
      <Label className={css.label}>
        {label} {description && <span className={css.note}>{description}</span>}
      </Label>
      <div className={css.stars}>
        {counts.map((count) => (
          <Radio
            key={count}
            value={String(count)}
            className={css.star}
            data-lit={count <= value || undefined}
          >
            <StarIcon aria-hidden="true" className={count <= value ? css.lit : undefined} />
            <VisuallyHidden>{stars(count)}</VisuallyHidden>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
