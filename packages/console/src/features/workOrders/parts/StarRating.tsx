import { StarIcon } from '@settlement/design-system/icons';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useId } from 'react';
import { useText } from '../../../i18n/useText.ts';
import * as css from './starRating.css.ts';

const stars = [1, 2, 3, 4, 5] as const;

interface StarRatingProps {
  /** 0 while nothing is chosen. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** One to five, as radio buttons that look like stars: arrow keys and screen readers know them. */
export function StarRating({ value, onChange }: StarRatingProps) {
  const text = useText();
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {text('workOrders.thread.rating')}{' '}
        <span className={css.note}>{text('workOrders.thread.ratingNote')}</span>
      </legend>
      <span className={css.stars}>
        {stars.map((count) => (
          <label key={count} className={css.star} data-lit={count <= value || undefined}>
            <input
              type="radio"
              name={name}
              className={css.input}
              checked={count === value}
              onChange={() => onChange(count)}
            />
            <StarIcon aria-hidden="true" />
            <VisuallyHidden>{text('workOrders.thread.stars', { count })}</VisuallyHidden>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
