import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';

import { StarIcon } from '#icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Rating.css.ts';

export interface RatingProps {
  /** The label: the subject of the rating. */
  label: ReactNode;
  /** A muted note next to the label. */
  note?: ReactNode;
  /** The number of stars, 1 to 5, or 0 without a rating. */
  value: number;
  /** Called with the number of stars. */
  onChange: (value: number) => void;
  /** Returns the name of a number of stars for screen readers: "3 stars". */
  starLabel: (count: number) => string;
  /** Disables the rating: it can't be pressed or focused. */
  isDisabled?: boolean;
}

const counts = [1, 2, 3, 4, 5] as const;

/** A rating of one to five stars, with the keys and roles of radio buttons. */
export function Rating({ label, note, value, onChange, starLabel, isDisabled }: RatingProps) {
  return (
    <RadioGroup
      value={value === 0 ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      isDisabled={isDisabled}
      orientation="horizontal"
    >
      <Label className={css.label}>
        {label} {note && <span className={css.note}>{note}</span>}
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
            <VisuallyHidden>{starLabel(count)}</VisuallyHidden>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
