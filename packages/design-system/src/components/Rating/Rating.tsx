import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';

import { StarIcon } from '#icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Rating.css.ts';

export interface RatingProps {
  /** What is rated. */
  label: ReactNode;
  /** Beside the label, muted. */
  note?: ReactNode;
  /** 1 to 5, or 0 while nothing is chosen. */
  value: number;
  /** Told the number of stars. */
  onChange: (value: number) => void;
  /** Says one star aloud: "3 stars". */
  starLabel: (count: number) => string;
  /** Takes no press and no focus. */
  isDisabled?: boolean;
}

const counts = [1, 2, 3, 4, 5] as const;

/** One to five stars, as radio buttons with their keys and roles. */
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
